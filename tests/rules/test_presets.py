"""Named sets of house rules: each is accepted by its game, and told by a command."""

import json
import subprocess
import sys

import pytest

import rules
from rules.games import presets_named
from rules.presets import nearest, unlike

CARD_GAMES = rules.card_games()
PRESETS = [preset for game in CARD_GAMES for preset in presets_named(game.key)]
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil"]


def presets(key):
    command = [sys.executable, "-m", "rules", "presets", key]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda one: f"{one.game}-{one.key}")
def test_a_set_is_accepted_for_its_numbers_of_players(preset):
    game = rules.card_game_named(preset.game)
    for number in preset.players or game.players:
        header = {"game": game.key, "players": NAMES[:number], "entries": []}
        rules.replay(header | {"options": preset.options})
        assert number in game.players


@pytest.mark.parametrize("game", CARD_GAMES, ids=lambda game: game.key)
def test_each_game_has_a_set_for_every_number_of_players(game):
    sets = presets_named(game.key)
    assert len({preset.key for preset in sets}) == len(sets)
    for number in game.players:
        fit = [preset for preset in sets if preset.is_for(number)]
        assert fit
        assert len({preset.name for preset in fit}) == len(fit)
        differing = [
            unlike(game, number, one.options, other.options)
            for place, one in enumerate(fit)
            for other in fit[:place]
        ]
        assert all(differing)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda one: f"{one.game}-{one.key}")
def test_a_set_is_told_in_a_name_and_a_line(preset):
    assert preset.name.strip() == preset.name != ""
    assert preset.differs.endswith(".")


def test_there_are_as_many_as_tables_play():
    assert len(PRESETS) == 52


def test_a_command_tells_them():
    told = json.loads(presets("pinochle").stdout)
    assert told["game"] == "pinochle"
    assert [one["key"] for one in told["presets"]] == [
        "most_tables",
        "most_tables_three",
        "partners",
        "usual",
        "eldest",
        "one_deal",
    ]
    partners, alone = told["presets"][2:4]
    assert partners["options"] == {"form": "partnership"}
    assert partners["players"] == [4]
    assert "players" not in alone


@pytest.mark.parametrize(("key", "players"), [("pinochle_two", 2), ("pinochle", 3)])
def test_at_most_tables_of_pinochle_double_melds_score_the_most(key, players):
    first = next(one for one in presets_named(key) if one.is_for(players))
    assert first.name == "Most tables"
    assert first.options["double_pinochle"] == 300
    assert first.options["doubles"] == "tenfold"


def test_four_play_pinochle_as_partners_at_most_tables():
    first = next(one for one in presets_named("pinochle") if one.is_for(4))
    assert (first.name, first.options["form"]) == ("Most tables", "partnership")


def test_of_no_game_it_tells_an_error():
    done = presets("bridge")
    assert done.returncode == 2
    assert done.stdout == ""
    assert json.loads(done.stderr)["error"]["code"] == "unknown_game"


def test_house_rules_are_told_from_the_nearest_set():
    game, sets = rules.card_game_named("oh_hell"), presets_named("oh_hell")
    ours = {"first_bidder": "left", "hook": "on", "sequence": "up_down", "max_cards": 8}
    four = [one for one in sets if one.is_for(4)]
    near = nearest(game, four, 4, ours)
    assert near.key == "screw_the_dealer"
    [(option, value)] = unlike(game, 4, ours, near.options)
    assert (option.key, value) == ("max_cards", 8)
    assert nearest(game, four, 4, {}).key == "book"
    assert unlike(game, 4, {"max_cards": 13}, {}) == []
