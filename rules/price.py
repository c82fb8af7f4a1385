"""What is paid for at a card game, shown before it is played."""

from .pairwise_settlement import BEHIND, BY_PAIRS, TO_TOP

# rule of a settlement in points: for what each of them is paid; all others: POINT_WON
FOR_EACH = {
    BY_PAIRS: "for each point of difference between two players",
    BEHIND: "for each point that {loser} is behind",
    TO_TOP: "for each point that {loser} is behind",
}
POINT_WON = "for each point won"
UNKNOWN = {"unit": "point", "each": "a point", "sides": [], "example": None}


def price(referee):
    """How a game is settled whose referee has just sat down: a dict.

    `unit`: what is counted, in the singular; `each`: what so much money is paid for,
    as in "from the loser"; `sides`: who plays together; `example`: final `scores`, with
    the `net` of each seat and the seats that are `winners`, None where there is none.
    """
    game, table = referee.game, referee.table
    scores = list(game.example[: len(table.sides)])
    if table.lowest_wins:
        scores.reverse()  # the winner's come first
    result = game.comes_to(table.options, scores) if scores else None
    if result is None:
        return UNKNOWN | {"sides": table.sides}
    winners = [seat for side in result.winners for seat in table.sides[side]]
    example = {"scores": scores, "net": result.net(table.sides), "winners": winners}
    return {
        "unit": result.unit,
        "each": for_each(result, table.sides),
        "sides": table.sides,
        "example": example if result.accounts else None,
    }


def for_each(result, sides):
    """What is paid for: a point, or from whom in a game that counts no points."""
    if result.unit == "point":
        loser = "the loser" if len(sides) == 2 else "a loser"
        return FOR_EACH.get(result.rule, POINT_WON).format(loser=loser)
    if result.unit == "unit":
        return from_whom(sides)
    return f"for each {result.unit}"


def from_whom(sides):
    """Who pays a winner the unit."""
    if len(sides) == 2 and len(sides[0]) == 1:
        return "from the loser"
    return "from each of the others" if len(sides) > 2 else "from each loser"
