"""The cards of piquet on the pad: the second hand, and what each can play."""

import rules
from phone.screen import table_screen
from tests.rules.piquet_hands import AGAINST_FOUR_SUITS, FOUR_SUITS
from tests.rules.tables.piquet import awards, hand, record, trick

ANN = FOUR_SUITS
BOB = AGAINST_FOUR_SUITS


def asked(*entries, way="cards"):
    """The cards that the main question asks for."""
    sheet = rules.score(record(*entries, dealer=1), prompts=True)
    [main] = table_screen(sheet, way=way)["pad"]["main"]
    return main["fields"][-1]


def cards(suits):
    return [card["value"] for suit in suits for card in suit["cards"]]


def test_the_second_hand_is_tapped_in_a_grid_as_wide_as_the_first():
    first, second = asked(), asked(hand(0, ANN))
    assert (len(cards(first["suits"])), len(cards(second["suits"]))) == (32, 20)
    assert first["is_many"]
    assert second["is_many"]


def test_each_is_offered_their_own_cards():
    told = (hand(0, ANN), hand(1, BOB), *awards())
    ann, bob = asked(*told)["places"]
    assert sorted(cards(ann["suits"])) == sorted(ANN.split())
    assert sorted(cards(bob["suits"])) == sorted(BOB.split())
    bob, ann = asked(*told, trick(cards="8C KC"))["places"]
    assert bob["name"] == "Bob"
    assert "KC" not in cards(bob["suits"])
    assert len(cards(ann["suits"])) == 11


def test_of_one_known_hand_the_other_is_offered_the_rest():
    ann, bob = asked(hand(0, ANN), *awards())["places"]
    assert sorted(cards(ann["suits"])) == sorted(ANN.split())
    assert len(cards(bob["suits"])) == 20


def test_without_hands_all_are_offered_to_both():
    ann, bob = asked(*awards())["places"]
    assert len(cards(ann["suits"])) == len(cards(bob["suits"])) == 32
