"""A hand of piquet, counted: what there is to declare in it."""

from ...counters import Counter, CounterAnswer, why_too_many
from ...fields import Cards
from ...words import number_of
from .combinations import CLASS_WORDS, CLASSES, part_points, words_of
from .holdings import best_parts, count, hand_of
from .holdings.cards import COURTS
from .scoring import BLANK, BONUSES


class Hand(Counter):
    """The cards of one hand, as they were dealt or after the exchange."""

    title = "A hand of cards"
    fields = (Cards("cards", label="Your cards"),)

    def why_not(self, table, entry):
        return why_too_many(entry.cards, table.game.hand_size)

    def count(self, table, entry):
        game, hand = table.game, hand_of(entry.cards)
        rows = []
        if count(hand) == game.hand_size and not hand & COURTS:
            rows.append((BLANK, "Carte blanche, before the exchange"))
        for kind in CLASSES:
            parts = best_parts(kind, hand)
            rows += [(part_points(part), words_of(part)) for part in parts]
            if not parts:
                rows.append(("", f"{CLASS_WORDS[kind]}: none"))
        points = sum([one[0] or 0 for one in rows])
        words = f"{number_of(count(hand), 'card')}: {points}, if every claim is good"
        return CounterAnswer(words, rows + enough_for_repique(table, points))


def enough_for_repique(table, points):
    """What a repique adds, where there is enough for it."""
    if points < table.game.threshold:
        return []
    bonus = BONUSES[table.options.get("bonus_style")]["repique"]
    return [(bonus, "Repique, if the others have nothing")]


HAND = Hand()
COUNTERS = dict.fromkeys(
    ("piquet", "piquet_normand", "piquet_voleur", "piquet_ecrire"), HAND
)
