"""Oh Hell's irregularities: what the table may rule on, and why it deals again."""

from ...card_game import Misdeal, Offence
from ...fields import Card

FACE_UP = "The card stays face up and is played at the first legal turn"
CARD = Card("card", optional=True, label="Which card?")


def bid_out_of_turn(table, entry):
    """The bid stands."""
    table.announce("No penalty: the bid stands")


def lay_open(table, entry):
    """The card stays face up before its owner."""
    if entry.card:
        table.deal.tricks.lay_open(entry.seat, entry.card)
    table.announce(FACE_UP)


def revoke(table, entry):
    """The offender's plus is lost in this deal."""
    table.deal.tricks.revoked.add(entry.seat)
    table.announce("Revoke: no points in this deal")


OFFENCES = (
    Offence(
        "bid_out_of_turn",
        "Bid out of turn",
        "The bid stands, and the turn goes back",
        rule=bid_out_of_turn,
    ),
    Offence("lead_out_of_turn", "Led out of turn", FACE_UP, CARD, rule=lay_open),
    Offence("play_out_of_turn", "Played out of turn", FACE_UP, CARD, rule=lay_open),
    Offence("card_exposed", "Showed a card", FACE_UP, CARD, rule=lay_open),
    Offence(
        "revoke",
        "Did not follow suit though able",
        "The play stands; the offender scores no plus in this deal",
        rule=revoke,
    ),
)
MISDEALS = (
    Misdeal("card_exposed", "A card was exposed in dealing"),
    Misdeal("wrong_count", "Somebody has the wrong number of cards"),
    Misdeal("wrong_dealer", "The wrong player dealt"),
    Misdeal("not_shuffled", "The pack was not shuffled"),
    Misdeal("wrong_turn_up", "The wrong card was turned up"),
    Misdeal("imperfect_pack", "The pack is not complete"),
    Misdeal("other", "Something else"),
)
