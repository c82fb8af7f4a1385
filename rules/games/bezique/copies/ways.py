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
        self.light = {}  # card -> its loads that matter, where a limit bears on it

    def copied(self):
        """Ways that may be changed without changing these."""
        copied = Ways(0)
        copied.untouched = self.untouched
        copied.cards, copied.rooms = dict(self.cards), list(self.rooms)
        copied.light = dict(self.light)
        return copied

    def of(self, card):
        """The ways of a card."""
        return self.cards.get(card) or self.untouched

    def accept(self, changed):
        """Takes over the changed ways of some cards; whether all fits together."""
        for card in changed:
            if not changed[card]:
                return False
        if self.rooms:
            light = self.light | {card: lightest(changed[card]) for card in changed}
            if not is_possible(self.rooms, light):
                return False
            self.light = light
        self.cards.update(changed)
        if self.rooms:
            for card in changed:
                self.settle(card)
        return True

    def settle(self, card):
        """Takes the loads of a card with one choice only out of what is left."""
        light, ways = self.light[card], self.cards[card]
        if light == [()]:
            del self.light[card]
        elif len(ways) == 1 and len(light) == 1:
            del self.light[card]
            self.rooms = list(rest(self.rooms, light[0]))
            self.cards[card] = {copies: [()] for copies in ways}

    def limit(self, cards, load, room):
        """Adds a limit on the sum of a load over cards; False if it cannot be kept.

        `load`: a function of the copies of a card.
        """
        most, choices = 0, []
        for card in cards:
            loads = [load(copies) for copies in self.of(card)]
            least = min(loads)
            room -= least
            if len(loads) > 1 and max(loads) > least:
                most += max(loads) - least
                choices.append((card, least))
        if most <= room:
            return True
        return room >= 0 and self.add_limit(choices, load, room)

    def add_limit(self, choices, load, room):
        """Writes a limit into the loads of the cards that have a choice there.

        `choices`: (card, the load that it has in any case).
        """
        index = len(self.rooms)
        self.rooms.append(room)
        for card, least in choices:
            ways = self.of(card)
            self.cards[card] = {
                copies: [
                    padded(loads, index) + (load(copies) - least,) for loads in each
                ]
                for copies, each in ways.items()
            }
            self.light[card] = lightest(self.cards[card])
        return is_possible(self.rooms, self.light)

    def thin(self):
        """Forgets the limits that nothing can pass any more, or that others imply."""
        self.drop_impossible()
        kept = []
        columns = [self.column(index) for index in range(len(self.rooms))]
        for index, room in enumerate(self.rooms):
            most = sum(max(loads) for loads in columns[index])
            is_implied = any(
                self.rooms[other] <= room and covers(columns[other], columns[index])
                for other in kept
            )
            if most > room and not is_implied:
                kept.append(index)
        self.keep_limits(kept)

    def drop_impossible(self):
        """Drops each way that passes a limit all by itself."""
        for card in self.cards:
            found = {}
            for copies, each in self.cards[card].items():
                within = [loads for loads in each if is_within(loads, self.rooms)]
                if within:
                    found[copies] = within
            self.cards[card] = found

    def column(self, index):
        """The loads of one limit, card by card."""
        return [
            [
                loads[index] if index < len(loads) else 0
                for each in ways.values()
                for loads in each
            ]
            for ways in self.cards.values()
        ]

    def keep_limits(self, kept):
        """Leaves only some limits, and only the loads that matter to them."""
        size = len(self.rooms)
        self.rooms, self.light = [self.rooms[index] for index in kept], {}
        for card in self.cards:
            found = {}
            for copies, each in self.cards[card].items():
                for loads in each:
                    loads = padded(loads, size)
                    put(found, copies, trimmed([loads[index] for index in kept]))
            self.cards[card] = found
            light = lightest(found)
            if light != [()]:
                self.light[card] = light


def covers(column, other):
    """Whether a limit's loads are nowhere below another's."""
    return all(is_within(other[place], loads) for place, loads in enumerate(column))


def trimmed(loads):
    """Loads without the zeros at the end."""
    size = len(loads)
    while size and not loads[size - 1]:
        size -= 1
    return tuple(loads[:size])


def is_possible(rooms, light):
    """Whether a choice of loads for each card passes no limit.

    `light`: the loads that matter, card by card.
    """
    left = [tuple(rooms)]
    for loads in light.values():
        if len(loads) > 1:
            left = roomiest([rest(rooms, load) for rooms in left for load in loads])
        elif loads[0]:
            left = roomiest([rest(rooms, loads[0]) for rooms in left])
        if not left:
            return False
    return True


def put(ways, copies, loads):
    """Adds a way; of the same copies only the loads that matter are kept."""
    known = ways.get(copies)
    if known is None:
        ways[copies] = [loads]
    elif loads not in known:
        ways[copies] = with_lighter(known, loads)


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
    if len(lefts) == 1:
        return lefts if min(lefts[0]) >= 0 else found
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
