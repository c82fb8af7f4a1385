"""The whole page of a card game: its names, points, house rules, rulings, entries."""

from ..common import READ_ALOUD, common_types
from .entries import entry, spoken
from .house_rules import house_rule


def rule_book(game):
    """What there is to say of a card game (a class) as plain data, in words alone."""
    return {
        "key": game.key,
        "name": game.name,
        "also": list(game.also),
        "family": game.family,
        "about": game.about,
        "players": list(game.players),
        "reasons": reasons(game),
        "options": [house_rule(game, option) for option in game.options],
        "offences": [offence_in_words(offence) for offence in game.offences],
        "misdeals": [one.words for one in game.misdeals if not one.is_never],
        "ways": [words for _way, words in game.ways],
        "entries": [entry(one) for one in game.entry_types],
        "common": [entry(one) for one in common_types(game(), READ_ALOUD)],
    }


def reasons(game):
    """Every line that can stand on the sheet, with the rule behind it."""
    lines = game().all_reasons()
    return [{"name": spoken(key), "rule": rule} for key, rule in lines]


def offence_in_words(offence):
    """A breach of the rules, its ruling, and what the referee asks besides who."""
    return {
        "words": offence.words,
        "ruling": offence.ruling,
        "asks": [field.label or spoken(field.name) for field in offence.fields],
    }
