"""What answers prove: that a hand holds one of several things, whichever it is.

"Not good" proves that the player holds something better, "equal" that the player holds
as much. A **way** is one of the things that make an answer true: {seat: parts}, where
the parts are a claim in the place of the seat's own one of that class, if it has made
one. An answer is true if one of its ways is.
"""

from .cards import union
from .fewest_cards import fill_hand, holds
from .search import find_hands


class Proofs:
    """The answers of a deal that prove something.

    `ways`: class -> the ways of its answer. `barred`: what the last look was at, where
    answers alone spoke against it, as `hands_with` takes it; else None.
    """

    def __init__(self):
        self.ways, self.barred = {}, None

    def hands_with(self, needs, hands, ways):
        """Hands in which the answers are true as well; None if there are none.

        `needs`: seat -> Need; `hands`: some that meet them, or None; `ways`: class ->
        the ways of an answer.
        """
        self.barred = None
        if not ways or hands is None:
            return hands
        proved = hands_proved(needs, hands, list(ways.values()))
        if proved is None:
            self.barred = needs, hands, ways
        return proved

    def ways_without(self, kind):
        """The ways of the answers in the other classes."""
        ways = self.ways
        return {one: ways[one] for one in ways if one != kind} if kind in ways else ways

    def barring_classes(self):
        """The classes whose answers spoke against the last look: if it can be, one."""
        if self.barred is None:
            return []
        needs, hands, ways = self.barred
        kinds = sorted(ways)
        for kind in kinds if len(kinds) > 1 else ():
            if hands_proved(needs, hands, [ways[kind]]) is None:
                return [kind]
        return kinds

    def disproving_class(self, seat, hand):
        """A class whose answer proves what a hand of a seat does not hold; or None."""
        for kind in sorted(self.ways):
            if not has_way(seat, hand, self.ways[kind]):
                return kind
        return None


def has_way(seat, hand, ways):
    """Whether a hand of a seat leaves one of some ways open."""
    return any(seat not in way or holds(hand, way[seat]) for way in ways)


def hands_proved(needs, hands, answers):
    """Hands that meet the needs, and a way of each answer; None if there are none.

    `hands`: some that meet the needs; `answers`: the ways of each.
    """
    if not answers:
        return hands
    for way in answers[0]:
        more = needs_of(way, needs)
        proved = hands_of(way, needs, hands) or search_hands(more)
        if proved is not None:
            proved = hands_proved(more, proved, answers[1:])
        if proved is not None:
            return proved
    return None


def needs_of(way, needs):
    """The needs with those of a way."""
    return needs | {seat: needs[seat].with_claim(way[seat]) for seat in way}


def hands_of(way, needs, hands):
    """These hands with more cards, so that a way is true; None if that fails."""
    for seat in way:
        seat_hand, need = hands[seat], needs[seat]
        free = need.allowed & (seat_hand | ~union(hands.values()))
        seat_hand = fill_hand(seat_hand, way[seat], free, need.size)
        if seat_hand is None:
            return None
        hands = hands | {seat: seat_hand}
    return hands


def search_hands(needs):
    """Hands that meet some needs; None if there are none."""
    seats = sorted(needs)
    hands = find_hands([needs[seat] for seat in seats])
    return None if hands is None else dict(zip(seats, hands))
