"""A correction of a score that the table agreed on."""

from ..fields import Number, Side
from ..words import does, number_of
from .common_type import NOTE, CommonType


class Adjust(CommonType):
    """Points more or fewer for a side, at once, in the deal in progress."""

    type = "adjust"
    enters = "correction"

    def __init__(self, game):
        limit = game.adjust_limit
        points = Number("points", -limit, limit, label="Points")
        self.fields = (Side("side"), points, NOTE)
        super().__init__(game)

    def in_words(self, raw_entry, table):
        """What was corrected: "Ann gets 5 points, as agreed"."""
        note, points = raw_entry.get("note"), raw_entry["points"]
        why = f": {note}" if note else ", as agreed"
        name, seats = table.name(raw_entry["side"]), table.sides[raw_entry["side"]]
        if not points:
            return f"{name}'s score stays the same{why}"
        verb = does(seats, "get") if points > 0 else does(seats, "lose")
        return f"{name} {verb} {number_of(abs(points), 'point')}{why}"

    def why_not(self, deal, entry):
        return self.game.why_not_adjust(deal, entry.side)

    def questions(self, deal):
        sides = self.game.sides_in(deal.table, deal)
        fields = [Side("side", *sides)] + list(self.fields[1:])
        return [self.prompt("Correct a score", *fields)]

    def act(self, referee, entry):
        table = referee.table
        table.open_deal()
        table.deal.write()  # what was scored before stands above
        text = entry.note or "Agreed at the table"
        table.score(entry.side, entry.points, "adjust", text)
        if not entry.points:
            table.deal.agreed.append(([entry.side], "adjust", text))
