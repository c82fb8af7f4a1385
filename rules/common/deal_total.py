"""The whole deal in one entry, added up at the table."""

from ..fields import Numbers
from .common_type import CommonType

LABEL = "Points of this deal"


class DealTotal(CommonType):
    """Points for each side; it stands in for all other entries of a deal."""

    type = "deal_total"
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
        label = "Whole deal, added up at the table"
        return [self.prompt(label, *self.fields, way="total")]

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
        "This deal has entries already: undo them to enter its total alone.",
    )
