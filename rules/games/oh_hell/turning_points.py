"""What may have turned a game of Oh Hell: bids made, and bids missed by one trick."""

from ...table import Line
from ...turning_points.line_kinds import Turning, points_lost, points_won
from ...words import side_name
from .scoring import lines as lines_of

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class OhHellTurning(Turning):
    line_kinds = (
        points_won("made_zero", "{whose} bid of 0"),
        points_won("made", "the {points} for {whose} bid"),
        points_lost("missed", "the {points} that {side} lost on a bid"),
    )

    def chances(self, table):
        """The points that each lost on bids missed by one trick."""
        return [chance for seat in table.seats for chance in chances_of(table, seat)]


def chances_of(table, seat):
    """The chance of one player, in a list; empty without a bid missed by one."""
    more = {}
    for place, deal in enumerate(table.deals):
        if is_near_miss(deal, seat):
            made_points = sum(
                [line.points for line in deal.lines if is_of_bid(line, seat)]
            )
            made = lines_of(table.options, deal.hand, deal.bids[seat], deal.bids[seat])
            gained = sum([points for points, _reason, _text in made]) - made_points
            more[place] = [Line(seat, gained, "made", "")]
    if not more:
        return []
    points = sum([more[place][0].points for place in more])
    return [(seat, more, words(table, seat, len(more), points))]


def is_near_miss(deal, seat):
    """Whether a player came within one trick of a bid, as far as it is known."""
    is_over = deal.is_complete and deal.is_bid() and deal.has_counts
    return (
        is_over
        and seat not in deal.revoked
        and abs(deal.bids[seat] - deal.taken[seat]) == 1
    )


def is_of_bid(line, seat):
    return line.side == seat and line.reason in ("missed", "trick_points")


def words(table, seat, times, points):
    """What it came to: "Bob missed two bids by one trick: 24 points"."""
    name = side_name(table.players, [seat])
    if times == 1:
        return f"{name} missed a bid by one trick: {points} points"
    many = NUMBERS[times] if times < len(NUMBERS) else times
    return f"{name} missed {many} bids by one trick each: {points} points"


TURNINGS = {"oh_hell": OhHellTurning()}
