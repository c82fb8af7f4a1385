"""The count after the last trick: the brisques of each side, or its card points."""

from ...errors import RuleError
from ...fields import Numbers
from .scoring import ALL_POINTS, IMPOSSIBLE
from .turn_up import AfterTurnUp


class Count(AfterTurnUp):
    """What each side has in its tricks, where that was not counted as it was won."""

    type = "count"

    def read_entry(self, raw_entry, table):
        """Where brisques score as they are won, no such entry is known."""
        if table.ledger.house.counts is None:
            raise RuleError(
                "unknown_entry", "At this table, nothing is counted at the end."
            )
        return super().read_entry(raw_entry, table)

    def why_none(self, deal):
        if not deal.is_count_due():
            return "count_not_due", "Enter the count after the last trick."
        return None

    def why_not(self, deal, entry):
        total = self.total(deal)
        if sum(entry.shares) != total or entry.shares[0] in self.impossible:
            return "wrong_total", f"The counts must add up to {total}."
        return None

    def questions(self, deal):
        total = self.total(deal)
        shares = Numbers(self.part, low=0, high=total, total=total, attribute="shares")
        return [self.prompt(self.label, shares)]

    def enter(self, deal, entry):
        deal.count(entry.shares)
        deal.is_closed = True


class CountOfBrisques(Count):
    """All aces and tens."""

    part, label, impossible = "brisques", "Brisques in the tricks", ()
    fields = (Numbers("brisques", attribute="shares", told=("took", "brisque")),)
    words = ("{brisques}",)

    def total(self, deal):
        """What all sides have together."""
        return deal.house.brisques


class CountOfPoints(Count):
    """All card points of the pack."""

    part, label, impossible = "points", "Points in the tricks", IMPOSSIBLE
    fields = (Numbers("points", attribute="shares", told=("made", "point")),)
    words = ("In cards {points}",)

    def total(self, deal):
        """What both sides have together."""
        return ALL_POINTS


BRISQUE_COUNT, POINT_COUNT = CountOfBrisques(), CountOfPoints()
