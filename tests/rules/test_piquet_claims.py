"""What claims are worth, which is better, and which cards could bear them out."""

import random
from itertools import combinations, product

import pytest

from rules.games.piquet.claims import (
    PIPS_OF_POINTS,
    RANKS,
    SCORES,
    Claim,
    Point,
    Run,
    Set,
    best_side,
    is_open,
)
from rules.games.piquet.hands import best_claim, holds
from rules.games.piquet.possible import Need, Search, find_hands
from rules.games.piquet.suits import BY_COUNT, COUNTS, PIP_COUNTS, bit_of, masks

FREE, NOTHING = [255] * 4, [0] * 4
ALONE = {0: 0, 1: 1, 2: 2}
KINDS = (Run, Set, Point)


def cards_of(text):
    return text.split()


def sequence(*runs):
    return Claim("sequence", [Run(length, top, None) for length, top in runs])


def point(length, pips=None):
    return Claim("point", [Point(length, pips, None)])


@pytest.mark.parametrize("length", range(1, 9))
def test_the_pips_of_a_point_are_those_that_some_cards_have(length):
    fewest, most = PIPS_OF_POINTS[length]
    sums = {PIP_COUNTS[cards] for cards in BY_COUNT[length]}
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
    assert told.strength() == (3, RANKS.index("K"))
    assert sequence((4, None), (3, "A")).strength() == (4, None)


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


def test_all_that_a_hand_holds():
    cards = cards_of("AS KS QS JS 9S 8S 7S AH AD KH KD TC")
    assert best_claim("point", cards).parts == [Point(7, 65, "S")]
    runs = best_claim("sequence", cards).parts
    assert runs == [Run(4, "A", "S"), Run(3, "9", "S")]
    assert best_claim("set", cards).parts == [Set("A", 3), Set("K", 3)]


def test_a_claim_means_at_least_this():
    hand = masks(cards_of("AS KS QS JS TS 9H 8H AH AD AC 7C 7D"))
    assert holds(hand, point(4, 36))
    assert holds(hand, sequence((3, "Q")))
    assert holds(hand, Claim("set", [Set("A", 3)]))
    assert holds(hand, point(5, 51))
    assert not holds(hand, point(6, 54))
    assert not holds(hand, sequence((3, "T")))


def test_runs_of_one_claim_share_no_card():
    hand = masks(cards_of("AS KS QS JS TS 9S 8H 7H 8C 7C 8D 7D"))
    assert holds(hand, sequence((3, None), (3, None)))
    assert not holds(hand, sequence((3, None), (4, None)))


class TestHandsAreFoundExactlyWhereThereAreSome:
    """The search against one that tries everything."""

    @pytest.mark.parametrize("seed", range(60))
    def test_it_agrees_with_trying_everything(self, seed):
        needs = random_needs(random.Random(seed))
        assert (find_hands(needs) is not None) == exist_by_trying(needs)


def need(size, *parts):
    """What a player claims, none of his cards known."""
    runs, sets, points = ([p for p in parts if type(p) is kind] for kind in KINDS)
    return Need(size, FREE, NOTHING, runs, sets, points[0] if points else None)


# claims that no hands hold, for reasons that show only when most of them are placed
CONTRADICTIONS = {
    "five of a rank": [
        need(12, Run(3, "T", None), Run(4, "K", None)),
        need(12, Set("T", 3)),
    ],
    "too many trios beside a whole suit": [
        need(8, Point(8, 75, None), Run(4, "T", None)),
        need(8, Set("T", 3), Set("Q", 3), Run(3, None, None)),
        need(8, Set("K", 3), Point(3, None, None)),
        need(8, Set("A", 3), Point(6, None, None)),
    ],
    "more cards of two hands than three trios leave": [
        need(10, Point(3, 27, None), Run(3, None, None), Run(5, "J", None)),
        need(10, Point(3, 30, None), Run(3, "Q", None), Set("A", 3), Set("J", 3)),
        need(10, Point(6, 58, None), Set("T", 3)),
    ],
}


