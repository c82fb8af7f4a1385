"""The shape of Scotch Whist's entries."""

from ...fields import Card, Cards, Choices, Numbers, Seat, Shares, Suit
from ...prompts import Form, bad_field
from .honours import DIAMOND_TEN, NAMES, TRUMP_HONOURS

HONOURS = [(key, NAMES[key]) for key in TRUMP_HONOURS + (DIAMOND_TEN,)]


def check_trump(entry, table):
    """Trumps are one suit or one card."""
    if (entry.suit is None) == (entry.card is None):
        raise bad_field(entry, "it names either a suit or the dealer's turned card")


def check_count(entry, table):
    """Piles are counted in tricks or in cards."""
    if (entry.tricks is None) == (entry.cards is None):
        raise bad_field(entry, "it has either the tricks or the cards of each side")
    check_form(entry, table)


def check_trick(entry, table):
    """A trick is its cards, or its winner with the honours in it."""
    if entry.winner is None and entry.cards is None:
        raise bad_field(entry, "it needs a winner or the cards")
    if entry.leader is not None and entry.cards is None:
        raise bad_field(entry, "a leader goes with the cards")
    if entry.honours is not None and entry.cards is not None:
        raise bad_field(entry, "the cards say which honours fell")
    check_form(entry, table)


def check_form(entry, table):
    """The ten of diamonds is an honour in French Whist only."""
    if table.options["form"] != "french" and DIAMOND_TEN in (entry.honours or ()):
        raise bad_field(entry, "only in French Whist is 'TD' an honour")


FORMS = (
    Form(
        "trump",
        Suit("suit", optional=True),
        Card("card", optional=True),
        check=check_trump,
        words=("{card} is turned up", "Trumps: {suit}"),
    ),
    Form(
        "count",
        Numbers("tricks", optional=True),
        Numbers("cards", optional=True),
        Shares("honours", *HONOURS),
        check=check_count,
        words=("Tricks: {tricks}; {honours}", "Cards: {cards}; {honours}"),
    ),
    Form(
        "trick",
        Cards("cards", count="seats", optional=True),
        Seat("leader", optional=True),
        Seat("winner", optional=True),
        Choices("honours", *HONOURS, optional=True),
        check=check_trick,
        words=("{cards}", "Trick to {winner}: {honours}", "Trick to {winner}"),
    ),
)
