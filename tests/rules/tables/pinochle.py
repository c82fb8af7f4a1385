"""Records of Pinochle in few words, for its tests."""

import pytest

import rules

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def record(*entries, players=3, dealer=0, **options):
    return {
        "game": "pinochle",
        "options": options,
        "players": NAMES[:players],
        "dealer": dealer,
        "entries": list(entries),
    }


def two(*entries, **header):
    """A record of two-handed Pinochle; Ann deals, so Bob leads."""
    return record(*entries, players=2, **header) | {"game": "pinochle_two"}


def partners(*entries, **header):
    return record(*entries, players=4, form="partnership", **header)


def upcard(card):
    return {"type": "upcard", "card": card}


def exchange(seat):
    return {"type": "exchange", "seat": seat}


def deece(seat, **more):
    return {"type": "deece", "seat": seat, **more}


def names(seat, *melds, **more):
    return {"type": "meld", "seat": seat, "melds": list(melds), **more}


def shows(seat, cards, **more):
    return {"type": "meld", "seat": seat, "cards": cards.split(), **more}


def points(seat, number):
    return {"type": "meld", "seat": seat, "points": number}


def meld(seat, name, new=None):
    laid = {} if new is None else {"new": new.split()}
    return {"type": "meld", "seat": seat, "meld": name, **laid}


def play(cards):
    return {"type": "play", "cards": cards.split()}


def taken(*numbers, **more):
    return {"type": "taken", "points": list(numbers), **more}


def call_out(seat, **more):
    return {"type": "call_out", "seat": seat, **more}


def double(seat):
    return {"type": "double", "seat": seat}


def answer(seat, accept=True):
    return {"type": "answer", "seat": seat, "accept": accept}


def refused(record):
    """The code with which the last entry (or the header) is refused."""
    with pytest.raises(rules.RuleError) as caught:
        rules.score(record)
    last = len(record["entries"]) - 1
    assert caught.value.entry in (None, last), caught.value.message
    assert caught.value.message
    return caught.value.code


def totals(record):
    return rules.score(record)["totals"]


def result(record):
    return rules.score(record)["result"]


def said(record, last=None):
    """What the referee says; of the last entry alone with `last`."""
    place = len(record["entries"]) - 1
    announced = rules.score(record)["announcements"]
    return [one["text"] for one in announced if last is None or one["entry"] == place]


def reasons(record):
    """(side, reason, points) of the lines of the newest deal."""
    deal = rules.score(record)["deals"][-1]
    return [(line["side"], line["reason"], line["points"]) for line in deal["lines"]]


def coming(record):
    return rules.score(record)["next"]
