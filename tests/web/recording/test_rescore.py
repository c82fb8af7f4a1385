"""When the rules change, the host learns which games would score differently."""

import pytest
from django.core.management import CommandError, call_command

from scorekeeper import scoring
from scorekeeper.models import Game
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.reading import Reading


@pytest.fixture
def changed_rules(monkeypatch):
    """Rules by which everybody has a point more."""
    score = scoring.score

    def generous(record):
        sheet = score(record)
        return sheet | {"totals": [points + 1 for points in sheet["totals"]]}

    monkeypatch.setattr(scoring, "score", generous)


@pytest.fixture
def games(bob, start):
    """An open game and a finished one."""
    one_card = {"sequence": "custom", "hands": [1]}
    return bob.play(start(), BIDS), bob.play(start(options=one_card), ONE_DEAL)


def rescore(capsys, *options):
    call_command("rescore", *options)
    return capsys.readouterr().out


@pytest.mark.alike
def test_by_the_same_rules_nothing_differs(games, capsys):
    assert rescore(capsys, "--check") == "0 of 2 games score differently.\n"
    assert rescore(capsys) == "0 of 2 games score differently.\n"


@pytest.mark.alike
def test_check_lists_what_differs_and_changes_nothing(games, changed_rules, capsys):
    with pytest.raises(CommandError) as failed:
        rescore(capsys, "--check")
    assert failed.value.returncode == 1
    listed = capsys.readouterr().out
    assert f"Game {games[0].pk}: totals [0, 0, 0] becomes [1, 1, 1]" in listed
    assert f"Game {games[1].pk}: totals [10, 11, 10] becomes [11, 12, 11]" in listed
    for game in games:
        assert Game.objects.get(pk=game.pk).sheet == game.sheet


def test_open_games_get_the_new_sheet_and_finished_ones_keep_theirs(
    games, changed_rules, capsys
):
    rescore(capsys)
    unfinished, finished = (Game.objects.get(pk=game.pk) for game in games)
    assert unfinished.sheet["totals"] == [1, 1, 1]
    assert finished.sheet["totals"] == [10, 11, 10]


def test_a_game_that_the_rules_now_refuse_is_listed_and_kept(games, capsys):
    Game.objects.filter(pk=games[0].pk).update(entries=[{"type": "bid", "seat": 9}])
    assert f"Game {games[0].pk}: refused" in rescore(capsys)
    assert Game.objects.get(pk=games[0].pk).sheet == games[0].sheet


def made_by_older_rules(game):
    """Leaves of a sheet what rules would have made that knew no prompts yet."""
    sheet = {part: it for part, it in game.sheet.items() if part != "prompts"}
    Game.objects.filter(pk=game.pk).update(sheet=sheet, rules_version="0")


@pytest.mark.alike
def test_the_table_of_an_open_game_is_drawn_by_these_rules(bob, games):
    game, _finished = games
    address = game.get_absolute_url()
    before = Reading(bob.get(address)).text
    made_by_older_rules(game)
    assert Reading(bob.get(address)).text == before


def test_its_next_entry_keeps_the_sheet_of_these_rules(bob, games):
    game, _finished = games
    made_by_older_rules(game)
    bob.play(game, ONE_DEAL[-1:])
    assert game.rules_version == scoring.MADE_BY
    assert game.sheet["prompts"]
