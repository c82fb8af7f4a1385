"""Oh Hell's irregularities: what the table may rule on, and why it deals again."""

from ...card_game import Misdeal, Offence, saying
from ...fields import Card
from ...misdeals import IMPERFECT_PACK, IN_DEALING, OTHER
from .trick import why_not_held

FACE_UP = "The card stays face up and is played at the first legal turn"
CARD = Card("card", optional=True, label="Which card?")


def why_not_open(deal, entry):
    """A card that cannot be in the hand."""
    return why_not_held(deal, [(entry.seat, entry.card)]) if entry.card else None


def lay_open(deal, entry):
    """The card stays face up before its owner."""
    if entry.card:
        deal.face_up[entry.card] = entry.seat
    deal.table.announce(FACE_UP)


def take_plus(deal, entry):
    """The offender's plus is lost in this deal."""
    deal.revoked.add(entry.seat)
    deal.table.announce("Revoke: no points in this deal")


def exposed_card(key, words):
    """An offence after which a card stays face up."""
    return Offence(key, words, FACE_UP, CARD, rule=lay_open, why_not=why_not_open)


OFFENCES = (
    Offence(
        "bid_out_of_turn",
        "Bid out of turn",
        "The bid stands, and the turn goes back",
        rule=saying("No penalty: the bid stands"),
    ),
    exposed_card("lead_out_of_turn", "Led out of turn"),
    exposed_card("play_out_of_turn", "Played out of turn"),
    exposed_card("card_exposed", "Showed a card"),
    Offence(
        "revoke",
        "Failed to follow suit",
        "The tricks stand, and the offender gains no points in this deal",
        rule=take_plus,
    ),
)
TURNED_WRONG = Misdeal("wrong_turn_up", "The wrong card was turned up")
MISDEALS = IN_DEALING + (TURNED_WRONG, IMPERFECT_PACK, OTHER)
