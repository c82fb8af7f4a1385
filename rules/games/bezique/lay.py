"""A meld that is laid down but not scored, for a partner to build on."""

from .meld import Meld, why_over
from .melds import claim_of


class Lay(Meld):
    """Any number of them in a turn; nothing is used up."""

    type = "lay"
    words = ("{seat} lays {meld} of {suit}", "{seat} lays {meld}")
    is_scored, help = False, "not scored"
    one, any = "{name} lays: {meld}", "{name} lays a meld"

    def why_none(self, deal):
        return why_over(deal)

    def why_used_up(self, deal):
        """None: melds that do not score are not counted."""

    def enter(self, deal, entry):
        deal.begin()
        deal.book.take(claim_of(deal, entry), entry.seat, is_scored=False)
        name = deal.table.players[entry.seat]
        deal.table.announce(f"{name} lays a meld without scoring it")


LAY = Lay()
