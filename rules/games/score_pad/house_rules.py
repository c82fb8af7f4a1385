"""The house rules of the score pad: what is played, who wins, and when it ends."""

from ...errors import RuleError
from ...options import NumberOption, Option, TextOption
from ...options import read_options as read

OPTIONS = [
    TextOption("title", "Title", 40, help="What you call the game, such as Hearts"),
    Option(
        "sides",
        "Sides",
        ("solo", "each alone"),
        ("two", "two sides"),
        help="Two sides need 4, 6 or 8 players",
    ),
    Option(
        "wins",
        "Wins",
        ("most", "most points"),
        ("fewest", "fewest points"),
        help="The score that wins at the end",
    ),
    Option(
        "ends",
        "Ends",
        ("open", "when you finish it"),
        ("target", "at a target"),
        ("deals", "after a number of deals"),
        help="What ends the game",
    ),
    NumberOption(
        "target", "Target", 1, 1000000, default=100, help="Points that end the game"
    ).used_with("ends", "target"),
    NumberOption(
        "deals", "Deals", 1, 200, default=10, help="Deals that end the game"
    ).used_with("ends", "deals"),
    Option(
        "settlement",
        "Losers pay",
        ("game", "one unit"),
        ("difference", "the difference"),
        help="How the game is paid",
    ),
]
TEAMS = (4, 6, 8)  # players who can form two sides


def read_options(raw_options, players):
    """The options in force; `bad_option` for two sides of another number of players."""
    options = read(OPTIONS, raw_options, players)
    if options["sides"] == "two" and players not in TEAMS:
        right = f"Two sides need 4, 6 or 8 players, not {players}"
        raise RuleError("bad_option", f"'sides' cannot be 'two'. {right}.")
    return options
