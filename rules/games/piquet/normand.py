"""Piquet normand: three players with ten cards each, and two for the dealer."""

from ...entry import bad_field
from ...fields import Side
from ...options import NumberOption, Option
from ...pairwise_settlement import BEHIND, differences, losers_pay
from ...ranking import leaders
from ...result import Result
from ...words import number_of
from .award import AWARD
from .carte_blanche import CARTE_BLANCHE
from .close import CLOSE
from .declare import DECLARE
from .ending import call_level, call_nets, extra_tags, tags_of_deals
from .exchange import Exchange
from .game import PiquetGame
from .hand import HAND
from .house_rules import BONUS_STYLE, TARGET, capot_last_option, count_option
from .play import PLAY
from .rulings import STOCK_OFFENCES, offences
from .scoring import SHARED
from .trick import TRICK
from .tricks import shared_lines

DEALS_OF_AN_EXAMPLE = 6
DEAL = "Deal "  # how the announcement of a deal's points begins


class WidowExchange(Exchange):
    """Only the dealer exchanges, both cards of the widow or none."""

    def why_not_his_turn(self, deal, seat):
        if seat in deal.takers():
            return None
        return "not_dealer", f"Only the dealer, {deal.name(deal.dealer)}, can exchange."

    def exchange_numbers(self, deal, seat):
        return [0, 2]

    def call(self, deal, seat, count):
        """Nothing is said."""


WIDOW_EXCHANGE = WidowExchange()


class PiquetNormand(PiquetGame):
    """Three players, each alone, up to a hundred."""

    key = "piquet_normand"
    name = "Piquet Normand"
    also = ("Three-handed Piquet", "Piquet à Trois")
    about = "Ten cards each, and two more for the dealer. The first to 100 wins."
    players = range(3, 4)
    example = (104, 81, 60)
    hand_size, threshold = 10, 20
    has_replies = False
    exchange = WIDOW_EXCHANGE
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
            help="The winner gets the difference from each loser, or all the antes",
        ),
        NumberOption("ante", "Ante", 1, 1000, default=1, help="Stake per deal"),
    )
    entry_types = (
        CARTE_BLANCHE,
        WIDOW_EXCHANGE,
        HAND,
        DECLARE,
        AWARD,
        CLOSE,
        TRICK,
        PLAY,
    )
    offences = offences(
        10, Side("to", optional=True, label="Who scores the points instead?")
    )
    absent_offences = STOCK_OFFENCES
    reasons = PiquetGame.reasons + SHARED

    def why_malformed(self, table, entry, raw_entry):
        """Points for a false declaration go to one of the two others, who is named."""
        is_due = raw_entry.get("offence") == "false_declaration" and raw_entry.get(
            "points"
        )
        if is_due and entry.to is None:
            return bad_field("penalty", "'to' must say who scores the points")
        return super().why_malformed(table, entry, raw_entry)

    def takers(self, deal):
        return [deal.dealer]

    def adversary(self, deal, entry):
        return entry.to

    def card_lines(self, sides, won, whole):
        return shared_lines(sides, won, whole)

    def as_heard(self, table, text):
        """The page itself shows the count of a deal."""
        return "" if text[: len(DEAL)] == DEAL else text

    def deal_done(self, table):
        super().deal_done(table)
        call_level(table)

    def comes_to(self, options, scores):
        return paid_result(options, scores, leaders(scores), DEALS_OF_AN_EXAMPLE)

    def settle(self, table):
        """The others pay the winner, or the winner takes the pool."""
        scores, winners = list(table.totals), winners_of(table)
        deals = len(table.completed_deals())
        result = paid_result(table.options, scores, winners, deals)
        result.tags = extra_tags(table) + tags_of_deals(table)
        call_nets(table, result)
        return result


def paid_result(options, scores, winners, deals):
    """The Result where the others pay the winners after so many deals."""
    steps, rule, unit = differences(scores), BEHIND, "point"
    if options["settle"] == "pool":
        steps, rule, unit = antes(options["ante"], deals)
    accounts = losers_pay(scores, winners, steps)
    return Result(winners, scores, accounts, (), rule, unit)


def antes(ante, deals):
    """What a loser has put into the pool: (steps of a pair, rule, unit)."""
    words = f"{ante} in each of {number_of(deals, 'deal')}"

    def steps(winner, loser):
        return [(ante * deals, words)]

    return steps, f"The winner takes the pool: {words}", "chip"


def winners_of(table):
    """The one who leads; nobody in a game that stops level, or over a pool."""
    leading = leaders(table.totals)
    is_pool = table.options["settle"] == "pool"
    if table.is_stopped and (is_pool or len(leading) > 1):
        return []
    return leading
