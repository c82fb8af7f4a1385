"""What may have turned a game of Oh Hell: bids made, and a bid that was missed."""

from ...table import Line
from ...turning_points.line_kinds import Chance, Turning, points_won
from ...words import amount
from .scoring import lines as lines_of

OF_A_BID = ("made", "made_zero", "missed", "trick_points")


class OhHellTurning(Turning):
    line_kinds = (
        points_won("made_zero", "{whose} bid of 0", name="bid of 0"),
        points_won("made", "the {points} for {whose} bid", name="bid"),
    )

    def chances(self, table):
        """What each missed bid would have brought; first what was missed by least."""
        chances = []
        for place, deal in enumerate(table.deals):
            for seat in table.seats if is_over(deal) else ():
                off = abs(deal.bids[seat] - deal.taken[seat])
                if off and seat not in deal.revoked:
                    gain = gain_of(table, deal, seat)
                    chances.append((-off, gain, place, -seat))
        return [
            chance(table.deals[place], place, -seat, gain)
            for _off, gain, place, seat in sorted(chances, reverse=True)
        ]


def is_over(deal):
    """Whether each bid of a deal is known, and what came of it."""
    return deal.is_complete and deal.is_bid() and deal.has_counts


def gain_of(table, deal, seat):
    """How many more points a player would have had by making a bid."""
    had = [line.points for line in deal.lines if is_of_bid(line, seat)]
    bid = deal.bids[seat]
    made = lines_of(table.options, deal.hand, bid, bid)
    return sum([points for points, _reason, _text in made]) - sum(had)


def is_of_bid(line, seat):
    return line.side == seat and line.reason in ("missed", "trick_points")


def chance(deal, place, seat, gain):
    lines = [Line(seat, gain, "made", "")]
    words = amount(deal.bids[seat], "trick")
    return Chance(seat, place, lines, OF_A_BID, "missed bid", words)


TURNINGS = {"oh_hell": OhHellTurning()}
