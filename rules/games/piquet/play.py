"""The play in one entry: which tricks and points are possible, and whether it piques.

W stands for tricks, P for points in play, c for captures: tricks that the other led.
"""

from collections import namedtuple

from ...errors import RuleError

SHORT_HAND_MOST = 25  # points of both, where one plays with too few cards
HIGH_CARDS = 20  # of the pack: only they count under `classic`

# `tricks` and `points`: a number for each side of the table; `run` as it was entered.
Total = namedtuple("Total", "tricks points run")


def enter_play(books, entry):
    """The whole play at once; refuses what the cards could not give."""
    if books.tricks.taken:
        raise RuleError("tricks_begun", "Tricks are entered already: go on with them.")
    whole = books.tricks.whole
    if sum(entry.tricks) != whole:
        raise RuleError(
            "tricks_total", f"The tricks come to {sum(entry.tricks)}, not {whole}."
        )
    points = entry.points
    if points is None:
        points = remembered_points(books, entry)
    total = Total(entry.tricks, points, entry.run)
    if not is_possible_play(books, total):
        raise RuleError(
            "play_points_impossible",
            f"{' and '.join(map(str, points))} cannot be the points of these tricks.",
        )
    books.check_no_tie()
    return total


def remembered_points(books, entry):
    """The points of both by who won the last trick and how often younger captured."""
    elder, younger = books.sides
    captured = entry.captures
    points = [0] * len(entry.tricks)
    points[younger] = entry.tricks[younger] + captured
    points[elder] = 1 + entry.tricks[elder] + captured - (entry.last == younger)
    if not books.table.options["capot_last"]:
        for side in (elder, younger):
            points[side] -= is_capot(books, entry.tricks, side)
    return points


def is_capot(books, tricks, side):
    """Whether a side has taken every trick."""
    return tricks[side] == books.tricks.whole


def with_last_trick(books, total):
    """The points with that for the last trick, also where a capot leaves it out."""
    if books.table.options["capot_last"]:
        return total.points
    return [
        points + is_capot(books, total.tricks, side)
        for side, points in enumerate(total.points)
    ]


def is_possible_play(books, total):
    """Whether these tricks and points can have been made together."""
    test = is_possible_for_two if books.game.has_replies else is_possible_for_many
    return test(books, total)


def is_possible_for_two(books, total):
    """Whether two players can have made these tricks and points."""
    elder, younger = books.sides
    points = with_last_trick(books, total)
    if books.tricks.missing:
        return points[elder] + points[younger] <= SHORT_HAND_MOST
    test = FOR_TWO[books.table.options["count"]]
    return test(
        total.tricks[elder], total.tricks[younger], points[elder], points[younger]
    )


def is_possible_every(w_e, w_y, p_e, p_y):
    """Every lead and every capture counts."""
    c_e, c_y = p_e - 1 - w_e, p_y - w_y
    return (
        0 <= c_e <= w_e
        and 0 <= c_y <= w_y
        and c_y - c_e in (0, 1)
        and (c_y >= 1 or w_y == 0)
    )


def is_possible_lead_and_trick(w_e, w_y, p_e, p_y):
    """A point for each lead, and one for each trick."""
    return p_e == 1 + 2 * w_e and p_y == 2 * w_y


def is_possible_classic(w_e, w_y, p_e, p_y):
    """As many as `every`, less whatever low cards led or won."""
    return (
        p_e <= 1 + w_e + min(w_e, w_y)
        and p_y <= w_y + min(w_y, w_e + 1)
        and 1 <= p_e + p_y <= HIGH_CARDS + 1
        and (p_y == 0 or w_y > 0)
        and (p_e <= 1 or w_e > 0)
    )


FOR_TWO = {
    "every": is_possible_every,
    "lead_and_trick": is_possible_lead_and_trick,
    "classic": is_possible_classic,
}


def is_possible_for_many(books, total):
    """Whether three players, or two sides of two, can have made this."""
    whole = books.tricks.whole
    elder = books.sides[0]
    has_last = books.table.options["capot_last"] or whole not in total.tricks
    for side, points in enumerate(total.points):
        tricks = total.tricks[side]
        if points > 2 * tricks + (side == elder) + (has_last and tricks > 0):
            return False
    least, most = {
        "every": (whole, 2 * whole),
        "lead_and_trick": (2 * whole, 2 * whole),
        "classic": (0, min(2 * whole, HIGH_CARDS)),
    }[books.table.options["count"]]
    return least <= sum(total.points) - has_last <= most
