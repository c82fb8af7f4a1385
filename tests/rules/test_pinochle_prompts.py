"""What the screen can draw of Pinochle: its questions, chips, words and headlines."""

import pytest

import rules
from tests.rules.tables.common import total
from tests.rules.tables.pinochle import (
    answer,
    deece,
    double,
    exchange,
    meld,
    names,
    play,
    points,
    record,
    refused,
    shows,
    taken,
    two,
    upcard,
)

SPADES = upcard("TS")


def sheet(record):
    return rules.score(record, prompts=True)


def asked(record, type, way=None):
    """The prompts of a type, those of one way or of all."""
    return [
        prompt
        for prompt in sheet(record)["prompts"]
        if prompt["type"] == type and way in (None, prompt["way"])
    ]


def field(prompt, name):
    [found] = [one for one in prompt["fields"] if one["name"] == name]
    return found


def struck(prompt):
    return [name for name, why in field(prompt, "meld")["barred"] if why]


PHASES = [
    record(),
    record(SPADES),
    record(upcard("9S")),
    record(SPADES, names(1, "aces")),
    record(points(1, 40)),
    record(points(0, 0), points(1, 0), points(2, 0)),
    record(SPADES, play("AC 9C JC")),
    record(SPADES, play("AC 9C JC"), no_trick="lose"),
    two(),
    two(SPADES),
    two(points(0, 40)),
    two(SPADES, play("AC 9C")),
    two(SPADES, double(0), doubling="on"),
    two(SPADES, double(0), answer(1), doubling="on"),
    two(deck=64),
]
ALL_LAID = [points(seat, 10) for seat in (0, 1) * 6]
# where a type may come by the phase, but nothing that it could say is accepted
SPENT = [
    (two(upcard("9S"), deece(0)), "deece"),
    (two(SPADES, play("AC 9C"), meld(1, "aces")), "meld"),
    (two(*ALL_LAID), "meld"),
    (two(SPADES, *ALL_LAID), "meld"),
]


@pytest.mark.parametrize("place", range(len(PHASES)))
def test_every_way_of_recording_has_a_first_question_at_every_point(place):
    shown = sheet(PHASES[place])
    assert sorted({prompt["type"] for prompt in shown["prompts"]}) == shown["next"]
    for way, _words in shown["ways"]:
        assert [one for one in shown["prompts"] if one["way"] in ("", way)]


@pytest.mark.parametrize("place", range(len(SPENT)))
def test_a_question_without_an_answer_is_not_asked(place):
    record, spent = SPENT[place]
    shown = sheet(record)
    types = {prompt["type"] for prompt in shown["prompts"]}
    assert types | {spent} == set(shown["next"])
    assert spent not in types


def test_labels_are_short_enough_for_a_phone():
    for phase in PHASES + [spent[0] for spent in SPENT]:
        for prompt in sheet(phase)["prompts"]:
            assert len(prompt["label"]) <= 26
            for one in prompt["fields"]:
                assert len(one["label"]) <= 22


def test_all_but_the_dealer_are_asked_to_exchange_from_the_left():
    prompts = asked(record(SPADES, dealer=1), "exchange", "quick")
    labels = [prompt["label"] for prompt in prompts]
    assert labels == ["Cid exchanges the deece", "Ann exchanges the deece"]


def test_who_has_no_deece_goes_on_with_the_melds():
    assert sheet(record(SPADES))["prompts"][0]["type"] == "meld"


def test_melds_are_asked_of_those_who_wait_from_the_dealers_left():
    prompts = asked(record(SPADES, names(1, "aces")), "meld", "quick")
    assert [field(prompt, "seat")["fixed"] for prompt in prompts] == [[2], [0]]
    chips = field(prompts[0], "melds")
    assert chips["most"] == 2
    assert ["flush", "150 flush"] in chips["values"]
    assert ["deece", "10 deece"] in chips["values"]
    assert "marriage_s" not in [name for name, _label in chips["values"]]


def test_the_count_fills_in_what_is_left():
    quick, whole, _cards = asked(record(SPADES), "taken")
    assert field(quick, "points")["total"] == 240
    assert field(whole, "points")["total"] == 250
    assert field(quick, "points")["blanks"] == 1
    [lose] = asked(record(no_trick="lose"), "taken", "quick")
    values = field(lose, "won_a_trick")["values"]
    assert values == [[0, "Ann"], [1, "Bob"], [2, "Cid"]]


@pytest.mark.parametrize(
    ("count", "step"), [("standard", 1), ("simple", 5), ("counters", 10)]
)
def test_the_count_goes_in_the_steps_in_which_cards_count(count, step):
    prompts = asked(record(count=count), "taken")
    assert {field(prompt, "points")["step"] for prompt in prompts} == {step}


def test_a_meld_that_cannot_be_is_struck_out_with_the_reason():
    laid = two(SPADES, meld(0, "kings"), meld(0, "queens"))
    ann, bob = asked(laid, "meld", "quick")[:2]
    assert {"marriage_c", "marriage_d", "royal_marriage"} <= set(struck(ann))
    assert "aces" not in struck(ann)
    assert {"marriage_c", "kings", "queens"} & set(struck(bob)) == set()
    played = two(SPADES, play("AC AC"))
    [prompt, _new] = asked(played, "meld")
    assert struck(prompt) == ["aces", "double_flush", "eight_aces"]
    assert field(prompt, "seat")["fixed"] == [1]


