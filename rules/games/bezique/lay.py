"""A meld that is laid down but not scored, for a partner to build on."""

from .meld import Meld, why_over
from .melder import melders_now


class Lay(Meld):
    """Any number of them in a turn; nothing is used up."""

    type = "lay"
    words = ("{seat} lays {meld} of {suit}", "{seat} lays {meld}")
    is_scored, help = False, "not scored"
    one, any = " lays: ", " lays a meld"

    def why_none(self, deal):
        return why_over(deal)

    def why_used_up(self, deal):
        """None: melds that do not score are not counted."""

    def melders(self, deal):
        """Where no tricks are entered, all are asked at once."""
        if deal.is_tracked:
            return super().melders(deal)
        return [melders_now(deal).of(deal.melders)]

    def tapped(self, deal, prompt):
        """Where all are asked at once, the meld, whoever lays it."""
        return super().tapped(deal, prompt) if deal.is_tracked else prompt.fields[-1]

    def why_not_tap(self, deal, entry):
        """Where all are asked at once, why none of them can lay this."""
        if deal.is_tracked:
            return super().why_not_tap(deal, entry)
        why = None
        for seat in deal.melders:
            entry.seat = seat
            why = super().why_not_tap(deal, entry)
            if why is None:
                return None
        return why

    def enter(self, deal, entry):
        deal.begin()
        deal.book.take(entry.claim, entry.seat, is_scored=False)
        name = deal.table.players[entry.seat]
        deal.table.announce(f"{name} lays a meld without scoring it")


LAY = Lay()
