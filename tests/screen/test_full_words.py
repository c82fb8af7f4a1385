"""A question, and what a control is called, are full words: no rank stands alone."""

import re

import pytest

import rules
from phone.screen import prompt_screen
from tests.random_player import RandomPlayer
from tests.rules.book.effects import On
from tests.tries import tries

KEYS = [game.key for game in rules.card_games()]
BARE = re.compile(r"^([AKQJT]|.*[\u2663\u2666\u2665\u2660].*)$")
ENTRIES = 40
WHIST = {"game": "scotch_whist", "players": ["Ann", "Bob", "Cleo", "Dev"]}
TRUMP = [{"type": "trump", "card": "9H"}]


def forms(record):
    sheet = rules.score(record, prompts=True)
    return prompt_screen(sheet, sheet["prompts"])


def called(chip):
    """What a screen reader calls a control."""
    return chip["title"] or " ".join(
        part for part in (chip["label"], chip["small"]) if part
    )


def texts(field):
    """The headings of a question, and what its controls are called."""
    yield field.get("legend", field["label"])
    for row in field.get("rows", []):
        yield row.get("legend", "")
        yield from map(called, row.get("chips", []))
        for part in row.get("parts", []):
            yield from texts(part)
    yield from map(called, field.get("chips", []) + field.get("rare", []))


@pytest.mark.parametrize("key", tries(KEYS))
def test_no_rank_and_no_sign_stands_for_its_name(key):
    header = RandomPlayer(rules.card_game_named(key), 1, rulings=0).record
    player = On(header | {"entries": []}, 1)
    for _ in range(ENTRIES):
        if player.referee.result is not None:
            break
        sheet = rules.scored_record(player.referee, prompts=True)
        asked = sheet["prompts"] + rules.rulings(player.referee)
        for form in prompt_screen(sheet, asked):
            fields = form["fields"] + form["extra"]
            said = [text for field in fields for text in texts(field)]
            assert not [text for text in said if text and BARE.match(text)], form[
                "type"
            ]
        player.enter_something()


@pytest.mark.parametrize("entries", [[], TRUMP])
def test_who_took_an_honour_is_asked_by_its_full_name(entries):
    form = next(
        one for one in forms(WHIST | {"entries": entries}) if one["type"] == "count"
    )
    [shares] = [field for field in form["fields"] if field["shape"] == "shares"]
    asked = [row["legend"] for row in shares["rows"]]
    assert asked[:2] == [
        "Who took the jack of trumps?",
        "Who took the ten of trumps?",
    ]


def test_in_french_whist_the_ten_of_diamonds_is_asked_by_its_suit():
    record = WHIST | {"options": {"form": "french"}, "entries": TRUMP}
    form = next(one for one in forms(record) if one["type"] == "count")
    [shares] = [field for field in form["fields"] if field["shape"] == "shares"]
    assert shares["rows"][-1]["legend"] == "Who took the ten of diamonds?"


def test_an_honour_in_a_trick_is_a_word_until_trumps_are_known():
    for entries, first in (
        ([], ("Jack", None)),
        (TRUMP, ("J\u2665", "jack of hearts")),
    ):
        form = next(
            one for one in forms(WHIST | {"entries": entries}) if one["type"] == "trick"
        )
        chip = form["fields"][0]["chips"][0]
        assert (chip["label"], chip["title"]) == first
