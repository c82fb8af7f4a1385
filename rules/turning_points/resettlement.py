"""A finished game settled again, with lines taken away or added."""

from ..ranking import ahead_by, leader, merit
from ..table import Line


class Resettlement:
    """A game that is over, and what would have come of other lines.

    It uses up its referee. `origins`: the LineOrigins of each deal.
    """

    def __init__(self, referee, origins, turning):
        self.origins = origins
        self.game, self.table, self.turning = referee.game, referee.table, turning
        self.result = referee.result
        self.deals = list(self.table.deals)
        self.lines = [list(deal.lines) for deal in self.deals]
        self.is_stopped = self.table.is_stopped
        self.totals = list(self.table.totals)

    def merit(self, points):
        """Points as a number of which more is better."""
        return merit(points, self.table.lowest_wins)

    def leader(self, totals):
        """The side that is ahead alone, None where none is."""
        return leader(totals, self.table.lowest_wins)

    def ahead_by(self, totals, side):
        """How far a side is ahead of the best of the others."""
        return ahead_by(totals, side, self.table.lowest_wins)

    def is_ruled(self):
        """Whether something else than points has decided the game."""
        return any(tag in self.turning.ruled for tag in self.result.tags)

    def net(self, result, side):
        """What a side wins by a Result; less than nothing where it pays."""
        sides = self.table.sides
        return result.net(sides)[sides[side][0]]

    def entry_of(self, place, reasons):
        """The last entry that wrote a line of some reasons in a deal, else its last."""
        origins = self.origins[place]
        entries = [
            entry
            for line, entry in zip(self.lines[place], origins.places)
            if line.reason in reasons
        ]
        return max(entries) if entries else origins.last

    def last_scoring_entry(self):
        """The last entry that changed the totals."""
        origins = self.origins[-1]
        return origins.course[-1][0] if origins.course else origins.last

    def line_kinds(self):
        """The kinds of lines to look at; in a game of one deal only the loud ones."""
        kinds = self.turning.kinds_at(self.table)
        if len(self.table.completed_deals()) > 1:
            return kinds
        return [one for one in kinds if one.reason in self.turning.loud]

    def without_lines(self, place, taken):
        """The Result without some lines of the deal at a place."""
        left = [line for line in self.lines[place] if line not in taken]
        written = self.turning.lines_without(self.table, self.deals[place], left)
        return self.settle_with({place: written})

    def with_more(self, more):
        """The Result with more lines: {place: list of Line}."""
        longer = {place: self.lines[place] + more[place] for place in more}
        return self.settle_with(longer)

    def settle_with(self, changed):
        """The Result with other lines, {place: list of Line}; None if it went on.

        `totals` are what they would have been then.
        """
        table = self.table
        result = self.play_deals(changed)
        self.totals = list(table.totals)
        table.deals = list(self.deals)
        for deal, lines in zip(self.deals, self.lines):
            deal.lines = lines
        return result

    def play_deals(self, changed):
        """Deal by deal until it is over; the Result, or None."""
        table, turning = self.table, self.turning
        table.totals, table.deals = [0] * len(table.sides), []
        table.announcements, table.is_stopped = [], False
        turning.begin(table)
        for place, deal in enumerate(self.deals):
            deal.lines = changed.get(place, self.lines[place])
            self.play(deal)
            if deal.is_complete and self.game.is_over(table):
                return self.game.settle(table)
        table.is_stopped = self.is_stopped
        turning.end(table)
        is_over = self.is_stopped or self.game.is_over(table)
        return self.game.settle(table) if is_over else None

    def play(self, deal):
        """Counts a deal as it now stands."""
        table = self.table
        table.deal = deal
        table.deals.append(deal)
        for line in deal.lines:
            table.totals[line.side] += line.points
        if deal.is_complete:
            self.turning.deal_done(table)

    def gained_line(self, side, points):
        """A line that brings a side so many points."""
        return Line(side, points, "adjust", "")
