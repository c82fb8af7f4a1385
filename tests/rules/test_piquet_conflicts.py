"""Where two claims exclude each other, the refusal names both and what they need."""

import pytest

import rules

QUART = {"length": 4, "top": "K", "suit": "H"}


def refusal(first, second):
    """The sentence with which Bob's claim is refused, after Ann's."""
    entries = [{"type": "declare", "seat": 0} | first]
    entries += [{"type": "declare", "seat": 1} | second]
    head = {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 1}
    with pytest.raises(rules.RuleError) as refused:
        rules.replay(head | {"entries": entries})
    assert refused.value.code == "impossible_together"
    return refused.value.message


def runs(*rows):
    return {"class": "sequence", "runs": list(rows)}


def sets(rank, count=4):
    return {"class": "set", "sets": [{"rank": rank, "count": count}]}


def point(length, suit):
    return {"class": "point", "length": length, "suit": suit}


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        (
            runs(QUART),
            sets("K"),
            "Ann's quart to the king in hearts and Bob's four kings both need the king "
            "of hearts.",
        ),
        (
            runs({"length": 5}),
            sets("T"),
            "Ann's quint and Bob's four tens both need a ten.",
        ),
        (
            runs(QUART),
            runs({"length": 3, "top": "A", "suit": "H"}),
            "Ann's quart to the king in hearts and Bob's tierce to the ace in hearts "
            "both need the queen of hearts.",
        ),
        (
            point(5, "S"),
            point(4, "S"),
            "Ann's point of 5 in spades and Bob's point of 4 in spades both need 9 "
            "spades.",
        ),
        (
            point(6, "D"),
            runs({"length": 3, "suit": "D"}),
            "Ann's point of 6 in diamonds and Bob's tierce in diamonds both need 9 "
            "diamonds.",
        ),
    ],
)
def test_both_are_named_with_what_they_need(first, second, sentence):
    assert refusal(first, second) == sentence
