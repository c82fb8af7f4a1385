"""Usual means one thing: what a new table starts with, wherever the rules say so."""

import re

import pytest

import rules
from phone import counter_form
from scorekeeper import scoring
from scorekeeper.models import Game

pytestmark = pytest.mark.alike
TODAY = {"date": "2025-11-28", "place": "", "currency": "EUR"}
NAMES = ["Ann", "Bob", "Cleo", "Dev", "Eve", "Finn", "Gwen", "Hal"]
TABLES = [
    (game.key, players) for game in rules.card_games() for players in game.players
]
KEYS = [game.key for game in rules.card_games()]


def in_words(key, players, options):
    """The house rules in force, in words, by their labels."""
    game = rules.card_game_named(key)()
    read = game.read_options(options, players)
    return {one.label: one.in_words(read[one.key]) for one in game.options}


def called_usual(key, players):
    """What the page of a card game calls usual for so many, by the labels."""
    return {
        option["label"]: [
            value["words"]
            for value in option["values"]
            if value["is_usual"] and is_for(value["when"], players)
        ]
        for option in scoring.rule_book(key)["options"]
    }


def is_for(when, players):
    """Whether a value is usual for so many: "with 3 to 5 players"."""
    if when == "":
        return True
    numbers = [int(number) for number in re.findall(r"\d", when)]
    is_range = re.fullmatch(r"with \d to \d players", when)
    return players in (range(numbers[0], numbers[1] + 1) if is_range else numbers)


@pytest.mark.django_db
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_a_first_visit_starts_with_what_the_rules_call_usual(eve, key, players):
    names = {f"name_{n}": name for n, name in enumerate(NAMES[:players], 1)}
    eve.post("/start/", TODAY | names | {"game": key})
    game = Game.objects.get()
    assert (game.key, len(game.names())) == (key, players)
    started = in_words(key, players, game.options)
    assert called_usual(key, players) == {
        label: [words] for label, words in started.items()
    }


@pytest.mark.parametrize(("key", "players"), TABLES)
def test_the_first_set_that_is_offered_has_them(key, players):
    first = scoring.offered_sets(key, players, None)[0]
    assert first["options"] == scoring.usual_options(key, players)


@pytest.mark.parametrize("key", KEYS)
def test_the_referee_without_a_game_rules_by_them(key):
    few = rules.card_game_named(key).players[0]
    game = rules.card_game_named(key)()
    read = scoring.rulings.book_page.usual_options(key)
    assert read == game.read_options(scoring.usual_options(key, few), few)


def test_a_count_without_a_table_is_by_them_where_nothing_else_is_tapped(monkeypatch):
    monkeypatch.setattr(
        counter_form, "usual_options", lambda key, players: {"double_pinochle": 300}
    )
    tapped = {"trump": ["H"], "cards": ["QS", "QS", "JD", "JD"]}
    counted = scoring.count_screen("pinochle", lambda name: tapped.get(name, []))
    assert counted["counted"]["words"] == "4 cards come to 300"
    tapped["double_pinochle"] = ["80"]
    counted = scoring.count_screen("pinochle", lambda name: tapped.get(name, []))
    assert counted["counted"]["words"] == "4 cards come to 80"
