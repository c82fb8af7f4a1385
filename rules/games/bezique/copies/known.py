"""What each seat is known to hold, in hand and on the table."""

from .limits import lightest, padded
from .places import known_with


class Known:
    """The cards that each seat is known to have had, and how many it can hold of them.

    `most`: no seat can be known to hold more, limits left aside.
    """

    def __init__(self, ways, seats):
        self.ways = ways
        self.cards = [[] for _seat in range(seats)]
        self.most = [0] * seats

    def copied(self, ways):
        """The same with other ways."""
        copied = Known(ways, len(self.most))
        copied.cards = [list(cards) for cards in self.cards]
        copied.most = list(self.most)
        return copied

    def learn(self, seat, card):
        """A seat is known to have had a card."""
        if card not in self.cards[seat]:
            self.cards[seat].append(card)

    def change(self, card, before, after, seat):
        """The ways of a card have changed by what a seat did."""
        self.most[seat] += most_known(after, seat) - most_known(before, seat)

    def limit(self, seat, most):
        """A seat is known to hold so many cards at most."""
        if self.most[seat] > most:
            self.most[seat] = self.ways.limit(self.cards[seat], seat, most)

    def fits(self, changed, seats, most):
        """Whether all can be once the ways of some cards have changed.

        `seats`: those that hold so many cards at most.
        """
        if not seats and not self.ways.rooms:
            return True
        loads = {card: self.loads(changed[card], seats) for card in changed}
        for seat in seats:
            self.add_loads(loads, seat, (), seats)
        return self.ways.fits(loads, [most] * len(seats))

    def add_loads(self, loads, seat, more, seats):
        """Adds the loads of the other cards that a seat may hold."""
        for card in self.cards[seat]:
            if card not in loads:
                loads[card] = self.loads(self.ways.cards[card], seats, more)

    def loads(self, ways, seats, more=()):
        """The loads of a card that matter, and how many of it each of the seats holds.

        `more`: what comes between.
        """
        size, found = len(self.ways.rooms), []
        for copies, each in ways.items():
            known = tuple([known_with(seat, copies) for seat in seats])
            for load in each:
                found.append(padded(load, size) + more + known)
        return lightest(found)


def most_known(ways, seat):
    """The most copies of a card that a seat can be known to hold."""
    most = 0
    for copies in ways:
        known = known_with(seat, copies)
        if known > most:
            most = known
    return most
