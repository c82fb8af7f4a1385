"""Values to tap, in a row: each with its label, and barred ones struck out."""

from ..names import ink
from ..table.screen_reader import said_alone
from .labels import figure_and_word, form_text, longest_word
from .prefill import stands

SHORT, MIDDLE = 4, 7  # letters of a word that fit a narrow chip, one of words
LONG = 11  # more letters than these are written smaller


def chip(value, label, why=None, is_preset=False):
    """One value to tap; `why` strikes it out."""
    classes, title = ink(label), said_alone(value, label)
    is_signed = title != label
    label, small = figure_and_word(label)
    return {
        "value": value if type(value) is str else form_text(value),
        "label": label,
        "small": small,
        "why": why,
        "is_preset": is_preset,
        "ink": classes,
        "title": title if is_signed else None,
    }


def chips(field, pairs, shape="chips"):
    """A row of chips, from pairs of value and label; barred ones are struck out."""
    barred, standing = dict(field.get("barred", [])), stands(field)
    row = [
        chip(value, label, barred.get(value), bool(standing) and [value] == standing)
        for value, label in pairs
    ]
    return in_row(row, shape)


def in_row(row, shape="chips"):
    """Chips as a row; one long word makes room in all."""
    longest = longest_word([drawn["label"] for drawn in row])
    return {
        "shape": shape,
        "chips": row,
        "is_numeric": False,
        "is_wordy": SHORT < longest <= MIDDLE,
        "is_long": longest > MIDDLE,
        "is_longest": longest > LONG,
        "has_rare": False,
    }
