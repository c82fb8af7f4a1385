"""A deal on the pad: one number for each side."""

from ...entry_type import EntryType
from ...fields import Numbers
from ...fields.numbers import HIGHEST
from ...words import MINUS

MOST_TILES = 6
RANGE = f"from {MINUS}{HIGHEST:,} to {HIGHEST:,}"


class Scores(EntryType):
    """The points of each side in one deal."""

    type = "scores"
    fields = (Numbers("points", low=-HIGHEST, label="Points", told=("scored", "")),)
    words = ("{points}",)
    subject = "the points"
    enters = "points"

    def why_malformed(self, entry, raw_entry, table):
        """A record may have no larger number here than the pad takes."""
        for side, points in enumerate(entry.points):
            if abs(points) > HIGHEST:
                name = table.name(side)
                return "bad_field", f"Enter a number {RANGE} for {name}."
        return None

    def questions(self, deal):
        table = deal.table
        nothing = [0] * len(table.sides)
        points = Numbers("points", low=-HIGHEST, preset=nothing, tiles=tiles(table))
        return [self.prompt(f"Points in deal {deal.number}", points, stays=True)]

    def enter(self, deal, entry):
        for side, points in enumerate(entry.points):
            deal.table.score(side, points, "scores", f"Deal {deal.number}")


def tiles(table):
    """The numbers of the newest deals, the latest first, each once."""
    found = []
    for deal in table.deals[::-1]:
        for line in deal.lines:
            if line.reason == "scores" and line.points not in found:
                found.append(line.points)
    return found[:MOST_TILES]


SCORES = Scores()
