"""Answers at Piquet: what they prove about the hands, and what they exclude."""

import random
import sys
from itertools import product

import pytest

import rules
from rules.games.piquet.claims import Claim
from rules.games.piquet.combinations import Point, Run, Set
from rules.games.piquet.declare import DECLARE
from rules.games.piquet.evidence import better_parts
from rules.games.piquet.holdings.cards import WHOLE
from rules.games.piquet.holdings.fewest_cards import holds
from rules.games.piquet.holdings.proofs import hands_proved, needs_of
from rules.games.piquet.holdings.search import Need, find_hands
from tests.often import some
from tests.random_player import RandomPlayer
from tests.rules.piquet_deals import CLASSES, RealDeal
from tests.rules.piquet_hands import LONG_HEARTS, MANY_QUATORZES
from tests.rules.tables.piquet import (
    CLOSE,
    answer,
    hand,
    none,
    point,
    record,
    refusal,
    runs,
    sets,
    totals,
    trick,
)
from tests.sentences import CLAIMS_AGAINST_PLAY

DEALS = 60  # of every run of a block
ANN = MANY_QUATORZES
BOB = LONG_HEARTS


def sentence(*entries):
    """The sentence with which the last entry is refused."""
    with pytest.raises(rules.RuleError) as refused:
        rules.score(record(*entries))
    return refused.value.message


class TrueTable:
    """A real deal told with answers, each of them true; elder is seat 0."""

    def __init__(self, seed):
        self.deal, self.dice = RealDeal(seed), random.Random(f"answers {seed}")
        self.entries = []

    def play(self):
        """All entries up to the play."""
        for kind in CLASSES:
            self.speak(kind)
            self.enter_a_hand()
        for seat in (0, 1):
            self.enter_a_hand(seat)
        return [*self.entries, CLOSE]

    def enter_a_hand(self, seat=1):
        told = [entry["seat"] for entry in self.entries if entry["type"] == "hand"]
        if seat not in told and self.dice.random() < 0.3:
            self.entries.append(hand(seat, " ".join(self.deal.hands[seat])))

    def speak(self, kind):
        """Elder claims in a class; younger answers, or claims."""
        if not self.claims(0, kind) or self.dice.random() < 0.2:
            self.entries += [self.said(seat, kind) for seat in (0, 1)]
            self.tell_a_tie(kind)
            return
        self.entries.append(self.said(0, kind))
        self.answer(kind)

    def claims(self, seat, kind):
        return self.deal.claims[seat, kind]

    def said(self, seat, kind, is_full=None):
        if is_full is None:
            is_full = self.dice.random() < 0.4
        return self.deal.said(seat, kind, is_full)

    def tell_a_tie(self, kind):
        for seat in self.deal.tied(kind):
            full = self.said(seat, kind, is_full=True)
            if full not in self.entries:
                self.entries.append(full)

    def answer(self, kind):
        """A true answer to the claim, perhaps after the question for its detail."""
        own, theirs = self.held(kind), max(self.claims(0, kind))[:2]
        claimed = max(self.claims(1, kind), default=(0,))[:2]
        is_level = claimed[0] == theirs[0] and kind != "set"
        if is_level and self.dice.random() < 0.5:
            own = claimed
            self.entries.append(self.said(1, kind, is_full=False))
            if self.dice.random() < 0.7:
                self.entries.append(self.said(0, kind, is_full=True))
        reply = "not_good" if own > theirs else "good"
        if own == theirs:
            reply = "equal"
        if reply != "equal" and self.dice.random() < 0.1:
            reply = "good"
        self.entries.append(answer(1, kind, reply))
        if reply == "not_good" and own is not claimed and claimed > theirs:
            self.dice.choice([self.entries, []]).append(self.said(1, kind, True))

    def held(self, kind):
        """The best that younger holds."""
        find = {"point": "points", "sequence": "runs", "set": "sets"}[kind]
        every = getattr(self.deal, find)(self.deal.hands[1])
        return max(every, default=(0, 0))[:2]


@pytest.mark.parametrize("block", some(range(40), 4))
def test_no_true_answer_is_refused_nor_what_is_true_beside_it(block):
    replies = set()
    for seed in range(block * DEALS, (block + 1) * DEALS):
        entries = TrueTable(seed).play()
        replies |= {one["reply"] for one in entries if one["type"] == "answer"}
        try:
            rules.score(record(*entries))
        except rules.RuleError as error:
            pytest.fail(f"{error.code} {error.message} {entries[: error.entry + 1]}")
    assert replies >= {"good", "not_good"}


