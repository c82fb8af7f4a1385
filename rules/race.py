"""A race to a target: who is there, who was there first, and what the others pay."""

from .nets import by_seat, leaders, losers_pay


class Race:
    """How far a game goes, and what it is worth.

    `target`: the points that win. `is_capped`: no more than the target is counted, as
    on a cribbage board. `by_difference`: a loser pays what he is behind, and not one
    stake. `far_behind`: (points, times) for those who have fewer points than that:
    they pay so many times as much; the lowest first.

    It holds no points, and is asked about them. A game keeps one in its ledger.

    Who has won: `ahead(totals)`, the one that leads alone (Tablanette after each entry
    or deal, Pinochle where the highest wins); `first(before, lines)`, the one whose
    line was there first (Bezique, with the totals before the deal and its lines;
    Cribbage); or what the game makes of `there(totals)` (Pinochle raises the target,
    Scotch Whist counts again, honour by honour).
    What they pay: `net(sides, scores, winners)`. A game with a price of its own, such
    as Scotch Whist's for a revoke, gives `amount` in a subclass.
    When the table stops: `standing` names the winners. The deal in progress is off the
    sheet by then (`CardGame.drop`), so that only completed deals are looked at.

    Six-card Cribbage is `Race(121, is_capped=True, far_behind=((91, 2),))`: 121 wins,
    a hole beyond it is not pegged (`counted`), and up to 90 points pay double.
    """

    def __init__(self, target, is_capped=False, by_difference=False, far_behind=()):
        self.target, self.is_capped = target, is_capped
        self.by_difference, self.far_behind = by_difference, far_behind

    def there(self, totals):
        """The sides at the target or beyond it."""
        return [side for side, total in enumerate(totals) if total >= self.target]

    def ahead(self, totals):
        """The side that leads alone and is there, as a list of it; else empty."""
        best = max(totals)
        is_won = best >= self.target and totals.count(best) == 1
        return [totals.index(best)] if is_won else []

    def first(self, before, lines):
        """The side that a line brings to the target before all others, None without.

        `before`: the totals without these lines; `lines`: (side, points) in order.
        """
        totals = list(before)
        for side, points in lines:
            totals[side] += points
            if points > 0 and totals[side] >= self.target:
                return side
        return None

    def counted(self, total, points):
        """How many of these points a side that has so many may still count."""
        return min(points, self.target - total) if self.is_capped else points

    def amount(self, scores, winner, loser):
        """What a losing side pays a winning side, in stakes or points."""
        units = abs(scores[winner] - scores[loser]) if self.by_difference else 1
        for points, times in self.far_behind:
            if scores[loser] < points:
                return times * units
        return units

    def net(self, sides, scores, winners, stake=1):
        """What each seat wins or loses; every losing side pays every winning side.

        `sides`: lists of seats. `stake`: how many times the usual is played for.
        """

        def amount(winner, loser):
            return stake * self.amount(scores, winner, loser)

        return by_seat(sides, losers_pay(sides, winners, amount))


def standing(scores, is_played):
    """The sides that lead when a table stops; none where no deal was played."""
    return leaders(scores) if is_played else []
