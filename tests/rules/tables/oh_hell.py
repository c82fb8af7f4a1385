"""Records of Oh Hell for its tests: short words for entries, and what came of them."""

import pytest

import rules

NAMES = ["Ann", "Bob", "Cara", "Dan", "Eve", "Fay", "Gil"]


def oh_hell(*entries, hands=None, players=3, dealer=0, **options):
    """A record; `hands` make it a custom series."""
    if hands:
        options |= {"sequence": "custom", "hands": hands}
    return {
        "game": "oh_hell",
        "players": NAMES[:players],
        "dealer": dealer,
        "options": options,
        "entries": list(entries),
    }


def bid(seat, number):
    return {"type": "bid", "seat": seat, "bid": number}


def bids(*numbers):
    return {"type": "bids", "bids": list(numbers)}


def trump(**named):
    return {"type": "trump", **named}


def made(*seats):
    return {"type": "made", "made": list(seats)}


def tricks(*numbers):
    return {"type": "tricks", "tricks": list(numbers)}


def won(seat):
    return {"type": "trick", "winner": seat}


def cards(text, **parts):
    return {"type": "trick", "cards": text.split(), **parts}


def score(record):
    return rules.score(record)


def said(record):
    """What the referee said."""
    return [spoken["text"] for spoken in score(record)["announcements"]]


def result(record):
    return score(record)["result"]


def refused(record):
    """(entry, code) of the refusal of a record; fails where it is accepted."""
    with pytest.raises(rules.RuleError) as refusal:
        rules.score(record)
    message = refusal.value.message
    assert message.endswith(".")
    assert not message[0].islower()
    return refusal.value.entry, refusal.value.code


def lines(record):
    """(side, points, reason) of the lines of the newest deal."""
    newest = score(record)["deals"][-1]["lines"]
    return [(line["side"], line["points"], line["reason"]) for line in newest]
