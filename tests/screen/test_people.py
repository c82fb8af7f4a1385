"""Whose an answer is: a person's colour, and "You" on that person's own phone."""

import pytest

import rules
from phone.screen import table_screen, with_people
from phone.screen.people import label_for_me
from tests.rules.tables.oh_hell import bid, bids, oh_hell
from tests.screen.reading import text
from tests.screen.test_pad import positions

KEYS = [game.key for game in rules.card_games()]
LONGEST = 24  # letters that fit a button at 360 px in large letters


def screen(record, **page):
    return table_screen(with_people(rules.score(record, prompts=True), page))


def question(record, **page):
    return text(screen(record, **page)["pad"]["main"][0]["label"])


def test_my_phone_asks_me_and_tells_the_others_who_bids():
    record = oh_hell(bid(0, 1), hands=[2])
    assert question(record, mine=1) == "You bid"
    assert question(record, mine=0) == "Bob bids"
    assert question(record) == "Bob bids"


def test_the_call_stays_what_the_table_hears():
    record = oh_hell(bid(0, 1), hands=[2])
    mine, usual = screen(record, mine=1), screen(record)
    assert mine["call"] == usual["call"]
    assert mine["score_aloud"] == usual["score_aloud"]


@pytest.mark.parametrize(
    ("label", "said"),
    [
        ("Ann lays: four aces", "You lay: four aces"),
        ("Ann has several sets", "You have several sets"),
        ("Ann exchanges the deece", "You exchange the deece"),
        ("Ann's hand", "Ann's hand"),
        ("Ann: four aces", "Ann: four aces"),
        ("Ann Lee bids", "Ann Lee bids"),
        ("Who made it?", "Who made it?"),
    ],
)
def test_only_a_verb_that_is_known_is_said_to_me(label, said):
    assert label_for_me(label, {"players": ["Ann", "Bob"], "mine": 0}) == said


def test_my_side_is_marked_and_no_other():
    sides = screen(oh_hell(), mine=2)["sides"]
    assert [side["is_mine"] for side in sides] == [False, False, True]
    assert not any(side["is_mine"] for side in screen(oh_hell())["sides"])


def test_who_is_tapped_has_the_colour_of_that_person():
    asked = screen(oh_hell(bids(0, 0, 0), hands=[2]), colours=[3, 0, 7])
    [field] = asked["pad"]["main"][0]["fields"]
    assert [chip["ink"] for chip in field["chips"]] == ["c3", "c0", "c7"]


def test_without_colours_no_answer_has_one():
    [field] = screen(oh_hell(bids(0, 0, 0), hands=[2]))["pad"]["main"][0]["fields"]
    assert {chip["ink"] for chip in field["chips"]} == {""}


@pytest.mark.parametrize("key", KEYS)
def test_every_button_says_in_a_few_letters_what_it_enters(key):
    for _record, sheet in positions(key):
        for prompt in sheet["prompts"]:
            assert 0 < len(prompt["enters"]) <= LONGEST - len("Enter ")
            assert "_" not in prompt["enters"]
