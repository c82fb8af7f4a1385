"""What each seat is known to hold, in hand and on the table."""

from .limits import lightest, pad_load
from .places import held_by


class Holdings:
    """The cards that each seat can be known to hold, and how many of them in all.

    `most`: no seat can be known to hold more, limits left aside.
    """

    def __init__(self, ways, seats):
        self.ways = ways
        self.cards = [[] for _seat in range(seats)]
        self.most = [0] * seats

    def copy(self, ways):
        """Holdings that may be changed without changing these; `ways`: copied too."""
        copied = Holdings(ways, len(self.most))
        copied.cards = [list(cards) for cards in self.cards]
        copied.most = list(self.most)
        return copied

    def change(self, card, after, seat):
        """The ways of a card are about to change by what a seat does."""
        cards, before = self.cards[seat], self.ways.cards.get(card)
        most = most_held_by(after, seat)
        self.most[seat] += most
        if before and card in cards:
            self.most[seat] -= most_held_by(before, seat)
        if most and card not in cards:
            cards.append(card)
        elif not most and card in cards:
            cards.remove(card)

    def limit(self, seat, most):
        """A seat is known to hold so many cards at most."""
        if self.most[seat] > most:
            self.most[seat] = self.ways.limit(self.cards[seat], seat, most)

    def fits(self, changed, seats, most):
        """Whether all can be once the ways of some cards have changed.

        `seats`: those that hold so many cards at most.
        """
        is_alone = len(seats) < 2 and not self.ways.rooms
        for seat in seats:
            if self.least(seat, changed) > most:
                return False
        return is_alone or self.fits_together(changed, seats, most)

    def least(self, seat, changed):
        """How many cards a seat holds at least, limits left aside."""
        least, cards = 0, self.ways.cards
        for card in set(self.cards[seat]).union(changed):
            least += fewest_held_by(changed.get(card) or cards[card], seat)
        return least

    def fewest_beside(self, cards, seat):
        """How many cards but for these a seat holds at least, limits left aside."""
        ways, fewest = self.ways.cards, 0
        for card in self.cards[seat]:
            if card not in cards:
                fewest += fewest_held_by(ways[card], seat)
        return fewest

    def fits_together(self, changed, seats, most):
        """Whether all can be where the limits have a say in each other."""
        loads = {card: self.loads(changed[card], seats) for card in changed}
        for seat in seats:
            for card in self.cards[seat]:
                if card not in loads:
                    loads[card] = self.loads(self.ways.cards[card], seats)
        return self.ways.fits(loads, [most] * len(seats))

    def with_others(self, loads, seat):
        """The loads of a meld, and those of the other cards that a seat may hold."""
        loads, size = dict(loads), len(self.ways.rooms) + 1
        for card in self.cards[seat]:
            if card not in loads:
                loads[card] = self.other_loads(card, seat, size)
        return loads

    def other_loads(self, card, seat, size):
        """The loads that matter of a card that a seat may hold, without a meld."""
        ways = self.ways.cards[card]
        if card in self.ways.light:
            loads = []
            for copies, each in ways.items():
                held = (held_by(seat, copies),)
                loads += [pad_load(load, size) + held for load in each]
            return lightest(loads)
        return [(0,) * size + (fewest_held_by(ways, seat),)]

    def loads(self, ways, seats):
        """The loads of a card that matter, then how many of it each seat holds."""
        size, loads = len(self.ways.rooms), []
        for copies, each in ways.items():
            held = tuple([held_by(seat, copies) for seat in seats])
            loads += [pad_load(load, size) + held for load in each]
        return lightest(loads)


def fewest_held_by(ways, seat):
    """The fewest copies of a card that a seat can be known to hold."""
    if len(ways) > 1:
        return min([held_by(seat, copies) for copies in ways])
    return most_held_by(ways, seat)


def most_held_by(ways, seat):
    """The most copies of a card that a seat can be known to hold."""
    return max([held_by(seat, copies) for copies in ways])
