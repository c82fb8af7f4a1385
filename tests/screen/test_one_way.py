"""A screen of one way makes no more than it draws, and draws it as if all were made."""

import pytest

import rules
from phone.screen import opened_form, place_on_sheet, table_screen
from rules.record import scored_record
from tests.often import sisters_later, some
from tests.random_player import RandomPlayer

GAMES = {game.key: game for game in rules.card_games()}
SEEDS = 2
LOOKED_AT = 30  # entries of each game
SHUT = {"is_shut": True, "fields": [], "extra": []}


@pytest.mark.parametrize("seed", some(range(SEEDS), 1))
@pytest.mark.parametrize("key", sisters_later(GAMES))
def test_a_pad_of_one_way_is_that_of_all_but_for_what_is_folded_away(key, seed):
    player = RandomPlayer(GAMES[key], f"way {seed}", rulings=0.05)
    while player.referee.result is None and len(player.record["entries"]) < LOOKED_AT:
        for way in ["", "total", *dict(GAMES[key].ways)]:
            check_pad(player.referee, way)
        player.enter_something()


def check_pad(referee, way):
    """Compares the pads of one way; every question that is shut is opened."""
    sheet = scored_record(referee, prompts=True, way=way)
    whole = table_screen(scored_record(referee, prompts=True), way)
    drawn = table_screen(sheet, way)
    folds = popped(drawn["pad"]), popped(whole["pad"])
    assert drawn == whole
    for shut, form in zip(*folds, strict=True):
        if not form["is_button"]:
            assert shut.items() >= (SHUT | {"label": form["label"]}).items()
            assert opened(referee, sheet, way, shut["mark"]) == form


def popped(pad):
    """The forms of what is folded away, taken out of a pad."""
    folds = pad.pop("beside") + pad.pop("more")
    return [form for fold in folds for form in fold["forms"]]


def opened(referee, sheet, way, mark):
    """A form that was shut, as it is drawn when it is opened."""
    place = place_on_sheet(sheet, way, mark)
    return opened_form(scored_record(referee, True, way, place), way, mark)
