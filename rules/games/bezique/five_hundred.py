"""Five hundred bezique: one pack, cards that count, and a game that is called."""

from . import house_rules as rules
from .entries import FORMS_OF_500
from .game import REASONS, BeziqueGame, alone

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
    about = "One pack, cards that count, and a game that is called."
    players = range(2, 3)
    stock_tricks = 8
    forms = FORMS_OF_500
    melds = ("marriage", "sequence", "binage") + (
        "four_aces",
        "four_kings",
        "four_queens",
        "four_jacks",
    )
    counts = "points"
    is_once = has_plain_sequences = True
    has_tens = False
    reasons = REASONS + (
        ("plain_sequence", "The same five cards of a plain suit: 120"),
        ("binage", "Queen of spades and jack of diamonds: 40"),
        ("card_points", "Ace 11, ten 10, king 4, queen 3, jack 2"),
    )
    options = (rules.SEVENS, rules.FINAL_MELD, rules.RENEGE, rules.FORFEITS)

    def __init__(self):
        self.goal = GAME
        self.won = None  # the side that has won, once a deal has decided it
        self.called = []  # the tag of a call

    def target(self, table):
        return self.goal

    def winner(self, table):
        """Nobody wins in the middle of a deal but by a call."""
        return self.won

    def call_game(self, table, seat):
        """A player has called the game, and the cards have been counted."""
        name, caller = table.players[seat], table.side_of[seat]
        total, goal = table.totals[caller], self.goal
        is_won = total >= goal
        count = f"the count is {total}, the game is {'won' if is_won else 'lost'}"
        table.announce(f"{name} calls {goal}: {count}")
        self.won = caller if is_won else 1 - caller
        self.called = ["called" if is_won else "false_call"]

    def deal_done(self, table):
        """A side that has the game alone wins; if both have it, it becomes longer."""
        if self.won is not None:
            return
        home = [side for side, total in enumerate(table.totals) if total >= self.goal]
        self.won = alone(home)
        if len(home) == 2:
            longer = self.goal + RISE
            table.announce(f"Both sides have {self.goal}: the game is now {longer}")
            self.goal = longer

    def tags(self, table):
        return self.called + (["extended"] if self.goal > GAME else [])
