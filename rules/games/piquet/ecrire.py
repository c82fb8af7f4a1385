"""Piquet à écrire: three to seven at the table, of whom two play each deal."""

from ...errors import RuleError
from ...nets import everyone_with_everyone, leaders, losers_pay
from ...options import NumberOption, Option
from .ending import call_nets, tags_of_deals
from .entries import FOR_TWO
from .game import PiquetGame
from .house_rules import (
    PIQUE_OPTIONS,
    capot_last_option,
    count_option,
    exchange_options,
)
from .most_tricks import majority_lines
from .rulings import STOCK_OFFENCES, offences


def check_playing(form, entry, given, table):
    """Refuses an entry about somebody who does not play this deal."""
    playing = table.deal.books.seats
    named = [given[field.name] for field in form.seats if field.name in given]
    for name in ("tricks", "points"):
        if type(given.get(name)) is list:
            named += [seat for seat, number in enumerate(given[name]) if number]
    for seat in named:
        if seat is not None and seat not in playing:
            raise RuleError(
                "not_playing",
                f"{table.players[seat]} does not play this deal: "
                f"{' and '.join(table.players[one] for one in playing)} do.",
            )


class PiquetEcrire(PiquetGame):
    """Everyone plays in turn against each neighbour, and settles with the table."""

    key = "piquet_ecrire"
    name = "Piquet à Écrire"
    also = ("Round Table Piquet",)
    about = "Two play each deal, everyone meets each neighbour, and all settle."
    players = range(3, 8)
    options = (
        [count_option("classic"), capot_last_option(False)]
        + exchange_options("own_discard", "free")
        + PIQUE_OPTIONS
        + [
            Option(
                "settle",
                "Settled",
                ("each_pair", "everyone with everyone"),
                ("to_top", "with the highest"),
                ("neighbours", "deal by deal"),
                help="Who pays whom the difference",
            ),
            NumberOption(
                "rounds",
                "Times around",
                1,
                20,
                default=1,
                help="A deal each, every time",
            ),
        ]
    )
    forms = FOR_TWO
    offences = offences(PiquetGame.hand_size) + STOCK_OFFENCES
    check_order = PiquetGame.check_order + (check_playing,)

    def playing(self, table):
        return [table.left_of(table.deal.dealer), table.deal.dealer]

    def counted_sides(self, table):
        return sorted(table.deal.books.sides)

    def card_lines(self, books):
        return majority_lines(books)

    def is_over(self, table):
        return table.deal.is_complete and len(table.completed()) == deals(table)

    def headline(self, table):
        return f"Deal {table.deal.number} of {deals(table)}"

    def settle(self, table):
        """Who is behind pays, as the table has agreed."""
        scores = list(table.totals)
        winners = leaders(scores)
        if len(winners) == len(scores):
            winners = []
        net = SETTLEMENTS[table.options["settle"]](table)
        call_nets(table, winners, net)
        return winners, scores, net, tags_of_deals(table)


def deals(table):
    """How many deals make the game: everyone deals once a round."""
    return table.options["rounds"] * len(table.players)


def each_pair(table):
    """Every lower score pays every higher one the difference."""
    return everyone_with_everyone(table.totals)


def to_top(table):
    """Every lower score pays each holder of the highest the difference."""
    totals = table.totals
    return losers_pay(
        table.sides,
        leaders(totals),
        lambda winner, loser: totals[winner] - totals[loser],
    )


def neighbours(table):
    """In each deal the two who played settle the difference."""
    net = [0] * len(table.players)
    for deal in table.deals:
        points = table.points(deal)
        first, second = deal.books.seats
        net[first] += points[first] - points[second]
        net[second] += points[second] - points[first]
    return net


SETTLEMENTS = {"each_pair": each_pair, "to_top": to_top, "neighbours": neighbours}
