"""What lies on the table already, and the melds that take cards from there."""

from ...words import card_sign
from .house_rules import CARDS
from .melds import FOURS, SEQUENCE
from .scoring import MELDS

MOST = 7  # so many ways to take cards from the table are offered of one meld


def lying(deal, seat):
    """What can lie before a seat, or its partner, to meld with: {card: most copies}."""
    found = {}
    if deal.mode == CARDS:
        for one in (seat, deal.partner(seat)):
            for card in [] if one is None else deal.book.lying(one):
                most = found.get(card, 0) + deal.book.most_lying(card, one)
                found[card] = min(most, deal.house.copies)
    return {card: found[card] for card in found if card[0] in SEQUENCE}


def sayings_with(lying, claims, melds):
    """(sayings, rest): melds with the cards they take from the table, each in a tap.

    `lying`: {card: copies}; `claims`: those of the deal. The `rest` are the melds that
    could take too many of them for a tap each: their keys.
    """
    sayings, rest = [], []
    for meld, suit in sorted(claimed(claims, melds), key=str) if lying else ():
        claim = claims[meld, suit]
        taken = takings(claim.each, lying)
        if len(taken) <= MOST:
            sayings += [saying(meld, suit, claim.points, cards) for cards in taken]
        else:
            rest.append(meld)
    return sayings, rest


def claimed(claims, melds):
    """(meld, suit) of each claim of these melds that is told without its cards."""
    return [
        (meld, suit)
        for meld, suit in claims
        if meld in melds and meld not in FOURS and is_claimed(meld, suit, claims)
    ]


def is_claimed(meld, suit, claims):
    """Whether a meld is claimed so: a marriage by its suit, a sequence without."""
    is_told = (suit is not None) == (meld == "marriage")
    return is_told and claims[meld, suit] is not None


def takings(each, lying):
    """The lists of cards that a meld may take of those that lie, but for none."""
    found = [[]]
    for card, count in each:
        if card in lying:
            most = min(count, lying[card])
            found = [one + [card] * n for one in found for n in range(most + 1)]
    return found[1:]


def saying(meld, suit, points, cards):
    """One of them: the parts of the entry, and its label."""
    parts = {"meld": meld, "table": cards}
    if suit:
        parts["suit"] = suit
    signs = " ".join([card_sign(card) for card in cards])
    name = MELDS[meld][1].split()[0]
    return parts, f"{name} {points} with {signs}"
