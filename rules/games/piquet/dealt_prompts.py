"""How a screen asks for what comes before the claims: exchange, blank, hands."""

from ...fields import Cards, Choice, Fixed
from ...prompts import Prompt
from .ways import CARDS


def hand_prompt(books, seat):
    """The cards of one player."""
    hands = books.hands.cards
    seen = [card for owner in hands for card in hands[owner]]
    return Prompt(
        "hand",
        f"{books.name(seat)}\u2019s hand",
        Fixed("seat", seat),
        Cards("cards", count=books.hand_size(seat), seen=seen),
        way=CARDS,
        help="after the exchange",
    )


def exchange_prompt(books, seat):
    """How many cards a player exchanges; most take all they may."""
    offered = books.exchange.offered(seat)
    numbers = [(number, str(number)) for number in offered]
    return Prompt(
        "exchange",
        f"{books.name(seat)} exchanges",
        Fixed("seat", seat),
        Choice("count", *numbers, preset=offered[-1]),
    )


def blank_prompt(books, seat):
    """A carte blanche: one button."""
    label = f"{books.name(seat)}: carte blanche"
    return Prompt("carte_blanche", label, Fixed("seat", seat))
