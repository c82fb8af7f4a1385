"""Five hundred bezique: one pack, cards that count, and a game that is called."""

from . import house_rules as rules
from .claim import CLAIM
from .count import POINT_COUNT
from .ending import Ledger, sole_leader
from .game import BeziqueGame
from .house_rules import House
from .last_trick import LAST_TRICK
from .meld import MELD
from .scoring import REASONS
from .seven import SEVEN
from .trick import TRICK
from .turn_up import TURN_UP

GAME = 500
RISE = 400  # when both sides have the game and neither has called it


class BeziqueFiveHundred(BeziqueGame):
    """Each card serves in one meld; what is in the tricks is counted in points."""

    key = "bezique_500"
    name = "Five Hundred Bezique"
    also = (
        "French Pinochle",
        "One-deck Bezique",
        "One-pack Bezique",
        "Bezique 500",
        "Cinq-Cents",
        "Binage",
    )
    about = "One pack, points for cards, and a call that wins the game."
    players = range(2, 3)
    example = (540, 420)
    stock_tricks = 8
    entry_types = (TURN_UP, TRICK, MELD, SEVEN, LAST_TRICK, POINT_COUNT, CLAIM)
    melds = ("marriage", "sequence", "binage") + rules.FOUR_ALIKE
    counts = "points"
    is_once = has_plain_sequences = True
    has_tens = False
    tag_words = (
        ("called", "The game was won by a call"),
        ("extended", "The target was raised"),
        ("false_call", "A false call: the other player won"),
    )
    reasons = REASONS + (
        ("plain_sequence", "Ace, ten, king, queen and jack of a plain suit: 120"),
        ("binage", "Queen of spades and jack of diamonds: 40"),
        ("card_points", "Ace 11, ten 10, king 4, queen 3, jack 2"),
    )
    options = (rules.SEVENS, rules.FINAL_MELD, rules.RENEGE, rules.FORFEITS)

    def ledger(self, table):
        return Ledger(House(table), GAME)

    def script(self, deal):
        """Play is entered as in the other games; the game may be called."""
        yield TURN_UP
        while not deal.is_closed:
            yield TRICK, POINT_COUNT, MELD, SEVEN, LAST_TRICK, CLAIM

    def winner(self, table):
        """Nobody wins in the middle of a deal but by a call."""
        return table.ledger.won

    def is_over(self, table):
        return table.ledger.won is not None

    def deal_done(self, table):
        """A side that has the game alone wins; if both have it, it becomes longer."""
        ledger = table.ledger
        if ledger.won is not None:
            return
        goal = ledger.goal
        home = [side for side, total in enumerate(table.totals) if total >= goal]
        ledger.won = sole_leader(home)
        if len(home) == 2:
            ledger.goal = longer = goal + RISE
            table.announce(f"Both sides have {goal}: the game is now {longer}")

    def tags(self, table):
        ledger = table.ledger
        return ledger.tags + (["extended"] if ledger.goal > GAME else [])