HOW_HIGH = (runs(0, "3"), runs(1, "3"), runs(0, "3K"))
NOT_GOOD = (*HOW_HIGH, answer(1, "sequence", "not_good"))
PROVED = "Bob said “Not good” to Ann's tierce to the king, so Bob must hold "


class TestNotGood:
    """The other player holds something better."""

    @pytest.mark.parametrize("rank", ["aces", "kings", "queens"])
    def test_ace_to_queen_leave_no_four_of_these(self, rank):
        letter = rank[0].upper()
        assert refusal(*NOT_GOOD, sets(0, f"4{letter}")) == "impossible_together"
        assert sentence(*NOT_GOOD, sets(0, f"4{letter}")) == (
            f"{PROVED}a tierce to the ace. That cannot fit with Ann's four {rank}."
        )

    def test_all_else_is_open(self):
        for text in ("3A", "3K", "3Q", "4J", "4T"):
            assert totals(*NOT_GOOD, sets(0, text))[0] > 0

    def test_it_may_be_one_of_several_things(self):
        spoken = (runs(0, "3K"), answer(1, "sequence", "not_good"))
        assert totals(*spoken, sets(0, "4A")) == [17, 0]
        crowded = (*spoken, sets(0, "4A", "4T"))
        assert sentence(*crowded) == (
            f"{PROVED}something better. That cannot fit with Ann's four aces and "
            "Ann's four tens."
        )

    def test_answers_of_several_classes_count_together(self):
        spoken = (point(0, 3), answer(1, "point", "good"))
        spoken += (runs(0, "7"), answer(1, "sequence", "not_good"))
        assert totals(*spoken, sets(0, "3A"))[0] == 23
        assert refusal(*spoken, sets(0, "4A")) == "impossible_together"

    def test_a_better_claim_takes_its_place(self):
        spoken = (runs(0, "3K"), answer(1, "sequence", "not_good"), runs(1, "4Q"))
        assert totals(*spoken, sets(0, "4A")) == [14, 4]
        assert refusal(*spoken, sets(0, "4Q")) == "impossible_together"

    def test_nothing_to_claim_takes_it_back(self):
        spoken = (runs(0, "7"), answer(1, "sequence", "not_good"))
        assert totals(*spoken, none(1, "sequence"), sets(0, "4A")) == [31, 0]

    def test_a_miscall_takes_it_back(self):
        miscall = {"type": "penalty", "offence": "miscall", "class": "sequence"}
        for seat, told in ((0, NOT_GOOD), (1, NOT_GOOD)):
            assert totals(*told, miscall | {"seat": seat}, sets(0, "4A"))[0] >= 14

    @pytest.mark.parametrize(
        ("claim", "words"),
        [
            (sets(0, "4A"), "four aces. The answer is “Good”."),
            (sets(0, "4A", "3T"), "four aces. The answer is “Good”."),
            (point(0, 8), "point of 8. The answer is “Good” or “Equal”."),
            (runs(0, "8"), "huitième. The answer is “Good” or “Equal”."),
        ],
    )
    def test_it_is_refused_where_nothing_is_better(self, claim, words):
        said = (claim, answer(1, claim["class"], "not_good"))
        assert refusal(*said) == "impossible_together"
        assert sentence(*said) == f"Nothing beats Ann's {words}"

    def test_it_is_not_where_a_little_is(self):
        for claim in (sets(0, "4K"), point(0, 7, 68), runs(0, "7A"), sets(0, "3A")):
            assert totals(claim, answer(1, claim["class"], "not_good")) != [0, 0]

    def test_it_is_refused_where_no_cards_are_left_for_it(self):
        said = (sets(0, "4K", "3A"), runs(1, "4J"), CLOSE)
        assert totals(*said) == [17, 4]
        spoken = (runs(1, "3Q"), sets(0, "4K"), answer(0, "sequence", "not_good"))
        assert totals(*spoken) == [14, 3]
        spoken = (point(0, 7), runs(0, "7K"), sets(1, "4T"))
        assert refusal(*spoken) == "impossible_together"
        spoken = (runs(1, "3K"), sets(1, "4T", "4A"), answer(0, "sequence", "not_good"))
        assert refusal(*spoken) == "impossible_together"
        assert sentence(*spoken) == (
            "Ann cannot hold anything better than Bob's tierce to the king. Such a "
            "claim would contradict Bob's tierce to the king, Bob's four tens and "
            "Bob's four aces."
        )

    def test_in_a_tie_it_is_about_what_the_other_told(self):
        lowest = (runs(0, "3"), runs(1, "39"), answer(1, "sequence", "not_good"))
        assert sentence(*lowest) == (
            "Bob's tierce to the nine is the lowest of its length. The answer is "
            "“Good” or “Equal”."
        )
        highest = (runs(0, "3A"), runs(1, "3"), answer(1, "sequence", "not_good"))
        assert refusal(*highest) == "impossible_together"
        ten = (runs(0, "3"), runs(1, "3T"), answer(1, "sequence", "not_good"))
        assert totals(*ten) == [0, 3]


