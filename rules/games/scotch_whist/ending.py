"""Scotch Whist's end: who wins when several sides reach the target, and who pays."""

from ...pairwise_settlement import (
    BEHIND,
    ONE_UNIT,
    OTHERS,
    differences,
    losers_pay,
    one_game,
)
from ...ranking import leaders
from ...result import Result
from .scoring import COUNTING

BEFORE = "before the count"
SHORT = "The side that revoked pays the points it still needed"


def is_over(table):
    """When a deal brings a side to the target, or a revoke has lost the game."""
    if table.deal.lost_by is not None:
        return True
    return table.deal.is_complete and max(table.totals) >= table.options["target"]


def settle(table):
    """Every losing side pays every winning side."""
    scores = list(table.totals)
    winning, tags = result(table)
    is_lost = table.deal.lost_by is not None
    return paid_result(scores, winning, tags, *price(table.options, scores, is_lost))


def paid_result(scores, winning, tags, steps, rule, unit):
    """The Result where each losing side pays each winning side these steps."""
    accounts = losers_pay(scores, winning, steps)
    return Result(winning, scores, accounts, tags, rule, unit)


def price(options, scores, is_lost=False):
    """What a losing side pays a winning side, and why: (steps, rule, unit).

    `is_lost`: by a revoke.
    """
    if options["settlement"] == "game":
        return one_game, ONE_UNIT, "unit"
    if is_lost:
        return shortfall(scores, options["target"]), SHORT, "point"
    return lead(scores), BEHIND, "point"


def result(table):
    """(winning sides, tags) of a game that is over or was stopped."""
    lost_by = table.deal.lost_by
    if lost_by is not None:
        sides = range(len(table.sides))
        return [side for side in sides if side != lost_by], ["revoke"]
    if not table.completed_deals():
        return [], []
    winning, words = leaders(table.totals), None
    if not table.is_stopped:
        winning, words = winners(table)
    tags = ["counting_order"] if words else []
    return winning, tags + (["tie"] if len(winning) > 1 else [])


def lead(scores):
    """The steps of a pair: how far the loser is behind, if at all."""

    def steps(winner, loser):
        is_behind = scores[loser] < scores[winner]
        return differences(scores)(winner, loser) if is_behind else []

    return steps


def shortfall(scores, target):
    """The steps of a pair after a revoke: the points that the offender lacks."""

    def steps(winner, loser):
        return [(target, "The game"), (-scores[loser], OTHERS)]

    return steps


def winners(table):
    """Who has won with the deal just closed: (sides, words).

    The words say what decided the counting order, and are None where it did not.
    """
    target = table.options["target"]
    if max(table.totals) < target:
        return [], None
    reached = [side for side, total in enumerate(table.totals) if total >= target]
    if len(reached) < 2:
        return reached, None
    if any(line.reason == "deal_total" for line in table.deal.lines):
        return leaders(table.totals), None
    items = items_of(table.deal)
    standing = list(table.totals)
    for _words, points in items:
        standing = add_points(standing, points, -1)
    return first_there(standing, [(BEFORE, {})] + items, target)


def items_of(deal):
    """The points of each item of the count: (words, {side: points}), in order."""
    items = []
    for reason, _honour, _points, words in COUNTING:
        item_lines = [line for line in deal.lines if line.reason == reason]
        items.append((f"on {words}", {line.side: line.points for line in item_lines}))
    return items


def first_there(standing, items, target):
    """Counts item by item; the first side to stand at the target wins."""
    for place, (words, points) in enumerate(items):
        standing = add_points(standing, points)
        there = [side for side, total in enumerate(standing) if total >= target]
        if there:
            return foremost(standing, there, words, items[place + 1 :])
    return [], None


def foremost(standing, there, words, later):
    """Of sides that got there together the highest, else the first to score again."""
    highest = max(standing[side] for side in there)
    level = [side for side in there if standing[side] == highest]
    if len(level) == 1:
        return level, words
    for place, (words, points) in enumerate(later):
        scoring = [side for side in level if side in points]
        if scoring:
            standing = add_points(standing, points)
            return foremost(standing, scoring, words, later[place + 1 :])
    return level, None


def add_points(standing, points, times=1):
    """The totals with the points of one item."""
    return [total + times * points.get(side, 0) for side, total in enumerate(standing)]
