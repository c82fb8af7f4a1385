"""Which hands can hold these claims: the search against trying everything."""

import random
from itertools import combinations

import pytest

from rules.games.piquet.combinations import PIPS_OF_POINTS, RANKS, Point, Run, Set
from rules.games.piquet.holdings.best_parts import best_parts
from rules.games.piquet.holdings.cards import (
    BITS,
    BY_LENGTH,
    COURTS,
    PIP_COUNTS,
    WHOLE,
    count,
    hand_of,
)
from rules.games.piquet.holdings.fewest_cards import fill_hand, holds
from rules.games.piquet.holdings.possible_deal import PossibleDeal
from rules.games.piquet.holdings.search import Need, Search, find_hands
from tests.often import some

SIZES = {2: 12, 3: 10, 4: 8}  # of a hand, where so many play
PACK = [rank + suit for suit in "CDHS" for rank in RANKS]


def cards(text):
    return hand_of(text.split())


def runs(*told):
    return [Run(length, top, None) for length, top in told]


def point(length, pips=None):
    return [Point(length, pips, None)]


def sets(*told):
    return [Set(rank, number) for rank, number in told]


class TestOneHand:
    def test_all_that_it_holds(self):
        hand = cards("AS KS QS JS 9S 8S 7S AH AD KH KD TC")
        assert best_parts("point", hand) == [Point(7, 65, "S")]
        assert best_parts("sequence", hand) == [Run(4, "A", "S"), Run(3, "9", "S")]
        assert best_parts("set", hand) == [Set("A", 3), Set("K", 3)]

    def test_a_claim_means_at_least_this(self):
        hand = cards("AS KS QS JS TS 9H 8H AH AD AC 7C 7D")
        assert holds(hand, point(4, 36))
        assert holds(hand, runs((3, "Q")))
        assert holds(hand, sets(("A", 3)))
        assert holds(hand, point(5, 51))
        assert not holds(hand, point(6, 54))
        assert not holds(hand, runs((3, "T")))

    def test_runs_of_one_claim_share_no_card(self):
        hand = cards("AS KS QS JS TS 9S 8H 7H 8C 7C 8D 7D")
        assert holds(hand, runs((3, None), (3, None)))
        assert not holds(hand, runs((3, None), (4, None)))

    @pytest.mark.parametrize("seed", some(range(20), 6))
    def test_it_is_filled_with_the_fewest_cards(self, seed):
        dice = random.Random(seed)
        for _ in range(60):
            hand, parts = some_hand(dice, dice.randint(0, 6)), some_claim(dice, 6)
            allowed = hand | some_hand(dice, dice.randint(8, 30))
            best = fill_hand(hand, parts, allowed, 12)
            fewest = fewest_by_trying(hand, parts, allowed)
            assert (best is None) == (fewest is None or fewest > 12)
            if best is not None:
                assert count(best) == fewest
                assert hand & ~best == best & ~allowed == 0
                assert not parts or holds(best, parts)


def some_hand(dice, size):
    return hand_of(dice.sample(PACK, size))


def fewest_by_trying(hand, parts, allowed):
    """The size of the smallest hand that holds the parts; None if there is none."""
    found = by_trying([Need(32, allowed, hand, [parts])])
    return min((count(hands[0]) for hands in found), default=None)


def by_trying(needs):
    """All hands that the needs take, each part put in each of its places."""
    parts = [
        (seat, part)
        for seat, need in enumerate(needs)
        for claim in need.claims
        for part in claim
    ]
    parts.sort(key=lambda pair: [Set, Run, Point].index(type(pair[1])))
    return placed(needs, [need.held for need in needs], [0] * len(needs), parts)


def placed(needs, hands, in_runs, parts):
    """All hands with some parts, (seat, part) each, in all their places."""
    if not parts:
        yield hands
        return
    (seat, part), rest = parts[0], parts[1:]
    others = sum(hands) - hands[seat]
    for cards in every_place(part):
        run = cards if type(part) is Run else 0
        hand = hands[seat] | cards
        is_free = not cards & (others | ~needs[seat].allowed) | run & in_runs[seat]
        if is_free and count(hand) <= needs[seat].size:
            after = [*hands[:seat], hand, *hands[seat + 1 :]]
            running = [*in_runs[:seat], in_runs[seat] | run, *in_runs[seat + 1 :]]
            yield from placed(needs, after, running, rest)


