"""The most that one deal of Pinochle can bring a side."""

from .melds import DEECE_VALUE, DOUBLE_OF, MARRIAGE
from .scoring import ALL_CARDS, LAST_TRICK

ALL_TRICKS = ALL_CARDS + LAST_TRICK
MOST_DEECES = 2  # that score in a deal
COPIES, OTHER_SUITS = 2, 3


def most_of_hands(table, hand):
    """The melds of the best hand of each player of a side, and all the tricks.

    `hand`: the most that one hand can be worth. Of partners it is generous: the best
    hand is not there twice. A deece turned up, or exchanged, may come beside it.
    """
    return hand * len(table.sides[0]) + DEECE_VALUE + ALL_TRICKS


def most_of_two(table):
    """The most of two who meld one by one: the dearest melds, one for a trick.

    As if every card of the pack came to one of them, so it is generous.
    """
    ledger = table.ledger
    melds = sorted(all_melds(ledger.values), reverse=True)[: ledger.hand]
    return sum(melds) + MOST_DEECES * DEECE_VALUE + ALL_TRICKS


def all_melds(values):
    """The value of each meld that the pack can make; `values`: by name."""
    melds = [MARRIAGE] * (COPIES * OTHER_SUITS) + [values["royal_marriage"]] * COPIES
    for single in DOUBLE_OF:
        double = values[DOUBLE_OF[single]]
        melds.append(double)
        if double != COPIES * values[single]:  # it may be built on a single one
            melds.append(values[single])
    return melds
