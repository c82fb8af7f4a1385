"""Pinochle for two: a meld for each trick won while the stock lasts, then strict play.

Either may double the stake at any time, where the table plays with doubling.
"""

from ...cards import pack
from ...errors import RuleError
from .call_out import CALL_OUT
from .count import TAKEN, score_count
from .deal import StockDeal
from .double import ANSWER, DOUBLE, why_pending
from .game import Ledger, PinochleGame
from .house_rules import TWO_HANDED
from .limits import most_of_two
from .meld import MELD
from .rulings import DRAW_OUT_OF_TURN, OFFENCES
from .trick import TRICK
from .turn_up import DEECE, UPCARD

# by the number of cards, each of which is there twice
PACKS = {48: frozenset(pack("9TJQKA")), 64: frozenset(pack("789TJQKA"))}
HANDS = {48: (12, "9"), 64: (16, "7")}  # cards of each, and the rank of the deece


class PinochleTwo(PinochleGame):
    """Two players, 48 or 64 cards."""

    key = "pinochle_two"
    name = "Two-handed Pinochle"
    also = ("Pinochle with 64 cards", "Doubling and Redoubling", "Penuchle", "Pinocle")
    about = "Win a trick to meld. When the stock is gone, play by strict rules."
    players = range(2, 3)
    example = (1010, 840)
    options = TWO_HANDED
    entry_types = (UPCARD, DEECE, MELD, TRICK, TAKEN, CALL_OUT, DOUBLE, ANSWER)
    deal_type = StockDeal
    offences = OFFENCES + (DRAW_OUT_OF_TURN,)

    def read_options(self, raw_options, players):
        options = super().read_options(raw_options, players)
        if options["doubling"] == "on" and options["settle"] == "difference":
            raise RuleError("bad_option", "With doubling, 'settle' must be 'stake'.")
        return options

    def pack(self, table):
        return PACKS[table.options["deck"]]

    def ledger(self, table):
        hand, deece_rank = HANDS[table.options["deck"]]
        return Ledger(table, hand, 2 * hand, deece_rank)

    def total_limits(self, deal):
        return self.lowest_total, most_of_two(deal.table)

    def why_unknown(self, table, type):
        is_pending = table.ledger.cube.doubler is not None
        return why_pending(table, type) if is_pending else None

    def script(self, deal):
        """The turn-up, then either melds alone and a count, or tricks with melds.

        A meld or deece comes after the trick that its player won, until the stock is
        gone: their own rooms see to that.
        """
        entry = yield from ask(MELD, UPCARD, TAKEN)
        if entry.type == "upcard":
            entry = yield from ask(MELD, DEECE, TRICK, TAKEN)
        while entry.type in ("meld", "deece"):
            entry = yield from ask(MELD, DEECE, TAKEN)
        while not deal.count:
            entry = yield TRICK, MELD, DEECE, TAKEN, CALL_OUT, DOUBLE
            if entry.type == "double":
                yield ANSWER
        score_count(deal)


def ask(*types):
    """Asks for an entry and gives it. A double before it is answered first."""
    entry = yield types + (CALL_OUT, DOUBLE)
    while entry.type == "double":
        yield ANSWER
        entry = yield types + (CALL_OUT, DOUBLE)
    return entry
