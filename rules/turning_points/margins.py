"""How near the others came, so that little is settled again in vain."""

from .lead import totals_by_deal


class Margins:
    """How far each side was ahead after each deal.

    A line can only have turned a game if, from its deal on, somebody came as near as
    its points. Where the order of the lines decides, what the last deal brought is
    added to them.
    """

    def __init__(self, again):
        self.again, course = again, totals_by_deal(again)
        sides = range(len(again.table.sides))
        self.least = [
            smallest_from([again.ahead_by(t, side) for t in course]) for side in sides
        ]
        self.best = [
            smallest_from([-again.ahead_by(t, side) for t in course]) for side in sides
        ]
        last = again.lines[-1:] if again.turning.is_by_order else []
        self.slack = sum([abs(line.points) for lines in last for line in lines])

    def may_turn(self, thing):
        """Whether the winner's luck, or another's loss, was as large as a margin."""
        winners = self.again.result.winners
        is_won = thing.kind.sign > 0
        if winners and is_won != (thing.side in winners):
            return False
        margin = (self.least if is_won else self.best)[thing.side][thing.place]
        return thing.points * self.again.turning.most_times + self.slack >= margin


def smallest_from(numbers):
    """For each place the smallest number from there on."""
    smallest, least = [], None
    for number in reversed(numbers):
        least = number if least is None else min(least, number)
        smallest.append(least)
    return smallest[::-1]
