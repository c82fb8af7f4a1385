"""The ways of all cards, and the limits that tie them together."""

from .limits import (
    NO_LOAD,
    is_possible,
    is_within,
    least,
    less,
    lightest,
    number_at,
    padded,
    trimmed,
    with_lighter,
    with_number,
)
from .places import GONE, UNSEEN, after_moving, known_with


class Ways:
    """The ways of every card, as {copies: [load, ...]}, and the limits on the loads.

    `plain`: of cards that were played and never known anywhere, how many copies are
    unseen. `cards`: the ways of those that were; all other cards are all unseen.
    `rooms`: how much of each limit is left for the cards with a choice; `light`: for
    each card that has a load in any way, the loads among which it is enough to choose.
    """

    def __init__(self, copies):
        self.copies, self.plain, self.cards = copies, {}, {}
        self.rooms, self.light = [], {}

    def copied(self):
        """Ways that may be changed without changing these."""
        copied = Ways(self.copies)
        copied.plain, copied.cards = dict(self.plain), dict(self.cards)
        copied.rooms, copied.light = list(self.rooms), dict(self.light)
        return copied

    def of(self, card):
        """The ways of a card."""
        return self.cards.get(card) or self.plain_ways(card)

    def plain_ways(self, card):
        """The one way of a card that is not known to be anywhere."""
        left = self.left(card)
        return {(UNSEEN,) * left + (GONE,) * (self.copies - left): NO_LOAD}

    def left(self, card):
        """How many copies are unseen of a card that is not known to be anywhere."""
        return self.plain.get(card, self.copies)

    def fits(self, loads, rooms):
        """Whether all can be with these loads of some cards and further limits."""
        light = dict(self.light)
        light.update(loads)
        return is_possible(self.rooms + rooms, light.values())

    def accept(self, changed):
        """Takes over the changed ways of some cards."""
        for card in changed:
            self.cards[card] = changed[card]
            self.plain.pop(card, None)
        if self.rooms:
            for card in changed:
                self.weigh(card)
            self.tighten()

    def weigh(self, card):
        """Takes what a card adds to the limits in any case out of what is left."""
        loads = lightest(self.loads(card))
        sure = least(loads, len(self.rooms))
        if any(sure):
            self.rooms = [room - sure[index] for index, room in enumerate(self.rooms)]
            ways = self.cards[card]
            self.cards[card] = {
                copies: [less(load, sure) for load in ways[copies]] for copies in ways
            }
            loads = lightest(self.loads(card))
        self.keep_light(card, loads)

    def loads(self, card):
        """Every load in the ways of a card."""
        return [load for each in self.cards[card].values() for load in each]

    def keep_light(self, card, loads):
        """Keeps the loads that matter of a card that has any."""
        if any(self.loads(card)):
            self.light[card] = loads
        else:
            self.light.pop(card, None)

    def limit(self, cards, seat, most):
        """Limits how many of these cards a seat can be known to hold.

        Gives how many they could be without the limit.
        """
        choices, total, room = [], 0, most
        for card in cards:
            known = [known_with(seat, copies) for copies in self.cards[card]]
            room -= min(known)
            total += max(known)
            if max(known) > min(known):
                choices.append((card, min(known)))
        if total > most:
            self.add_limit(choices, seat, room)
        return total

    def add_limit(self, choices, seat, room):
        """Writes a limit into the loads of the cards that have a choice there.

        `choices`: (card, how many copies of it are known in any case).
        """
        index = len(self.rooms)
        self.rooms.append(room)
        for card, sure in choices:
            found = {}
            for copies, each in self.cards[card].items():
                more = known_with(seat, copies) - sure
                found[copies] = [with_number(load, index, more) for load in each]
            self.cards[card] = found
            self.keep_light(card, lightest(self.loads(card)))
        self.tighten()

    def tighten(self):
        """Forgets the ways that pass a limit by themselves, then needless limits."""
        is_settled = False
        while not is_settled:
            dropped = [self.drop_impossible(card) for card in list(self.light)]
            is_settled = not any(dropped)
        self.thin()

    def drop_impossible(self, card):
        """Drops each way of a card that passes a limit; whether there was one."""
        found, rooms, ways, dropped = {}, self.rooms, self.cards[card], 0
        for copies in ways:
            within = [load for load in ways[copies] if is_within(load, rooms)]
            dropped += len(ways[copies]) - len(within)
            if within:
                found[copies] = within
        if dropped:
            self.cards[card] = found
            self.weigh(card)
        return dropped > 0

    def thin(self):
        """Forgets the limits that nothing can pass any more, or that others imply."""
        size = len(self.rooms)
        columns = [
            [padded(load, size) for load in self.loads(card)] for card in self.light
        ]
        kept = list(range(size))
        for index, room in enumerate(self.rooms):
            most = sum([max([load[index] for load in loads]) for loads in columns])
            if most <= room or self.is_implied(index, kept, columns):
                kept.remove(index)
        if len(kept) < size:
            self.keep_limits(kept)

    def is_implied(self, index, others, columns):
        """Whether what keeps one of these other limits keeps a limit as well."""
        for other in others:
            excess = self.rooms[other] - self.rooms[index]
            for loads in columns:
                excess += max([load[index] - load[other] for load in loads])
            if other != index and excess <= 0:
                return True
        return False

    def keep_limits(self, kept):
        """Leaves only some limits."""
        self.rooms = [self.rooms[index] for index in kept]
        for card in list(self.light):
            found = {}
            for copies, each in self.cards[card].items():
                for load in each:
                    load = trimmed([number_at(load, index) for index in kept])
                    put(found, copies, load)
            self.cards[card] = found
            self.keep_light(card, lightest(self.loads(card)))


def put(ways, copies, load):
    """Adds a way; of the same copies only the loads that matter are kept."""
    known = ways.get(copies)
    if known is None:
        ways[copies] = [load]
    elif load not in known:
        ways[copies] = with_lighter(known, load)


def moved(ways, places, to, keeps_marks=False):
    """The ways of a card once a copy has gone from one of these places to another."""
    found = {}
    for copies, each in ways.items():
        for after in after_moving(copies, places, to, keeps_marks):
            for load in each:
                put(found, after, load)
    return found
