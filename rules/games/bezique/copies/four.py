"""Whether any four cards of a rank can be laid down, without trying each choice."""

from .claim_checks import ANY, MOST_HELD, card_loads, fewest_held
from .limits import NO_LOAD, lightest

FOUR = 4


def has_four(laying, holdings):
    """Whether any four can be laid down; the claim has one card of each suit."""
    cards, seat, ways = laying.claim.cards, laying.seat, laying.ways
    if holdings.most[seat] + easily_new(laying) <= MOST_HELD:
        return True
    if holdings.least(seat, {}) + least_new(laying) > MOST_HELD:
        return False
    if not ways.rooms and not laying.may_lend:
        return has_four_apart(laying, holdings)
    loads = holdings.with_others(loads_of_any(laying), seat)
    return ways.fits(loads, [FOUR - 1, MOST_HELD, len(cards) * ways.copies - FOUR])


def has_four_apart(laying, holdings):
    """Whether any four can be, where only the limit of seven binds cards together."""
    cards = laying.claim.cards
    held = {0: holdings.fewest_beside(cards, laying.seat)}  # by how many of them serve
    for card in cards:
        held = with_card(held, laying, card)
    return held.get(FOUR, ANY) <= MOST_HELD


def with_card(held, laying, card):
    """{how many cards serve: how many are known then at least}, with one card more."""
    by_count = {}
    for count in range(laying.ways.copies + 1):
        fewest = fewest_held(laying, card, count)
        for before in held if fewest is not None else ():
            after = held[before] + fewest
            by_count[before + count] = min(after, by_count.get(before + count, ANY))
    return by_count


def easily_new(laying):
    """How many of four cards come to be known, if only copies serve that are free.

    Free: no limit bears on them, and they are not lent.
    """
    unseen = held = 0
    for card in laying.claim.cards:
        more, lying = most_free(laying, card)
        unseen, held = unseen + more, held + lying
    return max(0, FOUR - held) if unseen + held >= FOUR else ANY


def most_free(laying, card):
    """How many free copies of a card there are at most: (unseen, known)."""
    ways, best = laying.ways, (0, 0)
    if card not in ways.cards:
        return ways.unseen_copies(card), 0
    for copies, each in ways.cards[card].items():
        if each == NO_LOAD:
            unseen, held, table = laying.usable(copies)[:3]
            if unseen + held + table > sum(best):
                best = (unseen, held + table)
    return best


def least_new(laying):
    """How many of four cards come to be known at least."""
    most = held = 0
    ways = laying.ways
    for card in laying.claim.cards:
        if card not in ways.cards:
            most += ways.unseen_copies(card)
        else:
            counts = [laying.usable(copies)[:4] for copies in ways.cards[card]]
            most += max([sum(count) for count in counts])
            held += max([sum(count[1:]) for count in counts])
    return max(0, FOUR - held) if most >= FOUR else ANY


def loads_of_any(laying):
    """For each card its loads when any number of its copies serves.

    A third limit follows in them: the copies that do not serve.
    """
    loads, copies = {}, laying.ways.copies
    for card in laying.claim.cards:
        all_loads = []
        for count in range(copies + 1):
            idle = (copies - count,)
            all_loads += [load + idle for load in card_loads(laying, card, count)]
        loads[card] = lightest(all_loads)
    return loads
