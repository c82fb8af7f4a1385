"""Tablanette: 52 cards, four on the table; take what matches, clear it and score."""

from ...card_game import CardGame
from ...nets import by_seat, leaders, losers_pay
from ...prompts import LatePrompt
from .entries import FORMS, check_piles
from .house_rules import OPTIONS
from .play import layout_prompt, play_out, plays_left, shown
from .quick import call_and_count, questions
from .rulings import MISDEALS, OFFENCES
from .scoring import REASONS


class Tablanette(CardGame):
    """Two players; the first to have 251."""

    key = "tablanette"
    name = "Tablanette"
    family = "Fishing"
    also = ("Tablanet", "Tablić")
    about = "Take what matches from the table; clear it, and score it all."
    players = range(2, 3)
    options = OPTIONS
    forms = FORMS
    offences = OFFENCES
    misdeals = MISDEALS
    reasons = REASONS
    ways = (("quick", "Tablanettes and piles"), ("full", "Card by card"))
    check_order = (check_piles,) + CardGame.check_order

    def deal(self, table):
        table.deal.board = None
        short = questions(table)
        layout = LatePrompt("layout", lambda: layout_prompt(table))
        entry = yield short + [layout]
        if entry.type == "layout":
            yield from play_out(table, entry)
        else:
            yield from call_and_count(table, short, entry)

    def headline(self, table):
        words = f"Deal {table.deal.number} · {table.options['target']} wins"
        is_played = table.deal.board and not (table.is_stopped or self.is_over(table))
        return f"{words} · {plays_left(table.deal.board)}" if is_played else words

    def shown(self, table):
        return shown(table, table.deal.board) if table.deal.board else table.shown

    def call(self, table):
        board = table.deal.board
        if board:
            return board.told(), f"{table.players[board.turn]} plays"
        name = table.players[table.left_of(table.deal.dealer)]
        return "", f"{name} plays first"

    def is_over(self, table):
        """When one player alone is ahead at the target: at once, or with the deal."""
        if table.options["finish"] == "deal_end" and not table.deal.is_complete:
            return False
        first, second = table.totals
        return first != second and max(first, second) >= table.options["target"]

    def settle(self, table):
        """The loser pays the difference, or one unit."""
        scores = list(table.totals)
        if table.is_stopped and not table.completed():
            return [], scores, [0, 0], []
        winners = leaders(scores)
        units = 1
        if table.options["settlement"] == "difference":
            units = max(scores) - min(scores)
        net = losers_pay(table.sides, winners, lambda winner, loser: units)
        tags = ["tie"] if len(winners) > 1 else []
        return winners, scores, by_seat(table.sides, net), tags
