"""The end of a game on the pad: when it comes, who has won, and who pays."""

from ...pairwise_settlement import (
    BY_PAIRS,
    ONE_UNIT,
    differences,
    everyone_with_everyone,
    one_game,
)
from ...ranking import leaders
from ...result import Account, Result
from ...words import join_with_and, minus, number_of


class Ending:
    """Whether the players have finished a game."""

    is_finished = False


def is_over(table):
    """Whether the players have finished it, or its target or last deal is reached."""
    options = table.options
    if options["ends"] == "open":
        return table.ledger.is_finished
    if not table.deal.is_complete:
        return False
    if options["ends"] == "target":
        return max(table.totals) >= options["target"]
    return len(table.completed_deals()) >= options["deals"]


def winners_of(scores, is_low, is_played):
    """The sides with the best score; none where all are level or nothing was played."""
    best = leaders(scores, is_low) if is_played else []
    return [] if len(best) == len(scores) else best


def announcement(table, winners):
    """What the referee says at the end."""
    names = [table.name(side) for side in winners]
    if not names:
        return "A draw"
    if len(names) > 1:
        return f"{join_with_and(names)} tie"
    is_alone = len(table.sides[winners[0]]) == 1
    return f"{names[0]} {'wins' if is_alone else 'win'}"


def lead(table):
    """Who is ahead, in a sentence: "Ann leads with 12"."""
    best = leaders(table.totals, table.lowest_wins)
    points = minus(table.totals[best[0]])
    if len(best) == len(table.sides):
        return f"All are level with {points}"
    names = [table.name(side) for side in best]
    is_one = len(best) == 1 and len(table.sides[best[0]]) == 1
    return f"{join_with_and(names)} {'leads' if is_one else 'lead'} with {points}"


def result(options, scores, winners, seats):
    """The Result of a game.

    `seats`: how many are on each side, 0 if unknown: then a difference has no accounts.
    """
    is_low = options["wins"] == "fewest"
    tags = ["tie"] if len(winners) > 1 else []
    if options["settlement"] == "difference":
        accounts = by_difference(scores, is_low, seats) if seats else []
        return Result(winners, scores, accounts, tags, BY_PAIRS, "point")
    accounts = by_game(scores, winners)
    if winners and not accounts:
        tags.append("undivided")
    return Result(winners, scores, accounts, tags, ONE_UNIT, "unit")


def by_game(scores, winners):
    """The accounts where each loser pays one unit, and the winners share them equally.

    There are none where the units cannot be shared equally.
    """
    losers = [side for side in range(len(scores)) if side not in winners]
    if not winners or len(losers) % len(winners):
        return []
    each = len(losers) // len(winners)
    return [
        Account(winners[place // each], loser, one_game(None, loser))
        for place, loser in enumerate(losers)
    ]


def by_difference(scores, is_low, seats):
    """The accounts where each pair of seats on two sides settles the difference."""
    if seats == 1:
        return everyone_with_everyone(scores, is_low)
    steps = differences(scores, is_low)
    return [
        Account(side, 1 - side, with_others(steps(side, 1 - side), seats - 1))
        for side in leaders(scores, is_low)
        if scores[side] != scores[1 - side]
    ]


def with_others(steps, others):
    """The steps of a player who settles with one opponent and as much with `others`."""
    units = sum([points for points, _words in steps])
    again = f"The same with {number_of(others, 'other opponent')}"
    return steps + [(units * others, again)]
