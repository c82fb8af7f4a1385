"""What people remember of a play where every lead and every capture counts.

W stands for tricks, c for captures: tricks that the other led. Elder leads first, and
whoever captures leads next: the captures of the two come in turn, younger's first.
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


def all_plays(deal):
    """Every Play that can be; none is known where one plays with too few cards."""
    whole = deal.tricks.whole
    numbers = [] if deal.tricks.missing else range(whole + 1)
    return [play for won in numbers for play in plays_with(deal, won, whole - won)]


def plays_with(deal, w_e, w_y):
    """Every Play in which elder and younger win so many tricks."""
    elder, younger = deal.sides
    tricks = [0] * len(deal.table.sides)
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
    most = max([play.captures for play in plays] or [deal.tricks.whole])
    return [
        Side("last", *deal.sides, label="The last trick"),
        Number("captures", 0, most, label=label),
    ]


def remembered_rule(deal, plays):
    """Which tricks, last trick and captures go together."""
    low = min(deal.sides)
    told = [(play.tricks[low], play.last, play.captures) for play in plays]
    return together("tricks last captures", told)


def points_rule(deal, plays):
    """Which tricks and points go together."""
    low, high = sorted(deal.sides)
    made = [(one.tricks[low], one.points[low], one.points[high]) for one in plays]
    return together("tricks points-0 points-1", made)


def together(parts, rows):
    """What a screen needs to strike out what does not go with the rest; or None."""
    fits = [" ".join([str(value) for value in row]) for row in rows]
    return {"parts": parts, "fits": "|".join(fits)} if fits else None


def why_not_captured(deal, told):
    """The sentence for a last trick, or captures, that these tricks do not allow."""
    elder, younger = deal.sides
    if not told.tricks[told.last]:
        return f"{deal.table.name(told.last)} won no trick, so not the last."
    w_e, w_y = told.tricks[elder], told.tricks[younger]
    name, leader = deal.table.name(younger), deal.table.name(elder)
    if not w_y:
        return f"{name} won no trick, so none that {leader} led."
    possible = possible_captures(w_e, w_y, told.last == younger)
    least, most = possible[0], possible[-1]
    span = f"{least} to {most}" if least < most else str(most)
    return (
        f"Of the {number_of(w_y, 'trick')} that {name} won, {leader} led {span}, "
        f"not {told.captures}."
    )
