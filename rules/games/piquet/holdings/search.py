"""The search for hands that hold all the claims of a deal at once."""

from collections import namedtuple

from ....cards import SUITS
from ..claims import Point, Run, Set
from .cards import OF_RANK, SHIFTS, WHOLE, count, places_of, size_of
from .points import Points

# What one player's hand must be: at most so many cards, none but those `allowed`, with
# those that he is known to hold, and with these parts.
Need = namedtuple("Need", "size allowed held parts")

# How far a search is: the hands, the cards of each that are in runs, and for each suit
# the seats that make their points there, of cards that are chosen last.
Dealt = namedtuple("Dealt", "hands in_runs due")

# A part that has no place yet, and the places that are open to it.
Waiting = namedtuple("Waiting", "seat part places")

# How many places of a run or a set make as good a choice as one suit for a point, of
# which that leaves open the cards.
POINT_WEIGHT = 8


def find_hands(needs):
    """Hands, no card in two of them, that meet these needs; None if there are none.

    They are what the needs take: whatever other cards there are can fill them up.
    """
    taken = 0
    for need in needs:
        if need.held & (taken | ~need.allowed) or count(need.held) > need.size:
            return None
        taken |= need.held
    hands = [need.held for need in needs]
    waiting = [
        Waiting(seat, part, places_of(part))
        for seat, need in enumerate(needs)
        for part in need.parts
    ]
    start = Dealt(hands, [0] * len(hands), [()] * len(SHIFTS))
    return Search(needs).placed(start, waiting)


class Search:
    """One search; a seat is a place among the needs.

    `barred`: the cards that a seat cannot have. `sizes`: the cards of all runs, and of
    all sets, of a seat. `traits`: for each suit what tells it from the others before a
    card is dealt.
    """

    def __init__(self, needs):
        self.needs = needs
        self.barred = [WHOLE & ~need.allowed for need in needs]
        self.sizes, wanted, named = {}, {}, []
        for seat, need in enumerate(needs):
            for part in need.parts:
                kind = (seat, type(part))
                self.sizes[kind] = self.sizes.get(kind, 0) + size_of(part)
                if type(part) is Point:
                    wanted[seat] = part
                if type(part) is not Set:
                    named.append(part.suit)
        self.points = Points(needs, wanted)
        self.traits = [
            (suit if suit in named else None, [c >> shift & 255 for c in self.barred])
            for suit, shift in zip(SUITS, SHIFTS)
        ]

    def placed(self, dealt, waiting):
        """The hands once these parts have their places; None if there are none."""
        if not self.has_points(dealt):
            return None
        waiting = self.still_open(dealt, waiting)
        if waiting is None:
            return None
        if not waiting:
            return self.with_points(dealt)
        chosen = min(waiting, key=weight)
        rest = [other for other in waiting if other is not chosen]
        for after in self.ways(dealt, chosen):
            found = self.placed(after, rest)
            if found is not None:
                return found
        return None

    def still_open(self, dealt, waiting):
        """What waits, with the places still open; None if a part has none."""
        taken = 0
        for hand in dealt.hands:
            taken |= hand
        left, least = [], {}
        for seat, part, places in waiting:
            hand = dealt.hands[seat]
            room = self.needs[seat].size - count(hand)
            if type(part) is Point:
                places = [
                    shift
                    for shift in places
                    if self.points.has_room(seat, shift, dealt.hands)
                ]
            else:
                closed = self.barred[seat] | taken & ~hand
                if type(part) is Run:
                    closed |= dealt.in_runs[seat]
                places = [cards for cards in places if not cards & closed]
                kind = (seat, type(part))
                if self.sizes[kind] > room:
                    counts = [count(cards & ~hand) for cards in places]
                    places = [c for c, n in zip(places, counts) if n <= room]
                    least[kind] = least.get(kind, 0) + min(counts, default=0)
                    if least[kind] > room:
                        return None
            if not places:
                return None
            left.append(Waiting(seat, part, places))
        return left

    def ways(self, dealt, chosen):
        """How far the search is with a part in each of its places."""
        seat, part, places = chosen
        alike = self.alike(dealt)
        for cards in places:
            if type(part) is Point:
                if 255 << cards & alike:
                    continue
                due = list(dealt.due)
                due[cards // 8] += (seat,)
                yield Dealt(dealt.hands, dealt.in_runs, due)
                continue
            hands = list(dealt.hands)
            hands[seat] |= cards
            if type(part) is Run:
                if cards & alike:
                    continue
                runs = list(dealt.in_runs)
                runs[seat] |= cards
                yield Dealt(hands, runs, dealt.due)
            elif not OF_RANK[part.rank] & ~cards & alike:
                yield Dealt(hands, dealt.in_runs, dealt.due)

    def alike(self, dealt):
        """The cards of the suits in which all is as in an earlier one."""
        looks, alike = [], 0
        for place, shift in enumerate(SHIFTS):
            look = (
                self.traits[place],
                dealt.due[place],
                [cards >> shift & 255 for cards in dealt.hands],
                [cards >> shift & 255 for cards in dealt.in_runs],
            )
            if look in looks:
                alike |= 255 << shift
            looks.append(look)
        return alike

    def has_points(self, dealt):
        """Whether the points due in each suit can be made."""
        return all(
            self.points.dealt(seats, shift, dealt.hands) is not None
            for shift, seats in zip(SHIFTS, dealt.due)
            if seats
        )

    def with_points(self, dealt):
        """The hands with the points that are due."""
        hands = dealt.hands
        for shift, seats in zip(SHIFTS, dealt.due):
            hands = self.points.dealt(seats, shift, hands)
        return hands


def weight(waiting):
    """How many ways a part branches."""
    factor = POINT_WEIGHT if type(waiting.part) is Point else 1
    return factor * len(waiting.places)
