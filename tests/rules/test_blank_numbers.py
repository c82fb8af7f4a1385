"""A number that was left blank is asked for by its name."""

import pytest

import rules

PINOCHLE = {"game": "pinochle", "players": ["Ann", "Bob", "Cid"]}
PARTNERS = {"game": "pinochle", "players": ["Ann", "Bob", "Cid", "Dee"]}
PARTNERS["options"] = {"form": "partnership"}
OH_HELL = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"]}


@pytest.mark.parametrize(
    ("table", "entry", "asked"),
    [
        (
            PINOCHLE,
            {"type": "deal_total", "points": [None, 20, None]},
            "How many points for Ann and Cid?",
        ),
        (
            PARTNERS,
            {"type": "deal_total", "points": [None, 20]},
            "How many points for Ann & Cid?",
        ),
        (OH_HELL, {"type": "bids", "bids": [1, None, 0]}, "How many bids for Bob?"),
        (OH_HELL, {"type": "adjust", "side": 0, "points": ""}, "How many points?"),
    ],
)
def test_it_is_asked_for_by_name(table, entry, asked):
    with pytest.raises(rules.RuleError) as refused:
        rules.score(table | {"entries": [entry]})
    assert (refused.value.code, refused.value.message) == ("bad_field", asked)


@pytest.mark.parametrize("bids", [[1, "x", 0], [None, 0], "x", None])
def test_what_is_not_blank_is_refused_as_ever(bids):
    with pytest.raises(rules.RuleError) as refused:
        rules.score(OH_HELL | {"entries": [{"type": "bids", "bids": bids}]})
    assert refused.value.code == "bad_field"
    assert "cannot be" in refused.value.message
