"""How the lead went: when it stayed, and the largest swing."""

from ..words import join_with_and
from .turn import Turn

FEWEST = 3  # of two deals neither is a swing


class Swing:
    """The deal that moved the sides furthest apart: its place, and who made more."""

    def __init__(self, place, gap, ahead, behind):
        self.place, self.gap = place, gap
        self.ahead, self.behind = ahead, behind


def turns_of_the_lead(again):
    """The Turns that the course of the totals tells, at most two."""
    swing, place = largest_swing(again), place_of_lead(again)
    turns = []
    if place is not None:
        turns.append(lead_turn(again, place, swing is not None and swing.place))
    if swing is not None and swing.place != place:
        turns.append(swing_turn(again, swing))
    return turns


def lead_turn(again, place, swing):
    """The deal from which the winner led to the end."""
    table, deal = again.table, again.deals[place]
    winner, course = again.result.winners[0], totals_by_deal(again)
    before = again.leader(course[place - 1])
    largest = ", the largest swing," if swing is place else ""
    text = f"In deal {deal.number}{largest} {table.name(winner)} took the lead"
    if before is None:
        return Turn("lead", place, f"{text} and kept it.")
    totals = f"{course[place][winner]} to {course[place][before]}"
    text += f" from {table.name(before)} and kept it: {totals}."
    return Turn("lead", place, text)


def swing_turn(again, swing):
    """The deal that moved the sides furthest apart."""
    name, number = again.table.name, again.deals[swing.place].number
    ahead, behind = [
        join_with_and([name(side) for side in sides])
        for sides in (swing.ahead, swing.behind)
    ]
    more = "fewer" if again.table.lowest_wins else "more"
    text = f"The largest swing was in deal {number}: {ahead} made {swing.gap} {more}"
    return Turn("swing", swing.place, f"{text} than {behind}.")


def place_of_lead(again):
    """The place of the deal from which the one winner led to the end, or None.

    Also None where the winner led from the first deal on, or does not lead.
    """
    leaders = [again.leader(totals) for totals in totals_by_deal(again)]
    winners = again.result.winners
    if len(winners) != 1 or not leaders or leaders[-1] != winners[0]:
        return None
    place = len(leaders) - 1
    while place and leaders[place - 1] == winners[0]:
        place -= 1
    return place if any(each is not None for each in leaders[:place]) else None


def entry_of_lead(again):
    """The place of the entry since which the one winner led to the end, or None.

    Also None where the winner led from the first points on.
    """
    course = [step for origins in again.origins for step in origins.course]
    entry = None
    for place, totals in reversed(course):
        if [again.leader(totals)] != again.result.winners:
            return entry if any(totals) else None
        entry = place
    return None


def totals_by_deal(again):
    """The totals after each deal."""
    totals, course = [0] * len(again.table.sides), []
    for lines in again.lines:
        for line in lines:
            totals[line.side] += line.points
        course.append(list(totals))
    return course


def largest_swing(again):
    """The Swing of the whole game; None where it is short, or two were as large."""
    swings = [
        lead_swing(again, place)
        for place, deal in enumerate(again.deals)
        if deal.is_complete
    ]
    most = max([each.gap for each in swings] + [0])
    largest = [each for each in swings if each.gap == most]
    is_one = len(swings) >= FEWEST and most > 0 and len(largest) == 1
    return largest[0] if is_one else None


def lead_swing(again, place):
    """How far a deal moved those apart who played it."""
    table, deal = again.table, again.deals[place]
    points = [0] * len(table.sides)
    for line in again.lines[place]:
        points[line.side] += line.points
    sides = again.game.sides_in(table, deal)
    merits = {side: again.merit(points[side]) for side in sides}
    high, low = max(merits.values()), min(merits.values())
    ahead = [side for side in sides if merits[side] == high]
    behind = [side for side in sides if merits[side] == low]
    return Swing(place, high - low, ahead, behind)
