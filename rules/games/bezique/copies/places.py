"""Where each copy of a card is, and in which melds it has served: one number a copy.

The number holds the place in its lowest four bits and the marks above them. All copies
of one card that share a number are alike, so a card is a sorted tuple of numbers.
"""

from .ways import put

UNSEEN, GONE, TURNED = 0, 1, 2
TABLE, HAND, OPEN = 4, 8, 12  # with the seat added; a hand that is known
PLACE = 15
MARRIED, IN_SEQUENCE, IN_FOUR, SHOWN = 16, 32, 64, 128
LEVEL = 256  # times the size of the largest bezique that the copy served in

USED = {"marriage": MARRIED, "sequence": IN_SEQUENCE, "four": IN_FOUR}
# what a copy must not have served in before
BARRED = {
    "marriage": MARRIED | IN_SEQUENCE,
    "sequence": IN_SEQUENCE,
    "four": IN_FOUR,
}


def marked(copy, claim):
    """A copy once it has served in a claim."""
    if claim.kind == "bezique":
        return copy % LEVEL + LEVEL * claim.size
    return copy | USED[claim.kind]


def may_serve(copy, claim, house):
    """Whether the marks of a copy let it serve in a claim."""
    if house.is_once:
        return copy <= PLACE
    if claim.kind == "bezique":
        return copy // LEVEL <= highest_level(claim, house)
    return not copy & BARRED[claim.kind]


def highest_level(claim, house):
    """The largest earlier bezique of a copy that may serve in this one."""
    if claim.size == 1 or not house.may_add_bezique:
        return 0
    return claim.size if house.may_repeat_double else claim.size - 1


def is_new_bezique(copies):
    """Whether one copy at least has never served in a bezique."""
    return any(copy < LEVEL for copy in copies)


def picks(copies, count, usable, start=0):
    """Every different choice of so many usable copies: a list of tuples of indexes."""
    if count == 0:
        return [()]
    found, last = [], None
    for index in range(start, len(copies)):
        copy = copies[index]
        if copy != last and usable(copy):
            rest = picks(copies, count - 1, usable, index + 1)
            found += [(index,) + more for more in rest]
        last = copy
    return found


def replaced(copies, chosen, numbers):
    """The copies with those at the chosen indexes changed to these numbers."""
    changed = list(copies)
    for index, number in zip(chosen, numbers):
        changed[index] = number
    return tuple(sorted(changed))


def moved(ways, places, to, keeps_marks=False):
    """The ways once one copy has gone from one of these places to another."""
    found = {}
    for copies, each in ways.items():
        last = None
        for index, copy in enumerate(copies):
            if copy != last and copy & PLACE in places:
                marks = copy - (copy & PLACE) if keeps_marks and to >= OPEN else 0
                after = replaced(copies, (index,), (to + marks,))
                for loads in each:
                    put(found, after, loads)
            last = copy
    return found
