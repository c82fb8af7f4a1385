"""One way to deal the cards in which all that was told is true."""

from .cards import count, union
from .filling import filled
from .search import Need, find_hands


class Imagined:
    """Hands that meet the needs of all seats; others when they no longer do.

    `needs`: seat -> Need. `hands`: seat -> its hand, as far as the needs take it; None
    where there are no such hands.
    """

    def __init__(self, needs):
        self.needs = needs
        self.seats = sorted(needs)
        self.hands = self.search(needs)

    def allows(self, seat, need):
        """Whether all can be true where this is the need of a seat."""
        return self.hands_with(seat, need) is not None

    def enter(self, seat, need):
        """Takes a need in the place of the one that a seat had."""
        self.hands = self.hands_with(seat, need)
        self.needs[seat] = need

    def bears(self, plays):
        """Takes the cards of a trick, (seat, card as a hand) each: can all be true?"""
        for seat, card in plays:
            size, allowed, held, claims = self.needs[seat]
            self.needs[seat] = Need(size, allowed, held | card, claims)
        if not self.hands or not all(self.takes(seat, card) for seat, card in plays):
            self.hands = self.search(self.needs)
        return self.hands is not None

    def takes(self, seat, card):
        """Puts a card into the hand of a seat, if it is there or has room there."""
        need, hand = self.needs[seat], self.hands[seat]
        if hand & card:
            return True
        fits = card & need.allowed & ~union(self.hands.values())
        if not fits or count(hand) >= need.size:
            return False
        self.hands[seat] = hand | card
        return True

    def hands_with(self, seat, need):
        """Hands where this is the need of a seat; None if there are none."""
        if self.hands:
            others = union([self.hands[other] for other in self.seats if other != seat])
            hand = mended(self.hands[seat], need, need.allowed & ~others)
            if hand is not None:
                return self.hands | {seat: hand}
        return self.search(self.needs | {seat: need})

    def search(self, needs):
        """Hands that meet some needs, as they are here; None if there are none."""
        found = find_hands([needs[seat] for seat in self.seats])
        return None if found is None else dict(zip(self.seats, found))


def mended(hand, need, free):
    """A hand with what its need asks for beside it, of the free cards.

    None if that fails; there may be such a hand all the same.
    """
    if need.held & ~free:
        return None
    hand = hand & free | need.held
    for parts in need.claims:
        hand = filled(hand, parts, free, need.size)
        if hand is None:
            return None
    return hand if count(hand) <= need.size else None
