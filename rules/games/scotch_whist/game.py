"""Scotch Whist, or Catch the Ten: 36 cards, the jack of trumps highest, 41 to win."""

from ...card_game import CardGame
from ...nets import by_seat, leaders, losers_pay
from .counting import REASONS, count, counting_order
from .entries import FORMS
from .house_rules import OPTIONS, options_in_force, pack_of, sides_of
from .play import leader_words, play, refuse_early
from .rulings import MISDEALS, OFFENCES
from .tricks import Tricks
from .winning import winners

NEAR = 21  # points short of the game that the jack and the ten make up


class ScotchWhist(CardGame):
    """Two to six players, each alone or in sides; French Whist is one of its forms."""

    key = "scotch_whist"
    name = "Scotch Whist"
    family = "Whist"
    also = ("Catch the Ten", "Catch-Honours", "French Whist")
    about = "36 cards, the jack of trumps highest; catch the ten, 41 wins."
    players = range(2, 7)
    options = OPTIONS
    forms = FORMS
    offences = OFFENCES
    misdeals = MISDEALS
    reasons = REASONS
    ways = (("quick", "At the end"), ("live", "Trick by trick"), ("cards", "Cards"))

    def read_options(self, given, players):
        return options_in_force(given, players)

    def sides(self, table):
        return sides_of(table.options, table.seats)

    def pack(self, table):
        return pack_of(table.options, len(table.seats))

    def deal(self, table):
        tricks = Tricks(table)
        table.deal.tricks, table.deal.lost_by = tricks, None
        yield from play(tricks)
        count(table, tricks)

    def refuse(self, table, entry):
        refuse_early(table.deal.tricks, entry)
        super().refuse(table, entry)

    def deal_done(self, table):
        """Says what decided when several sides have reached the target."""
        words = winners(table)[1]
        if words:
            table.announce(f"Won in counting order {words}")

    def headline(self, table):
        trumps = table.deal.tricks.trump_words()
        return f"Deal {table.deal.number}{trumps} · {table.options['target']} wins"

    def call(self, table):
        """Who leads; near the end who is within reach, and what counts first."""
        tricks = table.deal.tricks
        near = within_reach(table)
        led = f"Trick {tricks.number + 1} of {tricks.hand}"
        if near:
            order = counting_order(tricks.honours.in_deal())
            led = f"{', '.join(near)} · counted: {order}"
        return led, leader_words(tricks)

    def deal_title(self, table, deal):
        return f"Deal {deal.number}{deal.tricks.trump_words()}"

    def is_over(self, table):
        """When a deal brings a side to the target, or a revoke has lost the game."""
        if table.deal.lost_by is not None:
            return True
        return table.deal.is_complete and max(table.totals) >= table.options["target"]

    def settle(self, table):
        """Every losing side pays every winning side."""
        scores = list(table.totals)
        winning, tags = result(table)
        amount = differences(scores) if is_by_difference(table) else one_unit
        if table.deal.lost_by is not None and is_by_difference(table):
            amount = shortfall(scores, table.options["target"])
        net = losers_pay(table.sides, winning, amount)
        return winning, scores, by_seat(table.sides, net), tags


def result(table):
    """(winning sides, tags) of a game that is over or was stopped."""
    lost_by = table.deal.lost_by
    if lost_by is not None:
        sides = range(len(table.sides))
        return [side for side in sides if side != lost_by], ["revoke"]
    if not table.completed():
        return [], []
    winning, words = leaders(table.totals), None
    if not table.is_stopped:
        winning, words = winners(table)
    tags = ["counting_order"] if words else []
    return winning, tags + (["tie"] if len(winning) > 1 else [])


def is_by_difference(table):
    """Whether losers pay by how far they are behind."""
    return table.options["settlement"] == "difference"


def one_unit(winner, loser):
    """One unit, whatever the score."""
    return 1


def differences(scores):
    """The amount of a pair: what the loser is behind, if he is."""

    def amount(winner, loser):
        return max(0, scores[winner] - scores[loser])

    return amount


def shortfall(scores, target):
    """The amount of a pair after a revoke: what the offender lacks of the game."""

    def amount(winner, loser):
        return target - scores[loser]

    return amount


def within_reach(table):
    """Who may soon have the game, and what he needs: "Ann needs 3"."""
    lacks = [table.options["target"] - total for total in table.totals]
    return [
        f"{table.name(side)} needs {lack}"
        for side, lack in enumerate(lacks)
        if 0 < lack <= NEAR
    ]
