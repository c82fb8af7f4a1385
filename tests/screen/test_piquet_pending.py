"""A claim that waits for an answer is shown as such, and counts once it is good."""

import pytest

import rules
from phone.rulings.effect import effect
from phone.screen import table_screen
from phone.screen.review.comparison import compare_sheets, correction_in_words
from phone.screen.review.moment import step_made
from phone.screen.review.page import review_screen
from phone.table import Table
from rules.record import scored_record
from rules.why import why_lines
from tests.rules.tables.piquet import (
    ALL_GOOD,
    CLOSE,
    answer,
    award,
    none,
    point,
    record,
    runs,
    sets,
    totals,
    trick,
)
from tests.screen.reading import text

CLAIMED = (point(0, 5),)
GOOD = (*CLAIMED, answer(1, "point", "good"))
NOT_GOOD = (*CLAIMED, answer(1, "point", "not_good"))
TIED = (point(0, 5), point(1, 5))


def screen(*entries, **header):
    sheet = rules.score(record(*entries, **header), prompts=True)
    return table_screen(sheet, way="call")


def band(*entries, **header):
    """(total, note) of each side; what stands there about the rubicon left out."""
    return [
        (side["total"], side["note"].split("\u00a0· to the")[0].replace("\u00a0", " "))
        for side in screen(*entries, **header)["sides"]
    ]


def rows(*entries, **header):
    """(text, cells) of each row of the sheet, that of the deal last."""
    sheet = screen(*entries, **header)["sheet"]
    lines = [(text(one["text"]), cells(one)) for one in sheet["lines"]]
    deal = [side["points"] for side in sheet["deals"][0]["sides"]]
    return [*lines, ("", deal)]


def cells(row):
    return [cell.replace("\u00a0", " ") for cell in row["cells"]]


class TestTwoPlayers:
    def test_a_claim_waits_for_its_answer(self):
        assert band(*CLAIMED) == [("0", "+0 · 5 if good"), ("0", "+0")]
        assert rows(*CLAIMED) == [("Point of 5", ["5 if good", ""]), ("", ["0", "0"])]

    def test_the_record_counts_it_at_once(self):
        assert totals(*CLAIMED) == [5, 0]
        given = rules.score(record(*CLAIMED))
        assert given["deals"][0]["points"] == [5, 0]
        assert "pending" not in given

    def test_good_adds_it(self):
        assert band(*GOOD) == [("5", "+5"), ("0", "+0")]
        assert rows(*GOOD) == [("Point of 5", ["5", ""]), ("", ["5", "0"])]

    def test_nothing_to_claim_adds_it_too(self):
        assert band(*CLAIMED, none(1, "point"))[0] == ("5", "+5")

    def test_not_good_shows_nothing_until_the_better_claim(self):
        assert band(*NOT_GOOD) == [("0", "+0"), ("0", "+0")]
        assert rows(*NOT_GOOD)[0] == ("Point of 5: not good", ["0", ""])
        assert band(*NOT_GOOD, point(1, 6)) == [("0", "+0"), ("6", "+6")]

    @pytest.mark.parametrize("end", [none(1, "point"), CLOSE, trick(0)])
    def test_it_is_good_if_nothing_better_is_ever_claimed(self, end):
        assert rows(*NOT_GOOD, end)[0] == ("Point of 5", ["5", ""])

    @pytest.mark.parametrize("end", [CLOSE, trick(1)])
    def test_it_is_good_unanswered_once_declaring_is_over(self, end):
        assert rows(*CLAIMED, end)[0] == ("Point of 5", ["5", ""])

    def test_sequences_and_sets_wait_as_well(self):
        spoken = (*GOOD, runs(0, "6", "3"), sets(0, "4A"))
        assert band(*spoken)[0] == ("5", "+5 · 33 if good")
        assert rows(*spoken) == [
            ("Point of 5", ["5", ""]),
            ("Sixième", ["16 if good", ""]),
            ("Tierce", ["3 if good", ""]),
            ("Four aces", ["14 if good", ""]),
            ("", ["5", "0"]),
        ]

    def test_several_in_one_row_are_added_up(self):
        assert rows(runs(0, "3", "3", "4"))[0] == ("Sequence × 3", ["10 if good", ""])

    def test_both_wait_while_a_tie_is_open(self):
        assert band(*TIED) == [("0", "+0 · 5 if good")] * 2
        assert rows(*TIED)[:2] == [
            ("Point of 5", ["5 if good", ""]),
            ("Point of 5", ["", "5 if good"]),
        ]
        told = (*TIED, point(0, 5, 48), answer(1, "point", "equal"))
        assert band(*told) == [("0", "+0")] * 2

    def test_younger_waits_for_elder(self):
        assert band(point(1, 4))[1] == ("0", "+0 · 4 if good")

    def test_a_miscall_opens_the_class_again(self):
        miscall = {"type": "penalty", "offence": "miscall", "class": "point", "seat": 0}
        again = (*GOOD, miscall, point(0, 4))
        assert band(*again)[0] == ("0", "+0 · 4 if good")

    def test_what_is_awarded_does_not_wait(self):
        assert band(award("point", 0, 5))[0] == ("5", "+5")

    def test_who_scores_nothing_waits_for_nothing(self):
        ruled = {"type": "penalty", "offence": "long_hand", "seat": 0}
        assert band(*CLAIMED, ruled)[0] == ("0", "+0")

    def test_the_way_to_the_rubicon_is_the_whole_one(self):
        for said, left in ((CLAIMED, 100), (GOOD, 95)):
            shown = rules.score(record(*said), prompts=True)["shown"][0]
            assert shown["to the rubicon"] == left

    def test_all_that_is_good_is_counted_before_the_play(self):
        assert band(*ALL_GOOD)[0] == ("36", "+36")