@pytest.mark.parametrize("reason", CONTRADICTIONS)
def test_a_contradiction_shows_early(reason, monkeypatch):
    steps = []
    dealt = Search.dealt
    monkeypatch.setattr(
        Search, "dealt", lambda *about: steps.append(about) or dealt(*about)
    )
    assert find_hands(CONTRADICTIONS[reason]) is None
    assert len(steps) < 60


def test_exactly_four_of_a_rank_are_not_too_many():
    needs = [
        Need(12, FREE, NOTHING, [Run(6, None, None)], [Set("T", 3)], None),
        Need(12, FREE, NOTHING, [Run(3, "T", None)], [], None),
    ]
    assert find_hands(needs) is not None


def test_the_hands_found_meet_the_needs():
    needs = [
        Need(12, FREE, NOTHING, [Run(3, "A", None)], [Set("A", 3)], Point(5, 49, None)),
        Need(
            12, FREE, NOTHING, [Run(3, None, None)], [Set("J", 3)], Point(5, 50, None)
        ),
    ]
    for mine, yours in find_hands(needs):
        assert mine & yours == 0


def random_needs(dice):
    """Two players' claims, and sometimes cards that they have played."""
    deck = [(suit, bit) for suit in range(4) for bit in range(8)]
    dice.shuffle(deck)
    needs = []
    for _ in range(2):
        held = [0] * 4
        for _card in range(dice.choice([0, 0, 3])):
            suit, bit = deck.pop()
            held[suit] |= 1 << bit
        needs.append(random_need(dice, held))
    return needs


def random_need(dice, held):
    parts = dice.choice([("run",), ("set", "point"), ("run", "point"), ("run", "set")])
    run = dice.choice([3, 4, 5, 6])
    top = dice.choice([None, dice.choice(RANKS[run - 1 :])])
    length = dice.choice([4, 5, 6])
    pips = dice.choice([None, dice.randint(*PIPS_OF_POINTS[length])])
    return Need(
        dice.choice([6, 7, 9]),
        FREE,
        held,
        [Run(run, top, dice.choice([None, "S"]))] if "run" in parts else [],
        [Set(dice.choice("AKQJT"), dice.choice([3, 4]))] if "set" in parts else [],
        Point(length, pips, None) if "point" in parts else None,
    )


def exist_by_trying(needs):
    """Whether some hand of the one shares no card with some hand of the other."""
    mine, yours = (hands_by_trying(need) for need in needs)
    return any(
        all(a & b == 0 for a, b in zip(one, other, strict=True))
        for one in mine
        for other in yours
    )


def hands_by_trying(need):
    """Every least hand that meets a need."""
    choices = [run_choices(run) for run in need.runs]
    choices += [set_choices(part) for part in need.sets]
    choices += [point_choices(need.point)] if need.point else []
    hands = set()
    for chosen in product(*choices):
        suits = list(need.held)
        for suit, cards in [pair for part in chosen for pair in part]:
            suits[suit] |= cards
        if sum(COUNTS[cards] for cards in suits) <= need.size:
            hands.add(tuple(suits))
    return hands


def run_choices(run):
    cards = (1 << run.length) - 1
    lows = range(9 - run.length)
    if run.top:
        lows = [RANKS.index(run.top) + 1 - run.length]
    suits = range(4) if run.suit is None else ["CDHS".index(run.suit)]
    return [[(suit, cards << low)] for suit in suits for low in lows]


def set_choices(part):
    bit = bit_of(part.rank)
    return [
        [(suit, bit) for suit in suits] for suits in combinations(range(4), part.count)
    ]


def point_choices(point):
    return [
        [(suit, cards)]
        for suit in range(4)
        for cards in BY_COUNT[point.length]
        if PIP_COUNTS[cards] >= (point.pips or 0)
    ]
