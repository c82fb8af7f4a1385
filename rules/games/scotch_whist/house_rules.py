"""Scotch Whist's house rules: the options, and the pack, hands and sides they give."""

from ...cards import pack
from ...errors import RuleError
from ...options import NumberOption, Option, read_options

RANKS = "6789TJQKA"  # from low to high
TRUMP_RANKS = "6789TQKAJ"
PACK = frozenset(pack(RANKS))
WITHOUT_SIX = PACK.difference(("6S",))

# players: cards in a hand, and so tricks in a deal
HANDS = {2: 10, 3: 10, 4: 9, 5: 7, 6: 6}
ALL_IN_SIXES = {2: 18, 3: 12}
SIX = 6  # tricks of a hand where the pack is played out in hands of six

# sides: how many, and which numbers of players can make them
SIDES = {"two": (2, (4, 6)), "three": (3, (6,))}

OPTIONS = [
    Option(
        "form",
        "Form",
        ("scotch", "Scotch"),
        ("french", "French"),
        help="In French Whist the ten of diamonds also scores 10 unless it is a trump",
    ),
    Option(
        "sides",
        "Sides",
        ("solo", "each alone"),
        ("two", "two sides"),
        ("three", "three pairs"),
        help="Four or six can play as two sides, six as three pairs",
    ),
    NumberOption("target", "Game", 1, 999, default=41, help="Points that win the game"),
    Option(
        "short_deal",
        "Two or three players",
        ("ten", "ten cards each"),
        ("sixes", "hands of six"),
        help="Leave cards out, or play the whole pack six tricks at a time",
    ),
    Option(
        "five_deal",
        "Five players",
        ("odd_out", "a card set aside"),
        ("six_out", "no six of spades"),
        help="Which card is left over when each player has seven",
    ),
    Option(
        "revoke_costs",
        "A revoke costs",
        ("deal", "the deal and 10"),
        ("game", "the game"),
        help="Penalty for failing to follow suit",
    ),
    Option(
        "settlement",
        "Losers pay",
        ("game", "one unit"),
        ("difference", "the difference"),
        help="Paid by every losing side to every winning side",
    ),
]


def options_in_force(raw_options, players):
    """The options of a record; sides need a number of players that divides so."""
    options = read_options(OPTIONS, raw_options, players)
    sides = options["sides"]
    if sides in SIDES and players not in SIDES[sides][1]:
        raise RuleError(
            "bad_option", f"'sides' cannot be {sides!r} for {players} players."
        )
    return options


def sides_of(options, seats):
    """Who plays together: a list of lists of seats."""
    count = SIDES[options["sides"]][0] if options["sides"] in SIDES else len(seats)
    return [[seat for seat in seats if seat % count == side] for side in range(count)]


def pack_of(options, players):
    """The cards that are dealt from."""
    is_without_six = players == 5 and options["five_deal"] == "six_out"
    return WITHOUT_SIX if is_without_six else PACK


class House:
    """The rules in force at one table, read once from its options.

    `hand`: the cards of each player in a deal, which are also its tricks. `left_out`:
    the cards that nobody is dealt. `is_in_sixes`: whether the whole pack is played in
    hands of six. `is_french`: whether the ten of diamonds is an honour.
    """

    def __init__(self, table):
        options, self.players = table.options, len(table.seats)
        is_short = self.players in ALL_IN_SIXES
        self.is_in_sixes = is_short and options["short_deal"] == "sixes"
        self.hand = (ALL_IN_SIXES if self.is_in_sixes else HANDS)[self.players]
        self.left_out = len(table.pack) - self.players * self.hand
        self.is_french = options["form"] == "french"