class TestMorePlayers:
    def test_three_wait_until_all_have_spoken(self):
        table = {"game": "piquet_normand"}
        spoken = [point(0, 5), point(1, 6)]
        assert [note for _total, note in band(*spoken[:1], **table)][0] == "5 if good"
        assert band(*spoken, **table)[1] == ("0", "6 if good")
        assert band(*spoken, none(2, "point"), **table)[1] == ("6", "needs 94")

    def test_partners_wait_for_the_others(self):
        table = {"game": "piquet_voleur"}
        spoken = [runs(0, "4"), none(1, "sequence"), none(2, "sequence")]
        assert band(*spoken, **table)[0] == ("0", "+0 · 4 if good")
        assert band(*spoken, none(3, "sequence"), **table)[0] == ("4", "+4 · needs 96")

    def test_partners_do_not_wait_for_each_other(self):
        spoken = [runs(0, "3"), runs(1, "4"), none(2, "sequence")]
        assert band(*spoken, game="piquet_voleur")[1][0] == "4"

    def test_the_two_who_play_of_many(self):
        table = {"game": "piquet_ecrire"}
        assert band(point(1, 5), dealer=0, **table)[1] == ("0", "5 if good")
        assert rows(point(1, 5), dealer=0, **table)[0][1] == ["", "5 if good", ""]

    def test_of_very_many_the_words_stand_beside_the_claim(self):
        [row, *_sum] = rows(point(1, 5), dealer=0, game="piquet_ecrire", players=5)
        assert row[0].replace("\u00a0", " ") == "Point of 5: 5 if good"
        assert row[1] == ["", "0", "", "", ""]


class TestElsewhere:
    """Each page that tells the points of an open deal."""

    def test_what_is_heard(self):
        assert screen(*CLAIMED)["score_aloud"].startswith("Ann 0, +0, 5 if good")

    def test_the_totals_that_a_phone_draws_first(self):
        game = {"record": record(), "undoable": 0, "redoable": [], "rows": []}
        table = Table(game, "call")
        table.enter(point(0, 5))
        assert table.totals() == ["0", "0"]
        table.enter(answer(1, "point", "good"))
        assert table.totals() == ["5", "0"]

    def test_the_steps_of_a_game_played_back(self):
        referee = rules.replay(record())
        steps = []
        for entry in GOOD:
            sheet = scored_record(referee, prompts=True)
            steps.append(step_made(referee, sheet, entry))
        assert [step["brought"] for step in steps] == ["", "Ann +5"]
        assert [len(step["lines"]) for step in steps] == [0, 1]

    def test_the_review(self):
        referee, makers = rules.replay_and_watch(record(*CLAIMED))
        sheet = scored_record(referee, prompts=True)
        read = review_screen(referee, sheet, record(*CLAIMED)["entries"], makers)
        assert read["totals"] == ["0", "0"]
        [deal] = read["deals"]
        assert [one["points"] for one in deal["points"]] == ["0", "0"]
        assert cells(deal["parts"][0]["lines"][0]) == ["5 if good", ""]
        assert read["curve"] is None  # nothing has been scored

    def test_a_correction(self):
        before, after = (
            rules.score(record(point(0, size)), prompts=True) for size in (5, 6)
        )
        told = correction_in_words(["Ann", "Bob"], before, after, "Ann: point of 6")
        assert told == "Corrected: Ann: point of 6"
        assert compare_sheets(["Ann", "Bob"], before, after) == ["The game goes on."]

    def test_a_ruling(self):
        offence = {"type": "penalty", "offence": "miscall", "class": "point", "seat": 0}
        before, after = (
            rules.score(record(*said), prompts=True)
            for said in (CLAIMED, (*CLAIMED, offence))
        )
        words = effect(before, after, [], offence)["words"]
        assert words.startswith("The score stays as it is.")

    @pytest.mark.parametrize(
        ("entries", "sentence"),
        [
            (
                CLAIMED,
                "Ann's point of 5 counts if it is good. Not everyone has answered yet.",
            ),
            (
                [sets(0, "3A")],
                "Ann's three aces count if they are good. "
                "Not everyone has answered yet.",
            ),
            (NOT_GOOD, "Bob said “Not good” to Ann's point of 5, and claims next."),
            (GOOD, "Ann's point of 5 is good. Nobody declared better."),
            ((*CLAIMED, CLOSE), "Ann's point of 5 is good. Nobody declared better."),
        ],
    )
    def test_why(self, entries, sentence):
        [line] = why_lines(record(*entries), 0, ["0"])
        assert line["sentence"] == sentence
