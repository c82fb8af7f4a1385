"""Whether a claim can be laid down: first what is easily seen, then the whole deal."""

from .limits import NO_LOAD, lightest, pad_load
from .places import PLACE, held_by

MOST_HELD = 7  # cards of a player between playing one and drawing another
ANY = 99  # more cards than anybody can hold


def has_unseen(ways, claim):
    """Whether those cards of a claim are left that were never known anywhere."""
    lying = claim.lying or ()
    for card, count in claim.each:
        is_short = ways.unseen_copies(card) < count or card in lying
        if card not in ways.cards and is_short:
            return False
    return True


def has_served(ways, claim):
    """Whether a copy of a card of a claim may have served in another, or been shown."""
    for card, _count in claim.each:
        for copies in ways.cards.get(card, ()):
            if copies[-1] > PLACE:
                return True
    return False


def is_easy(laying, holdings):
    """Whether copies are enough that no limit bears on, and that are not lent."""
    new, ways = holdings.most[laying.seat], laying.ways
    for card, count in laying.claim.each:
        if card in ways.cards:
            new += fewest_new(laying, ways.cards[card], card, count)
        else:
            new += count
    return new <= MOST_HELD


def fewest_new(laying, ways, card, count):
    """How many copies of a card come to be known then."""
    fewest = ANY
    for copies, each in ways.items():
        if each == NO_LOAD:
            for lent, new in laying.choices(copies, card, count):
                if new < fewest and not lent:
                    fewest = new
    return fewest


def may_lay(laying, holdings):
    """(whether a claim can be laid down, whether the limit of seven is left aside).

    Those of its cards that were never known anywhere are left, as `has_unseen` says.
    """
    if not laying.ways.rooms and not laying.may_lend:
        return may_lay_apart(laying, holdings)
    if is_easy(laying, holdings):
        return True, True
    return may_lay_together(laying, holdings)


def may_lay_apart(laying, holdings):
    """What `may_lay` says where only the limit of seven binds cards to each other."""
    held = 0
    for card, count in laying.claim.each:
        fewest = fewest_held(laying, card, count)
        if fewest is None:
            return False, False
        held += fewest
    if held <= MOST_HELD:
        held += holdings.fewest_beside(laying.claim.cards, laying.seat)
    return held <= MOST_HELD, True


def fewest_held(laying, card, count):
    """How many copies of a card are known with a seat at least once so many serve.

    None if so many cannot.
    """
    ways = laying.ways
    if card not in ways.cards:
        return count if count <= ways.unseen_copies(card) else None
    fewest = None
    for copies in ways.cards[card]:
        held = held_by(laying.seat, copies)
        for _lent, new in laying.choices(copies, card, count):
            if fewest is None or held + new < fewest:
                fewest = held + new
    return fewest


def may_lay_together(laying, holdings):
    """What `may_lay` says by the loads of all cards."""
    ways, loads, lent = laying.ways, loads_of(laying), len(laying.claim.cards) - 1
    if loads is None:
        return False, False
    if ways.fits(holdings.with_others(loads, laying.seat), [lent, MOST_HELD]):
        return True, True
    return False, ways.fits(loads, [lent, ANY])


def loads_of(laying):
    """For each card of a claim its loads; None if there is none for one.

    Two more limits follow in them: the cards that are lent, and those that the seat is
    then known to hold.
    """
    loads = {}
    for card, count in laying.claim.each:
        loads[card] = card_loads(laying, card, count)
        if not loads[card]:
            return None
    return loads


def card_loads(laying, card, count):
    """The loads of one card among which it is enough to choose."""
    loads, size = [], len(laying.ways.rooms)
    for copies, each in laying.ways.of(card).items():
        choices = laying.choices(copies, card, count)
        held = held_by(laying.seat, copies) if choices else 0
        for lent, new in choices:
            loads += [pad_load(load, size) + (lent, held + new) for load in each]
    return lightest(loads)


def may_take(laying, holdings, lying):
    """Whether a claim can be laid down that takes at least one card of those lying.

    `lying`: {card: how many of it lie there at most}.
    """
    loads, most = {}, len(laying.claim.cards) - 1
    for card, count in laying.claim.each:
        taking = loads_taking(laying, card, count, min(count, lying.get(card, 0)))
        if not taking:
            return False
        loads[card] = lightest(taking)
    loads = holdings.with_others(loads, laying.seat)
    return laying.ways.fits(loads, [most, MOST_HELD, most])


def loads_taking(laying, card, count, most):
    """The loads of a card when none of its copies lie there, or up to so many do.

    A third limit follows in them: the copies that come from the hand.
    """
    loads = []
    for lying in range(most + 1):
        laying.lying = [card] * lying
        from_hand = (count - lying,)
        loads += [load + from_hand for load in card_loads(laying, card, count)]
    return loads
