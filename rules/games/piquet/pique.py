"""Repique and pique: thirty, or twenty, before the others have anything."""

from collections import namedtuple

# `needs_run`: whether the points made before the others scored decide; `most`: the
# most that these can be.
Chance = namedtuple("Chance", "side needs_run most")


def repique(deal, groups):
    """The side that has enough in hand while all others have nothing; None if none.

    `groups`: the lines of carte blanche, point, sequences and sets.
    """
    threshold, counts = deal.table.game.threshold, [0] * len(deal.table.sides)
    for lines in groups:
        for line in lines:
            counts[line.side] += line.points
        for side in deal.sides:
            if counts[side] >= threshold and is_alone(counts, side):
                return side
    return None


def repique_side(deal):
    """Who would have repique if declaring were over now; None once it is."""
    return None if deal.is_closed else deal.count_hands().repique


def repique_words(deal):
    """The same in words; empty where nobody would have it."""
    side = repique_side(deal)
    return "" if side is None else f"{deal.table.name(side)}: repique"


def is_alone(counts, side):
    """Whether only this side has anything."""
    return sum(counts) == counts[side]


def may_pique(deal, side, repique_side):
    """Whether a side can have pique: not with repique, nor where the dealer cannot."""
    if side == repique_side:
        return False
    return side == deal.sides[0] or deal.table.options.get("younger_pique", True)


def is_spoken(deal):
    """Whether younger's hand is counted only after elder's first lead."""
    return deal.table.options.get("pique_order") == "spoken"


def may_pique_first(deal, in_hand, repique_side):
    """Whether elder's first lead, if it counts, is pique before younger counts.

    Only where hands are counted as they are spoken: a carte blanche comes before it.
    """
    if not is_spoken(deal):
        return False
    elder, younger = deal.sides
    return (
        may_pique(deal, elder, repique_side)
        and in_hand.points[elder] + 1 >= deal.table.game.threshold
        and younger not in [deal.side_of(seat) for seat in deal.blanks]
    )


def pique_by_total(deal, total, in_hand, repique_side):
    """The side that has pique by the play entered at once; None if there is none."""
    chance = chance_of_pique(deal, total, in_hand, repique_side)
    if chance is None:
        return None
    run = total.run or 0
    is_reached = not chance.needs_run or (
        run >= 1 and in_hand.points[chance.side] + run >= deal.table.game.threshold
    )
    return chance.side if is_reached else None


def chance_of_pique(deal, total, in_hand, repique_side):
    """The Chance that the points in play, as they were entered, leave; or None."""
    points, count = total.points, deal.table.options["count"]
    elder = deal.sides[0]
    is_first = may_pique_first(deal, in_hand, repique_side) and points[elder]
    if is_first and not is_alone(in_hand.points, elder):
        return Chance(elder, needs_run=count == "classic", most=1)
    for side in deal.sides if repique_side is None else []:
        if may_reach(deal, points[side], in_hand.points, side):
            has_rivals = any(points[other] for other in deal.sides if other != side)
            is_second = side != elder and count != "classic"
            if has_rivals and is_second:
                return None
            return Chance(side, needs_run=has_rivals, most=points[side])
    return None


def may_reach(deal, points, hands, side):
    """Whether one side, alone with something in hand, comes to enough in play.

    `points`: what it makes in play; `hands`: what each side has in hand.
    """
    threshold = deal.table.game.threshold
    return (
        is_alone(hands, side)
        and may_pique(deal, side, None)
        and hands[side] < threshold <= hands[side] + points
    )


def why_not_run(deal, total):
    """A play that leaves open whether it was pique, or a false `run`."""
    in_hand = deal.count_hands()
    chance = chance_of_pique(deal, total, in_hand, in_hand.repique)
    if chance is None or not chance.needs_run:
        return None
    name, run = deal.table.name(chance.side), total.run
    if run is None:
        return (
            "run_needed",
            f"How many points did {name} make in play before anyone else scored?",
        )
    if run not in possible_runs(deal, total, chance):
        return (
            "run_impossible",
            f"{name} cannot have made {run} before anyone else scored.",
        )
    return None


def possible_runs(deal, total, chance):
    """The points that the side may have made before any other scored."""
    points = total.points[chance.side]
    if deal.table.options["count"] != "every" or deal.tricks.missing:
        return range(min(chance.most, points) + 1)
    leads = 1 + total.tricks[chance.side]
    captures = points - leads
    return range(1, min(points, leads - captures) + 1) if captures else [leads]


def may_hang_on_run(deal):
    """Whether a pique may depend on who scored first in play."""
    points = deal.count_hands().points
    near = deal.table.game.threshold - deal.tricks.whole - 2
    return any(
        points[side] >= near and (is_alone(points, side) or is_spoken(deal))
        for side in deal.sides
    )
