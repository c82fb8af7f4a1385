"""The search for hands that hold all the claims of a deal at once."""

from collections import namedtuple

from ....cards import SUITS
from ..combinations import Point, Run, Set
from .cards import OF_RANK, SHIFTS, count, places_of, union
from .points import Points

# How far a search is: the hands, the cards of each that are in runs, and for each suit
# the seats that make their points there, of cards that are chosen last.
DealtParts = namedtuple("DealtParts", "hands in_runs due")

# A part that has no place yet, and the places that are open to it.
WaitingPart = namedtuple("WaitingPart", "seat part places")

# How many places of a run or a set make as good a choice as one suit for a point, of
# which that leaves open the cards.
POINT_WEIGHT = 8


class Need:
    """What one player's hand must be.

    `size`: its most cards; `allowed`: those that it may hold; `held`: those that it is
    known to hold; `claims`: the parts of each claim.
    """

    def __init__(self, size, allowed, held, claims):
        self.size, self.allowed, self.held = size, allowed, held
        self.claims = claims

    def with_claim(self, parts):
        """This need with a claim, in the place of an earlier one of its class."""
        kind = type(parts[0])
        claims = [other for other in self.claims if type(other[0]) is not kind]
        return Need(self.size, self.allowed, self.held, claims + [parts])


def find_hands(needs):
    """Hands, no card in two of them, that meet these needs; None if there are none.

    They are what the needs take: whatever other cards there are can fill them up.
    """
    hands = [need.held for need in needs]
    if not may_be(hands, needs):
        return None
    waiting = [
        WaitingPart(seat, part, places_of(part))
        for seat, need in enumerate(needs)
        for parts in need.claims
        for part in parts
    ]
    if not waiting:
        return hands
    start = DealtParts(hands, [0] * len(hands), [()] * len(SUITS))
    return Search(needs, waiting).place_parts(start, waiting)


def may_be(hands, needs):
    """Whether hands share no card, and each is one that its need allows."""
    taken = 0
    for hand, need in zip(hands, needs):
        if hand:
            if hand & (taken | ~need.allowed) or count(hand) > need.size:
                return False
            taken |= hand
    return True


class Search:
    """One search; a seat is a place among the needs.

    `named`: the suits that parts name, and None.
    """

    def __init__(self, needs, waiting):
        self.needs = needs
        wanted = {seat: part for seat, part, _places in waiting if type(part) is Point}
        self.points = Points(needs, wanted)
        self.named = [one.part.suit for one in waiting if type(one.part) is not Set]

    def place_parts(self, dealt, waiting):
        """The hands once these parts have their places; None if there are none."""
        waiting = self.still_open(dealt, waiting)
        if waiting is None or not self.has_points(dealt):
            return None
        if not waiting:
            return self.with_points(dealt)
        chosen = min(waiting, key=weight)
        rest = [other for other in waiting if other is not chosen]
        for after in self.ways(dealt, chosen):
            hands = self.place_parts(after, rest)
            if hands is not None:
                return hands
        return None

    def still_open(self, dealt, waiting):
        """What waits, with the places still open to it; None if a part has none."""
        taken, left = union(dealt.hands), []
        for seat, part, places in waiting:
            need, hand = self.needs[seat], dealt.hands[seat]
            free = need.allowed & ~taken | hand
            room = need.size - count(hand)
            if type(part) is Point:
                places = self.points.open_suits(part, places, hand, free, room)
            else:
                if type(part) is Run:
                    free &= ~dealt.in_runs[seat]
                places = open_places(places, hand, free, room)
            if not places:
                return None
            left.append(WaitingPart(seat, part, places))
        return left

    def ways(self, dealt, chosen):
        """How far the search is with a part in each of its places."""
        seat, part, places = chosen
        alike = self.alike(dealt) if len(places) > 1 else 0
        for place in places:
            if not suits_apart(part, place) & alike:
                yield PLACERS[type(part)](dealt, seat, place)

    def alike(self, dealt):
        """The cards of the suits in which all is as in an earlier one."""
        looks, alike = [], 0
        for suit, shift, due in zip(SUITS, SHIFTS, dealt.due):
            look = [
                suit in self.named and suit,
                due,
                [need.allowed >> shift & 255 for need in self.needs],
                [hand >> shift & 255 for hand in dealt.hands],
                [cards >> shift & 255 for cards in dealt.in_runs],
            ]
            if look in looks:
                alike |= 255 << shift
            looks.append(look)
        return alike

    def has_points(self, dealt):
        """Whether the points due in each suit can be made."""
        return all(
            self.points.deal_points(seats, shift, dealt.hands) is not None
            for shift, seats in zip(SHIFTS, dealt.due)
            if seats
        )

    def with_points(self, dealt):
        """The hands with the points that are due."""
        hands = dealt.hands
        for shift, seats in zip(SHIFTS, dealt.due):
            hands = self.points.deal_points(seats, shift, hands)
        return hands


def weight(waiting):
    """How many ways a part branches."""
    factor = POINT_WEIGHT if type(waiting.part) is Point else 1
    return factor * len(waiting.places)


def open_places(places, hand, free, room):
    """The places of a run or a set that are free and fit into the hand."""
    places = [cards for cards in places if not cards & ~free]
    if places and room < count(places[0]):
        places = [cards for cards in places if count(cards & ~hand) <= room]
    return places


def suits_apart(part, place):
    """What of a place tells it from the same one in other suits."""
    if type(part) is Set:
        return OF_RANK[part.rank] & ~place
    return 255 << place if type(part) is Point else place


def with_run(dealt, seat, cards):
    """How far the search is with the cards of a run."""
    in_runs = with_cards(dealt.in_runs, seat, cards)
    return DealtParts(with_cards(dealt.hands, seat, cards), in_runs, dealt.due)


def with_set(dealt, seat, cards):
    """How far the search is with the cards of a set."""
    return DealtParts(with_cards(dealt.hands, seat, cards), dealt.in_runs, dealt.due)


def with_point(dealt, seat, shift):
    """How far the search is with a point due in a suit."""
    due = list(dealt.due)
    due[shift // 8] += (seat,)
    return DealtParts(dealt.hands, dealt.in_runs, due)


def with_cards(hands, seat, cards):
    """Hands, one of them with more cards."""
    after = list(hands)
    after[seat] |= cards
    return after


PLACERS = {Point: with_point, Run: with_run, Set: with_set}
