"""What is counted without a game comes to what the referee would write."""

import random

import pytest

import rules
from rules.counters import counter, house_rules_of, table_for
from tests.rules.naive_melds import RealHand, pinochle_at_once, pinochle_one_by_one

KEYS = [game.key for game in rules.card_games()]
HANDS = 25  # random ones for each twin
HIGH = [rank + suit for rank in "AKQJ" for suit in "CDHS"]


def counted(key, options=None, **parts):
    table, one = table_for(key, options or {}), counter(key)
    entry = one.read_entry({"type": one.type} | parts, table)
    assert one.why_not(table, entry) is None
    return one.count(table, entry)


def total(key, options=None, **parts):
    rows = counted(key, options, **parts).rows
    return sum(points for points, _text in rows if points != "")


def rows(key, options=None, **parts):
    found = counted(key, options, **parts).rows
    return {text: points for points, text in found}


@pytest.mark.parametrize("key", [key for key in KEYS if key != "score_pad"])
def test_every_game_has_something_to_count(key):
    assert counter(key)
    names = [one.name for one in house_rules_of(counter(key), table_for(key, {}))]
    assert set(names) <= set(counter(key).house_rules)


def test_a_hand_of_piquet_tells_what_to_declare():
    hand = ["AS", "KS", "QS", "JS", "TS", "AH", "AD", "AC", "7D", "8D", "9D", "7C"]
    assert rows("piquet", cards=hand) == {
        "Point of 5, making 51": 5,
        "Quint to the ace": 15,
        "Tierce to the nine": 3,
        "Four aces": 14,
        "Repique, if the others have nothing": 60,
    }


def test_a_whole_hand_without_courts_is_carte_blanche():
    hand = ["AS", "TS", "9S", "8S", "AH", "TH", "9H", "8H", "AD", "TD", "9D", "8D"]
    assert "Carte blanche, before the exchange" in rows("piquet", cards=hand)
    assert "Sets: none" not in rows("piquet", cards=hand)
    assert not any("Carte" in text for text in rows("piquet", cards=hand[:-1]))


def test_a_hand_of_piquet_comes_to_what_its_declarations_score():
    dice = random.Random("hands")
    for _hand in range(HANDS):
        cards = dice.sample(sorted(table_for("piquet", {}).pack), 12)
        entries = [{"type": "hand", "seat": 0, "cards": cards}]
        entries += [
            {"type": "declare", "seat": 0, "class": kind, "best": True}
            for kind in ("point", "sequence", "set")
        ]
        head = {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 1}
        sheet = rules.score(head | {"entries": entries})
        found = counted("piquet", cards=cards).rows
        declared = [
            (points, text)
            for points, text in found
            if points != "" and "epique" not in text and "Carte" not in text
        ]
        lines = sheet["deals"][0]["lines"]
        assert declared == [(line["points"], line["text"]) for line in lines]


def test_more_cards_than_a_hand_has_are_refused():
    one, table = counter("piquet_voleur"), table_for("piquet_voleur", {})
    cards = sorted(table.pack)[:9]
    entry = one.read_entry({"type": one.type, "cards": cards}, table)
    assert one.why_not(table, entry) == "You tapped 9 cards. A hand has at most 8."


def test_the_two_piles_of_tablanette_come_to_25():
    pack = sorted(table_for("tablanette", {}).pack)
    dice = random.Random("piles")
    dice.shuffle(pack)
    assert (
        total("tablanette", cards=pack[:30]) + total("tablanette", cards=pack[30:])
        == 25
    )
    assert rows("tablanette", cards=["TD", "2C", "AS", "9S"]) == {
        "1 ace": 1,
        "10\u2666": 2,
        "2\u2663": 1,
    }