class TestEqual:
    """The other player holds as much."""

    def test_the_same_top_is_needed_twice(self):
        spoken = (runs(0, "3K"), answer(1, "sequence", "equal"))
        assert totals(*spoken, sets(0, "3A")) == [3, 0]
        assert refusal(*spoken, sets(0, "4K")) == "impossible_together"
        assert sentence(*spoken, sets(0, "4K")) == (
            "Bob said “Equal” to Ann's tierce to the king, so Bob must hold as much. "
            "That cannot fit with Ann's four kings."
        )

    def test_a_top_that_nobody_told_is_the_same_for_both(self):
        spoken = (runs(0, "3"), answer(1, "sequence", "equal"))
        own = hand(0, "AS KS QS AH AD 9H 8D 7C TC TD 7H 7D")
        assert totals(*spoken, own) == [0, 0]
        own = hand(0, "AS KS QS AH AD AC 9H 8D 7C TC TD 7H")
        assert refusal(*spoken, own) == "impossible_together"

    def test_it_is_refused_where_no_cards_are_left_for_it(self):
        spoken = (runs(1, "3A"), sets(1, "4Q"), answer(0, "sequence", "equal"))
        assert refusal(*spoken) == "impossible_together"
        assert sentence(*spoken).startswith("Ann cannot hold as much as Bob's tierce")


class TestGood:
    def test_it_proves_nothing_as_a_player_may_sink(self):
        said = (
            sets(0, "3T"),
            answer(1, "set", "good"),
            hand(1, BOB.replace("KS", "AD")),
        )
        assert totals(*said) == [3, 0]


class TestHands:
    """Cards that are known are held against the answers as well."""

    def test_an_answer_against_the_hand(self):
        for reply, words in (
            ("not_good", "anything better than"),
            ("equal", "as much as"),
        ):
            said = (hand(1, BOB), point(0, 5), answer(1, "point", reply))
            assert refusal(*said) == "not_held"
            assert sentence(*said) == (
                f"Bob cannot hold {words} Ann's point of 5. "
                "The hand entered shows that."
            )
        assert totals(hand(1, BOB), point(0, 3), answer(1, "point", "not_good")) == [
            3,
            0,
        ]

    def test_a_hand_against_the_answer(self):
        said = (*NOT_GOOD, hand(1, BOB))
        assert refusal(*said) == "not_held"
        better = (runs(0, "3K"), answer(1, "sequence", "not_good"), hand(1, BOB))
        assert (
            sentence(*better)
            == f"{PROVED}something better. This hand does not fit that answer."
        )

    def test_the_other_hand_must_leave_the_cards(self):
        said = (*NOT_GOOD, hand(0, ANN.replace("AD", "AH").replace("TD", "AC")))
        assert refusal(*said) == "not_held"
        left = (point(0, 3), answer(1, "point", "not_good"), hand(0, ANN))
        assert totals(*left) == [3, 0]

    def test_a_short_hand_must_hold_it(self):
        short = {"type": "penalty", "offence": "short_hand", "seat": 1, "missing": 5}
        said = (point(0, 7), answer(1, "point", "not_good"))
        assert totals(*said, short | {"missing": 4}) == [7, 0]
        assert totals(*said, short) == [7, 0]
        said = (point(0, 7, 68), answer(1, "point", "not_good"))
        assert refusal(*said, short) == "impossible_together"

    def test_the_referee_doubts_claims_and_not_answers(self):
        said = (runs(0, "3K"), answer(1, "sequence", "not_good"))
        played = [trick(cards=f"A{suit} 7{suit}") for suit in "SHDC"]
        texts = [
            one["text"] for one in rules.score(record(*said, *played))["announcements"]
        ]
        assert CLAIMS_AGAINST_PLAY not in texts


