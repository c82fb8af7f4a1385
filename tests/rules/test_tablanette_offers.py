"""What Tablanette offers with each card: the takes it has, and what they score."""

import random
import re

import pytest

import rules
from phone.screen import table_screen
from tests.rules.tables.tablanette import layout, play, record, scored
from tests.rules.test_tablanette_dealt import (
    LONGEST,
    PACK,
    TABLES,
    group_counts,
    subsets,
)

LEAVE = "Leave it on the table"
CUT = "There may be other takes: tap the cards"


def on_table(cards):
    """The entries that bring cards to lie on the table."""
    return [layout(" ".join(cards[:4])), *(play(card) for card in cards[4:])]


def table_of(number, seed, **options):
    """So many cards of a shuffled pack; a jack that takes all cannot lie there."""
    dice = random.Random(f"{number} {seed}")
    is_free = options.get("jack") == "takes_all"
    pack = [card for card in PACK if not (is_free and card[0] == "J")]
    return dice.sample(pack, number)


def offers_on(cards, **options):
    """{card: (choices, rest)} of the cards with which anything is offered."""
    return offers_after(*on_table(cards), **options)


def offers_after(*entries, **options):
    [prompt] = scored(*entries, **options)["prompts"]
    field = prompt["fields"][-1]
    assert (field["name"], field["fills"]) == ("card", "take")
    return {
        card: (one["choices"], one["rest"])
        for one in field["offers"]
        for card in one["answers"]
    }


def labels(cards, card, **options):
    choices, rest = offers_on(cards.split(), **options)[card]
    return [one["label"] for one in choices] + ([rest] if rest else [])


def legal(card, cards, options):
    """Every take that a card has, all parts of the table tried."""
    longest = LONGEST[options.get("sum_cards", "two_or_three")]
    if options.get("jack") == "takes_all" and card[0] == "J":
        return {frozenset(cards)}
    parts = [part for part in subsets(tuple(cards)) if part]
    return {frozenset(part) for part in parts if group_counts(card[0], part, longest)}


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("number", [4, 5, 6, 8])
def test_all_takes_are_offered_or_counted(options, number):
    cards = table_of(number, "all", **options)
    offered = offers_on(cards, **options)
    for card in set(PACK) - set(cards):
        choices, rest = offered.get(card, ([], ""))
        takes = {frozenset(one["cards"]) for one in choices if one["cards"]}
        right = legal(card, cards, options)
        more = int(rest.split()[0]) if rest else 0
        assert takes <= right
        assert len(takes) + more == len(right)


@pytest.mark.parametrize("options", TABLES)
@pytest.mark.parametrize("number", [4, 7, 12, 20])
def test_an_offer_is_accepted_and_scores_what_it_says(options, number):
    cards = table_of(number, "scores", **options)
    before = rules.score(record(*on_table(cards), **options))["totals"]
    for card, (choices, _rest) in list(offers_on(cards, **options).items())[::5]:
        for one in choices:
            entries = [*on_table(cards), play(card, " ".join(one["cards"]))]
            sheet = rules.score(record(*entries, **options))
            points = sum(sheet["totals"]) - sum(before)
            assert said_by(one["label"]) == points, (cards, card, one)
            assert one["is_lit"] == (points > 0)


def said_by(label):
    """The points that a label promises."""
    promised = re.fullmatch(r"Tablanette (\d+)", label)
    return int(promised[1]) if promised else 0


def test_a_tablanette_stands_first_and_is_lit():
    choices, rest = offers_on(["KS", "9H", "4D", "AC"])["KD"]
    assert choices[0] == {
        "cards": ["AC", "KS", "9H", "4D"],
        "label": "Tablanette 42",
        "is_lit": True,
    }
    assert [one["label"] for one in choices[1:]] == [
        "Takes A\u2663 9\u2665 4\u2666",
        "Takes K\u2660",
        LEAVE,
    ]
    assert [one["is_lit"] for one in choices[1:]] == [False] * 3