def test_a_pile_of_scotch_whist_counts_its_honours_and_its_cards():
    pile = ["JH", "TH", "AH", "6C", "7C", "8C", "9C", "6D", "7D", "8D", "9D", "KD"]
    found = rows("scotch_whist", cards=pile, trump="H", players=2)
    assert found == {
        "Caught the ten of trumps": 10,
        "12 cards taken, 10 dealt": 2,
        "Caught the ace of trumps": 4,
        "Caught the jack of trumps": 11,
    }
    french = {"form": "french"}
    assert rows("scotch_whist", french, cards=["TD"], trump="H", players=4) == {
        "Caught the ten of diamonds": 10
    }


def test_a_bid_of_oh_hell_is_counted_under_each_scoring():
    assert list(rows("oh_hell", bid=3, tricks=3).values()) == [13, 13, 13, 13, 13, 19]
    assert list(rows("oh_hell", bid=2, tricks=3).values()) == [0, 3, -1, -2, -12, -1]
    by_hand = rows("oh_hell", {"zero_bid": "five_plus_tricks"}, bid=0, tricks=0, hand=7)
    assert set(by_hand.values()) == {12}


@pytest.mark.parametrize("doubles", ["twice", "tenfold"])
@pytest.mark.parametrize("double_pinochle", [80, 300])
def test_a_hand_of_pinochle_melds_as_much_as_any_choice(doubles, double_pinochle):
    dice = random.Random(f"{doubles} {double_pinochle}")
    options = {"doubles": doubles, "double_pinochle": double_pinochle}
    factor = {"twice": 2, "tenfold": 10}[doubles]
    for number in range(4):
        trump = dice.choice("CDHS")
        high = HIGH if number else [*(r + trump for r in "ATKQJ"), "QS", "JD", "9S"]
        hand = dice.sample([*high, *high], 12)
        naive = pinochle_at_once(hand, trump, factor, double_pinochle, "9" + trump)
        assert total("pinochle", options, cards=hand, trump=trump) == naive, hand


def test_melds_laid_one_by_one_come_to_as_much_as_in_any_order():
    dice = random.Random("one by one")
    for number in range(HANDS):
        trump = dice.choice("CDHS")
        ranks = ["KQ", "KQJ", "AKQJ"][number % 3]
        few = [rank + suit for rank in ranks for suit in dice.sample("CDHS", 2)]
        few += ["QS", "JD", "A" + trump, "T" + trump, "K" + trump, "Q" + trump]
        hand = dice.sample(sorted(set(few)) * 2, 7)
        naive = pinochle_one_by_one(hand, trump)
        assert total("pinochle_two", cards=hand, trump=trump) == naive, (hand, trump)


@pytest.mark.parametrize(
    ("key", "copies", "options"),
    [
        ("bezique", 2, {}),
        ("bezique", 2, {"second_bezique": "single"}),
        ("bezique", 2, {"bezique_pair": "by_trump"}),
        ("bezique_500", 1, {}),
        ("bezique_three", 3, {}),
        ("bezique_four", 4, {"second_double": "yes"}),
    ],
)
def test_melds_of_bezique_come_to_as_much_as_in_any_order(key, copies, options):
    dice = random.Random(f"{key} {options}")
    for _hand in range(HANDS):
        trump = dice.choice("CDHS")
        names = [
            "QS",
            "JD",
            "QC",
            "JH",
            *(rank + trump for rank in "ATKQJ"),
            "KH",
            "QD",
        ]
        hand = dice.sample(sorted(set(names)) * copies, 7)
        judge = RealHand(hand, trump, copies, options, is_500=key == "bezique_500")
        found = counted(key, options, cards=hand, trump=trump).rows
        melds = [points for points, text in found if points and "Seven" not in text]
        assert sum(melds) == judge.best(), (hand, trump)


def test_what_bars_another_meld_is_laid_after_it():
    ring = ["KS", "QS", "KH", "QH", "KD", "QD", "KC", "QC"]
    assert total("pinochle_two", cards=ring, trump="S") == 220
