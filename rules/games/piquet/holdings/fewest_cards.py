"""One hand and one claim: the fewest cards that make the hand hold it too."""

from ..combinations import Point, Run, Set
from .cards import COUNTS, OF_RANK, PIP_COUNTS, count, highest, places_of_run, shifts_of

MANY = 99  # more cards than there are


def holds(hand, parts):
    """Whether a hand holds all the parts of one claim."""
    return fill_hand(hand, parts, hand, MANY) is not None


def fill_hand(hand, parts, allowed, size):
    """A hand with the fewest more cards of `allowed` that hold the parts of one claim.

    None where it would have more cards than `size`, or there are no such cards.
    """
    if not parts:
        return hand
    more = FILLERS[type(parts[0])](parts, hand, allowed | hand)
    if more is None or count(hand | more) > size:
        return None
    return hand | more


def cards_of_sets(sets, hand, allowed):
    """What makes the sets: of each rank what the hand lacks."""
    more = 0
    for part in sets:
        cards = OF_RANK[part.rank]
        lacking = max(part.count - count(hand & cards), 0)
        filling = highest(cards & allowed & ~hand, lacking)
        if count(filling) < lacking:
            return None
        more |= filling
    return more


def cards_of_point(parts, hand, allowed):
    """What makes the point, in the suit where that is the fewest cards."""
    best, fewest, point = None, MANY, parts[0]
    for shift in shifts_of(point):
        suit_cards = hand >> shift & 255
        if point.length - COUNTS[suit_cards] < fewest:
            cards = fewest_of_suit(point, suit_cards, allowed >> shift & 255)
            if cards is not None and COUNTS[cards] < fewest:
                best, fewest = cards << shift, COUNTS[cards]
    return best


def fewest_of_suit(point, suit_cards, allowed):
    """The fewest cards that make a point of one suit; rather low ones. None if none."""
    spare = allowed & ~suit_cards
    if COUNTS[suit_cards] >= point.length and has_pips(suit_cards, point):
        return 0
    for number in range(max(point.length - COUNTS[suit_cards], 1), COUNTS[spare] + 1):
        low = spare & ~highest(spare, COUNTS[spare] - number)
        if has_pips(suit_cards | low, point):
            return low
        high = highest(spare, number)
        if has_pips(suit_cards | high, point):
            return high
    return None


def has_pips(cards, point):
    """Whether the highest cards of a suit, as many as a point has, have its pips."""
    return not point.pips or PIP_COUNTS[highest(cards, point.length)] >= point.pips


def cards_of_runs(runs, hand, allowed):
    """What makes the runs, the longest first; no two of them share a card."""
    if len(runs) == 1:
        return cards_of_run(runs[0], hand, allowed)
    choices = []
    for run in sorted(runs, key=lambda run: -run.length):
        places = [cards for cards in places_of_run(run) if not cards & ~allowed]
        if not places:
            return None
        choices.append(sorted(places, key=lambda cards: count(cards & ~hand)))
    return fewest_of_runs(choices, hand, 0, MANY)


def cards_of_run(run, hand, allowed):
    """What makes a single run, in the place where that is the fewest cards."""
    more = [cards & ~hand for cards in places_of_run(run) if not cards & ~allowed]
    return min(more, key=count) if more else None


def fewest_of_runs(choices, hand, used, limit):
    """The fewest cards, less than a limit, for a run of each choice; None if none.

    The first of a choice takes the fewest cards: that bounds what the later ones take.
    """
    if not choices:
        return 0 if limit > 0 else None
    best = None
    later = sum(count(places[0] & ~hand) for places in choices[1:])
    for cards in choices[0]:
        more = cards & ~hand
        if count(more) + later >= limit:
            break
        if cards & used:
            continue
        rest = fewest_of_runs(choices[1:], hand, used | cards, limit - count(more))
        if rest is not None:
            best, limit = rest | more, count(rest | more)
    return best


FILLERS = {Point: cards_of_point, Run: cards_of_runs, Set: cards_of_sets}
