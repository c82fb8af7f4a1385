"""Piquet à écrire: three to seven at the table, of whom two play each deal."""

from ...nets import (
    BY_PAIRS,
    differences,
    everyone_with_everyone,
    leaders,
    losers_pay,
)
from ...options import NumberOption, Option
from ...result import Account, Result
from .ending import Course, call_nets, tags_of_deals
from .game import FOR_TWO, PiquetGame
from .house_rules import (
    PIQUE_OPTIONS,
    capot_last_option,
    count_option,
    exchange_options,
)
from .rulings import STOCK_OFFENCES, offences


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
    entry_types = FOR_TWO
    offences = offences(PiquetGame.hand_size) + STOCK_OFFENCES

    def playing(self, table, dealer):
        return [table.left_of(dealer), dealer]

    def why_misread(self, table, entry, given):
        """An entry about somebody who does not play this deal."""
        playing = table.deal.seats
        for seat in seats_named(given):
            if seat is not None and seat not in playing:
                return (
                    "not_playing",
                    f"{table.players[seat]} does not play this deal: "
                    f"{' and '.join(table.players[one] for one in playing)} do.",
                )
        return None

    def counted_sides(self, table):
        return sorted(table.deal.sides)

    def ledger(self, table):
        return Course(deals(table), table.sides)

    def is_over(self, table):
        return table.deal.is_complete and table.ledger.played == table.ledger.due

    def headline(self, table):
        return f"Deal {table.deal.number} of {deals(table)}"

    def settle(self, table):
        """Who is behind pays, as the table has agreed."""
        scores = list(table.totals)
        winners = leaders(scores)
        if len(winners) == len(scores):
            winners = []
        find, rule = SETTLEMENTS[table.options["settle"]]
        result = Result(winners, scores, find(table), tags_of_deals(table), rule)
        call_nets(table, result)
        return result


def seats_named(given):
    """The seats that an entry names, or gives a number of its own; each is a side.

    None where it names nobody.
    """
    seats = []
    for part in ("seat", "side", "winner", "last"):
        if part in given:
            seats.append(given[part])
    for part in ("tricks", "points"):
        if part in given and type(given[part]) is list:
            seats += [seat for seat, number in enumerate(given[part]) if number]
    return seats


def deals(table):
    """How many deals make the game: everyone deals once a round."""
    return table.options["rounds"] * len(table.players)


def each_pair(table):
    """Every lower score pays every higher one the difference."""
    return everyone_with_everyone(table.totals)


def to_top(table):
    """Every lower score pays each holder of the highest the difference."""
    totals = table.totals
    return losers_pay(totals, leaders(totals), differences(totals))


def neighbours(table):
    """In each deal the two who played settle the difference."""
    steps = [{} for _seat in table.seats]
    for deal in table.deals:
        points = table.points(deal)
        low, high = sorted(deal.seats)
        words = f"Deal {deal.number}: {points[low]} to {points[high]}"
        step = points[low] - points[high], words
        if step[0]:
            steps[low][high] = steps[low].get(high, []) + [step]
    return [
        Account(low, high, steps[low][high])
        for low in table.seats
        for high in table.seats
        if high in steps[low]
    ]


SETTLEMENTS = {
    "each_pair": (each_pair, BY_PAIRS),
    "to_top": (to_top, "Everyone pays the highest what he is behind"),
    "neighbours": (neighbours, "Each deal is settled by the two who played it"),
}
