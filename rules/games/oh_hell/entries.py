"""The shape of Oh Hell's entries."""

from ...fields import Card, Cards, Number, Numbers, Seat, Seats, Suit
from ...fields.numbers import HIGHEST
from ...prompts import Form, bad_field


def check_trump(entry, table):
    """Trumps are one suit or one card; no-trump only where the table says so."""
    if (entry.suit is None) == (entry.card is None):
        raise bad_field(entry, "it names either a suit or the card turned up")
    if entry.suit == "N" and table.options["trump_from"] != "table":
        raise bad_field(entry, "a turned card always has a suit")


def check_trick(entry, table):
    """A trick has a winner or cards; a leader only makes sense with cards."""
    if entry.winner is None and entry.cards is None:
        raise bad_field(entry, "it needs a winner or the cards")
    if entry.leader is not None and entry.cards is None:
        raise bad_field(entry, "a leader goes with the cards")


FORMS = (
    Form("bid", Seat("seat"), Number("bid"), words=("{seat} bids {bid}",)),
    Form("bids", Numbers("bids", low=-HIGHEST), words=("Bids: {bids}",)),
    Form(
        "trump",
        Suit("suit", "CDHSN", optional=True),
        Card("card", optional=True),
        check=check_trump,
        words=("{card} is turned up", "Trumps: {suit}"),
    ),
    Form("tricks", Numbers("tricks", low=-HIGHEST), words=("Tricks: {tricks}",)),
    Form("made", Seats("made"), words=("{made} made it",)),
    Form(
        "trick",
        Seat("winner", optional=True),
        Cards("cards", count="seats", optional=True),
        Seat("leader", optional=True),
        check=check_trick,
        words=("Trick to {winner}", "{cards}"),
    ),
)
