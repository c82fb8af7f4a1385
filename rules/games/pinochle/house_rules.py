"""Pinochle's house rules: what the two games offer, alike and each for itself."""

from ...options import NumberOption, Option

DECK = Option(
    "deck",
    "Pack",
    (48, "48 cards"),
    (64, "64 cards"),
    help="64 cards include eights and sevens. Each player gets 16, and the seven is"
    " the deece",
)
DOUBLING = Option(
    "doubling",
    "Doubling",
    ("off", "off"),
    ("on", "on"),
    help="Either player may double the stake; the other accepts or concedes",
)
FORM = Option(
    "form",
    "Form",
    ("individual", "each alone"),
    ("partnership", "partners"),
    help="Partners need four players, and sit opposite each other",
)
FIRST_LEAD = Option(
    "first_lead",
    "First lead",
    ("dealer", "the dealer"),
    ("eldest", "dealer's left"),
    help="The player who leads to the first trick",
)
NO_TRICK = Option(
    "no_trick",
    "Melds without a trick",
    ("keep", "count"),
    ("lose", "are lost"),
    help="Does a side that takes no trick keep its melds?",
)
LENGTHS = (("points", "to a target"), ("deal", "one deal"))
LENGTH_HELP = "Race to a target, or play one deal as the whole game"
GAME = Option("game", "Game", *LENGTHS, help=LENGTH_HELP)
GAME_OR_DEAL = Option(
    "game",
    "Game",
    *LENGTHS,
    default=lambda options, players: (
        "deal" if options["doubling"] == "on" else "points"
    ),
    help=LENGTH_HELP + "; with doubling, usually one deal",
)
ENDING = (
    NumberOption(
        "target", "Target", 100, 10000, step=10, default=1000, help="Points to win"
    ).used_with("game", "points"),
    Option(
        "ending",
        "Several at the target",
        ("extend", "250 more"),
        ("high", "highest wins"),
        help="What happens if several sides reach the target in one deal",
    ),
)
POINTS = (
    Option(
        "count",
        "Card points",
        ("standard", "11 10 4 3 2"),
        ("simple", "10 10 5 5"),
        ("counters", "10 10 10"),
        help="Points for ace, ten, king, queen and jack in tricks",
    ),
    Option(
        "rounding",
        "Rounding",
        ("none", "none"),
        ("ten", "in tens"),
        help="If card points are rounded to tens, only 7, 8 and 9 round up",
    ),
    Option(
        "double_pinochle",
        "Double pinochle",
        (80, "80"),
        (300, "300"),
        help="Both queens of spades and both jacks of diamonds",
    ),
    Option(
        "doubles",
        "Both sets at once",
        ("twice", "twice"),
        ("tenfold", "tenfold"),
        help="Eight of a kind, or two flushes, melded together",
    ),
    Option(
        "heading",
        "Must beat",
        ("trumps", "trumps led"),
        ("all", "any lead"),
        help="When must a player play higher if they can?",
    ),
    Option(
        "renege",
        "A renege costs",
        ("hand", "the deal"),
        ("cards", "the cards"),
        help="All points of the deal, or only the card points",
    ),
    Option(
        "settle",
        "Settle",
        ("stake", "a stake each"),
        ("difference", "the difference"),
        help="Each loser pays one stake, or the difference in points",
    ),
)
TWO_HANDED = (DECK, DOUBLING, GAME_OR_DEAL) + ENDING + POINTS
AT_TABLE = (FORM, GAME) + ENDING + (FIRST_LEAD, NO_TRICK) + POINTS
