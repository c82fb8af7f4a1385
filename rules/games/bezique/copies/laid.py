"""The cards of a meld that was laid down: where their copies are afterwards."""

from .limits import NO_LOAD, padded
from .places import GONE, LEVEL, PLACE, UNSEEN, marked
from .thinning import put


class Laid:
    """A claim that is laid down, as Laying says who lays it and what may serve.

    `is_scored`: whether its cards have then served.
    """

    def __init__(self, laying, is_scored):
        self.laying, self.claim, self.ways = laying, laying.claim, laying.ways
        self.is_scored = is_scored
        self.from_hand = (UNSEEN, laying.hand)
        self.places = self.from_hand + (laying.table, laying.open, laying.theirs)

    def changed(self):
        """The ways of each card afterwards; where all may be lent, a limit is added."""
        changed, laid, ways, most_lent = {}, {}, self.ways, 0
        for card, count in self.claim.each:
            if card in ways.cards:
                laid[card] = self.outcomes(ways.cards[card], card, count)
                most_lent += max([lent for _copies, _load, lent in laid[card]])
            else:
                changed[card] = {self.plain_copies(ways.left(card), count): NO_LOAD}
        size, whole = len(ways.rooms), len(self.claim.cards)
        if most_lent >= whole:
            ways.rooms.append(whole - 1)
        for card in laid:
            changed[card] = as_ways(laid[card], most_lent >= whole, size)
        return changed

    def plain_copies(self, left, count):
        """The copies of a card of which so many were unseen, and the others gone."""
        gone = (GONE,) * (self.ways.copies - left)
        return (UNSEEN,) * (left - count) + gone + (self.after(UNSEEN),) * count

    def outcomes(self, ways, card, count):
        """(copies, load, lent) for each way of a known card afterwards."""
        found = []
        for copies, each in ways.items():
            for chosen in picks([self.useful(copy) for copy in copies], count):
                taken = [copies[index] for index in chosen]
                if self.go_together(card, taken):
                    after = self.with_laid(copies, chosen)
                    lent = [copy & PLACE for copy in taken].count(self.laying.theirs)
                    found += [(after, load, lent) for load in each]
        return found

    def useful(self, copy):
        """A copy that may serve in the claim, None for another."""
        is_free = not copy & self.laying.barred and copy < self.laying.ceiling
        return copy if is_free and copy & PLACE in self.places else None

    def go_together(self, card, taken):
        """Whether copies of one card may serve together."""
        if self.claim.lying is not None:
            from_hand = [copy for copy in taken if copy & PLACE in self.from_hand]
            if len(taken) - len(from_hand) != self.claim.lying.count(card):
                return False
        return not self.laying.needs_new or min(taken) < LEVEL

    def with_laid(self, copies, chosen):
        """The copies of a card once those at the chosen indexes are laid down."""
        after = list(copies)
        for index in chosen:
            after[index] = self.after(copies[index])
        return tuple(sorted(after))

    def after(self, copy):
        """A copy as it lies afterwards."""
        place = copy & PLACE
        if place in self.from_hand:
            copy += self.laying.table - place
        return marked(copy, self.claim) if self.is_scored else copy


def as_ways(outcomes, is_limited, size):
    """Outcomes as ways; `is_limited`: what is lent counts for a last limit."""
    found = {}
    for copies, load, lent in outcomes:
        if is_limited and lent:
            load = padded(load, size) + (lent,)
        put(found, copies, load)
    return found


def picks(copies, count, start=0):
    """Every different choice of so many copies: tuples of indexes; None is no copy."""
    found, last = [], None
    for index in range(start, len(copies)):
        copy = copies[index]
        if copy != last and copy is not None:
            if count == 1:
                found.append((index,))
            else:
                rest = picks(copies, count - 1, index + 1)
                found += [(index,) + more for more in rest]
        last = copy
    return found
