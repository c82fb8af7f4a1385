"""Bezique's book of melds by cards: what can be, and no more, is accepted."""

import itertools
import random

import pytest

from rules.games.bezique.copies import Copies
from rules.games.bezique.copies.limits import is_possible, lightest, trim_load
from rules.games.bezique.copies.meld_allocations import Ways
from rules.games.bezique.copies.simplification import tighten
from rules.games.bezique.melder import takings
from rules.games.bezique.melds import Claim
from tests.often import some
from tests.rules.bezique_worlds import Worlds

BEZIQUES = ["bezique", "double_bezique", "triple_bezique", "quadruple_bezique"]
CARDS = [rank + suit for suit in "SHD" for rank in "AKQJT7"]


class House:
    """The few rules that the book looks at."""

    def __init__(self, copies=2, **other):
        self.copies = copies
        self.is_once = self.may_repeat_double = self.is_polish = False
        self.may_add_bezique = True
        for name, value in other.items():
            setattr(self, name, value)


def book(copies=2, seats=2, turned="8H", partners=None, **other):
    return Copies(House(copies, **other), partners or [None] * seats, turned)


def marriage(suit, lying=None):
    return claim("marriage", "marriage", ["K" + suit, "Q" + suit], lying)


def sequence(suit, lying=None):
    return claim("sequence", "sequence", [rank + suit for rank in "ATKQJ"], lying)


def bezique(size=1, lying=None):
    return claim("bezique", BEZIQUES[size - 1], ["QS", "JD"] * size, lying, size)


def four(cards, lying=None):
    return claim("four", "four_queens", cards.split(), lying)


def claim(kind, reason, cards, lying, size=1):
    suit = cards[0][1] if cards else None
    made = Claim(kind, reason, cards, size, suit)
    made.lying = None if lying is None else lying.split()
    return made


def code(refusal):
    return refusal and refusal[0]


def take(pad, made, seat, is_scored=True):
    """Lays a claim down if it can be; the code of the refusal, or None."""
    why = pad.why_not(made, seat)
    if why is None:
        pad.take(made, seat, is_scored)
    return code(why)


def play(pad, *plays, winner=0, opens=()):
    """Plays (seat, card) or (seat, card, from the table); whether that can be."""
    return played(pad.playing_of(told(plays), winner, opens))


def played(playing):
    """Whether a trick can be played; if it can, it is."""
    if playing.why_not():
        return False
    playing.take()
    return True


def may_play(pad, *plays):
    """Whether cards can be played."""
    return pad.playing_of(told(plays), plays[0][0], ()).why_not() is None


def may_play_out(pad, *plays, last=1, left=7):
    """Whether cards can be played once the stock is out."""
    return pad.playing_out(plays, last, left).why_not() is None


def told(plays):
    """Plays of which nobody has said where they came from, where that is left out."""
    return [(*one, None) if len(one) == 2 else one for one in plays]


def test_a_card_can_be_played_once_for_each_pack():
    pad = book()
    assert play(pad, (0, "KH"), (1, "KH"))
    assert not play(pad, (0, "KH"))


def test_only_its_player_can_play_a_card_on_the_table():
    pad = book()
    assert play(pad, (1, "QS"))
    assert take(pad, bezique(), 0) is None
    assert not play(pad, (1, "QS"))
    assert play(pad, (0, "QS"))


def test_the_turned_card_cannot_be_played():
    assert not play(book(copies=1, turned="8H"), (0, "8H"))


def test_the_last_to_draw_has_the_turned_card():
    pad = book(copies=1, turned="8H")
    assert not may_play_out(pad, (0, "8H"))
    assert may_play_out(pad, (1, "8H"))
    assert played(pad.playing_out([(0, "AH"), (1, "7H")], last=1, left=7))
    assert not may_play_out(pad, (0, "8H"))
    assert may_play_out(pad, (1, "8H"))


def test_the_exchanger_has_the_turned_card_and_the_last_to_draw_the_seven():
    pad = book(copies=1, turned="KH")
    assert pad.why_not_exchange(0) is None
    pad.exchange(0)
    assert not may_play(pad, (1, "KH"))
    assert take(pad, marriage("H"), 0) is None
    assert may_play_out(pad, (1, "7H"), (0, "KH"))
    assert not may_play_out(pad, (0, "7H"))


def test_a_king_that_was_played_may_be_the_one_that_lay_there_or_the_other():
    pad = book()
    assert take(pad, marriage("S"), 0) is None
    assert play(pad, (0, "KS"))
    again = marriage("S", lying="QS")
    assert code(pad.why_not(again, 0)) == "already_used"
    assert code(pad.why_not(four("KS KH KD KC", lying="KS"), 0)) is None
    assert code(pad.why_not(four("KS KH KD KC", lying=""), 0)) is None


