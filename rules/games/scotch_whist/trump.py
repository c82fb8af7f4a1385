"""Trumps: the suit, or the dealer's card that was turned up."""

from ...entry_type import EntryType
from ...fields import Card, Suit, TrumpSuit


class Trump(EntryType):
    """Named before the first trick, once; French Whist needs it first."""

    type = "trump"
    subject = "the trump suit"
    fields = (TrumpSuit("suit", optional=True), Card("card", optional=True))
    words = ("{card} is turned up", "{suit}")

    def why_malformed(self, entry, raw_entry, table):
        if (entry.suit is None) == (entry.card is None):
            fault = "enter either a suit or the dealer's turned card"
            return self.bad_field(fault)
        return None

    def why_none(self, deal):
        return self.not_now() if deal.honours.trump or deal.tricks else None

    def questions(self, deal):
        return [
            self.prompt("Trumps", Suit("suit")),
            self.prompt("The dealer's card", Card("card"), way="cards"),
        ]

    def enter(self, deal, entry):
        deal.honours.turned = entry.card
        deal.honours.trump = entry.card[1] if entry.card else entry.suit


def why_trumps_first(deal):
    """Why nothing else can come while the trumps of French Whist are not known."""
    if deal.honours.is_french and not deal.honours.trump:
        return "trump_unknown", "French Whist needs the trump suit first."
    return None


TRUMP = Trump()
