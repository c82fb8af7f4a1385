"""Every way in which the copies of all cards can lie, without listing the whole pack.

Each card has its own ways: where its copies can be. What ties cards together is always
that something summed over cards must not be too much (the seven cards that a player
holds, the cards of a meld that may be the partner's). So a way carries its loads, one
number for each such limit, and the whole is possible if every card has a way such that
no limit is passed.
"""


class Ways:
    """The ways of every card, as {copies: [loads, ...]}, and the limits on the loads.

    A card that is not here has all its copies unseen.
    """

    def __init__(self, copies):
        self.untouched = {(0,) * copies: [()]}
        self.cards = {}
        self.rooms = []  # how much of each limit is left for the cards with a choice

    def copied(self):
        """Ways that may be changed without changing these."""
        copied = Ways(0)
        copied.untouched = self.untouched
        copied.cards, copied.rooms = dict(self.cards), list(self.rooms)
        return copied

    def of(self, card):
        """The ways of a card."""
        return self.cards.get(card) or self.untouched

    def accept(self, changed):
        """Takes over the changed ways of some cards; whether all fits together."""
        for card in changed:
            if not changed[card]:
                return False
        if self.rooms and not self.is_possible(changed):
            return False
        for card in changed:
            self.cards[card] = changed[card]
            if self.rooms:
                self.settle(card)
        return True

    def settle(self, card):
        """Takes the loads of a card with one way only out of what is left."""
        ways = self.cards[card]
        loads = [loads for copies in ways for loads in ways[copies]]
        if len(loads) == 1 and loads[0]:
            self.rooms = list(rest(self.rooms, loads[0]))
            self.cards[card] = {copies: [()] for copies in ways}

    def limit(self, amounts, room):
        """Adds a limit; False where it cannot be kept.

        `amounts`: (card, function of copies that gives its load) for each card.
        """
        most, choices = 0, []
        for card, load in amounts:
            loads = [load(copies) for copies in self.of(card)]
            most += max(loads)
            if min(loads) == max(loads):
                room -= loads[0]
                most -= loads[0]
            else:
                choices.append((card, load))
        if most <= room:
            return True
        return room >= 0 and self.add_limit(choices, room)

    def add_limit(self, choices, room):
        """Writes a limit that bears on these cards into their loads."""
        index = len(self.rooms)
        self.rooms.append(room)
        for card, load in choices:
            ways = self.of(card)
            self.cards[card] = {
                copies: [padded(loads, index) + (load(copies),) for loads in each]
                for copies, each in ways.items()
            }
        return self.is_possible({})

    def is_possible(self, changed):
        """Whether each card has a way such that no limit is passed."""
        cards = list(self.cards) + [card for card in changed if card not in self.cards]
        left = [tuple(self.rooms)]
        for card in cards:
            loads = lightest(changed.get(card) or self.cards[card])
            if loads != [()]:
                left = roomiest(rest(rooms, load) for rooms in left for load in loads)
                if not left:
                    return False
        return True


def put(ways, copies, loads):
    """Adds a way; of the same copies only the loads that matter are kept."""
    ways[copies] = with_lighter(ways.get(copies, []), loads)


def lightest(ways):
    """The loads among which it is enough to choose."""
    found = []
    for copies in ways:
        for loads in ways[copies]:
            found = with_lighter(found, loads)
    return found


def with_lighter(found, loads):
    """Loads without those that others undercut in every limit."""
    if any(is_within(other, loads) for other in found):
        return found
    return [other for other in found if not is_within(loads, other)] + [loads]


def is_within(light, heavy):
    """Whether loads are nowhere above others; those that are missing are 0."""
    size = len(heavy)
    for index, load in enumerate(light):
        if load > (heavy[index] if index < size else 0):
            return False
    return True


def roomiest(lefts):
    """What may be left of the limits, without what is less everywhere or below 0."""
    found = []
    for left in lefts:
        if min(left) >= 0 and left not in found:
            found = [other for other in found if not is_within(other, left)]
            if not any(is_within(left, other) for other in found):
                found.append(left)
    return found


def rest(rooms, loads):
    """What the loads leave of the limits."""
    left = list(rooms)
    for index, load in enumerate(loads):
        left[index] -= load
    return tuple(left)


def padded(loads, size):
    """Loads of exactly so many limits."""
    return loads + (0,) * (size - len(loads))
