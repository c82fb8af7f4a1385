"""Playing the cards of a trick: where their copies are afterwards."""

from ....words import card_name
from .places import GONE, HAND, OPEN, TABLE, UNSEEN
from .ways import moved


def played(ways, plays, winner, opens):
    """(changed, left, missing) of a trick; the arguments are as the book says.

    `changed`: the ways of the cards that may be known somewhere; `left`: how many
    copies of the other cards are unseen then; `missing`: the first card that cannot
    have been played, or None.
    """
    changed, left = {}, {}
    for seat, card, from_table in plays:
        if card in ways.cards or card in opens:
            before = changed.get(card) or ways.of(card)
            to = OPEN + winner if card in opens else GONE
            places = playable(seat, from_table)
            changed[card] = moved(before, places, to, keeps_marks=seat == winner)
            is_missing = not changed[card]
        else:
            copies = left[card] if card in left else ways.left(card)
            left[card] = copies - 1
            is_missing = from_table or not copies
        if is_missing:
            return changed, left, card
    return changed, left, None


def playable(seat, from_table):
    """The places from which a seat may play."""
    if from_table is None:
        return (UNSEEN, TABLE + seat, HAND + seat)
    return (TABLE + seat,) if from_table else (UNSEEN, HAND + seat)


def unplayable(card):
    """The reason that refuses a card that was played."""
    return "not_available", f"{card_name(card)} cannot be played."


def unflagged(plays):
    """Plays of which nobody says where the cards came from."""
    return [(seat, card, None) for seat, card in plays]
