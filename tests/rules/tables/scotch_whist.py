"""Records of Scotch Whist in few words, for its tests."""

import pytest

import rules
from tests.rules.tables.common import looks

NAMES = ["Ann", "Bob", "Cara", "Dan", "Eve", "Finn"]
ALL_TO_FIRST = {"J": 0, "T": 0, "A": 0, "K": 0, "Q": 0}


def record(*entries, players=4, dealer=0, **options):
    return {
        "game": "scotch_whist",
        "options": options,
        "players": NAMES[:players],
        "dealer": dealer,
        "entries": list(entries),
    }


def trump(value):
    return {"type": "trump", "suit" if len(value) == 1 else "card": value}


def count(*tricks, **honours):
    return {"type": "count", "tricks": list(tricks), "honours": honours}


def piles(*cards, **honours):
    return {"type": "count", "cards": list(cards), "honours": honours}


def trick(winner, *honours):
    return {"type": "trick", "winner": winner, "honours": list(honours)}


def cards(text, **more):
    return {"type": "trick", "cards": text.split(), **more}


scored, totals, result, said = looks(record, prompts=True)


def refusal(*entries, **header):
    """The code that the last of the entries is refused with; the others pass."""
    with pytest.raises(rules.RuleError) as caught:
        rules.score(record(*entries, **header))
    assert caught.value.entry == (len(entries) - 1 if entries else None)
    return caught.value.code
