"""The cards of a pile of Tablanette, counted."""

from ...counters import Counter, CounterAnswer
from ...fields import Cards
from ...words import number_of
from .scoring import MOST_CARDS, card_points, larger
from .why import pile_steps

PACK = 52


class Pile(Counter):
    """The cards that one player has taken."""

    title = "Cards in a pile"
    fields = (Cards("cards", label="Cards taken"),)

    def count(self, table, entry):
        cards = len(entry.cards)
        rows = pile_steps(entry.cards)
        if larger([cards, PACK - cards]) == 0:
            rows.append((MOST_CARDS, f"more cards: {cards} of {PACK}"))
        points = card_points(entry.cards)
        total = sum([one[0] for one in rows])
        words = f"{number_of(cards, 'card')}, {number_of(points, 'card point')}"
        return CounterAnswer(f"{words}: {total} in all", rows)


COUNTERS = {"tablanette": Pile()}
