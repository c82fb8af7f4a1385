"""Piquet à écrire: three to seven at the table, of whom two play each deal."""

from ...options import NumberOption, Option
from ...pairwise_settlement import (
    BY_PAIRS,
    TO_TOP,
    differences,
    everyone_with_everyone,
    losers_pay,
)
from ...ranking import leaders
from ...result import Account, Result
from ...words import join_with_and
from .ending import Course, call_nets, tags_of_deals
from .game import FOR_TWO, PiquetGame
from .house_rules import (
    PIQUE_OPTIONS,
    capot_last_option,
    count_option,
    exchange_options,
)
from .rulings import STOCK_OFFENCES, offences

NOBODY = [None]
NAMING = ("seat", "side", "winner", "leader", "last")  # parts that are a seat
NUMBERING = ("tricks", "points")  # parts that are a number for each
TELLING = frozenset(NAMING + NUMBERING)


class PiquetEcrire(PiquetGame):
    """Everyone plays in turn against each neighbour, and settles with the table."""

    key = "piquet_ecrire"
    name = "Piquet à Écrire"
    also = ("Round Table Piquet",)
    about = "Two play each deal. Everyone meets both neighbours, and all settle up."
    players = range(3, 8)
    example = (96, 71, 64, 50, 43, 38, 29)
    options = (
        [count_option("classic"), capot_last_option(False)]
        + exchange_options("own_discard", "free")
        + PIQUE_OPTIONS
        + [
            Option(
                "settle",
                "Settling up",
                ("each_pair", "everyone with everyone"),
                ("to_top", "with the highest"),
                ("neighbours", "deal by deal"),
                help="Who pays the difference to whom",
            ),
            NumberOption(
                "rounds",
                "Rounds",
                1,
                20,
                default=1,
                help="Everyone deals once in each round",
            ),
        ]
    )
    entry_types = FOR_TWO
    absent_entries = ("dealer",)  # who deals is who plays
    offences = offences(PiquetGame.hand_size) + STOCK_OFFENCES

    def playing_seats(self, table, dealer):
        return [table.left_of(dealer), dealer]

    def why_misread(self, table, entry, raw_entry):
        """An entry about somebody who does not play this deal."""
        playing = table.deal.seats
        for part in raw_entry:
            if part in TELLING and raw_entry[part] not in playing:
                return why_about_others(table, raw_entry)
        return None

    def counted_sides(self, table):
        return sorted(table.deal.sides)

    def ledger(self, table):
        return Course(deals(table), table)

    def is_over(self, table):
        return table.deal.is_complete and table.ledger.played == table.ledger.due

    def headline(self, table):
        return f"Deal {table.deal.number} of {deals(table)}"

    def comes_to(self, options, scores):
        """Where each deal is settled by itself, the scores do not tell it."""
        find, rule = SETTLEMENTS[options["settle"]]
        return Result(leaders(scores), scores, find(scores) if find else (), (), rule)

    def settle(self, table):
        """Who is behind pays, as the table has agreed."""
        scores = list(table.totals)
        winners = leaders(scores)
        if len(winners) == len(scores):
            winners = []
        find, rule = SETTLEMENTS[table.options["settle"]]
        accounts = find(scores) if find else neighbours(table)
        result = Result(winners, scores, accounts, tags_of_deals(table), rule)
        call_nets(table, result)
        return result


def why_about_others(table, raw_entry):
    """The first that an entry names, or has a number for, and who does not play."""
    named = [raw_entry[part] for part in NAMING if part in raw_entry]
    for part in NUMBERING:
        named += those_with(raw_entry.get(part))
    for seat in named:
        if seat not in table.deal.seats + NOBODY:
            return why_not_playing(table, seat)
    return None


def those_with(numbers):
    """The seats that have a number other than nought in a list with one for each."""
    if type(numbers) is not list:
        return []
    return [seat for seat, number in enumerate(numbers) if number]


def why_not_playing(table, seat):
    """Somebody who does not play this deal."""
    playing = join_with_and([table.players[one] for one in table.deal.seats])
    return (
        "not_playing",
        f"{table.players[seat]} does not play this deal. {playing} do.",
    )


def deals(table):
    """How many deals make the game: everyone deals once a round."""
    return table.options["rounds"] * len(table.players)


def to_top(scores):
    """Every lower score pays each holder of the highest the difference."""
    return losers_pay(scores, leaders(scores), differences(scores))


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


# what finds the accounts by the scores, None where the deals tell them; the rule
SETTLEMENTS = {
    "each_pair": (everyone_with_everyone, BY_PAIRS),
    "to_top": (to_top, TO_TOP),
    "neighbours": (None, "Each deal is settled by the two who played it"),
}
