"""What people remember of a play where every lead and every capture counts.

W stands for tricks, c for captures: tricks that the other led. Elder leads first, and
the player who captures leads next: captures alternate, younger's first.
"""

from collections import namedtuple

from ...fields import Number, Side
from ...words import number_of

# A play that can be: the tricks and the points of each side; who has won the last, and
# how often younger captured.
Play = namedtuple("Play", "tricks points last captures")


def possible_captures(w_e, w_y, is_last_youngers):
    """How often younger can have captured, a range; empty if the last cannot be so."""
    if not w_y:
        return range(0 if is_last_youngers else 1)
    return range(1, min(w_y, w_e + is_last_youngers) + 1)


def points_in_play(deal, tricks, last, captures):
    """The points of each side, without those for the cards."""
    elder, younger = deal.sides
    points = [0] * len(tricks)
    points[younger] = tricks[younger] + captures
    points[elder] = 1 + tricks[elder] + captures - (last == younger)
    if not deal.table.options["capot_last"]:
        for side in (elder, younger):
            points[side] -= tricks[side] == deal.tricks.whole
    return points


class Plays:
    """What can be tapped together for a whole play, as two players can have made it.

    `captures` and `points`: the most of them; `remembered` and `by_points`: the rule of
    a prompt that asks for the one or for the others.
    """

    def __init__(self, deal):
        low, high = sorted(deal.sides)
        plays = all_plays(deal)
        self.captures = max([one.captures for one in plays])
        self.points = max([max(one.points) for one in plays])
        told = [(one.tricks[low], one.last, one.captures) for one in plays]
        self.remembered = fitting_choices("tricks last captures", told)
        made = [(one.tricks[low], one.points[low], one.points[high]) for one in plays]
        self.by_points = fitting_choices("tricks points-0 points-1", made)


def plays_of(deal):
    """The Plays of those who play, made once; None where one has too few cards."""
    seating = deal.table.ledger.seatings[deal.dealer]
    if seating.plays is None:
        seating.plays = Plays(deal)
    return None if deal.tricks.missing else seating.plays


def all_plays(deal):
    """Every Play that can be with whole hands."""
    size = deal.tricks.size
    return [play for won in range(size + 1) for play in plays_with(deal, won, size)]


def plays_with(deal, w_e, size):
    """Every Play of so many tricks in which elder wins w_e of them."""
    elder, younger = deal.sides
    w_y, tricks = size - w_e, [0] * len(deal.table.sides)
    tricks[elder], tricks[younger] = w_e, w_y
    return [
        Play(tricks, points_in_play(deal, tricks, last, captures), last, captures)
        for last in (elder, younger)
        for captures in possible_captures(w_e, w_y, last == younger)
    ]


def remembered_fields(deal, plays):
    """Who has won the last trick, and how often younger won what elder led."""
    elder, younger = deal.seats
    label = f"Tricks {deal.name(younger)} won that {deal.name(elder)} led"
    most = plays.captures if plays else deal.tricks.whole
    return [
        Side("last", *deal.sides, label="The last trick"),
        Number("captures", 0, most, label=label),
    ]


def fitting_choices(parts, rows):
    """What a screen needs to strike out what does not go with the rest."""
    fits = [" ".join([str(value) for value in row]) for row in rows]
    return {"parts": parts, "fits": "|".join(fits)}


def why_not_captured(deal, told):
    """The sentence for a last trick, or captures, that these tricks do not allow."""
    elder, younger = deal.sides
    if not told.tricks[told.last]:
        return f"{deal.table.name(told.last)} won no tricks, not even the last one."
    w_e, w_y = told.tricks[elder], told.tricks[younger]
    name, leader = deal.table.name(younger), deal.table.name(elder)
    if not w_y:
        return f"{name} won no tricks, not even one that {leader} led."
    possible = possible_captures(w_e, w_y, told.last == younger)
    least, most = possible[0], possible[-1]
    span = f"{least} to {most}" if least < most else str(most)
    return (
        f"Of the {number_of(w_y, 'trick')} that {name} won, {leader} led {span}, "
        f"not {told.captures}."
    )
