"""Scotch Whist, or Catch the Ten: 36 cards, the jack of trumps highest, 41 to win."""

from ...card_game import CardGame
from ...misdeals import USUAL
from ...race import points_to
from ...ranking import leaders
from ...words import with_suit
from .count import COUNT
from .deal import ScotchWhistDeal
from .display_hooks import LOUD, nothings
from .ending import is_over, paid_result, price, settle, winners
from .honours import DIAMOND_TEN, TRUMP_HONOURS
from .house_rules import OPTIONS, House, options_in_force, pack_of, sides_of
from .rulings import OFFENCES
from .scoring import (
    COUNTING,
    GROUPS,
    REASONS,
    ROUTINE,
    RULE_BROKEN,
    counting_order,
    score,
)
from .trick import TRICK
from .trump import TRUMP

NEAR = 21  # points short of the game that the jack and the ten make up


class ScotchWhist(CardGame):
    """Two to six players, each alone or in sides; French Whist is one of its forms."""

    key = "scotch_whist"
    name = "Scotch Whist"
    family = "Whist"
    also = ("Catch the Ten", "Catch-Honours", "French Whist")
    about = "36 cards, the jack of trumps highest. Catch the ten and reach 41."
    players = range(2, 7)
    example = (60, 10, 6, 2, 1, 0)
    options = OPTIONS
    entry_types = (TRUMP, COUNT, TRICK)
    ends_with_a_deal = True
    deal_type = ScotchWhistDeal
    offences = OFFENCES
    misdeals = USUAL
    groups, routine = GROUPS, ROUTINE
    reasons = REASONS
    loud = LOUD
    tag_words = (
        ("counting_order", "Won in counting order"),
        ("revoke", "Lost by a revoke"),
        ("tie", ""),
    )
    ways = (
        ("quick", "At the end"),
        ("live", "Trick by trick"),
        ("cards", "Card by card"),
    )

    def read_options(self, raw_options, players):
        return options_in_force(raw_options, players)

    def sides(self, table):
        return sides_of(table.options, table.seats)

    def pack(self, table):
        return pack_of(table.options, len(table.seats))

    def ledger(self, table):
        return House(table)

    def script(self, deal):
        while not deal.is_played():
            yield COUNT, TRICK, TRUMP
        score(deal)

    def total_limits(self, deal):
        return total_limits(deal)

    def deal_done(self, table):
        """Says what decided when several sides have reached the target."""
        words = winners(table)[1]
        if words:
            table.announce(f"Won in counting order {words}")

    def beside_names(self, table):
        """The tricks of each side, and the honours that it caught in them."""
        return table.deal.beside_names()

    def points_needed(self, table):
        return points_to(table.options["target"], table)

    def headline(self, table):
        trumps = table.deal.trump_words()
        return f"Deal {table.deal.number}{trumps} · to {table.options['target']}"

    def call(self, table):
        """Who leads; near the end who is within reach, and what counts first."""
        deal, near = table.deal, within_reach(table)
        led = f"Trick {deal.tricks + 1} of {deal.hand}"
        if near:
            order = counting_order(deal.honours.in_deal())
            led = f"{', '.join(near)} · counted: {order}"
        return led, deal.leader_words()

    def nothings(self, table, deal):
        return nothings(deal)

    def deal_title(self, table, deal):
        return f"Deal {deal.number}{deal.trump_words()}"

    def row_label(self, table, deal):
        return with_suit(deal.number, deal.honours.trump)

    def is_over(self, table):
        return is_over(table)

    def comes_to(self, options, scores):
        return paid_result(scores, leaders(scores), (), *price(options, scores))

    def settle(self, table):
        return settle(table)


def within_reach(table):
    """Who may soon have the game, and the points needed: "Ann needs 3"."""
    lacks = [table.options["target"] - total for total in table.totals]
    verbs = ["needs" if len(seats) == 1 else "need" for seats in table.sides]
    return [
        f"{table.name(side)} {verbs[side]} {lack}"
        for side, lack in enumerate(lacks)
        if 0 < lack <= NEAR
    ]


def total_limits(deal):
    """(fewest, most) points of a side.

    The most: every honour, and every card that was not dealt to the side. The fewest:
    a breach of the rules for each card of the side. The rules name no limit for that,
    so it is generous.
    """
    seats = len(deal.table.sides[0])
    there = TRUMP_HONOURS + (DIAMOND_TEN,) * deal.honours.is_french
    honours = [points for _reason, key, points, _words in COUNTING if key in there]
    most = sum(honours) + deal.hand * (deal.players - seats)
    return RULE_BROKEN * deal.hand * seats, most
