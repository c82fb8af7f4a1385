"""Nights, names, numbers, cards and money in words."""

from datetime import date

import pytest
from django.utils import timezone

from rules.words import join_with_and, spell_count, who_won, with_sign
from scorekeeper.models import Game, Night
from scorekeeper.money.currencies import (
    amount,
    signed_amount,
    won_or_lost,
    written_amount,
)
from scorekeeper.words import night_title, result_words


@pytest.mark.parametrize(
    ("minor", "currency", "words"),
    [
        (560, "EUR", "€5.60"),
        (-5, "GBP", "−£0.05"),
        (123456, "USD", "$1,234.56"),
        (1200, "JPY", "¥1,200"),
        (1500, "KWD", "KWD\xa01.500"),
    ],
)
def test_money_is_written_by_its_currency(minor, currency, words):
    assert written_amount(minor, currency) == words


def test_money_that_stands_alone_has_its_currency():
    told = [won_or_lost(minor, "EUR") for minor in (805, -560, 0)]
    assert told == ["+€8.05", "−€5.60", "€0.00"]
    assert won_or_lost(-1500, "KWD") == "−KWD\xa01.500"


def test_money_won_or_lost_has_a_sign():
    assert [signed_amount(minor, "EUR") for minor in (805, -560, 0)] == [
        "+8.05",
        "−5.60",
        "0.00",
    ]
    assert amount(-560, "EUR") == "5.60"


def test_numbers_are_signed_with_a_true_minus():
    assert [with_sign(number) for number in (8, -5, 0)] == ["+8", "−5", "0"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], ""),
        (["Ann"], "Ann"),
        (["Ann", "Bob"], "Ann and Bob"),
        (["Ann", "Bob", "Cleo"], "Ann, Bob and Cleo"),
    ],
)
def test_names_are_listed_as_they_are_said(words, said):
    assert join_with_and(words) == said


def test_one_player_wins_and_partners_or_several_sides_win():
    names = ["Ann", "Bob", "Cleo", "Dan"]
    assert who_won(names, [[1]]) == "Bob wins"
    assert who_won(names, [[0, 2]], still="still ") == "Ann & Cleo still win"
    assert who_won(names, [[0], [1], [3]]) == "Ann, Bob and Dan win"
    assert who_won(names, []) == "Nobody wins"


def test_small_numbers_are_counted_in_words():
    assert spell_count(1, "payment") == "one payment"
    assert spell_count(2, "payment") == "two payments"
    assert spell_count(1200, "game") == "1,200 games"


def test_a_night_is_named_by_its_day_and_an_old_one_by_its_year():
    today = timezone.localdate()
    assert str(today.year) not in night_title(Night(date=today))
    assert night_title(Night(date=date(2020, 2, 29))) == "29 February 2020"


def test_a_draw_and_a_stop_are_said_so():
    result = {"winners": [], "scores": [5, -5], "net": [0, 0], "stopped": True}
    sheet = {"sides": [[0], [1]], "result": result}
    game = Game(sheet=sheet, players=[{"name": "Ann"}, {"name": "Bob"}])
    assert result_words(game) == "Nobody won, stopped early: Ann 5, Bob −5"
