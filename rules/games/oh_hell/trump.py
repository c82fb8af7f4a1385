"""Trumps: the suit, or the card that was turned up."""

from ...entry_type import EntryType
from ...fields import Card, Suit, TrumpSuit


class Trump(EntryType):
    """Named at any time before the first trick, once."""

    type = "trump"
    subject = "the trump suit"
    fields = (TrumpSuit("suit", "CDHSN", optional=True), Card("card", optional=True))
    words = ("{card} is turned up", "{suit}")

    def why_malformed(self, entry, raw_entry, table):
        if (entry.suit is None) == (entry.card is None):
            return self.bad_field("enter either a suit or the card turned up")
        if entry.suit == "N" and table.options["trump_from"] != "table":
            return self.bad_field("a turned card always has a suit")
        return None

    def why_none(self, deal):
        if deal.is_no_trump and not deal.number_of_tricks:
            return "no_trump_deal", "This deal is played without trumps."
        return self.not_now() if deal.trump or deal.number_of_tricks else None

    def questions(self, deal):
        """The suit alone, with no-trump where the table may choose it; or the card."""
        is_tables = deal.table.options["trump_from"] == "table"
        return [
            self.prompt("Trumps", Suit("suit", "CDHSN" if is_tables else "CDHS")),
            self.prompt("Card turned up", Card("card"), way="cards"),
        ]

    def enter(self, deal, entry):
        deal.turned = entry.card
        deal.trump = entry.card[1] if entry.card else entry.suit


TRUMP = Trump()