def every_place(part):
    """All cards that make a part, and no more than make it."""
    if type(part) is Set:
        of_rank = [BITS[part.rank + suit] for suit in "CDHS"]
        return [sum(chosen) for chosen in combinations(of_rank, part.count)]
    suits = [8 * place for place in range(4) if part.suit in (None, "CDHS"[place])]
    if type(part) is Point:
        pips = part.pips or 0
        ways = [n for n in BY_LENGTH[part.length] if PIP_COUNTS[n] >= pips]
    else:
        tops = [place for place, rank in enumerate(RANKS) if part.top in (None, rank)]
        lows = [top - part.length + 1 for top in tops]
        ways = [(1 << part.length) - 1 << low for low in lows if low >= 0]
    return [cards << suit for suit in suits for cards in ways]


def some_claim(dice, most):
    """A claim of at most so many cards; now and then of nothing."""
    length = dice.randint(3, most)
    top = dice.choice([None, dice.choice(RANKS[length - 1 :])])
    pips = dice.choice([None, dice.randint(*PIPS_OF_POINTS[length])])
    suit = dice.choice([None, None, None, "S"])
    ranks = dice.sample("TJQKA", 2)
    return dice.choice(
        [
            [],
            [Run(length, top, suit)],
            [Run(3, None, suit), Run(3, dice.choice("9TJQKA"), None)],
            [Point(length, pips, suit)],
            [Set(rank, dice.choice([3, 3, 4])) for rank in ranks[: dice.randint(1, 2)]],
        ]
    )


def some_needs(dice, seats, claims):
    """Needs of so many seats that make so many claims, and have played some cards."""
    pack = dice.sample(PACK, len(PACK))
    needs = [some_need(dice, SIZES[seats], pack) for _ in range(seats)]
    for _ in range(claims):
        dice.choice(needs).claims.append(some_claim(dice, 6))
    return [
        Need(need.size, need.allowed, need.held, one_of_each(need.claims))
        for need in needs
    ]


def some_need(dice, size, pack):
    """What is known of a hand, without claims."""
    allowed = dice.choice([WHOLE] * 8 + [WHOLE & ~COURTS, some_hand(dice, 20)])
    held = hand_of([pack.pop() for _ in range(dice.choice([0, 0, 1, 3]))])
    return Need(size, allowed, held & allowed, [])


def one_of_each(claims):
    """Of some claims one of each class."""
    return list({type(parts[0]): parts for parts in claims if parts}.values())


class TestManyHands:
    """The search, against one that tries everything."""

    @pytest.mark.parametrize("seed", some(range(40), 12))
    @pytest.mark.parametrize("seats", SIZES)
    def test_hands_are_found_exactly_where_there_are_some(self, seats, seed):
        dice = random.Random(f"{seats} {seed}")
        for _ in range(50):
            needs = some_needs(dice, seats, dice.randint(1, 5))
            hands = find_hands(needs)
            is_any = any(True for _ in by_trying(needs))
            assert (hands is not None) == is_any, needs
            if hands:
                meet(hands, needs)

    @pytest.mark.parametrize("seed", some(range(40), 12))
    def test_hands_that_are_kept_allow_what_a_search_finds(self, seed):
        dice = random.Random(seed)
        seats = dice.choice(list(SIZES))
        imagined = imagine(some_needs(dice, seats, 0))
        for _ in range(60):
            seat, need = told(dice, imagined.needs)
            needs = imagined.needs | {seat: need}
            known = [id(parts) for parts in imagined.needs[seat].claims]
            fresh = [parts for parts in need.claims if id(parts) not in known]
            hands = imagined.hands_with(seat, need, fresh)
            assert (hands is None) == (find_hands(in_order(needs)) is None)
            if hands:
                meet(in_order(hands), in_order(needs))
            if hands or dice.random() < 0.01:
                imagined.needs, imagined.hands = needs, hands

    @pytest.mark.parametrize("seed", some(range(20), 6))
    def test_cards_that_are_played_are_borne_while_there_are_hands(self, seed):
        dice = random.Random(seed)
        for _ in range(10):
            needs = some_needs(dice, 2, 3)
            imagined = imagine(needs)
            held = needs[0].held | needs[1].held
            cards = dice.sample([c for c in PACK if not BITS[c] & held], 16)
            for plays in zip(cards[::2], cards[1::2], strict=True):
                is_borne = imagined.bears([(n, BITS[c]) for n, c in enumerate(plays)])
                assert is_borne == (find_hands(in_order(imagined.needs)) is not None)
                if is_borne:
                    meet(in_order(imagined.hands), in_order(imagined.needs))


