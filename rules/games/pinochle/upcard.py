"""The card turned up: it makes trumps, and a deece is ten for the dealer."""

from ...entry_type import EntryType
from ...fields import Card


class Upcard(EntryType):
    """The card turned up, before anything else of the deal."""

    type = "upcard"
    fields = (Card("card"),)
    words = ("{card} is turned up",)

    def questions(self, deal):
        help = f"{deal.table.players[deal.dealer]} deals"
        return [
            self.prompt("Card turned up", Card("card"), way=way, help=help)
            for way in ("quick", "cards", "points")
        ]

    def enter(self, deal, entry):
        deal.turn(entry.card)


UPCARD = Upcard()
