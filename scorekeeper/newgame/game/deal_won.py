"""The end of a deal: its winner, and the points."""

from ...entry_type import EntryType
from ...fields import Number, Seat

MOST = 20  # points of a deal


class DealWon(EntryType):
    """The winner of a deal, and the points."""

    type = "deal_won"
    fields = (Number("points", 1), Seat("seat"))
    words = ("{seat} wins the deal: {points}",)

    def why_not(self, deal, entry):
        if entry.points > MOST:
            return (
                "too_many_points",
                f"A deal is worth at most {MOST} points, not {entry.points}.",
            )
        return None

    def questions(self, deal):
        points = Number("points", 1, MOST, label="Points")
        return [self.prompt("Who wins the deal?", points, Seat("seat"), way="quick")]

    def enter(self, deal, entry):
        deal.table.score(entry.seat, entry.points, "deal_won", "Won the deal")


DEAL_WON = DealWon()
