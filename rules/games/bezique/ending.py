"""Who has won a game of bezique, and what the losers pay."""

from ...pairwise_settlement import BEHIND, ONE_UNIT, differences, losers_pay, one_game
from ...ranking import leaders
from ...result import Result

GREAT = ("double_bezique", "triple_bezique", "quadruple_bezique")


class Ledger:
    """What a game keeps from deal to deal.

    `house`: the rules in force. `goal`: the points that make a game. In five hundred
    also `won`: the side that has won, once a deal has decided it; `tags`: how.
    """

    def __init__(self, house, goal):
        self.house, self.goal = house, goal
        self.won, self.tags = None, []


def first_home(table):
    """The side whose line brought it to the target first; None if none is alone."""
    target, deal = table.ledger.goal, table.deal
    if any(line.reason == "deal_total" for line in deal.lines):
        return sole_leader(leaders(table.totals))
    points = table.points(deal)
    totals = [total - points[side] for side, total in enumerate(table.totals)]
    for line in deal.lines:
        totals[line.side] += line.points
        if line.points > 0 and totals[line.side] >= target:
            return line.side
    return None


def sole_leader(sides):
    """The side that leads alone, None if several do."""
    return sides[0] if len(sides) == 1 else None


def settle_game(table, winner, tags):
    """The Result once a side has won, or None has."""
    scores = list(table.totals)
    if winner is None:
        return Result([], scores, (), tags)
    names = " and ".join([table.players[seat] for seat in table.sides[winner]])
    table.announce(f"Game: {names}")
    return paid_result(table.options, scores, winner, tags)


def paid_result(options, scores, winner, tags=()):
    """The Result where a side has won: what each of the others pays it."""
    if options.get("settle") == "difference":
        steps, rule, unit = differences(scores), BEHIND, "point"
    else:
        steps, rule, unit = one_game, ONE_UNIT, "unit"
    accounts = losers_pay(scores, [winner], steps)
    return Result([winner], scores, accounts, tags, rule, unit)


def great_beziques(table):
    """The great beziques that counted."""
    scored = {line.reason for deal in table.deals for line in deal.lines}
    return [reason for reason in GREAT if reason in scored]