def imagine(needs):
    """What is imagined for a list of needs, whatever they ask for."""
    imagined = PossibleDeal(dict(enumerate(needs)))
    imagined.hands = None
    imagined.look_again()
    return imagined


def in_order(by_seat):
    """What each seat has, as a list."""
    return [by_seat[seat] for seat in sorted(by_seat)]


def told(dice, needs):
    """What a seat tells next, or takes back: (seat, its need then)."""
    seat = dice.choice(list(needs))
    now = needs[seat]
    size, allowed, held, claims = now.size, now.allowed, now.held, now.claims
    kind = dice.random()
    if kind < 0.05:
        allowed = dice.choice([WHOLE, WHOLE & ~COURTS])
    elif kind < 0.1:
        size -= 1
    elif kind < 0.15:
        claims = []
    elif kind < 0.2:
        held |= BITS[dice.choice(PACK)] & allowed
    else:
        claims = one_of_each([*claims, some_claim(dice, 6)])
    return seat, Need(size, allowed, held & allowed, claims)


def meet(hands, needs):
    """Checks that hands are what the needs ask for."""
    assert all(not one & other for one, other in combinations(hands, 2))
    for hand, need in zip(hands, needs, strict=True):
        assert count(hand) <= need.size
        assert need.held & ~hand == hand & ~need.allowed == 0
        assert all(holds(hand, parts) for parts in need.claims)


def needs_of(size, *hands):
    """The needs of players of whom nothing is known but what they claim."""
    return [Need(size, WHOLE, 0, list(claims)) for claims in hands]


# claims that no hands hold, for reasons that show only when most of them are placed
CONTRADICTIONS = {
    "five of a rank": needs_of(12, [runs((3, "T"), (4, "K"))], [sets(("T", 3))]),
    "too many trios beside a whole suit": needs_of(
        8,
        [point(8, 75), runs((4, "T"))],
        [sets(("T", 3), ("Q", 3)), runs((3, None))],
        [sets(("K", 3)), point(3)],
        [sets(("A", 3)), point(6)],
    ),
    "more cards of two hands than three trios leave": needs_of(
        10,
        [point(3, 27), runs((3, None), (5, "J"))],
        [point(3, 30), runs((3, "Q")), sets(("A", 3), ("J", 3))],
        [point(6, 58), sets(("T", 3))],
    ),
}


@pytest.mark.parametrize("reason", CONTRADICTIONS)
def test_a_contradiction_shows_early(reason, monkeypatch):
    steps, placed = [], Search.place_parts
    monkeypatch.setattr(
        Search, "place_parts", lambda *about: steps.append(about) or placed(*about)
    )
    assert find_hands(CONTRADICTIONS[reason]) is None
    assert len(steps) < 60


def test_exactly_four_of_a_rank_are_not_too_many():
    needs = needs_of(12, [runs((6, None)), sets(("T", 3))], [runs((3, "T"))])
    assert find_hands(needs) is not None


def test_two_points_share_a_suit():
    needs = needs_of(12, [[Point(4, 36, "S")]], [[Point(4, 36, "S")]])
    assert find_hands(needs) is not None
    needs = needs_of(12, [[Point(4, 36, "S")]], [[Point(4, 40, "S")]])
    assert find_hands(needs) is None


def test_asking_changes_nothing():
    first, second = needs_of(8, [], [])
    imagined = PossibleDeal({0: first, 1: second})
    need = needs_of(8, [sets(("A", 4))])[0]
    assert imagined.hands_with(0, need, need.claims)
    assert imagined.needs == {0: first, 1: second}
    assert imagined.hands == {0: 0, 1: 0}
