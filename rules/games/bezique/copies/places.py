"""Where each copy of a card is, and in which melds it has served: one number a copy.

The number holds the place in its lowest four bits and the marks above them. All copies
of one card that share a number are alike, so a card is a sorted tuple of numbers.
"""

UNSEEN, GONE, TURNED = 0, 1, 2
TABLE, HAND, OPEN = 4, 8, 12  # with the seat added; a hand that is known
PLACE = 15
PLAYABLE = tuple([UNSEEN] + list(range(TABLE, OPEN)))  # by somebody
MARRIED, IN_SEQUENCE, IN_FOUR, SHOWN = 16, 32, 64, 128
LEVEL = 256  # times the size of the largest bezique that the copy served in
# place: what it is once the stock is out; the turned card is drawn
IN_HANDS = (HAND, HAND + 1, HAND + 2, HAND + 3)
STOCK_OUT = (UNSEEN, GONE, TURNED, GONE) + IN_HANDS + IN_HANDS + (GONE,) * 4

USED = {"marriage": MARRIED, "sequence": IN_SEQUENCE, "four": IN_FOUR}
# what a copy must not have served in before
BARRED = {"marriage": MARRIED | IN_SEQUENCE, "sequence": IN_SEQUENCE, "four": IN_FOUR}


def mark_copy(copy, claim):
    """A copy once it has served in a claim."""
    if claim.kind == "bezique":
        return copy % LEVEL + LEVEL * claim.size
    return copy | USED[claim.kind]


def highest_level(claim, house):
    """The largest earlier bezique of a copy that may serve in this one."""
    if claim.size == 1 or not house.may_add_bezique:
        return 0
    return claim.size if house.may_repeat_double else claim.size - 1


def held_by(seat, copies):
    """How many copies of a card a seat is known to hold; open ones do not count."""
    table, hand = TABLE + seat, HAND + seat
    if copies[-1] <= PLACE:  # none has a mark
        return copies.count(table) + copies.count(hand)
    places = [copy & PLACE for copy in copies]
    return places.count(table) + places.count(hand)


def after_moving(copies, places, to, keeps_marks=False):
    """What the copies may be once one has gone from one of these places.

    Only an open copy can keep its marks.
    """
    outcomes, last = [], None
    for index, copy in enumerate(copies):
        if copy != last and copy & PLACE in places:
            after = list(copies)
            is_kept = keeps_marks and to >= OPEN
            after[index] = to + copy - (copy & PLACE) if is_kept else to
            after.sort()
            outcomes.append(tuple(after))
        last = copy
    return outcomes
