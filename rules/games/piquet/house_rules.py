"""The house rules of the piquet games, and the forms that set most of them."""

from collections import namedtuple

from ...options import NumberOption, Option

# `deals`: how many make a game, None where a target does; `doubled`: those that count
# twice; the rest are what its options are when the table does not say.
Form = namedtuple(
    "Form",
    "name deals doubled count capot_last blank_when younger_exchange stock_offence",
)
FORMS = {
    "partie": Form("Partie", 6, (), "every", True, "at_once", "one", "no_count"),
    "rubicon": Form(
        "Rubicon", 6, (), "classic", False, "own_discard", "free", "loses_game"
    ),
    "club": Form(
        "Club", 4, (1, 4), "classic", False, "own_discard", "free", "loses_game"
    ),
    "cent": Form(
        "Cent", None, (), "classic", False, "own_discard", "free", "loses_game"
    ),
}
EXTRA_DEALS = 2  # after a level end, where the deals are numbered


def by_form(name):
    """A default that follows from the form of the game."""
    return lambda options, players: getattr(FORMS[options["form"]], name)


def form_option(*keys):
    """How many deals make a game and how it is settled; the first is the default."""
    words = {
        "partie": "partie of six deals",
        "rubicon": "rubicon of six deals",
        "club": "club of four deals",
        "cent": "100 up",
    }
    return Option(
        "form",
        "Form",
        *[(key, words[key]) for key in keys],
        help="Sets the length, the payment and most rules below",
    )


def count_option(default):
    """What counts in play."""
    return Option(
        "count",
        "Points in play",
        ("every", "each card led and each capture"),
        ("classic", "tens and higher only"),
        ("lead_and_trick", "each lead and each trick"),
        default=default,
        help="Which leads and tricks score",
    )


def capot_last_option(default):
    """Whether the last trick counts in a capot."""
    return Option(
        "capot_last",
        "Last trick of a capot",
        (True, "counts"),
        (False, "does not count"),
        default=default,
        help="Whether the point for the last trick also counts in a capot",
    )


def exchange_options(blank_when, younger_exchange):
    """When carte blanche is due, and how few cards the dealer may exchange."""
    return [
        Option(
            "blank_when",
            "Carte blanche",
            ("at_once", "before any exchange"),
            ("own_discard", "before your own exchange"),
            default=blank_when,
            help="The latest moment to announce it",
        ),
        Option(
            "younger_exchange",
            "The dealer exchanges",
            ("one", "one card or more"),
            ("free", "any number, or none"),
            default=younger_exchange,
            help="The fewest cards the dealer must exchange",
        ),
    ]


STOCK_OFFENCE = Option(
    "stock_offence",
    "Wrong draw from the stock",
    ("no_count", "no score in the deal"),
    ("loses_game", "the game is lost"),
    default=by_form("stock_offence"),
    help="The penalty for drawing too many cards, or too early",
)
PIQUE_OPTIONS = [
    Option(
        "pique_order",
        "Hands count",
        ("reckoned", "both before the first lead"),
        ("spoken", "younger's after the lead"),
        help="Whether younger's hand already counts at the first lead"
        " and so prevents pique",
    ),
    Option(
        "younger_pique",
        "Pique for the dealer",
        (True, "possible"),
        (False, "elder only"),
        help="Only possible if low cards score nothing",
    ),
]
BONUS_STYLE = Option(
    "bonus_style",
    "Pique and repique",
    ("add", "add 60 and 90"),
    ("jump", "raise 20 to 60 and 90"),
    help="How the count changes when it reaches 20",
)
PARTNER_POINT = Option(
    "partner_point",
    "Partners' points",
    ("one", "only the best"),
    ("both", "both"),
    help="Whether a side with the best point also scores the partner's point",
)
TARGET = NumberOption(
    "target", "Target", 50, 1000, default=100, help="Points that end the game"
).used_with("form", "cent")
ENDING_OPTIONS = [
    TARGET,
    NumberOption(
        "double_under",
        "Double under",
        0,
        1000,
        default=50,
        help="In 100 up, a loser with fewer points pays double",
    ).used_with("form", "cent"),
    NumberOption(
        "rubicon",
        "Rubicon",
        0,
        1000,
        default=100,
        help="A loser with fewer points than this pays both totals",
    ).used_with("form", *[key for key in FORMS if key != "cent"]),
    NumberOption(
        "bonus", "Game bonus", 0, 1000, default=100, help="Extra points for the winner"
    ),
    Option(
        "tie",
        "Level at the end",
        ("extra", "more deals"),
        ("draw", "a draw"),
        help="What happens if both totals are the same",
    ),
]


def rubicon_of(options):
    """The points that a loser needs; 0 in a game without rubicon."""
    has_rubicon = options.get("form", "cent") != "cent"
    return options["rubicon"] if has_rubicon else 0
