"""The count of a deal of Pinochle: card points, the last trick, what is lost again."""

from ...errors import RuleError

LAST_TRICK = 10
ALL_CARDS = 240
CARD_POINTS = {
    "standard": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2},
    "simple": {"A": 10, "T": 10, "K": 5, "Q": 5},
    "counters": {"A": 10, "T": 10, "K": 10},
}
STEPS = {"standard": 1, "simple": 5, "counters": 10}
ROUNDED_UP = (7, 8, 9)
LEAST_IN_TENS = {2: 240, 3: 240, 4: 230}  # all points of a deal, by number of sides
AGREED = "adjust"


def check_count(options, points):
    """Refuses card points that no cards come to."""
    step = STEPS[options["count"]]
    if points == 1 or points % step:
        right = "never 1" if step == 1 else f"in steps of {step}"
        raise RuleError(
            "impossible_count", f"No cards count {points}: they count {right}."
        )


def rounded(options, points):
    """Card points as the table writes them."""
    if options["rounding"] == "none":
        return points
    last = points % 10
    return points - last + (10 if last in ROUNDED_UP else 0)


def check_deal_total(table, points):
    """Refuses a whole deal that melds and tricks cannot come to."""
    total, is_exact = sum(points), table.options["rounding"] == "none"
    least = ALL_CARDS + LAST_TRICK if is_exact else LEAST_IN_TENS[len(table.sides)]
    tens = [total] if is_exact else points
    if total < least or any(number % 10 for number in tens):
        raise RuleError(
            "wrong_total",
            f"The points come to {total}. A deal comes to {least} and its melds, "
            "all in tens.",
        )
    if is_exact:
        for number in points:
            check_count(table.options, number)


class Count:
    """What a side took: its card points, who won the last trick, who won any.

    `points`: card points by side, without the last trick unless `last_seat` is None.
    `took_tricks`: whether each side won a trick.
    """

    def __init__(self, points, last_seat, took_tricks):
        self.points, self.last_seat = points, last_seat
        self.took_tricks = took_tricks


def count_of_tricks(tricks):
    """The count after the last trick, all of them played card by card."""
    return Count(tricks.points, tricks.winner, [won > 0 for won in tricks.won])


def count_taken(table, entry, tricks):
    """The count as the table says it, checked; one number may be left to the rest."""
    total = ALL_CARDS + (LAST_TRICK if entry.last is None else 0)
    points = filled_in(entry.points, total)
    if sum(points) != total or min(points) < 0:
        known = sum(number for number in entry.points if number is not None)
        raise RuleError(
            "wrong_total", f"The cards come to {known}, and all come to {total}."
        )
    for number in points:
        check_count(table.options, number)
    for side, number in enumerate(points):
        if number < tricks.points[side]:
            name, least = table.name(side), tricks.points[side]
            raise RuleError(
                "below_tricks_seen", f"{name} has {least} in tricks already."
            )
    took = [
        number > 0 or tricks.won[side] > 0 or side in (entry.won_a_trick or ())
        for side, number in enumerate(points)
    ]
    if entry.last is not None:
        took[table.side_of[entry.last]] = True
    return Count(points, entry.last, took)


def filled_in(points, total):
    """The points with the one that was left open worked out."""
    if None not in points:
        return points
    rest = total - sum(number for number in points if number is not None)
    return [rest if number is None else number for number in points]


def score_count(table, count):
    """The lines that complete a deal."""
    for side, points in enumerate(count.points):
        table.score(side, rounded(table.options, points), "cards", "Cards in tricks")
    if count.last_seat is not None:
        side = table.side_of[count.last_seat]
        table.score(side, LAST_TRICK, "last_trick", "Last trick")
    if table.options.get("no_trick") == "lose":
        for side in range(len(table.sides)):
            if not count.took_tricks[side]:
                lost = own_points(table, side)
                table.score(side, -lost, "no_trick", "No trick: the melds are lost")
    for side in sorted(table.deal.reneged):
        score_renege(table, side)


def score_renege(table, side):
    """What a renege costs at the end of the deal."""
    if table.options["renege"] == "hand":
        lost, text = own_points(table, side), "Renege: the deal is lost"
    else:
        lost = own_points(table, side, ("cards", "last_trick"))
        text = "Renege: the cards are lost"
    table.score(side, -lost, "renege", text)


def own_points(table, side, reasons=None):
    """A side's points of this deal, of some reasons or of all but what was agreed."""
    return sum(
        line.points
        for line in table.deal.lines
        if line.side == side
        and (line.reason in reasons if reasons else line.reason != AGREED)
    )
