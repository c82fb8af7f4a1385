"""What the page of piquet says is so: replies, questions, all of a hand, repique."""

import rules
from phone.screen import table_screen
from tests.rules.piquet_hands import AGAINST_FOUR_SUITS, FOUR_SUITS
from tests.rules.tables.common import STOP
from tests.rules.tables.piquet import (
    ALL_GOOD,
    answer,
    awards,
    best,
    hand,
    none,
    play,
    point,
    record,
    sets,
    trick,
)

ANN = FOUR_SUITS
BOB = AGAINST_FOUR_SUITS


def screen(*entries, dealer=1):
    sheet = rules.score(record(*entries, dealer=dealer), prompts=True)
    return table_screen(sheet, way="call")


def text(pieces):
    return "".join(piece["text"] for piece in pieces)


def call(*entries, **header):
    """The call: what led to it, the largest lines."""
    said = screen(*entries, **header)["call"]
    return text(said["quiet"]), [text(loud) for loud in said["loud"]]


def sheet_lines(*entries):
    return [
        (text(line["text"]), line["cells"])
        for line in screen(*entries)["sheet"]["lines"]
    ]


class TestAllThatAHandHolds:
    said = (hand(0, ANN), hand(1, BOB), *awards()[:2])

    def test_it_is_told_by_its_name(self):
        led, loud = call(*self.said, best(0, "set"), best(1, "set"))
        assert (led, loud) == ("Bob: three queens, three jacks", ["Good: Ann scores"])

    def test_nothing_is_told_as_nothing(self):
        assert call(*self.said[:2], none(0, "point"), best(1, "point"))[1] == [
            "Bob: point of 4, making 39"
        ]
        plain = "AS JS TS 8S KH QH 9H 7H AD QD 9D 7C"
        led, _loud = call(hand(1, plain), *awards()[:2], sets(0, "3T"), best(1, "set"))
        assert led == "Bob: nothing for the sets"

    def test_it_promises_no_more_where_the_hand_is_not_at_hand(self):
        told = rules.score(record(*self.said, best(1, "set")), prompts=True)["told"]
        assert told == "Bob declares everything they hold for the sets"


class TestAReply:
    def test_it_says_who_scores_by_it(self):
        told = (*awards()[:2], sets(0, "3K"))
        assert call(*told, sets(1, "3Q"))[1] == ["Good: Ann scores"]
        assert call(*told, sets(1, "3A"))[1] == ["Not good: Bob scores"]
        assert call(*told, none(1, "set"))[1] == ["Good: Ann scores"]
        assert call(point(0, 5, 48), point(1, 5, 48))[1] == ["Equal"]

    def test_an_answer_is_heard_as_it_was_given(self):
        assert call(point(0, 5), answer(1, "point", "good"))[1] == ["Good"]
        assert call(point(0, 5), answer(1, "point", "not_good"))[1] == ["Not good"]


class TestMaking:
    level = (point(0, 5), point(1, 5))

    def test_it_is_heard_until_it_is_answered(self):
        assert call(*self.level)[1] == ["Making?"]
        told = call(*self.level, point(0, 5, 48))
        assert told == ("", ["Ann: point of 5, making 48"])
        assert call(*self.level, point(0, 5, 48), point(1, 5, 47))[1] == [
            "Good: Ann scores"
        ]

    def test_who_tells_at_once_asks_the_other(self):
        assert call(point(0, 5), point(1, 5, 48))[1] == ["Making?"]
        assert call(point(0, 5, 48), point(1, 5))[1] == ["Bob: point of 5"]


class TestARepiqueToCome:
    line = ("Repique: Ann scores 60 at the first trick", ["", ""])

    def test_it_stands_on_the_sheet_before_it_counts(self):
        assert call(*ALL_GOOD)[1][0] == "Ann: repique"
        assert self.line in sheet_lines(*ALL_GOOD)
        later = sheet_lines(*ALL_GOOD, trick(0))
        assert self.line not in later
        assert ("Repique", ["60", ""]) in later

    def test_it_is_not_said_while_something_may_be_declared(self):
        assert self.line not in sheet_lines(*ALL_GOOD[:-1])


class TestAHandOnASharedPhone:
    def test_it_is_not_printed_while_its_deal_is_played(self):
        assert call(hand(0, ANN)) == ("", ["Ann: hand entered"])
        told = rules.score(record(hand(0, ANN)), prompts=True)["told"]
        assert told == "Ann: hand entered"

    def test_it_may_be_read_back_when_the_game_is_over(self):
        entries = [hand(0, ANN), play([7, 5], [10, 7])]
        for end, words in (
            ([], "Ann: hand entered"),
            ([STOP], "Ann has A\u2660 K\u2660"),
        ):
            referee = rules.replay(record(*entries, *end, dealer=1))
            assert referee.in_words(entries[0]).startswith(words)
