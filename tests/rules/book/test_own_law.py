"""A circle's own law is found first, and every ruling is read in both ways."""

import pytest

import rules
from phone.rulings import at_table, notes
from phone.rulings.laws import laws_for, with_own
from phone.rulings.manner import readings
from tests.rules.book.pages import KEYS

OH_HELL = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"], "entries": []}
LAW = {
    "situation": "card_exposed_in_deal",
    "answers": "1",
    "came": "passed",
    "words": "Here a card shown by mistake costs nothing.",
    "settled": "Settled on 3 May 2026 by Bob's phone",
}
OURS = {"is_friendly": False, "laws": [LAW]}
PENALTY = {"ruling": "He loses it.", "score": "−10", "waive": "the others"}


def asked(words, law):
    return at_table.asked(rules.replay(OH_HELL), [], words, (), law)["situations"]


def ruled(answers, law):
    sheet = rules.score(OH_HELL, prompts=True)
    return at_table.ruled(OH_HELL, sheet, LAW["situation"], answers, law)


@pytest.mark.parametrize("words", ["", "somebody has the wrong number of cards"])
def test_what_there_is_a_law_for_comes_first(words):
    law = OURS | {"laws": [LAW | {"situation": asked(words, OURS)[-1]["key"]}]}
    [first, *rest] = asked(words, law)
    assert first["law"] == LAW["words"]
    assert first["key"] == law["laws"][0]["situation"]
    assert not any(one["law"] for one in rest)


def test_a_law_is_shown_for_its_answers_and_until_they_are_given():
    assert [one["words"] for one in ruled("-", OURS)["laws"]] == [LAW["words"]]
    assert [one["words"] for one in ruled("1", OURS)["laws"]] == [LAW["words"]]
    assert ruled("0", OURS)["laws"] == []


def test_it_says_of_which_answers_it_is_and_who_settled_it_when():
    [law] = ruled("1", OURS)["laws"]
    assert law["case"]
    assert law["settled"] == LAW["settled"]


def test_what_this_phone_kept_takes_the_place_of_an_older_law():
    fields = {"situation": LAW["situation"], "answers": "1", "came": "ruled"}
    note = notes.note_of(fields | {"words": ""}, 4)
    [law] = with_own(OURS, [note])["laws"]
    assert law["words"] == "Here the book is followed."
    situation = {"key": LAW["situation"], "ask": []}
    [shown] = laws_for("oh_hell", situation, "1", with_own(OURS, [note]))
    assert shown["settled"] == "Kept on this phone"


def test_what_was_let_pass_once_is_no_law():
    note = notes.note_of({"situation": "revoke", "answers": "", "came": "passed"}, 4)
    assert with_own(OURS, [note]) == OURS
    assert notes.told(note) == "We let it pass."


@pytest.mark.parametrize(
    ("outcome", "friendly"),
    [
        (PENALTY, "Put it right and go on; it is let pass by the others."),
        (PENALTY | {"waive": None}, "The same: the score demands it."),
        (PENALTY | {"waive": None, "score": "none"}, "The same: it costs nothing."),
        (PENALTY | {"waive": None, "score": "none, unless he revoked"}, "The same."),
    ],
)
def test_by_the_book_comes_first_and_friendly_stands_under_it(outcome, friendly):
    read = readings("ruling", outcome, is_friendly=False)
    assert (read["manner"], read["words"]) == ("By the book", "He loses it.")
    assert read["other"] == {"manner": "Friendly", "words": friendly}


def test_at_a_friendly_table_it_is_the_other_way_round():
    read = readings("ruling", PENALTY, is_friendly=True)
    assert read["manner"] == "Friendly"
    assert read["other"] == {"manner": "By the book", "words": "He loses it."}


def test_a_penalty_that_the_score_demands_stays_at_a_friendly_table():
    read = readings("ruling", PENALTY | {"waive": None}, is_friendly=True)
    assert read["words"] == "He loses it."


def test_how_something_goes_is_read_in_one_way():
    assert readings("rule", PENALTY, is_friendly=True)["other"] is None


@pytest.mark.parametrize("key", KEYS)
def test_every_ruling_of_a_game_is_read_in_both_ways(key):
    for situation in rules.book.situations(key):
        for outcome in situation["outcomes"]:
            other = readings(situation["kind"], outcome, is_friendly=False)["other"]
            assert (other is not None) == (situation["kind"] == "ruling")
