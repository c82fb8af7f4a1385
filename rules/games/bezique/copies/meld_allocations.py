"""The ways of all cards, and the limits that tie them together."""

from .limits import NO_LOAD, is_possible, least, lightest, subtract_load, with_number
from .places import GONE, HAND, PLACE, STOCK_OUT, TURNED, UNSEEN, after_moving, held_by
from .simplification import put, tighten


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

    def copy(self):
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
        left = self.unseen_copies(card)
        return {(UNSEEN,) * left + (GONE,) * (self.copies - left): NO_LOAD}

    def unseen_copies(self, card):
        """How many copies are unseen of a card that is not known to be anywhere."""
        return self.plain.get(card, self.copies)

    def fits(self, loads, rooms):
        """Whether all can be with these loads of some cards and further limits."""
        light = dict(self.light)
        light.update(loads)
        return is_possible(self.rooms + rooms, light.values())

    def may_change(self, changed):
        """Whether all can be with the changed ways of some cards."""
        if not self.rooms:
            return True
        loads = {}
        for card in changed:
            light = lightest([load for each in changed[card].values() for load in each])
            if light != self.light.get(card, NO_LOAD):
                loads[card] = light
        return not loads or self.fits(loads, [])

    def accept(self, changed):
        """Takes over the changed ways of some cards."""
        for card in changed:
            self.cards[card] = changed[card]
            self.plain.pop(card, None)
        if self.rooms:
            self.weigh_again(changed)

    def weigh_again(self, cards):
        """Looks at how the limits bear on cards whose ways have changed."""
        heavy = [card for card in cards if card in self.light or self.weighs(card)]
        for card in heavy:
            self.weigh(card)
        if heavy:
            tighten(self)

    def weighs(self, card):
        """Whether a card has a load in any way."""
        return any(self.loads(card))

    def weigh(self, card):
        """Takes what a card adds to the limits in any case out of what is left."""
        loads = lightest(self.loads(card))
        sure = least(loads, len(self.rooms))
        if any(sure):
            self.rooms = [room - sure[index] for index, room in enumerate(self.rooms)]
            ways = self.cards[card]
            self.cards[card] = {
                copies: [subtract_load(load, sure) for load in ways[copies]]
                for copies in ways
            }
            loads = lightest(self.loads(card))
        self.keep_light(card, loads)

    def loads(self, card):
        """Every load in the ways of a card."""
        return [load for each in self.cards[card].values() for load in each]

    def keep_light(self, card, loads):
        """Keeps the loads that matter of a card that has any."""
        if self.weighs(card):
            self.light[card] = loads
        else:
            self.light.pop(card, None)

    def limit(self, cards, seat, most):
        """Limits how many of these cards a seat can be known to hold.

        Gives how many they could be without the limit.
        """
        choices, total, room = [], 0, most
        for card in cards:
            held = [held_by(seat, copies) for copies in self.cards[card]]
            room -= min(held)
            total += max(held)
            if max(held) > min(held):
                choices.append((card, min(held)))
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
            by_copies = {}
            for copies, each in self.cards[card].items():
                more = held_by(seat, copies) - sure
                by_copies[copies] = [with_number(load, index, more) for load in each]
            self.cards[card] = by_copies
            self.keep_light(card, lightest(self.loads(card)))
        tighten(self)

    def may_be(self, card, places):
        """Whether a copy of a card can be in one of these places."""
        for copies in self.of(card):
            for copy in copies:
                if copy & PLACE in places:
                    return True
        return False

    def most_in(self, card, places):
        """The most copies of a card that can be in these places."""
        return max(
            sum([copy & PLACE in places for copy in copies]) for copies in self.of(card)
        )


def move_copy(ways, places, to, keeps_marks=False):
    """The ways of a card once a copy has gone from one of these places to another."""
    ways_after = {}
    for copies, each in ways.items():
        for after in after_moving(copies, places, to, keeps_marks):
            for load in each:
                put(ways_after, after, load)
    return ways_after


def after_stock(ways, last):
    """The ways of a card once the stock is out: `last` drew the one that was turned.

    Nothing can be melded any more, so marks and open copies are forgotten.
    """
    ways_after, places = {}, list(STOCK_OUT)
    places[TURNED] = HAND + last
    for copies, each in ways.items():
        up = tuple(sorted([places[copy & PLACE] for copy in copies]))
        for load in each:
            put(ways_after, up, load)
    return ways_after
