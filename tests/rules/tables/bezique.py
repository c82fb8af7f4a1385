"""Records of bezique for its tests: short words for entries, and what came of them."""

import pytest

import rules

NAMES = ["Ann", "Bob", "Cat", "Dan"]
PLAYERS = {"bezique": 2, "bezique_500": 2, "bezique_three": 3, "bezique_four": 4}


def game(*entries, key="bezique", dealer=0, **options):
    """A record; a list among the entries stands for its parts."""
    flat = []
    for entry in entries:
        flat += entry if isinstance(entry, list) else [entry]
    return {
        "game": key,
        "players": NAMES[: PLAYERS[key]],
        "dealer": dealer,
        "options": options,
        "entries": flat,
    }


def five_hundred(*entries, **parts):
    return game(*entries, key="bezique_500", **parts)


def three(*entries, **parts):
    return game(*entries, key="bezique_three", **parts)


def four(*entries, **parts):
    return game(*entries, key="bezique_four", **parts)


def partners(*entries, **parts):
    return four(*entries, sides="partners", **parts)


def turn(card="8H"):
    return {"type": "turn_up", "card": card}


def won(winner, brisques=None):
    entry = {"type": "trick", "winner": winner}
    return entry if brisques is None else entry | {"brisques": brisques}


def tricks(count, winner=0):
    """So many tricks with nothing in them."""
    return [won(winner) for _trick in range(count)]


def played(cards, **parts):
    return {"type": "trick", "cards": cards.split(), **parts}


def meld(seat, word, cards=None, **parts):
    if cards is not None:
        parts["cards"] = cards.split()
    return {"type": "meld", "seat": seat, "meld": word, **parts}


def marriage(seat, suit):
    return meld(seat, "marriage", suit=suit)


def lay(seat, word, **parts):
    return {"type": "lay", "seat": seat, "meld": word, **parts}


def seven(seat, how):
    return {"type": "seven", "seat": seat, "how": how}


def brisques(seat, count=1):
    return {"type": "brisques", "seat": seat, "count": count}


def last(winner):
    return {"type": "last_trick", "winner": winner}


def count(*numbers):
    return {"type": "count", "brisques": list(numbers)}


def points(*numbers):
    return {"type": "count", "points": list(numbers)}


def claim(seat, *numbers):
    entry = {"type": "claim", "seat": seat}
    return entry | ({"points": list(numbers)} if numbers else {})


def score(record):
    return rules.score(record)


def totals(record):
    return score(record)["totals"]


def lines(record):
    """(side, points, reason) of each line of the newest deal."""
    drawn = score(record)["deals"][-1]["lines"]
    return [(line["side"], line["points"], line["reason"]) for line in drawn]


def said(record):
    """What the referee said."""
    return [spoken["text"] for spoken in score(record)["announcements"]]


def asked(record):
    return score(record)["next"]


def result(record):
    return score(record)["result"]


def refused(record):
    """The code with which the last entry is refused; fails for any other refusal."""
    with pytest.raises(rules.RuleError) as raised:
        rules.score(record)
    assert raised.value.entry == len(record["entries"]) - 1, raised.value
    assert raised.value.message
    return raised.value.code
