"""New Game's house rules."""

from ...options import NumberOption, Option

OPTIONS = [
    NumberOption(
        "target", "Game", 10, 1000, default=100, help="Points that end the game"
    ),
    Option(
        "settlement",
        "Losers pay",
        ("game", "one unit"),
        ("difference", "the difference"),
        help="Each loser's payment to the winner",
    ),
]