class TestAtRandom:
    """Answers that the pad offers, and what stays open because of them."""

    @pytest.mark.parametrize("seed", some(range(60), 12))
    @pytest.mark.parametrize("key", ["piquet", "piquet_ecrire"])
    def test_who_said_not_good_can_claim_something_better(self, key, seed):
        player = talker(key, seed)
        while player.referee.result is None:
            player.enter_something()
            assert all(is_owner_able(player.referee.table.deal)), player.record

    def test_all_answers_are_given(self):
        players = [talker("piquet", seed) for seed in range(12)]
        entries = [entry for player in players for entry in player.play()["entries"]]
        given = [entry["reply"] for entry in entries if entry["type"] == "answer"]
        assert set(given) == {"good", "not_good", "equal"}
        assert len(given) > 50


def talker(key, seed):
    """A random player who mostly tells a deal as it is said."""
    return RandomPlayer(rules.card_game_named(key), f"answers {seed}", way="call")


def is_owner_able(deal):
    """For each answer that still proves something better, whether it can be claimed.

    Cards that are played later may deny what was said before.
    """
    book = deal.declarations
    for kind in () if deal.is_closed else deal.holdings.proofs.ways:
        seat, reply = book.answers[kind]
        if reply == "not_good" and book.declaration(seat, kind) is None:
            yield DECLARE.may_claim(deal, seat, kind)


def test_what_is_proved_costs_the_pad_little():
    """In calls of functions, which no busy machine changes."""
    with_proofs = without = 0
    for seed in range(40):
        referee = rules.replay(record())
        for entry in TrueTable(seed).play():
            referee.enter(entry)
            proofs = referee.table.deal.holdings.proofs
            with_proofs += calls_of(referee)
            kept, proofs.ways = proofs.ways, {}
            without += calls_of(referee)
            proofs.ways = kept
    assert without < with_proofs < 1.3 * without


def calls_of(referee):
    """How many functions are called to strike out the prompts of a table."""
    calls = 0

    def count(_frame, event, _argument):
        nonlocal calls
        calls += event == "call"

    before = sys.getprofile()
    sys.setprofile(count)
    referee.prompts("call")
    sys.setprofile(before)
    return calls


class TestTheSearch:
    """Against trying each way of each answer beside each other."""

    @pytest.mark.parametrize("seed", some(range(20), 4))
    def test_it_finds_hands_where_there_are_any(self, seed):
        dice, outcomes = random.Random(seed), set()
        for _ in range(40):
            needs = {seat: some_need(dice) for seat in (0, 1)}
            start = find_hands([needs[0], needs[1]])
            kinds = dice.sample(["point", "sequence"], dice.randint(1, 2))
            answers = [some_ways(dice, kind) for kind in kinds]
            if start is None:
                continue
            found = hands_proved(needs, dict(enumerate(start)), answers)
            assert (found is not None) == any(
                find_hands(with_ways(needs, ways)) for ways in product(*answers)
            )
            outcomes.add(found is not None)
            if found:
                assert not found[0] & found[1]
                for ways in answers:
                    assert any(is_true(way, found) for way in ways)
        assert True in outcomes


def some_need(dice):
    """A small hand that holds some sets and a run, of cards at random."""
    ranks = dice.sample("TJQKA", 2)
    parts = [[Set(rank, dice.choice([3, 4])) for rank in ranks]]
    parts.append([Run(dice.choice([3, 4]), None, None)])
    return Need(dice.randint(10, 12), WHOLE, 0, parts)


def some_ways(dice, kind):
    """What a point or a run that is better than another can be."""
    seat, size = dice.choice([0, 1]), dice.choice([3, 4, 5, 6])
    part = Point(size, None, None)
    if kind == "sequence":
        part = Run(size, dice.choice("QKA"), None)
    claim = Claim(kind, [part])
    return [{seat: [part]} for part in better_parts(claim)]


def with_ways(needs, ways):
    """The needs as a list, with those of all ways."""
    for way in ways:
        needs = needs_of(way, needs)
    return [needs[0], needs[1]]


def is_true(way, hands):
    return all(holds(hands[seat], way[seat]) for seat in way)
