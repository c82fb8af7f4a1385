"""Records of Tablanette in few words, for its tests."""

import pytest

import rules
from tests.rules.tables.common import looks


def record(*entries, dealer=0, **options):
    return {
        "game": "tablanette",
        "options": options,
        "players": ["Ann", "Bob"],
        "dealer": dealer,
        "entries": list(entries),
    }


def tablanette(seat, points=None):
    given = {} if points is None else {"points": points}
    return {"type": "tablanette", "seat": seat} | given


def most(points, side):
    return {"type": "count", "points": points, "most": side}


def piles(points, cards):
    return {"type": "count", "points": points, "cards": cards}


def layout(text):
    return {"type": "layout", "cards": text.split()}


def play(card, take=None, **more):
    taken = {} if take is None else {"take": take.split()}
    return {"type": "play", "card": card} | taken | more


scored, totals, result, said = looks(record, prompts=True)


def lines(*entries, **header):
    """(side, reason, points) of each line of the last deal."""
    sheet = scored(*entries, **header)["deals"][-1]["lines"]
    return [(line["side"], line["reason"], line["points"]) for line in sheet]


def refused(*entries, **header):
    """The refusal of the last of the entries; the others pass."""
    with pytest.raises(rules.RuleError) as caught:
        rules.score(record(*entries, **header))
    assert caught.value.entry == (len(entries) - 1 if entries else None)
    return caught.value


def refusal(*entries, **header):
    """Its code."""
    return refused(*entries, **header).code
