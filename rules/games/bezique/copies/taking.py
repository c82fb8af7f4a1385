"""Whether a meld can take any cards from the table, without trying each choice."""

from .claiming import MOST_HELD, card_loads
from .limits import lightest


def may_take(laying, known, lying):
    """Whether a claim can be laid down that takes at least one card of those lying.

    `lying`: {card: how many of it lie there at most}.
    """
    loads, most = {}, len(laying.claim.cards) - 1
    for card, count in laying.claim.each:
        found = loads_taking(laying, card, count, min(count, lying.get(card, 0)))
        if not found:
            return False
        loads[card] = lightest(found)
    loads = known.with_others(loads, laying.seat)
    return laying.ways.fits(loads, [most, MOST_HELD, most])


def loads_taking(laying, card, count, most):
    """The loads of a card when none of its copies lie there, or up to so many do.

    A third limit follows in them: the copies that come from the hand.
    """
    found = []
    for lying in range(most + 1):
        laying.lying = [card] * lying
        from_hand = (count - lying,)
        found += [load + from_hand for load in card_loads(laying, card, count)]
    return found