def test_a_take_that_is_part_of_another_comes_after_all_that_are_not():
    assert labels("KS JH 2D 6C", "KD") == [
        "Takes K\u2660 J\u2665 2\u2666",
        "Takes J\u2665 2\u2666",
        "Takes K\u2660",
        LEAVE,
    ]
    assert labels("KS 9S 2H 2D AC 5D", "KD", sum_cards="any")[:3] == [
        "Takes A\u2663 K\u2660 9\u2660 2\u2665 2\u2666",
        "Takes K\u2660 9\u2660 5\u2666",
        "Takes A\u2663 9\u2660 2\u2665 2\u2666",
    ]


def test_the_takes_that_are_not_shown_are_counted():
    assert labels("KS KH 9D 5C QS", "KD")[-2:] == [
        LEAVE,
        "2 other takes: tap the cards",
    ]
    assert len(labels("KS KH 9D 5C QS", "KD")) == 7


def test_where_there_are_too_many_to_count_it_says_so_and_knows_a_tablanette():
    cards = [rank + suit for rank in "95" for suit in "CDHS"] + ["KS", "KH"]
    choices, rest = offers_on(cards)["KC"]
    assert (choices[0]["label"], rest) == (f"Tablanette {14 * 7}", CUT)
    assert len(choices) == 6
    cards = "3D 6D AD 8S TS AC 7S KH 2D 4S KD"
    assert labels(cards, "KC")[0] == f"Tablanette {14 * 6}"


def test_of_a_crowded_table_it_says_that_there_may_be_more_and_knows_a_tablanette():
    cards = [rank + suit for rank in "2J95" for suit in "CDHS"] + ["KS", "KH", "TC"]
    assert labels(" ".join(cards), "KC")[-1] == CUT
    cards[-1] = "KD"
    choices, rest = offers_on(cards)["KC"]
    assert (choices[0]["label"], rest) == (f"Tablanette {14 * 12}", CUT)


def test_a_card_that_takes_nothing_has_no_offers():
    assert sorted(offers_on(["KS", "KH", "KD", "2C"])) == ["2D", "2H", "2S", "KC"]


def test_a_jack_that_takes_all_has_one_offer_and_no_other():
    assert labels("KS 9H 4D 3C", "JD", jack="takes_all") == ["Takes all 4"]
    assert labels("QS 9H 4D JC", "JD") == ["Takes J\u2663", LEAVE]


def test_a_table_jack_that_takes_all_is_in_no_sum_and_a_jack_still_takes_it():
    entries = layout("KS 9H 4D 3C"), play("JD"), play("JS"), play("AC")
    offered = offers_after(*entries, jack="takes_all")
    assert sorted(offered) == ["AD", "AH", "AS", "JC", "JH"]
    assert [one["cards"] for one in offered["JC"][0]] == [["JS", "AC"]]
    crowd = [play(rank + suit) for rank in "94T3" for suit in "CDHS"]
    opening = layout("KS KH KD KC"), play("JD"), play("JS"), play("AC")
    [choices, rest] = offers_after(*opening, *crowd, jack="takes_all")["QD"]
    assert rest == CUT
    assert not any(one["is_lit"] for one in choices)


def test_a_long_sum_is_offered_where_the_house_allows_it():
    assert "KD" not in offers_on(["2S", "3H", "4D", "5C"])
    assert labels("2S 3H 4D 5C", "KD", sum_cards="any")[0] == "Tablanette 28"


def test_the_pad_draws_a_button_for_each_offer_with_its_cards():
    drawn = table_screen(scored(*on_table(["KS", "9H", "4D", "AC"])))
    [prompt] = [one for one in drawn["pad"]["main"] if one["type"] == "play"]
    field = prompt["fields"][-1]
    assert field["fills"] == "take"
    [offers] = [one for one in field["offers"] if "KD" in one["answers"].split()]
    assert offers["answers"] == "KC KD KH"
    values = [one["value"] for one in offers["choices"]]
    assert values == ["AC KS 9H 4D", "AC 9H 4D", "KS", ""]
    assert offers["choices"][0]["is_lit"]


def test_who_made_a_tablanette_is_a_large_button_beside_the_number():
    drawn = table_screen(scored())["pad"]["main"][0]
    assert [field["shape"] for field in drawn["fields"]] == ["numbers", "chips"]
    assert drawn["is_who"]


def test_a_tablanette_may_score_one():
    assert labels("KS 9H 4D AC", "KD", sweep="one")[0] == "Tablanette 1"
