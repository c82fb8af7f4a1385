"""The cards of a pile of Scotch Whist, counted."""

from ...counters import Counter, CounterAnswer, table_for
from ...fields import Cards, Number, Suit
from ...words import number_of
from .house_rules import HANDS
from .scoring import cards_of, items


class Pile(Counter):
    """The cards that one side has taken, in a deal of so many players."""

    title = "Cards in a pile"
    house_rules = ("form",)
    fields = (
        Suit("trump", label="Trumps"),
        Number("players", min(HANDS), max(HANDS), label="Players, each alone"),
        Cards("cards", label="Cards taken"),
    )

    def count(self, table, entry):
        chosen = {"form": table.options["form"]}
        deal = table_for("scotch_whist", chosen, entry.players).deal
        deal.honours.trump = entry.trump
        deal.honours.take(deal.honours.among(entry.cards), 0, True)
        tricks, rest = len(entry.cards) // deal.players, len(entry.cards) % deal.players
        deal.taken[0] = tricks
        rows = [(points, text) for _side, points, _reason, text in items(deal)]
        dealt = cards_of(deal, 0)[1]
        total = sum([one[0] for one in rows])
        words = f"{number_of(len(entry.cards), 'card')}, {dealt} dealt: {total}"
        if rest:
            words += f"; {rest} left over, because a trick has {deal.players} cards"
        return CounterAnswer(words, rows or [("", "no cards that score")])


COUNTERS = {"scotch_whist": Pile()}
