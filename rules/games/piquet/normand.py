"""Piquet normand: three players with ten cards each, and two for the dealer."""

from ...fields import Side
from ...nets import leaders, losers_pay
from ...options import NumberOption, Option
from ...prompts import bad_field
from .ending import call_level, call_nets, extra_tags, tags_of_deals
from .entries import AWARD, CARTE_BLANCHE, CLOSE, DECLARE, EXCHANGE, HAND, PLAY, TRICK
from .exchange import WidowExchange
from .game import PiquetGame
from .house_rules import BONUS_STYLE, BONUSES, TARGET, capot_last_option, count_option
from .most_tricks import shared_lines
from .rulings import STOCK_OFFENCES, offences


def check_adversary(form, entry, given, table):
    """Points for a false declaration go to one of the two others, who is named."""
    is_due = given.get("offence") == "false_declaration" and given.get("points")
    if is_due and entry.to is None:
        raise bad_field(form, "'to' must say who scores the points")


class PiquetNormand(PiquetGame):
    """Three players, each alone, up to a hundred."""

    key = "piquet_normand"
    name = "Piquet Normand"
    also = ("Three-handed Piquet", "Piquet à Trois")
    about = "Ten cards each, two more for the dealer, and the first to a hundred."
    players = range(3, 4)
    hand_size, threshold = 10, 20
    has_replies = False
    exchange = WidowExchange
    options = (
        count_option("classic"),
        capot_last_option(False),
        BONUS_STYLE,
        TARGET,
        Option(
            "settle",
            "Settled by",
            ("difference", "the difference"),
            ("pool", "the pool"),
            help="The winner is paid what each is behind, or takes the antes",
        ),
        NumberOption("ante", "Ante", 1, 1000, default=1, help="Into the pool, a deal"),
    )
    forms = (CARTE_BLANCHE, EXCHANGE, HAND, DECLARE, AWARD, CLOSE, TRICK, PLAY)
    offences = offences(
        10, Side("to", optional=True, label="Who scores there instead?")
    )
    absent_offences = STOCK_OFFENCES
    check_order = (check_adversary,) + PiquetGame.check_order
    reasons = PiquetGame.reasons + (
        ("shared_capot", "20 each for two who took all the tricks between them"),
        ("shared_cards", "5 each for two who have the most tricks"),
    )

    def bonus(self, reason, options):
        return BONUSES[options["bonus_style"]][reason]

    def adversary(self, books, entry):
        return entry.to

    def card_lines(self, books):
        return shared_lines(books)

    def deal_done(self, table):
        super().deal_done(table)
        call_level(table)

    def settle(self, table):
        """The others pay the winner, or he takes the pool."""
        scores = list(table.totals)
        winners = winners_of(table)
        if table.options["settle"] == "pool":
            stake = table.options["ante"] * len(table.completed())
            net = losers_pay(table.sides, winners, lambda winner, loser: stake)
        else:
            net = losers_pay(
                table.sides,
                winners,
                lambda winner, loser: scores[winner] - scores[loser],
            )
        call_nets(table, winners, net)
        return winners, scores, net, extra_tags(table) + tags_of_deals(table)


def winners_of(table):
    """The one who leads; nobody in a game that stops level, or over a pool."""
    leading = leaders(table.totals)
    is_pool = table.options["settle"] == "pool"
    if table.is_stopped and (is_pool or len(leading) > 1):
        return []
    return leading
