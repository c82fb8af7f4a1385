"""The whole page of a card game: its names, points, house rules, rulings, entries."""

from ..rulings import COMMON_REASONS
from .entries import common_forms, entry, spoken
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
        "misdeals": [misdeal.words for misdeal in game.misdeals],
        "ways": [words for _way, words in game.ways],
        "entries": [entry(form) for form in game.forms],
        "common": [entry(form) for form in common_forms(game)],
    }


def reasons(game):
    """Every line that can stand on the sheet, with the rule behind it."""
    lines = list(game.reasons) + list(COMMON_REASONS)
    return [{"name": spoken(key), "rule": rule} for key, rule in lines]


def offence_in_words(offence):
    """A breach of the rules, its ruling, and what the referee asks besides who."""
    return {
        "words": offence.words,
        "ruling": offence.ruling,
        "asks": [field.label or spoken(field.name) for field in offence.fields],
    }
