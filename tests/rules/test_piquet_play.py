"""The whole play in one entry: which numbers some play gives."""

import functools
from itertools import product

import pytest

import rules
from tests.rules.tables.common import penalty
from tests.rules.tables.piquet import (
    awards,
    lines,
    play,
    point,
    refusal,
    said,
    said_last,
    totals,
    trick,
)

CLASSIC = {"count": "classic"}
LETTER = {"count": "lead_and_trick"}


def is_accepted(entry, **options):
    """Whether the points are possible; no other fault is expected."""
    try:
        totals(entry, **options)
    except rules.RuleError as error:
        return error.code != "play_points_impossible"
    return True


def played(winners, count):
    """(tricks, points) of a play by the winners of its tricks."""
    leader, tricks, points = 0, [0, 0], [0, 0]
    for winner in winners:
        points[leader] += 1
        points[winner] += winner != leader or count == "lead_and_trick"
        tricks[winner] += 1
        leader = winner
    points[leader] += 1
    return tuple(tricks), tuple(points)


@functools.cache
def every_play(count):
    """All (tricks, points) that twelve tricks can give."""
    return {played(winners, count) for winners in product((0, 1), repeat=12)}


@pytest.mark.parametrize("count", ["every", "lead_and_trick"])
@pytest.mark.parametrize("tricks", [0, 1, 5, 6, 11, 12])
def test_just_what_some_play_gives_is_accepted(count, tricks):
    taken = (tricks, 12 - tricks)
    possible = [points for took, points in every_play(count) if took == taken]
    for points in product(range(27), range(27)):
        if 10 < sum(points) < 27:
            entry = play(list(taken), list(points))
            assert is_accepted(entry, count=count) == (points in possible), points


def test_what_is_remembered_gives_the_same_points():
    for winners in product((0, 1), repeat=12):
        tricks, points = played(winners, "every")
        leaders = (0, *winners[:-1])
        captures = sum(pair == (0, 1) for pair in zip(leaders, winners, strict=True))
        if sum(winners) % 5 == 0:
            entry = play(list(tricks), last=winners[-1], captures=captures)
            found = [line[:2] for line in lines(entry) if line[2] == "play"]
            assert found == [pair for pair in enumerate(points) if pair[1]]


class TestRefusals:
    def test_after_a_trick(self):
        assert refusal(trick(0), play([7, 5], [10, 7])) == "tricks_begun"

    def test_the_tricks_come_to_twelve(self):
        assert refusal(play([7, 4], [10, 7])) == "tricks_total"
        assert refusal(play([7, 5, 0], [10, 7])) == "bad_field"
        assert refusal(play([7, 5], [10])) == "bad_field"
        assert refusal(play([1001, 5], [10, 7])) == "bad_field"

    def test_points_and_what_is_remembered_do_not_mix(self):
        assert refusal(play([7, 5])) == "bad_field"
        assert refusal(play([7, 5], last=0)) == "bad_field"
        assert refusal(play([7, 5], [10, 7], last=0, captures=2)) == "bad_field"
        remembered = play([7, 5], last=0, captures=2)
        assert refusal(remembered, **CLASSIC) == "bad_field"
        assert refusal(remembered, **LETTER) == "bad_field"
        assert refusal(play([7, 5], last=2, captures=2)) == "bad_seat"

    def test_captures_that_cannot_be(self):
        assert refusal(play([7, 5], last=0, captures=0)) == "play_points_impossible"
        assert refusal(play([7, 5], last=0, captures=6)) == "play_points_impossible"
        assert refusal(play([12, 0], last=1, captures=0)) == "play_points_impossible"
        assert refusal(play([0, 12], last=0, captures=1)) == "play_points_impossible"

    def test_an_open_tie(self):
        tie = (point(0, 4), point(1, 4))
        assert refusal(*tie, play([7, 5], [10, 7])) == "tie_open"
        assert refusal(*tie, play([7, 5], [0, 0])) == "play_points_impossible"


class TestCounts:
    def test_classic_allows_less(self):
        assert totals(play([7, 5], [0, 1]), **CLASSIC) == [10, 1]
        assert refusal(play([7, 5], [0, 0]), **CLASSIC) == "play_points_impossible"
        assert refusal(play([7, 5], [14, 7]), **CLASSIC) == "play_points_impossible"
        assert refusal(play([7, 5], [13, 9]), **CLASSIC) == "play_points_impossible"
        assert refusal(play([12, 0], [5, 1]), **CLASSIC) == "play_points_impossible"
        assert refusal(play([0, 12], [2, 9]), **CLASSIC) == "play_points_impossible"

    def test_no_more_than_the_high_cards_and_the_last_trick(self):
        assert totals(play([6, 6], [11, 10]), **CLASSIC) == [11, 10]
        assert refusal(play([6, 6], [11, 11]), **CLASSIC) == "play_points_impossible"

    def test_a_capot_without_its_last_trick(self):
        without = {"capot_last": False}
        assert totals(play([12, 0], [12, 0]), **without) == [52, 0]
        assert refusal(play([12, 0], [13, 0]), **without) == "play_points_impossible"
        assert totals(play([12, 0], last=0, captures=0), **without) == [52, 0]
        assert totals(play([12, 0], [13, 0])) == [53, 0]
        assert totals(play([12, 0], [24, 0]), capot_last=False, **LETTER) == [64, 0]

    def test_after_a_short_hand_only_the_sum_is_known(self):
        ruled = penalty(0, "short_hand", missing=2)
        assert totals(ruled, play([7, 5], [20, 5])) == [30, 5]
        assert refusal(ruled, play([7, 5], [20, 6])) == "play_points_impossible"
        assert refusal(ruled, play([7, 4], [20, 5])) == "tricks_total"


