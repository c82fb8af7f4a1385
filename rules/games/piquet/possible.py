"""Whether claims can all be true: looks for hands of different cards that hold them.

Runs, sets and points are placed one after the other, next always what has the fewest
ways left: so a contradiction shows early, and the search is short, and exact.
"""

from collections import namedtuple

from ...cards import SUITS
from .claims import Point, Set
from .suits import (
    COUNTS,
    best_place,
    bit_of,
    may_stand_in,
    places_of_point,
    places_of_run,
)

# How many ways of a run or a set make as good a choice as one suit for a point, of
# which that leaves open the cards.
POINT_WEIGHT = 8

# One seat's part in the search: the most cards it can have, for each suit the cards
# that it may have (`allowed`) and must have (`held`), and what it has claimed.
Need = namedtuple("Need", "size allowed held runs sets point")

# One suit as far as it is dealt: the cards of each seat, those of them that are in its
# runs, and the seats that make their points here, of cards that are chosen last.
Suit = namedtuple("Suit", "own in_runs due")


def find_hands(needs):
    """Hands, no card in two of them, that meet these needs; None if there are none.

    Gives for each suit the cards of each need. They are what the needs take: whatever
    other cards there are can fill the hands up.
    """
    search = Search(needs)
    nothing = (0,) * len(needs)
    suits = [
        Suit(tuple(need.held[place] for need in needs), nothing, ())
        for place in range(len(SUITS))
    ]
    for place, suit in enumerate(suits):
        for seat, cards in enumerate(suit.own):
            if cards & ~search.free(place, suit, seat):
                return None
    return search.dealt(suits, search.parts)


class Search:
    """One search; a seat is a place among the needs.

    `parts`: (seat, a run, set or point that it has claimed) each. `traits`: for each
    suit what tells it from the others before a card is dealt. `places`: those of the
    points, kept.
    """

    def __init__(self, needs):
        self.needs, self.places = needs, {}
        self.parts = [
            (seat, part)
            for seat, need in enumerate(needs)
            for part in need.sets + need.runs + ([need.point] if need.point else [])
        ]
        named = [part.suit for seat, part in self.parts if type(part) is not Set]
        self.traits = [
            ([need.allowed[place] for need in needs], name if name in named else None)
            for place, name in enumerate(SUITS)
        ]

    def dealt(self, suits, parts):
        """The cards of each suit once these parts have their place; None if none."""
        rooms = rooms_in(self.needs, suits)
        dealt = [
            self.with_points(place, suit, rooms) for place, suit in enumerate(suits)
        ]
        if None in dealt:
            return None
        if not parts:
            return dealt
        number, ways = self.tightest(suits, parts, rooms)
        for _cards, after in ways:
            found = self.dealt(after, parts[:number] + parts[number + 1 :])
            if found is not None:
                return found
        return None

    def tightest(self, suits, parts, rooms):
        """(number of a part, its ways): what to place next; it may have no way.

        Nor has it one where a hand lacks the room for all its runs, or all its sets:
        two of a kind share no card.
        """
        best, least = None, {}
        different = self.different(suits)
        for number, (seat, part) in enumerate(parts):
            ways = list(self.ways(suits, different, seat, part, rooms))
            kind = (seat, type(part))
            fewest = min([cards for cards, _after in ways], default=0)
            least[kind] = least.get(kind, 0) + fewest
            if not ways or least[kind] > rooms[seat]:
                return number, []
            weight = len(ways) * (POINT_WEIGHT if type(part) is Point else 1)
            if best is None or weight < best[0]:
                best = weight, number, ways
        return best[1:]

    def different(self, suits):
        """The places of the suits, without those in which all is as in an earlier."""
        looks = list(zip(suits, self.traits))
        return [place for place, look in enumerate(looks) if look not in looks[:place]]

    def ways(self, suits, different, seat, part, rooms):
        """Each way to place a part: (how many more cards it takes, the suits after)."""
        changes = self.changes_by_set if type(part) is Set else self.changes_in_suit
        for changed in changes(suits, different, seat, part):
            cards = sum(
                COUNTS[suit.own[seat]] - COUNTS[suits[place].own[seat]]
                for place, suit in changed
            )
            left = swapped(rooms, seat, rooms[seat] - cards)
            if left[seat] >= 0 and self.have_points(changed, left):
                after = list(suits)
                for place, suit in changed:
                    after[place] = suit
                yield cards, after

    def have_points(self, changed, rooms):
        """Whether the points due in these suits can still be made."""
        return all(
            self.with_points(place, suit, rooms) is not None for place, suit in changed
        )

    def changes_by_set(self, suits, different, seat, part):
        """A set in its suits: in all of them, but for one that a trio leaves out."""
        bit = bit_of(part.rank)
        lacking = [
            place
            for place, suit in enumerate(suits)
            if not bit & self.free(place, suit, seat)
        ]
        if len(lacking) > len(suits) - part.count:
            return
        for left_out in [None] if part.count == 4 else lacking or different:
            yield [
                (place, with_cards(suit, seat, bit))
                for place, suit in enumerate(suits)
                if place != left_out
            ]

    def changes_in_suit(self, suits, different, seat, part):
        """A run wherever it fits, or a point in each suit."""
        for place in different:
            if may_stand_in(part, place):
                suit = suits[place]
                if type(part) is Point:
                    yield [(place, Suit(suit.own, suit.in_runs, suit.due + (seat,)))]
                    continue
                free = self.free(place, suit, seat) & ~suit.in_runs[seat]
                for cards in places_of_run(part):
                    if not cards & ~free:
                        yield [(place, with_cards(suit, seat, cards, cards))]

    def free(self, place, suit, seat):
        """The cards of a suit that a seat has or may have."""
        taken = 0
        for other, cards in enumerate(suit.own):
            if other != seat:
                taken |= cards
        return self.needs[seat].allowed[place] & ~taken

    def with_points(self, place, suit, rooms):
        """The cards of a suit with the points due in it; None if they do not fit."""
        if not suit.due:
            return suit.own
        seat, others = suit.due[0], suit.due[1:]
        for cards in self.places_of_point(place, suit, seat):
            if COUNTS[cards] <= rooms[seat]:
                more = with_cards(suit, seat, cards)
                rest = Suit(more.own, more.in_runs, others)
                found = self.with_points(place, rest, rooms)
                if found is not None:
                    return found
        return None

    def places_of_point(self, place, suit, seat):
        """What a seat may add to make its point here; the best where it is last."""
        is_last = len(suit.due) == 1
        own, free = suit.own[seat], self.free(place, suit, seat)
        key = (seat, is_last, own, free)
        if key not in self.places:
            places = best_place if is_last else places_of_point
            self.places[key] = places(self.needs[seat].point, own, free)
        return self.places[key]


def rooms_in(needs, suits):
    """How many more cards fit in each hand."""
    return [
        need.size - sum(COUNTS[suit.own[seat]] for suit in suits)
        for seat, need in enumerate(needs)
    ]


def with_cards(suit, seat, cards, run=0):
    """A suit with more cards for a seat, some of them perhaps in a run."""
    return Suit(
        swapped(suit.own, seat, suit.own[seat] | cards),
        swapped(suit.in_runs, seat, suit.in_runs[seat] | run),
        suit.due,
    )


def swapped(items, place, item):
    """A tuple or list with one item replaced."""
    middle = (item,) if type(items) is tuple else [item]
    return items[:place] + middle + items[place + 1 :]
