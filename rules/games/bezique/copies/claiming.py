"""Whether a claim can be laid down: first what is easily seen, then the whole deal."""

from .limits import NO_LOAD, lightest, padded
from .places import PLACE, known_with

MOST_HELD = 7  # cards of a player between playing one and drawing another
ANY = 99  # more cards than anybody can hold


def has_unseen(ways, claim):
    """Whether those cards of a claim are left that were never known anywhere."""
    lying = claim.lying or ()
    for card, count in claim.each:
        if card not in ways.cards and (ways.left(card) < count or card in lying):
            return False
    return True


def has_served(ways, claim):
    """Whether a copy of a card of a claim may have served in another, or been shown."""
    for card, _count in claim.each:
        for copies in ways.cards.get(card, ()):
            if copies[-1] > PLACE:
                return True
    return False


def is_easy(laying, known):
    """Whether copies are enough that no limit bears on, and that are not lent."""
    new, ways = known.most[laying.seat], laying.ways
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


def may_lay(laying, known):
    """(whether a claim can be laid down, whether the limit of seven is left aside).

    Those of its cards that were never known anywhere are left, as `has_unseen` says.
    """
    if not laying.ways.rooms and not laying.may_lend:
        return may_lay_apart(laying, known)
    if is_easy(laying, known):
        return True, True
    return may_lay_together(laying, known)


def may_lay_apart(laying, known):
    """The same where nothing but the limit of seven binds cards to each other."""
    held = 0
    for card, count in laying.claim.each:
        fewest = fewest_held(laying, card, count)
        if fewest is None:
            return False, False
        held += fewest
    if held <= MOST_HELD:
        held += known.fewest_beside(laying.claim.cards, laying.seat)
    return held <= MOST_HELD, True


def fewest_held(laying, card, count):
    """How many copies of a card are known with a seat at least once so many serve.

    None if so many cannot.
    """
    ways = laying.ways
    if card not in ways.cards:
        return count if count <= ways.left(card) else None
    fewest = None
    for copies in ways.cards[card]:
        held = known_with(laying.seat, copies)
        for _lent, new in laying.choices(copies, card, count):
            if fewest is None or held + new < fewest:
                fewest = held + new
    return fewest


def may_lay_together(laying, known):
    """The same where the loads of all cards are looked at."""
    ways, loads, lent = laying.ways, loads_of(laying), len(laying.claim.cards) - 1
    if loads is None:
        return False, False
    if ways.fits(known.with_others(loads, laying.seat), [lent, MOST_HELD]):
        return True, True
    return False, ways.fits(loads, [lent, ANY])


def loads_of(laying):
    """For each card of a claim its loads; None if there is none for one.

    Two more limits follow in them: the cards that are lent, and those that the seat is
    then known to hold.
    """
    found = {}
    for card, count in laying.claim.each:
        found[card] = card_loads(laying, card, count)
        if not found[card]:
            return None
    return found


def card_loads(laying, card, count):
    """The loads of one card among which it is enough to choose."""
    found, size = [], len(laying.ways.rooms)
    for copies, each in laying.ways.of(card).items():
        choices = laying.choices(copies, card, count)
        known = known_with(laying.seat, copies) if choices else 0
        for lent, new in choices:
            found += [padded(load, size) + (lent, known + new) for load in each]
    return lightest(found)


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
