"""Points, whose cards are chosen last: only points then compete for a suit."""

from .cards import BY_LENGTH, COUNTS, PIP_COUNTS, count, union
from .fewest_cards import fewest_of_suit

AT_LEAST = (255, 254, 252, 248, 128)  # the cards of 7, 8, 9, 10 and 11 pips or more


class Points:
    """The points of one search.

    `wanted`: seat -> the point that it claims. `cache`: the places found so far, as a
    search asks for the same ones again and again.
    """

    def __init__(self, needs, wanted):
        self.needs, self.wanted, self.cache = needs, wanted, {}

    def open_suits(self, point, suits, hand, free, room):
        """Where a point has room, whatever other points are claimed."""
        open_suits = []
        for shift in suits:
            suit_cards = hand >> shift & 255
            places = self.places(point, suit_cards, free >> shift & 255, True)
            if places and COUNTS[places[0]] <= room:
                open_suits.append(shift)
        return open_suits

    def deal_points(self, seats, shift, hands):
        """The hands once these seats have their points in one suit; None if none."""
        if not seats:
            return hands
        seat, others = seats[0], seats[1:]
        hand, need = hands[seat], self.needs[seat]
        free = need.allowed & ~union(hands) | hand
        for cards in self.places(
            self.wanted[seat], hand >> shift & 255, free >> shift & 255, not others
        ):
            more = hand | cards << shift
            if count(more) <= need.size:
                after = hands[:seat] + [more] + hands[seat + 1 :]
                after = self.deal_points(others, shift, after)
                if after is not None:
                    return after
        return None

    def places(self, point, suit_cards, free, is_last):
        """What may be added to make a point; only the fewest where it is the last."""
        key = (point, suit_cards, free, is_last)
        if key not in self.cache:
            find = best_place if is_last else places_of_point
            self.cache[key] = find(point, suit_cards, free)
        return self.cache[key]


def best_place(point, suit_cards, free):
    """The fewest cards that a point adds to its hand: a list of one, or empty."""
    cards = fewest_of_suit(point, suit_cards, free)
    return [] if cards is None else [cards]


def places_of_point(point, suit_cards, free):
    """The cards that a point may add to others of its hand, the fewest, lowest first.

    Without those that serve no better than others of them.
    """
    places = {
        cards & ~suit_cards
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