def test_what_was_said_of_the_table_settles_which_card_is_gone():
    pad = book()
    assert take(pad, marriage("S"), 0) is None
    assert play(pad, (0, "KS", True))
    fours = four("KS KH KD KC", lying="KS")
    assert code(pad.why_not(fours, 0)) == "not_available"
    assert not may_play(pad, (0, "KS", True))
    assert play(pad, (0, "KS", False))


def test_the_same_king_and_queen_serve_in_a_marriage_and_then_in_a_sequence():
    pad = book()
    assert take(pad, marriage("H"), 0) is None
    assert take(pad, sequence("H", lying="KH QH"), 0) is None
    assert take(pad, marriage("H", lying="KH QH"), 0) == "already_used"


def test_a_bezique_then_a_double_of_it_and_a_new_one():
    pad = book()
    assert take(pad, bezique(), 0) is None
    assert take(pad, bezique(2, lying="QS JD"), 0) is None
    assert take(pad, bezique(), 0) == "already_used"


def test_two_beziques_that_both_scored_make_no_double():
    pad = book()
    assert take(pad, bezique(), 0) is None
    assert take(pad, bezique(), 0) is None
    assert take(pad, bezique(2), 0) == "already_used"


def test_with_single_beziques_a_second_one_makes_no_double():
    pad = book(may_add_bezique=False)
    assert take(pad, bezique(), 0) is None
    assert code(pad.why_not(bezique(2), 0)) == "already_used"
    assert take(pad, bezique(), 0) is None


def test_a_double_may_be_made_again_where_that_is_the_rule():
    for may_repeat, expected in ((False, "already_used"), (True, None)):
        pad = book(copies=3, may_repeat_double=may_repeat)
        assert take(pad, bezique(2), 0) is None
        assert take(pad, bezique(2, lying="QS JD"), 0) == expected


def test_a_meld_that_is_only_laid_has_not_served():
    pad = book()
    assert take(pad, bezique(), 0, is_scored=False) is None
    assert take(pad, bezique(lying="QS JD"), 0) is None


def test_a_player_holds_seven_cards_between_playing_and_drawing():
    pad = book()
    assert take(pad, sequence("H"), 0) is None
    assert take(pad, bezique(), 0) is None
    assert take(pad, marriage("C"), 0) == "hand_limit"


def test_a_seven_that_would_be_the_eighth_card_cannot_be():
    pad = book()
    assert take(pad, sequence("H"), 0) is None
    assert take(pad, bezique(), 0) is None
    assert code(pad.why_not_show(0)) == "hand_limit"


def test_the_limit_of_seven_tells_which_cards_were_played_from_the_table():
    pad = book()
    assert take(pad, sequence("H"), 0) is None
    assert take(pad, bezique(), 0) is None
    assert play(pad, (0, "AH"))
    assert play(pad, (0, "TH"))
    assert take(pad, marriage("C"), 0) is None
    assert not may_play(pad, (0, "AH", True))
    assert play(pad, (1, "AH"))


def test_a_partner_lends_all_but_one_card_of_a_meld():
    pad = book(copies=4, partners=[2, 3, 0, 1], seats=4)
    assert take(pad, four("QH QS QD QC"), 2) is None
    assert take(pad, bezique(lying="QS"), 0) is None
    pad = book(copies=4, partners=[2, 3, 0, 1], seats=4)
    assert take(pad, marriage("H"), 2, is_scored=False) is None
    assert take(pad, marriage("H", lying="KH QH"), 0) == "not_available"
    assert take(pad, marriage("H", lying="KH"), 0) is None


def test_a_card_of_a_partner_stays_theirs_to_play():
    pad = book(copies=1, partners=[2, 3, 0, 1], seats=4)
    assert take(pad, marriage("H"), 2, is_scored=False) is None
    assert not play(pad, (0, "KH"))
    assert play(pad, (2, "KH"))


def test_polish_cards_that_were_won_are_melded_but_never_played():
    pad = book(is_polish=True)
    assert play(pad, (0, "AH"), (1, "KH"), winner=0, opens=["KH"])
    assert play(pad, (0, "KH"))
    assert not may_play(pad, (0, "KH"))
    assert take(pad, marriage("H", lying="KH"), 0) is None


