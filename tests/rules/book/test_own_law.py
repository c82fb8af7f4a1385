"""A group's own ruling is found first, and every ruling is read in both ways."""

import pytest

import rules
from phone.ruling_limits import why_not_saved
from phone.rulings import notes, table_page
from phone.rulings.laws import NO_LAW, laws_for, with_own
from phone.rulings.strictness import readings
from tests.rules.book.pages import KEYS
from tests.sentences import OWN_RULING, PROPOSED_BY_GUEST

OH_HELL = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"], "entries": []}
LAW = {
    "situation": "card_exposed_in_deal",
    "answers": "1",
    "came": "passed",
    "words": OWN_RULING,
    "settled": "Saved on 3 May 2026 by Bob's phone",
}
OURS = {"is_friendly": False, "laws": [LAW], "proposals": []}
PENALTY = {"ruling": "He loses it.", "score": "−10", "waive": "the others"}


def asked(words, law):
    """The situations that a table is shown for some words, or for none."""
    referee = rules.replay(OH_HELL)
    found = table_page.asked_at_table(referee, [], words, (), law)
    results = found["answers"] + found["others"]
    rulings = [one | one["situations"][0] for one in results if one["situations"]]
    return found["situations"] + rulings


def ruled(answers, law):
    sheet = rules.score(OH_HELL, prompts=True)
    return table_page.ruled_situation(OH_HELL, sheet, LAW["situation"], answers, law)


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
    assert law["words"] == "We follow the book."
    situation = {"key": LAW["situation"], "ask": []}
    [shown] = laws_for("oh_hell", situation, "1", with_own(OURS, [note])["laws"])
    assert shown["settled"] == "Saved on this phone"


def own(words, proposes="", answers="1", came="ruled"):
    """The note of a ruling that this phone saves, or proposes."""
    fields = {"situation": LAW["situation"], "answers": answers, "came": came}
    return notes.note_of(fields | {"words": words, "proposes": proposes}, 4)


def proposed(words, is_mine):
    settled = PROPOSED_BY_GUEST
    return LAW | {"words": words, "settled": settled, "is_mine": is_mine}


def test_a_proposal_of_this_phone_stands_beside_the_ruling_of_the_group():
    law = with_own(OURS, [own("Deal again.", proposes="1")])
    situation = ruled("1", law)
    assert [one["words"] for one in situation["laws"]] == [LAW["words"]]
    [proposal] = situation["proposals"]
    assert proposal["words"] == "Deal again."
    assert proposal["settled"] == "Saved on this phone"


def test_a_proposal_takes_the_place_only_of_an_older_one_by_the_same_phone():
    there = [proposed("Mine.", True), proposed("Another's.", False)]
    law = with_own(OURS | {"proposals": there}, [own("Newer.", proposes="1")])
    assert [one["words"] for one in law["proposals"]] == ["Newer.", "Another's."]
    law = with_own(law, [own("Newest.", proposes="1")])
    assert [one["words"] for one in law["proposals"]] == ["Newest.", "Another's."]


def test_what_there_is_a_ruling_for_comes_before_what_is_proposed():
    [*_, first, second] = [one["key"] for one in asked("", NO_LAW)]
    laws = [LAW | {"situation": second}]
    proposals = [proposed("Proposed.", False) | {"situation": first}]
    found = asked("", OURS | {"laws": laws, "proposals": proposals})
    assert [one["key"] for one in found[:2]] == [second, first]
    assert [one["law"] for one in found[:2]] == [LAW["words"], ""]
    assert [one["proposal"] for one in found[:2]] == ["", "Proposed."]


def test_a_phone_proposes_no_more_than_there_is_room_for():
    law = OURS | {"room": 1, "full": "A night has 40."}
    first, second = own("One.", "1"), own("Two.", "1", answers="0")
    assert why_not_saved(law, [], first) == ""
    assert why_not_saved(law, [first], second) == "A night has 40."
    assert why_not_saved(law, [first], own("One, in other words.", "1")) == ""


def test_a_phone_saves_no_more_rulings_than_there_is_room_for():
    law = OURS | {"room": 0, "full": "The group has 900."}
    assert (
        why_not_saved(law, [], own("A new one.", answers="0")) == "The group has 900."
    )
    assert why_not_saved(law, [], own("In place of an older one.")) == ""
    passed = {"situation": "revoke", "answers": "", "came": "passed"}
    assert why_not_saved(law, [], notes.note_of(passed, 4)) == ""
    assert why_not_saved(OURS, [], own("Of an older server.", answers="0")) == ""


def test_the_table_hears_whether_it_is_saved_or_proposed():
    assert notes.announce_note(own("So.")) == "Saved as our ruling: So."
    assert (
        notes.announce_note(own("So.", proposes="1")) == "Proposed for this night: So."
    )


def test_what_was_let_pass_once_is_no_law():
    note = notes.note_of({"situation": "revoke", "answers": "", "came": "passed"}, 4)
    assert with_own(OURS, [note]) == OURS
    noted = "Waived. This has been noted. The score stays as it is."
    assert notes.announce_note(note) == noted


@pytest.mark.parametrize(
    ("outcome", "friendly"),
    [
        (PENALTY, "If waived by the others, fix it and play on."),
        (PENALTY | {"waive": None}, "Same ruling, because it affects the score."),
        (
            PENALTY | {"waive": None, "score": "none"},
            "Same ruling, with no effect on the score.",
        ),
        (PENALTY | {"waive": None, "score": "none, unless he revoked"}, "Same ruling."),
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


def test_words_of_a_ruling_stay_whole_and_are_refused_when_they_are_too_long():
    long = own("Here it costs  nothing. " * 9)
    assert len(long["words"]) == 206
    said = "A ruling can have at most 200 characters. This text has 206."
    assert notes.why_too_long(long) == said
    assert notes.why_too_long({"words": "Here it costs  nothing. " * 9}) == said
    assert notes.why_too_long(own("x" * 200)) == ""
    assert notes.why_too_long({"came": "passed"}) == ""
