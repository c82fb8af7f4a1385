"""To stop a game says beforehand which deal is dropped, what counts, and who wins."""

import pytest

import rules
from phone.early_end import effect_of_stopping
from phone.rulings.laws import NO_LAW
from phone.rulings.offences import all_rulings
from scorekeeper import scoring
from tests.rules.tables import pinochle, piquet
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import STOP, adjust, total
from tests.rules.tables.oh_hell import oh_hell

NOTHING = {"stake": {}, "unit": "€", "places": 2}
TEN_CENTS = NOTHING | {"stake": {"per_point": "0.10"}}
MID_DEAL = [total(200, 210), pinochle.upcard("9H"), pinochle.names(0, "aces")]


def told(record, worth=NOTHING):
    sheet = rules.score(record, prompts=True)
    return effect_of_stopping(rules.replay(record), sheet, worth)


def test_the_side_that_is_shown_behind_wins_where_the_open_deal_does_not_count():
    record = pinochle.partners(*MID_DEAL)
    assert rules.score(record)["totals"] == [300, 220]
    assert told(record) == {
        "words": [
            "Deal 2 is not over, so it does not count.",
            "Scores: Ann & Cid 200, Bob & Dee 210.",
            "Bob & Dee win 1 unit each.",
        ],
        "each": ["Ann \u22121 unit", "Bob +1 unit", "Cid \u22121 unit", "Dee +1 unit"],
    }
    result = rules.score(record | {"entries": [*record["entries"], STOP]})["result"]
    assert result["winners"] == [1]


def test_money_is_said_where_any_is_at_stake():
    record = oh_hell(total(11, 10, 10))
    assert told(record, TEN_CENTS) == {
        "words": ["Scores: Ann 11, Bob 10, Cara 10.", "Ann wins with 11."],
        "each": ["Ann +€0.20", "Bob \u2212€0.10", "Cara \u2212€0.10"],
    }


def test_before_the_first_deal_is_over_nobody_wins():
    effect = told(whist.record(whist.trump("S")), TEN_CENTS)
    assert effect["words"][0] == "Deal 1 is not over, so it does not count."
    assert effect["words"][-1] == "Nobody wins."
    assert effect["each"] == []


def test_what_was_agreed_stays_where_the_game_keeps_it():
    effect = told(piquet.record(adjust(0, 5)))
    assert effect["words"][0] == "Deal 1 is not over, so only agreed points count."
    assert "Ann 5, Bob 0" in effect["words"][1]


def test_a_game_that_is_over_cannot_be_stopped():
    assert told(oh_hell(total(11, 10, 10), STOP)) is None


@pytest.mark.parametrize("worth", [NOTHING, TEN_CENTS])
def test_the_referee_says_it_in_an_evening_as_on_the_server(worth):
    record = pinochle.partners(*MID_DEAL)
    sheet = scoring.score(record)
    there = all_rulings(rules.replay(record), record, sheet, worth)
    assert (
        there == scoring.what_happened(record, sheet, worth, "", (), NO_LAW)["prompts"]
    )
    effects = {prompt["type"]: prompt["effect"] for prompt in there}
    assert effects["stop"]["words"][-1] == "Bob & Dee win 1 unit each."
    assert set(effects) > {"stop"}
    assert not any(effect for type, effect in effects.items() if type != "stop")