def test_polish_cards_keep_only_the_marks_of_their_own_side():
    pad = book(is_polish=True)
    assert take(pad, marriage("H"), 0) is None
    assert play(pad, (0, "KH", True), (1, "AH"), winner=1, opens=["KH"])
    assert take(pad, marriage("H", lying="KH"), 1) is None


def test_polish_marks_stay_on_cards_that_their_own_side_won_back():
    pad = book(is_polish=True)
    assert take(pad, marriage("H"), 0) is None
    assert play(pad, (0, "KH", True), (1, "7H"), winner=0, opens=["KH"])
    assert take(pad, marriage("H", lying="KH"), 0) == "already_used"


def test_open_cards_do_not_count_among_the_seven():
    pad = book(is_polish=True)
    assert play(pad, (0, "KC"), (1, "QC"), winner=0, opens=["KC", "QC"])
    assert take(pad, sequence("H"), 0) is None
    assert take(pad, bezique(), 0) is None
    assert take(pad, marriage("C", lying="KC QC"), 0) is None


def test_in_five_hundred_a_card_serves_once():
    pad = book(copies=1, is_once=True)
    assert take(pad, marriage("S"), 0) is None
    assert take(pad, bezique(lying="QS"), 0) == "already_used"


def test_who_has_as_many_known_cards_as_tricks_left_plays_those():
    pad = book(turned="9C")
    assert take(pad, sequence("H"), 0) is None
    assert may_play_out(pad, (0, "8C"), left=5)
    assert not may_play_out(pad, (0, "8C"), left=4)
    assert may_play_out(pad, (0, "AH"), left=4)
    assert played(pad.playing_out([(0, "AH")], last=1, left=4))
    assert not may_play_out(pad, (1, "TH"), (1, "TH"), left=4)


# what is done: the question that goes before it
ASKED = {"take": "why_not", "show": "why_not_show", "exchange": "why_not_exchange"}


class Player:
    """Does things at random in both books, which must say the same."""

    def __init__(self, seed):
        self.random = chance = random.Random(seed)
        self.seats = chance.choice([2, 2, 3, 4, 4])
        copies = chance.choice([1, 2, 2, 3, 4])
        are_partners = self.seats == 4 and chance.random() < 0.6
        partners = [
            (seat + 2) % 4 if are_partners else None for seat in range(self.seats)
        ]
        house = House(
            copies,
            is_once=copies == 1,
            is_polish=self.seats == 2 and chance.random() < 0.4,
            may_add_bezique=chance.random() < 0.8,
            may_repeat_double=chance.random() < 0.3,
        )
        turned = chance.choice(CARDS[:5])
        self.house, self.suits = house, chance.choice(["HS", "SD", "HD", "S"])
        self.book = Copies(house, partners, turned)
        self.worlds = Worlds(house, partners, turned, CARDS)

    def act(self):
        """One thing that one of them does: what each book says to it."""
        seat, chance = self.random.randrange(self.seats), self.random.random()
        if chance < 0.45:
            return self.play()
        if chance < 0.5 and self.worlds.turned[0] != "7":
            return self.both("exchange", seat)
        if chance < 0.53:
            return self.both("show", seat)
        return self.both("take", *self.claim(), seat, self.random.random() < 0.85)

    def both(self, name, *parts):
        why_not = ASKED[name]
        said = code(getattr(self.book, why_not)(*parts[:2]))
        if said is None:
            getattr(self.book, name)(*parts)
        return said, getattr(self.worlds, name)(*parts)

    def play(self):
        seats = [self.random.randrange(self.seats) for _ in range(2)]
        cards = [rank + suit for suit in self.suits for rank in "KQQJAJ"]
        plays = [
            (seat, self.random.choice(cards), self.random.choice([None, True, False]))
            for seat in seats
        ]
        opens = [card for _seat, card, _flag in plays if card[0] in "KQJ"]
        parts = (plays, seats[0], opens if self.house.is_polish else [])
        return played(self.book.playing_of(*parts)), self.worlds.play(*parts)

    def play_out(self, last, left):
        """A trick of the last eight, of likely cards."""
        known = [card for card in self.book.ways.cards if card[0] in "AKQJT"]
        cards = known + [rank + suit for suit in self.suits for rank in "KQJA"]
        seats = self.random.sample(range(self.seats), self.seats)
        plays = [(seat, self.random.choice(cards)) for seat in seats]
        said = played(self.book.playing_out(plays, last, left))
        return said, self.worlds.play_out(plays, last, left) is None

    def has_four(self):
        """Whether four queens can be there: in one look, and choice by choice."""
        queens, seat = ["QC", "QD", "QH", "QS"], self.random.randrange(self.seats)
        chosen = itertools.combinations_with_replacement(queens, 4)
        found = [
            four(" ".join(cards))
            for cards in chosen
            if max(map(cards.count, cards)) <= self.house.copies
        ]
        listed = any(self.book.why_not(made, seat) is None for made in found)
        return self.book.has_four(four(" ".join(queens)), seat), listed

    def may_take(self):
        """Whether a meld may take cards that lie: in one look, and taking by taking."""
        [made], seat = self.claim(), self.random.randrange(self.seats)
        made.lying = None
        lying = {card: self.book.most_lying(card, seat) for card in made.cards}
        listed = any(
            self.book.why_not(made.with_lying(cards), seat) is None
            for cards in takings(made.each, lying)
        )
        return self.book.may_take(made, seat, lying), listed

    def claim(self):
        suit, size = self.random.choice(self.suits), self.house.copies
        queens = [rank + suit for suit in "SHD" for rank in "QQQQ"]
        made = self.random.choice(
            [
                marriage(suit),
                sequence(suit),
                bezique(self.random.randint(1, size)),
                four(" ".join(self.random.sample(queens, 4))),
            ]
        )
        if self.random.random() < 0.35:
            made.lying = [card for card in made.cards if self.random.random() < 0.5]
        return [made]


