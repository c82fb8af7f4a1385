"""Tablanette's house rules."""

from ...options import NumberOption, Option

OPTIONS = [
    NumberOption(
        "target", "Game", 1, 9999, default=251, help="Points that win the game"
    ),
    Option(
        "finish",
        "The game ends",
        ("at_once", "at once"),
        ("deal_end", "after the deal"),
        help="Stop as soon as a player has the points, or play out the deal",
    ),
    Option(
        "jack",
        "A jack",
        ("twelve", "counts 12"),
        ("takes_all", "takes all"),
        help="A jack that takes all makes no tablanette",
    ),
    Option(
        "sum_cards",
        "Cards in a sum",
        ("two_or_three", "two or three"),
        ("any", "any number"),
        help="How many cards may add up to the card played",
    ),
    Option(
        "sweep",
        "A tablanette scores",
        ("face_value", "the cards in it"),
        ("one", "one point"),
        help="The value of all cards taken plus the card played, or 1",
    ),
    Option(
        "settlement",
        "The loser pays",
        ("difference", "the difference"),
        ("game", "one unit"),
        help="Paid by the loser to the winner",
    ),
]
LONGEST_SUM = {"two_or_three": 3, "any": 52}


def taker_of_all(table):
    """The rank that takes all, the jack; None where a jack takes like any other."""
    return "J" if table.options["jack"] == "takes_all" else None
