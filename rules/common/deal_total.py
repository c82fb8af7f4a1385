"""The whole deal in one entry, added up at the table."""

from ..fields import Numbers
from ..fields.numbers import HIGHEST
from ..words import minus
from .common_type import CommonType

LABEL, WHOLE = "Points for this deal", "Whole deal, added up at the table"


class DealTotal(CommonType):
    """Points for each side; it stands in for all other entries of a deal."""

    type = "deal_total"
    enters = "points"
    words = ("Whole deal: {points}",)

    def __init__(self, game):
        low, told = game.lowest_total, ("scored", "point")
        self.fields = (Numbers("points", low=low, label=LABEL, told=told),)
        super().__init__(game)

    def why_none(self, deal):
        return why_started(deal)

    def why_not(self, deal, entry):
        return self.game.why_not_total(deal, entry.points)

    def questions(self, deal):
        """The points of each; the limit is said, and what lies beyond is refused.

        A range of the field itself would let a browser answer in its own words.
        """
        fewest, most = self.game.total_limits(deal)
        label = f"{LABEL}, {span(fewest, most)} each" if most < HIGHEST else LABEL
        points = Numbers("points", low=-HIGHEST if fewest < 0 else 0, label=label)
        return [self.prompt(WHOLE, points, way="total")]

    def act(self, referee, entry):
        table = referee.table
        table.open_deal()
        referee.script.close()
        for side, points in enumerate(entry.points):
            table.score(side, points, "deal_total", "Added up at the table")
        referee.complete()


def why_started(deal):
    """Why a deal cannot be entered as a whole: some of it is."""
    if not deal.is_opened:
        return None
    return (
        "deal_started",
        "This deal already has entries. Undo them to enter only its total.",
    )


def why_beyond(table, points, fewest, most):
    """Why these points of each side are more, or fewer, than a deal can bring.

    A record that has them is read all the same: what was entered once stands.
    """
    for side, number in enumerate(points):
        if not (fewest <= number <= most or most == HIGHEST):
            return (
                "impossible_points",
                f"{table.name(side)} cannot score {minus(number)} in one deal. "
                f"A deal is worth {span(fewest, most)} points.",
            )
    return None


def span(fewest, most):
    """How far points go: "at most 174", "\u221290 to 57"."""
    return f"{minus(fewest)} to {most}" if fewest else f"at most {most}"
