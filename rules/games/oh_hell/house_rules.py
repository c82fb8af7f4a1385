"""Oh Hell's house rules: the options, and which hands and trumps they give."""

from ...errors import RuleError
from ...options import NumberOption, NumbersOption, Option, read_options

LARGEST_HANDS = {3: 15, 4: 13, 5: 10, 6: 8, 7: 7}


def most_cards(players):
    """The largest hand that 52 cards give so many players."""
    return 52 // players


OPTIONS = [
    Option(
        "first_bidder",
        "First to bid",
        ("dealer", "the dealer"),
        ("left", "dealer's left"),
        help="Bidding goes to the left, so the dealer bids first or last",
    ),
    Option(
        "hook",
        "Hook",
        ("off", "free"),
        ("on", "never even"),
        ("not_one", "free with one card"),
        help="May the bids add up to the number of tricks?",
    ),
    Option(
        "sequence",
        "Hand sizes",
        ("up", "up"),
        ("down", "down"),
        ("up_down", "up and down"),
        ("down_up", "down and up"),
        ("custom", "our own"),
        help="How the number of cards changes from deal to deal",
    ),
    NumberOption(
        "max_cards",
        "Largest hand",
        1,
        most_cards,
        default=lambda options, players: LARGEST_HANDS[players],
        help="The most cards dealt to each player",
    ).used_with("sequence", "up", "down", "up_down", "down_up"),
    NumbersOption(
        "hands", "Our hand sizes", 1, most_cards, help="Cards in each deal"
    ).used_with("sequence", "custom"),
    Option(
        "no_trump",
        "No-trump deals",
        ("none_left", "no card left"),
        ("last_deal", "the last deal"),
        ("largest", "the largest hand"),
        ("never", "never"),
        help="Which deals have no trump suit",
    ).used_with("trump_from", "turn_up"),
    Option(
        "trump_from",
        "Trump suit",
        ("turn_up", "turned up"),
        ("table", "chosen by the table"),
        help="Turn up a card, or choose trumps your own way",
    ),
    Option(
        "scoring",
        "Scoring",
        ("exact", "10 + bid, or 0"),
        ("tricks", "a point a trick"),
        ("difference", "minus the difference"),
        ("minus_bid", "minus the bid"),
        ("mirror", "minus (10 + bid)"),
        ("squares", "squares"),
        help="Points for a made or missed bid",
    ),
    Option(
        "zero_bid",
        "A bid of 0",
        ("ten", "10"),
        ("five", "5"),
        ("five_plus_tricks", "5 + hand size"),
        help="Points for a made bid of 0",
    ),
    Option(
        "bonus",
        "Winner's bonus",
        ("none", "none"),
        ("winner_10", "10"),
        help="Added to the winner's score at the end",
    ),
    Option(
        "tie",
        "A tie at the end",
        ("stands", "shared"),
        ("play_off", "play on"),
        help="Share the win, or play on until one player leads",
    ),
]


def options_in_force(raw_options, players):
    """The options of a record; own hands go with `custom`, and only there."""
    options = read_options(OPTIONS, raw_options, players)
    is_custom = options["sequence"] == "custom"
    if is_custom and "hands" not in raw_options:
        raise RuleError("bad_option", "Fill in 'hands' if 'sequence' is 'custom'.")
    if not is_custom and "hands" in raw_options:
        raise RuleError("bad_option", "'hands' needs 'sequence' to be 'custom'.")
    if is_custom and "max_cards" in raw_options:
        raise RuleError("bad_option", "'max_cards' cannot go with 'hands'.")
    return options


def series(options):
    """The hand sizes of the deals, in order."""
    if options["sequence"] == "custom":
        return options["hands"]
    up = list(range(1, options["max_cards"] + 1))
    down = up[::-1]
    return {
        "up": up,
        "down": down,
        "up_down": up + down[1:],
        "down_up": down + up[1:],
    }[options["sequence"]]


def hand_size(hands, number):
    """The cards of each player in a deal; a play-off has the largest hand."""
    return hands[number - 1] if number <= len(hands) else max(hands)


def is_no_trump(table, number, hand):
    """Whether a deal has no trump suit, as far as the option tells beforehand."""
    when = table.options["no_trump"]
    if when == "never" or table.options["trump_from"] == "table":
        return False
    if hand * len(table.seats) == 52:
        return True
    hands = table.ledger
    if when == "last_deal":
        return number >= len(hands)
    return when == "largest" and hand == max(hands)