def test_laying_the_same_melds_again_and_again_leaves_few_limits():
    pad = book(copies=4, seats=4, partners=[2, 3, 0, 1])
    for size in (1, 2):
        assert take(pad, bezique(size), 0, is_scored=False) is None
    for turn in range(30):
        assert take(pad, bezique(2), 2 * (turn % 2), is_scored=False) is None
    assert len(pad.ways.rooms) <= 8


def random_ways(chance):
    """Ways of three cards, bound together by a few limits."""
    ways, limits = Ways(1), chance.randint(1, 4)
    ways.rooms = [chance.randint(0, 3) for _ in range(limits)]
    for card in ("KS", "QS", "JD"):
        ways.cards[card] = {
            (place,): [trim_load([chance.choice([0, 0, 1, 2]) for _ in range(limits)])]
            for place in range(chance.randint(1, 2))
        }
        ways.keep_light(card, lightest(ways.loads(card)))
    return ways


def possibilities(ways):
    """Where the cards can lie together, each combination of ways tried."""
    choices = [
        [(copies, loads) for copies, each in found.items() for loads in each]
        for found in ways.cards.values()
    ]
    return {
        tuple(copies for copies, _loads in chosen)
        for chosen in itertools.product(*choices)
        if is_possible(ways.rooms, [[load] for _copies, load in chosen])
    }


def test_forgetting_limits_changes_nothing_that_can_be():
    chance, thinned = random.Random(7), 0
    for _case in range(3000):
        ways = random_ways(chance)
        before, limits = possibilities(ways), len(ways.rooms)
        if before:
            tighten(ways)
            assert possibilities(ways) == before
            light = {card: lightest(ways.loads(card)) for card in ways.cards}
            assert ways.light.items() <= light.items()
            assert all(light[card] == [()] for card in light if card not in ways.light)
            thinned += len(ways.rooms) < limits
    assert thinned > 100


@pytest.mark.parametrize("block", some(range(8), 2))
def test_the_book_says_what_a_list_of_every_possibility_says(block):
    for seed in range(block * 50, block * 50 + 50):
        player = Player(seed)
        for step in range(24):
            said, listed = player.act()
            assert said == listed, (seed, step)
            if len(player.worlds.worlds) > 300:
                break


@pytest.mark.parametrize("block", some(range(4), 1))
def test_the_last_tricks_are_those_of_a_list_of_every_possibility(block):
    accepted = 0
    for seed in range(block * 50, block * 50 + 50):
        player = Player(seed)
        for _step in range(14):
            player.act()
            if len(player.worlds.worlds) > 100:
                break
        for left in (7, 6, 5, 4, 3, 2, 1, 0):
            said, listed = player.play_out(last=seed % player.seats, left=left)
            assert said == listed, (seed, left)
            accepted += said
    assert accepted > 50


@pytest.mark.parametrize("block", some(range(4), 1))
def test_one_look_finds_any_four_and_any_taking_that_can_be(block):
    seen = set()
    for seed in range(block * 30, block * 30 + 30):
        player = Player(seed)
        for step in range(16):
            player.act()
            for said, listed in (player.has_four(), player.may_take()):
                assert said == listed, (seed, step)
                seen.add(said)
            if len(player.worlds.worlds) > 100:
                break
    assert seen == {True, False}
