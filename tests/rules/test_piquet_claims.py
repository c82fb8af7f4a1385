"""What claims are worth, and which of them is better."""

from itertools import product

import pytest

from rules.games.piquet.claims import Claim, best_side, is_open
from rules.games.piquet.combinations import PIPS_OF_POINTS, RANKS, Point, Run, Set
from rules.games.piquet.holdings.cards import BY_LENGTH, PIP_COUNTS
from rules.games.piquet.scoring import SCORES

ALONE = {0: 0, 1: 1, 2: 2}


def sequence(*runs):
    return Claim("sequence", [Run(length, top, None) for length, top in runs])


def point(length, pips=None):
    return Claim("point", [Point(length, pips, None)])


@pytest.mark.parametrize("length", range(1, 9))
def test_the_pips_of_a_point_are_those_that_some_cards_have(length):
    fewest, most = PIPS_OF_POINTS[length]
    sums = {PIP_COUNTS[cards] for cards in BY_LENGTH[length]}
    assert sums == set(range(fewest, most + 1))


@pytest.mark.parametrize("size", [8, 10, 12])
def test_the_points_of_sequences_are_those_of_some_runs(size):
    worth = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
    possible = {
        sum(worth[length] for length in lengths)
        for number in range(1, 5)
        for lengths in product(worth, repeat=number)
        if sum(lengths) <= size
    }
    assert set(SCORES[size]["sequence"]) == possible


@pytest.mark.parametrize("size", [8, 10, 12])
def test_the_points_of_sets_are_those_of_some_ranks(size):
    possible = {
        sum({3: 3, 4: 14}[count] for count in counts)
        for number in range(1, 5)
        for counts in product((3, 4), repeat=number)
        if sum(counts) <= size
    }
    assert set(SCORES[size]["set"]) == possible


def test_more_cards_are_better_and_then_more_pips():
    assert best_side([(0, point(5, 44)), (1, point(4, 41))], ALONE) == 0
    assert best_side([(0, point(4, 40)), (1, point(4, 41))], ALONE) == 1
    assert best_side([(0, point(4, 40)), (1, point(4, 40))], ALONE) is None


def test_the_longest_run_is_best_then_the_highest():
    low, high = sequence((3, "9"), (4, "T")), sequence((3, "A"), (3, "K"))
    assert best_side([(0, low), (1, high)], ALONE) == 0
    assert best_side([(0, sequence((3, "K"))), (1, high)], ALONE) == 1


def test_of_equal_runs_of_a_seat_the_highest_top_that_was_told_counts():
    told = sequence((3, None), (3, "K"), (3, "9"))
    assert told.strength == (3, RANKS.index("K"))
    assert sequence((4, None), (3, "A")).strength == (4, None)


def test_four_are_better_than_three_whatever_the_rank():
    tens = Claim("set", [Set("T", 4)])
    aces = Claim("set", [Set("A", 3), Set("K", 3)])
    assert best_side([(0, aces), (1, tens)], ALONE) == 1


def test_a_tie_is_open_while_a_detail_is_missing_between_sides():
    assert is_open([(0, point(4)), (1, point(4, 40))], ALONE)
    assert not is_open([(0, point(4, 40)), (1, point(4, 40))], ALONE)
    assert not is_open([(0, point(4)), (1, point(5))], ALONE)
    assert not is_open([(0, point(4)), (1, point(4))], {0: 0, 1: 0})


def test_equal_bests_leave_nothing_for_a_third():
    claims = [(0, point(4, 40)), (1, point(4, 40)), (2, point(4, 39))]
    assert best_side(claims, ALONE) is None
