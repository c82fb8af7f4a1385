"""Repique and pique: thirty, or twenty, before the others have anything."""

from collections import namedtuple

from ...errors import RuleError

# `needs_run`: whether the points made before the others scored decide; `most`: the
# most that these can be.
Chance = namedtuple("Chance", "side needs_run most")


def repique(books, groups):
    """The side that has enough in hand while all others have nothing; None if none.

    `groups`: the lines of carte blanche, point, sequences and sets.
    """
    counts = dict.fromkeys(books.sides, 0)
    for lines in groups:
        for side, points, _reason, _text in lines:
            counts[side] += points
        for side in books.sides:
            if counts[side] >= books.game.threshold and is_alone(counts, side):
                return side
    return None


def is_alone(counts, side):
    """Whether only this side has anything."""
    return not any(counts[other] for other in counts if other != side)


def may_pique(books, side, repique_side):
    """Whether a side can have pique: not with repique, nor where the dealer cannot."""
    if side == repique_side:
        return False
    is_elder = side == books.sides[0]
    return is_elder or books.table.options.get("younger_pique", True)


def is_spoken(books):
    """Whether younger's hand is counted only after elder's first lead."""
    return books.table.options.get("pique_order") == "spoken"


def may_pique_first(books, hands, repique_side):
    """Whether elder's first lead, if it counts, is pique before younger counts.

    Only where hands are counted as they are spoken: a carte blanche comes before it.
    """
    if not is_spoken(books):
        return False
    elder, younger = books.sides
    return (
        may_pique(books, elder, repique_side)
        and hands.points[elder] + 1 >= books.game.threshold
        and hands.blanks[younger] == 0
    )


def pique_by_total(books, hands, repique_side):
    """The side that has pique by the play entered at once; None if there is none."""
    chance = chance_of_pique(books, hands, repique_side)
    if chance is None:
        return None
    run = books.total.run or 0
    is_reached = not chance.needs_run or (
        run >= 1 and hands.points[chance.side] + run >= books.game.threshold
    )
    return chance.side if is_reached else None


def chance_of_pique(books, hands, repique_side):
    """The Chance that the points in play, as they were entered, leave; or None."""
    points, count = books.total.points, books.table.options["count"]
    elder = books.sides[0]
    is_first = may_pique_first(books, hands, repique_side) and points[elder]
    if is_first and not is_alone(hands.points, elder):
        return Chance(elder, needs_run=count == "classic", most=1)
    for side in books.sides if repique_side is None else []:
        if may_reach(books, hands, side):
            has_rivals = any(points[other] for other in books.sides if other != side)
            is_second = side != elder and count != "classic"
            if has_rivals and is_second:
                return None
            return Chance(side, needs_run=has_rivals, most=points[side])
    return None


def may_reach(books, hands, side):
    """Whether one side, alone with something in hand, comes to enough in play."""
    hand, threshold = hands.points[side], books.game.threshold
    return (
        is_alone(hands.points, side)
        and may_pique(books, side, None)
        and hand < threshold <= hand + books.total.points[side]
    )


def check_run(books):
    """Refuses a play that leaves open whether it was pique, and a false `run`."""
    chance = chance_of_pique(books, books.sheet.in_hand, books.sheet.repique)
    if chance is None or not chance.needs_run:
        return
    name, run = books.table.name(chance.side), books.total.run
    if run is None:
        raise RuleError(
            "run_needed",
            f"How many points had {name} made in play before any other scored?",
        )
    if run not in possible_runs(books, chance):
        raise RuleError(
            "run_impossible", f"{name} cannot have made {run} before any other scored."
        )


def possible_runs(books, chance):
    """The points that the side may have made before any other scored."""
    total = books.total
    points = total.points[chance.side]
    if books.table.options["count"] != "every" or books.tricks.missing:
        return range(min(chance.most, points) + 1)
    leads = 1 + total.tricks[chance.side]
    captures = points - leads
    return range(1, min(points, leads - captures) + 1) if captures else [leads]


def may_hang_on_run(books):
    """Whether a pique may depend on who scored first in play."""
    hands, threshold = books.sheet.in_hand, books.game.threshold
    near = threshold - books.tricks.whole - 2
    for side in books.sides:
        is_near = hands.points[side] >= near
        if is_near and (is_alone(hands.points, side) or is_spoken(books)):
            return True
    return False
