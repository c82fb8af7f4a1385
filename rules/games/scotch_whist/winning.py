"""Who wins Scotch Whist when a deal brings several sides to the target."""

from ...nets import leaders
from .counting import COUNTING

BEFORE = "before the count"


def winners(table):
    """Who has won with the deal just closed: (sides, words).

    The words say what decided the counting order, and are None where it did not.
    """
    target = table.options["target"]
    reached = [side for side, total in enumerate(table.totals) if total >= target]
    if len(reached) < 2:
        return reached, None
    if any(line.reason == "deal_total" for line in table.deal.lines):
        return leaders(table.totals), None
    items = items_of(table.deal)
    standing = list(table.totals)
    for _words, points in items:
        standing = added(standing, points, -1)
    return first_there(standing, [(BEFORE, {})] + items, target)


def items_of(deal):
    """What each item of the count brought: (words, {side: points}), in order."""
    items = []
    for reason, _honour, _points, words in COUNTING:
        own = [line for line in deal.lines if line.reason == reason]
        items.append((f"on {words}", {line.side: line.points for line in own}))
    return items


def first_there(standing, items, target):
    """Counts item by item; the first side to stand at the target wins."""
    for place, (words, points) in enumerate(items):
        standing = added(standing, points)
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
            standing = added(standing, points)
            return foremost(standing, scoring, words, later[place + 1 :])
    return level, None


def added(standing, points, times=1):
    """The totals with the points of one item."""
    return [total + times * points.get(side, 0) for side, total in enumerate(standing)]
