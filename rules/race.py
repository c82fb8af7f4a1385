"""A race to a target: who is there, who was there first, and what the others pay."""

from .pairwise_settlement import (
    BEHIND,
    ONE_UNIT,
    differences,
    losers_pay,
    one_game,
    turned_round,
)
from .ranking import leader, leaders, merit
from .result import Result


def points_to(target, table):
    """The points that each side needs to reach a target."""
    return [max(0, target - total) for total in table.game.settled_totals(table)]


class Race:
    """How far a game goes, and what it is worth.

    `target`: the points that win. `is_capped`: no more than the target is counted, as
    on a cribbage board. `by_difference`: a loser pays the difference, and not one
    stake. `far_behind`: (points, times) for those who have fewer points than that:
    they pay so many times as much; the lowest first. `lowest_wins`: as the game says;
    the target then ends the game, and those are far behind who have more points.

    It holds no points, and is asked about them. A game keeps one in its ledger.

    Who has won: `sole_leader(totals)`, the one that leads alone (Tablanette after each
    entry or deal, Pinochle where the highest wins); `first_to_target(before, lines)`,
    the one whose line was there first (Bezique, with the totals before the deal and its
    lines; Cribbage); or what the game makes of `at_target(totals)` (Pinochle raises the
    target, Scotch Whist counts again, honour by honour).
    What they pay, and why: `result(scores, winners)`, which a game's `settle` gives. A
    game with a price of its own gives `steps` in a subclass.
    When the table stops: `leading_sides` names the winners. The deal in progress is off
    the sheet by then (`CardGame.drop`), so that only completed deals are looked at.

    Six-card Cribbage is `Race(121, is_capped=True, far_behind=((91, 2),))`: 121 wins,
    a hole beyond it is not pegged, and up to 90 points pay double.
    """

    def __init__(
        self,
        target,
        is_capped=False,
        by_difference=False,
        far_behind=(),
        lowest_wins=False,
    ):
        self.target, self.is_capped = target, is_capped
        self.by_difference, self.far_behind = by_difference, far_behind
        self.lowest_wins = lowest_wins

    def at_target(self, totals):
        """The sides at the target or beyond it."""
        return [side for side, total in enumerate(totals) if total >= self.target]

    def sole_leader(self, totals):
        """The side that leads alone once one is there, as a list of it; else empty."""
        side = leader(totals, self.lowest_wins)
        return [side] if side is not None and self.at_target(totals) else []

    def first_to_target(self, before, lines):
        """The side that a line brings to the target before all others, None without.

        `before`: the totals without these lines; `lines`: (side, points) in order.
        """
        totals = list(before)
        for side, points in lines:
            totals[side] += points
            if points > 0 and totals[side] >= self.target:
                return side
        return None

    def steps(self, scores, winner, loser, stake=1):
        """What a losing side pays a winning side, in steps: (points, what for)."""
        steps = one_game(winner, loser)
        if self.by_difference:
            steps = differences(scores, self.lowest_wins)(winner, loser)
            if self.merit(scores[winner]) < self.merit(scores[loser]):
                steps = turned_round(steps)
        return self.stakes(steps, scores[loser], stake)

    def merit(self, points):
        """Points as a number of which more is better."""
        return merit(points, self.lowest_wins)

    def stakes(self, steps, score, stake):
        """The steps, and what is paid beyond: far behind, a raised stake."""
        units = sum([points for points, _words in steps])
        for points, times in self.far_behind:
            if self.merit(score) < self.merit(points):
                side = "over" if self.lowest_wins else "under"
                words = f"Paid x{times}, since {score} is {side} {points}"
                steps = steps + [((times - 1) * units, words)]
                units *= times
                break
        if stake > 1:
            steps = steps + [((stake - 1) * units, f"The stake was raised to x{stake}")]
        return steps

    def result(self, scores, winners, tags=(), stake=1):
        """The Result of a game in which every losing side pays every winning side.

        `stake`: how many times the usual is played for.
        """

        def steps(winner, loser):
            return self.steps(scores, winner, loser, stake)

        accounts = losers_pay(scores, winners, steps)
        rule = BEHIND if self.by_difference else ONE_UNIT
        unit = "point" if self.by_difference else "unit"
        return Result(winners, scores, accounts, tags, rule, unit)


def leading_sides(scores, is_played, lowest_wins=False):
    """The sides that lead when a table stops; none where no deal was played."""
    return leaders(scores, lowest_wins) if is_played else []
