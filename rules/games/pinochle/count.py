"""The count of a deal: the points of its tricks, as played or as entered."""

from ...entry_type import EntryType
from ...fields import Choices, Numbers, Seat, Seats
from ...table import Line
from .scoring import (
    ALL_CARDS,
    LAST_TRICK,
    STEPS,
    own_points,
    round_points,
    why_no_such_points,
)


class Count:
    """What each side took: its card points, who won the last trick, who won any.

    `points`: by side, without the last trick unless `last` is None. `last`: a seat.
    `winners`: sides that won a trick, if they are named.
    """

    def __init__(self, points, last, winners=()):
        self.points, self.last, self.winners = points, last, winners


class Sides(Seats):
    """A list of sides, each at most once."""

    def read_value(self, value, table):
        for side in value:
            table.check_side(side)
        return value

    def in_words(self, value, table):
        return " and ".join(table.name(side) for side in value) or "nobody"


class CardPoints(EntryType):
    """Card points by side, one of which may be left to the rest; it ends the deal."""

    type = "taken"
    enters = "count"
    subject = "the card points"
    fields = (
        Numbers("points", blanks=1, told=("took", "point")),
        Seat("last", optional=True),
        Sides("won_a_trick", optional=True),
    )
    faults = dict.fromkeys(
        ("wrong_total", "impossible_count", "below_tricks_seen"), "points"
    )
    words = ("In tricks {points}. Last trick to {last}", "In tricks {points}")

    def look(self, deal, entry):
        """The points as entered, and the Count, with the open one worked out."""
        points = filled_in(entry.points, all_points(entry.last))
        return entry.points, Count(points, entry.last, entry.won_a_trick or ())

    def why_not(self, deal, counted):
        points_entered, points = counted[0], counted[1].points
        total = all_points(counted[1].last)
        is_short = None in points_entered and min(points) < 0
        if is_short or sum(points) != total:
            named = sum(number for number in points_entered if number is not None)
            why = f"The points come to {named}. They must come to {total}."
            return "wrong_total", why
        why = why_no_such_points(deal.table.options, points)
        return why or why_below_tricks(deal, points)

    def questions(self, deal):
        return [
            self.beside_last(deal, "quick"),
            self.with_last(deal),
            self.beside_last(deal, "cards"),
        ]

    def beside_last(self, deal, way):
        """The winner of the last trick, and the card points of each side without it."""
        points = points_field(deal, ALL_CARDS, "Card points")
        last = Seat("last", label="Last trick")
        return self.prompt("Count the tricks", last, points, *winless(deal), way=way)

    def with_last(self, deal):
        """The card points of each side with the last trick in them."""
        total = ALL_CARDS + LAST_TRICK
        points = points_field(deal, total, "Cards and last trick")
        return self.prompt("Count the tricks", points, *winless(deal), way="points")

    def enter(self, deal, counted):
        _entered, deal.count = counted


def points_field(deal, total, label):
    """A number for each side, in the steps in which cards count here."""
    step = STEPS[deal.table.options["count"]]
    return Numbers("points", high=total, total=total, blanks=1, step=step, label=label)


def all_points(last):
    """The points of all sides, with the last trick unless its winner is named."""
    return ALL_CARDS + LAST_TRICK if last is None else ALL_CARDS


def filled_in(points, total):
    """The points with the one that was left open worked out."""
    if None not in points:
        return points
    rest = total - sum(number for number in points if number is not None)
    return [rest if number is None else number for number in points]


def why_below_tricks(deal, points):
    """Why a side cannot have so few: the tricks entered hold more."""
    if not deal.tricks.number:
        return None
    for side, number in enumerate(points):
        least = deal.in_tricks(side)
        if number < least:
            name = deal.table.name(side)
            return "below_tricks_seen", f"{name} already has {least} in tricks."
    return None


def winless(deal):
    """Who took tricks without points, where tricks save the melds."""
    table = deal.table
    if table.options.get("no_trick") != "lose":
        return []
    sides = [(side, table.name(side)) for side in range(len(table.sides))]
    label = "Tricks, but no points"
    return [Choices("won_a_trick", *sides, optional=True, label=label)]


def score_count(deal):
    """The lines that complete a deal."""
    score_tricks(deal.table, deal.count)
    if deal.table.options.get("no_trick") == "lose":
        for side in trickless(deal, deal.count):
            lost = own_points(deal, side)
            deal.table.score(side, -lost, "no_trick", "No trick: the melds are lost")
    if deal.reneged:
        for side in sorted(deal.reneged):
            score_renege(deal, side)


def score_tricks(table, count):
    """The points of each side in its tricks, and the last trick."""
    lines = []
    for side, points in enumerate(round_points(table.options, count.points)):
        if points:
            lines.append(Line(side, points, "cards", "Cards in tricks"))
    if count.last is not None:
        side = table.side_of[count.last]
        lines.append(Line(side, LAST_TRICK, "last_trick", "Last trick"))
    table.score_lines(lines)


def trickless(deal, count):
    """The sides that have won no trick, as far as is known."""
    if min(count.points) > 0:
        return []
    last = None if count.last is None else deal.table.side_of[count.last]
    return [
        side
        for side, points in enumerate(count.points)
        if points <= 0
        and side != last
        and side not in count.winners
        and not deal.has_won(side)
    ]


def score_renege(deal, side):
    """What a renege costs at the end of the deal."""
    if deal.table.options["renege"] == "hand":
        lost, text = own_points(deal, side), "Renege: the deal is lost"
    else:
        lost = own_points(deal, side, ("cards", "last_trick"))
        text = "Renege: the cards are lost"
    deal.table.score(side, -lost, "renege", text)


TAKEN = CardPoints()
