"""Whether a meld can be laid down: which copies of its cards may serve."""

from .places import (
    BARRED,
    HAND,
    LEVEL,
    OPEN,
    PLACE,
    TABLE,
    UNSEEN,
    highest_level,
)

NOWHERE = 16  # a place that no copy has
ABOVE_ALL = 8 * LEVEL  # higher than any copy


class Laying:
    """One claim being laid down by a seat.

    `partner`: the seat's, or None. `is_forgetful`: past uses do not count.
    """

    def __init__(self, ways, house, claim, seat, partner, is_forgetful=False):
        self.ways, self.claim, self.seat, self.lying = ways, claim, seat, claim.lying
        self.hand, self.table, self.open = HAND + seat, TABLE + seat, OPEN + seat
        self.may_lend = partner is not None
        self.theirs = TABLE + partner if self.may_lend else NOWHERE
        self.found = {}  # copies: how many of them may serve
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
        return self.told_choices(count, self.lying.count(card), usable)

    def usable(self, copies):
        """How many copies may serve: unseen, in hand, on the table, the partner's.

        And how many of the last two have never served in a bezique.
        """
        if copies not in self.found:
            self.found[copies] = self.count_usable(copies)
        return self.found[copies]

    def count_usable(self, copies):
        """The same, counted: copies without marks as they are."""
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
        own = places.count(self.table) + places.count(self.open)
        return own, places.count(self.theirs)

    def free_choices(self, count, usable):
        """The choices where nobody has said which cards lie there already."""
        unseen, held, table, theirs, new_table, new_theirs = usable
        found = []
        for lent in range(min(count, theirs) + 1):
            own = count - lent
            new = max(0, own - table - held)
            if self.needs_new and not new:
                is_new = (own and (held or new_table)) or (lent and new_theirs)
                if not is_new:
                    new = 1 if own else unseen + 1
            if new <= unseen:
                found.append((lent, new))
        return found

    def told_choices(self, count, lying, usable):
        """The choices where so many of the cards lie there already."""
        unseen, held, table, theirs, new_table, new_theirs = usable
        found, from_hand = [], count - lying
        new = max(0, from_hand - held)
        if new > unseen:
            return found
        for lent in range(max(0, lying - table), min(lying, theirs) + 1):
            is_new = from_hand or (lent < lying and new_table) or (lent and new_theirs)
            if is_new or not self.needs_new:
                found.append((lent, new))
        return found
