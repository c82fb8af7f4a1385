"""A meld that is laid down: which copies may serve, and where they are afterwards."""

from .limits import NO_LOAD, pad_load
from .places import (
    BARRED,
    GONE,
    HAND,
    LEVEL,
    OPEN,
    PLACE,
    TABLE,
    UNSEEN,
    highest_level,
    mark_copy,
)
from .simplification import put

NOWHERE = 16  # a place that no copy has
ABOVE_ALL = 8 * LEVEL  # higher than any copy


class ClaimToLay:
    """One claim being laid down by a seat.

    `partner`: the seat's, or None. `is_forgetful`: past uses do not count.
    """

    def __init__(self, ways, house, claim, seat, partner, is_forgetful=False):
        self.ways, self.claim, self.seat, self.lying = ways, claim, seat, claim.lying
        self.hand, self.table, self.open = HAND + seat, TABLE + seat, OPEN + seat
        self.may_lend = partner is not None
        self.theirs = TABLE + partner if self.may_lend else NOWHERE
        self.counts = {}  # copies: how many of them may serve
        self.barred, self.ceiling, self.needs_new = 0, ABOVE_ALL, False
        if not is_forgetful:
            self.remember(house, claim)

    def remember(self, house, claim):
        """Past uses count: no copy with a barred mark, or at the ceiling, may serve."""
        if house.is_once:
            self.ceiling = PLACE + 1
        elif claim.kind == "bezique":
            self.ceiling = LEVEL * (1 + highest_level(claim, house))
            self.needs_new = claim.size > 1
        else:
            self.barred = BARRED[claim.kind]

    def choices(self, copies, card, count):
        """(lent, new) for each way to take so many copies of a card.

        `lent`: how many are the partner's; `new`: how many come to be known.
        """
        usable = self.usable(copies)
        if self.lying is None:
            return self.free_choices(count, usable)
        return self.lying_choices(count, self.lying.count(card), usable)

    def usable(self, copies):
        """How many copies may serve: unseen, in hand, on the table, the partner's.

        And how many of the last two have never served in a bezique.
        """
        if copies not in self.counts:
            self.counts[copies] = self.count_usable(copies)
        return self.counts[copies]

    def count_usable(self, copies):
        """Counts what `usable` keeps; copies without marks stand as they are."""
        places = fresh = copies
        if copies[-1] > PLACE:  # some have marks
            top, barred = self.ceiling, self.barred
            places = fresh = [c & PLACE for c in copies if c < top and not c & barred]
            if self.needs_new:
                top = min(top, LEVEL)
                fresh = [c & PLACE for c in copies if c < top and not c & barred]
        unseen, held = places.count(UNSEEN), places.count(self.hand)
        table, theirs = self.lie_in(places)
        new = (table, theirs) if fresh is places else self.lie_in(fresh)
        return (unseen, held, table, theirs) + new

    def lie_in(self, places):
        """How many of some places are the table, and the partner's."""
        own_side = places.count(self.table) + places.count(self.open)
        return own_side, places.count(self.theirs)

    def free_choices(self, count, usable):
        """The choices where nobody has said which cards lie there already."""
        unseen, held, table, theirs, new_table, new_theirs = usable
        choices = []
        for lent in range(min(count, theirs) + 1):
            not_lent = count - lent
            new = max(0, not_lent - table - held)
            if self.needs_new and not new:
                is_new = (not_lent and (held or new_table)) or (lent and new_theirs)
                if not is_new:
                    new = 1 if not_lent else unseen + 1
            if new <= unseen:
                choices.append((lent, new))
        return choices

    def lying_choices(self, count, lying, usable):
        """The choices where so many of the cards lie there already."""
        unseen, held, table, theirs, new_table, new_theirs = usable
        choices, from_hand = [], count - lying
        new = max(0, from_hand - held)
        if new > unseen:
            return choices
        for lent in range(max(0, lying - table), min(lying, theirs) + 1):
            is_new = from_hand or (lent < lying and new_table) or (lent and new_theirs)
            if is_new or not self.needs_new:
                choices.append((lent, new))
        return choices


class LaidClaim:
    """A claim that is laid down, as ClaimToLay says who lays it and what may serve.

    `is_scored`: whether its cards have then served.
    """

    def __init__(self, laying, is_scored):
        self.laying, self.claim, self.ways = laying, laying.claim, laying.ways
        self.is_scored = is_scored
        self.from_hand = (UNSEEN, laying.hand)
        self.places = self.from_hand + (laying.table, laying.open, laying.theirs)

    def changed_ways(self):
        """The ways of each card afterwards; where all may be lent, a limit is added."""
        changed, laid, ways, most_lent = {}, {}, self.ways, 0
        for card, count in self.claim.each:
            if card in ways.cards:
                laid[card] = self.outcomes(ways.cards[card], card, count)
                most_lent += max([lent for _copies, _load, lent in laid[card]])
            else:
                copies = self.plain_copies(ways.unseen_copies(card), count)
                changed[card] = {copies: NO_LOAD}
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
        outcomes = []
        for copies, each in ways.items():
            for chosen in picks([self.useful(copy) for copy in copies], count):
                taken = [copies[index] for index in chosen]
                if self.go_together(card, taken):
                    after = self.with_laid(copies, chosen)
                    lent = [copy & PLACE for copy in taken].count(self.laying.theirs)
                    outcomes += [(after, load, lent) for load in each]
        return outcomes

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
        return mark_copy(copy, self.claim) if self.is_scored else copy


def as_ways(outcomes, is_limited, size):
    """Outcomes as ways; `is_limited`: what is lent counts for a last limit."""
    ways = {}
    for copies, load, lent in outcomes:
        if is_limited and lent:
            load = pad_load(load, size) + (lent,)
        put(ways, copies, load)
    return ways


def picks(copies, count, start=0):
    """Every different choice of so many copies: tuples of indexes; None is no copy."""
    choices, last = [], None
    for index in range(start, len(copies)):
        copy = copies[index]
        if copy != last and copy is not None:
            if count == 1:
                choices.append((index,))
            else:
                rest = picks(copies, count - 1, index + 1)
                choices += [(index,) + more for more in rest]
        last = copy
    return choices
