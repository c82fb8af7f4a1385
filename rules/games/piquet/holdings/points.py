"""Points, whose cards are chosen last: only points then compete for a suit."""

from .cards import BY_LENGTH, COUNTS, PIP_COUNTS, count
from .filling import fewest_of_suit

AT_LEAST = (255, 254, 252, 248, 128)  # the cards of 7, 8, 9, 10 and 11 pips or more


class Points:
    """The points of one search.

    `wanted`: seat -> its point. `known`: the places found so far, as the same ones are
    asked for again and again.
    """

    def __init__(self, needs, wanted):
        self.needs, self.wanted, self.known = needs, wanted, {}

    def has_room(self, seat, shift, hands):
        """Whether a seat can have its point in a suit, whatever points others want."""
        return self.dealt((seat,), shift, hands) is not None

    def dealt(self, seats, shift, hands):
        """The hands once these seats have their points in one suit; None if none."""
        if not seats:
            return hands
        seat, others = seats[0], seats[1:]
        need, hand = self.needs[seat], hands[seat]
        room = need.size - count(hand)
        for cards in self.places(seat, shift, hands, len(others) == 0):
            if COUNTS[cards] <= room:
                after = list(hands)
                after[seat] = hand | cards << shift
                found = self.dealt(others, shift, after)
                if found is not None:
                    return found
        return None

    def places(self, seat, shift, hands, is_last):
        """What a seat may add to make its point; only the best where it is the last."""
        taken = 0
        for hand in hands:
            taken |= hand
        own = hands[seat]
        free = (self.needs[seat].allowed & ~taken | own) >> shift & 255
        own = own >> shift & 255
        key = (seat, own, free, is_last)
        if key not in self.known:
            find = best_place if is_last else places_of_point
            self.known[key] = find(self.wanted[seat], own, free)
        return self.known[key]


def best_place(point, own, free):
    """The fewest cards that a point adds to its hand: a list of one, or empty."""
    cards = fewest_of_suit(point, own, free)
    return [] if cards is None else [cards]


def places_of_point(point, own, free):
    """The cards that a point may add to others of its hand, the fewest, lowest first.

    Without those that serve no better than others of them.
    """
    places = {
        cards & ~own
        for cards in BY_LENGTH[point.length]
        if not cards & ~free and PIP_COUNTS[cards] >= (point.pips or 0)
    }
    best = []
    for cards in sorted(places, key=lambda cards: (COUNTS[cards], PIP_COUNTS[cards])):
        if not any(takes_less(other, cards) for other in best):
            best.append(cards)
    return best


def takes_less(cards, others):
    """Whether these are no more and no higher cards than the others, rank by rank."""
    return all(COUNTS[cards & high] <= COUNTS[others & high] for high in AT_LEAST)