def test_a_deece_is_one_button_until_it_cannot_count():
    ann, bob = asked(two(SPADES), "deece", "quick")[:2]
    assert [field(one, "seat")["fixed"] for one in (ann, bob)] == [[0], [1]]
    assert asked(two(SPADES, deece(0), deece(0)), "deece") == []
    assert refused(two(SPADES, deece(0), deece(0), deece(1))) == "deece_counted"


def test_both_sets_are_asked_while_somebody_may_lay_them():
    def labels(*entries):
        return [one["label"] for one in asked(two(SPADES, *entries), "meld", "quick")]

    fours = ("aces", "kings", "queens", "jacks")
    laid = [meld(seat, name) for name in fours for seat in (0, 1)]
    assert "Two sets at once" in labels(*laid[:6])
    assert "Two sets at once" not in labels(*laid[:7])


def test_cards_that_are_gone_are_left_out():
    played = record(SPADES, play("AC AC JC"), play("9H 9H TH"))
    [prompt] = asked(played, "play")
    cards = field(prompt, "cards")
    left = dict(zip(cards["pack"], cards["left"], strict=True))
    assert not {"9H", "AC"} & set(left)
    assert (left["JC"], left["JH"]) == (1, 2)
    assert (prompt["turn"], prompt["help"]) == (2, "Cid leads")


def test_a_double_is_answered_across_the_table_with_its_stakes():
    doubled = two(double(0), answer(1), double(1), doubling="on")
    [prompt] = sheet(doubled)["prompts"]
    assert (prompt["turn"], prompt["faces"]) == (0, True)
    values = field(prompt, "accept")["values"]
    assert values == [[True, "Accept: x4"], [False, "Concede: x2"]]


def test_a_call_says_what_is_needed_and_asks_no_points_once_tricks_are_known():
    [prompt] = asked(two(total(800, 750)), "call_out")
    assert prompt["help"] == "Needed: Ann 200, Bob 250"
    assert field(prompt, "cards")["high"] == 240
    [prompt] = asked(two(SPADES, play("AC 9C")), "call_out")
    assert [one["name"] for one in prompt["fields"]] == ["seat"]


@pytest.mark.parametrize(
    ("told", "words"),
    [
        (record(upcard("TH")), "10♥ is turned up"),
        (record(SPADES, exchange(1)), "Bob exchanges the deece"),
        (
            record(SPADES, names(1, "aces", "marriage_h")),
            "Bob melds aces and marriage in ♥",
        ),
        (record(SPADES, names(1)), "Bob melds nothing"),
        (record(SPADES, shows(1, "KH QH")), "Bob melds K♥ Q♥"),
        (record(points(1, 40)), "Bob melds 40 points"),
        (record(SPADES, play("AC 9C JC")), "Trick: A♣ 9♣ J♣"),
        (
            two(taken(100, 140, last=0)),
            "In tricks Ann took 100 points and Bob 140. Last trick to Ann",
        ),
        (two(taken(None, 150)), "In tricks Ann took the rest and Bob 150"),
        (two(SPADES, deece(0)), "Ann has the deece"),
        (two(SPADES, meld(0, "eight_aces")), "Ann melds eight aces"),
        (two(double(0), doubling="on"), "Ann doubles"),
        (two(double(0), answer(1), doubling="on"), "Bob accepts the double"),
        (two({"type": "call_out", "seat": 0}), "Ann calls out"),
        (
            two({"type": "call_out", "seat": 0, "cards": 9}),
            "Ann calls out with 9 points",
        ),
    ],
)
def test_every_entry_is_told_in_words(told, words):
    assert sheet(told)["told"].startswith(words)


def test_headlines_and_calls():
    assert sheet(record(SPADES))["headline"] == "Deal 1 · trumps ♠ · to 1000"
    assert sheet(record(game="deal"))["headline"] == "one deal"
    doubled = two(double(0), answer(1), doubling="on")
    assert sheet(doubled)["headline"] == "one deal · stakes x2"
    assert sheet(record(dealer=1))["call"] == ["", "Bob deals"]
    led = sheet(record(SPADES, play("AC 9C JC")))
    assert led["call"] == ["Trick 2", "Ann leads"]
    assert sheet(record(SPADES))["titles"] == ["Deal 1 ♠"]


def test_melds_and_card_points_stand_beside_the_names():
    shown = sheet(two(SPADES, play("AC 9C"), meld(1, "jacks"), deece(1)))["shown"]
    assert shown == [{}, {"melds": 50, "cards": 11}]
    assert list(shown[1]) == ["cards", "melds"], "in the order in which they came"
    melded = [SPADES, points(0, 0), points(1, 40), play("AC 9C JC")]
    shown = sheet(record(*melded))["shown"]
    assert shown == [{"melds": 0, "cards": 13}, {"melds": 40}, {}]
    assert list(shown[0]) == ["melds", "cards"]
    done = [*melded, taken(80, 100, 60, last=1)]
    assert sheet(record(*done))["shown"] == [{}, {}, {}]
    assert sheet(record(*done, SPADES))["shown"] == [{}, {}, {}]