class TestRun:
    HAND = awards((0, 6), (0, 16), None)  # 22 in hand

    def test_it_is_needed_only_where_a_pique_hangs_on_it(self):
        assert refusal(*self.HAND, play([9, 3], [12, 5])) == "run_needed"
        assert totals(*self.HAND, play([5, 7], [6, 8])) == [28, 18]
        both = awards((0, 6), (0, 16), (1, 3))
        assert totals(*both, play([9, 3], [12, 5])) == [44, 8]
        repique = awards((0, 6), (0, 16), (0, 14))
        assert totals(*repique, play([9, 3], [12, 5])) == [36 + 60 + 22, 5]

    def test_it_decides(self):
        assert totals(*self.HAND, play([9, 3], [12, 5], run=8)) == [74, 5]
        assert totals(*self.HAND, play([9, 3], [12, 5], run=7)) == [44, 5]
        told = said_last(*self.HAND, play([9, 3], [12, 5], run=8))
        assert told == [
            "Ann starts with 22",
            "Bob starts with 0",
            "Ann: pique",
            "Ann: the cards, 74",
            "Deal 1: Ann 74, Bob 5",
        ]

    def test_it_is_ignored_where_it_is_not_needed(self):
        assert totals(play([7, 5], [10, 7], run=30)) == [20, 7]
        assert refusal(play([7, 5], [10, 7], run=31)) == "bad_field"

    def test_no_more_than_elder_can_have_led(self):
        """Nine tricks and two captures leave eight leads before the first loss."""
        for run in (0, 9, 13):
            entry = play([9, 3], [12, 5], run=run)
            assert refusal(*self.HAND, entry) == "run_impossible"

    def test_without_a_capture_every_lead_counts(self):
        straight = play([9, 3], [10, 4], run=9)
        assert refusal(*self.HAND, straight) == "run_impossible"
        assert totals(*self.HAND, straight | {"run": 10}) == [22 + 10 + 30 + 10, 4]

    def test_nothing_against_it_makes_it_certain(self):
        hand = awards((0, 8), (0, 9), None)
        assert totals(*hand, play([12, 0], [13, 0])) == [17 + 13 + 30 + 40, 0]

    def test_classic_leaves_it_open_to_both(self):
        younger = awards((1, 6), (1, 16), None)
        entry = play([3, 9], [3, 10])
        assert refusal(*younger, entry, **CLASSIC) == "run_needed"
        assert totals(*younger, entry | {"run": 8}, **CLASSIC) == [3, 72]
        assert totals(*younger, entry | {"run": 0}, **CLASSIC) == [3, 42]
        assert refusal(*younger, entry | {"run": 11}, **CLASSIC) == "run_impossible"
        assert totals(*younger, entry, younger_pique=False, **CLASSIC) == [3, 42]

    def test_elder_has_scored_first_where_every_lead_counts(self):
        younger = awards((1, 6), (1, 16), None)
        assert totals(*younger, play([3, 9], [6, 12])) == [6, 44]

    def test_spoken_it_is_the_first_lead(self):
        spoken = {"pique_order": "spoken", **CLASSIC}
        hand = awards((1, 5), (0, 15), (0, 14))
        entry = play([9, 3], [10, 3])
        assert refusal(*hand, entry, **spoken) == "run_needed"
        assert refusal(*hand, entry | {"run": 2}, **spoken) == "run_impossible"
        assert totals(*hand, entry | {"run": 1}, **spoken) == [29 + 10 + 30 + 10, 8]
        assert totals(*hand, entry | {"run": 0}, **spoken) == [49, 8]
        assert totals(*hand, entry, **CLASSIC) == [49, 8]
        assert totals(*hand, play([9, 3], [0, 3]), **spoken) == [39, 8]

    def test_spoken_it_is_sure_where_every_lead_counts(self):
        hand = awards((1, 5), (0, 15), (0, 14))
        entry = play([9, 3], [12, 5])
        assert totals(*hand, entry, pique_order="spoken") == [29 + 12 + 30 + 10, 10]

    def test_after_a_short_hand_it_is_only_below_the_points(self):
        ruled = penalty(1, "short_hand", missing=1)
        entry = play([9, 3], [12, 5], run=12)
        assert totals(ruled, *self.HAND, entry) == [74, 5]


def test_a_play_closes_the_deal():
    told = said(play([6, 6], [8, 8]))
    assert told == [
        "Ann starts with 0",
        "Bob starts with 0",
        "Cards divided",
        "Deal 1: Ann 8, Bob 8",
    ]
