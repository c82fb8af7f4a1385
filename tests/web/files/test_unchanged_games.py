"""A game that a group has just as a file says is compared, and not replayed."""

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import scoring
from scorekeeper.files import exports, imports
from scorekeeper.files.imports import merge, unchanged_games
from scorekeeper.models import Entry, Game
from tests.web.devices import ONE_DEAL

pytestmark = pytest.mark.django_db


@pytest.fixture
def content(bob, start, night):
    """What a file says of a group with three games, one of them in play."""
    for _ in range(2):
        bob.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    start()
    return file_content(night.group)


def file_content(group):
    return json.loads(exports.group_file(group))["content"]


@pytest.fixture
def scored(monkeypatch):
    """The records that an import has the rules score, as they come."""
    records, score = [], scoring.score

    def score_and_keep(record):
        records.append(record)
        return score(record)

    monkeypatch.setattr(scoring, "score", score_and_keep)
    return records


def test_a_file_without_news_is_compared_and_no_game_is_scored(group, content, scored):
    before = list(Game.objects.order_by("pk").values())
    came = imports.take(group, content)
    assert came == imports.merge.Taken(here=3)
    assert scored == []
    assert list(Game.objects.order_by("pk").values()) == before
    assert file_content(group) == content


def test_only_the_games_that_are_new_or_other_are_scored(group, content, scored):
    first, second, _open = Game.objects.order_by("pk")
    first.delete()
    Entry.objects.filter(game=second, number=1).update(said_by=0)
    came = imports.take(group, content)
    assert (came.games, came.here, came.differ) == (1, 2, 0)
    assert len(scored) == 2


@pytest.mark.parametrize("wrong", [True, 7])
def test_a_game_that_was_changed_in_the_file_is_scored_and_refused(
    group, content, wrong
):
    game = content["nights"][0]["games"][0]
    bid = next(row["entry"] for row in game["log"] if row["entry"]["type"] == "bid")
    place = next(n for n, row in enumerate(game["log"]) if row["entry"] is bid)
    bid["bid"] = game["record"]["entries"][place]["bid"] = wrong
    with pytest.raises(imports.FileError, match="the rules don't allow this game"):
        imports.take(group, content)


@pytest.mark.parametrize("part", ["sheet", "standings"])
def test_a_score_that_was_changed_in_the_file_is_refused(group, content, part):
    game = content["nights"][0]["games"][0]
    if part == "sheet":
        game["sheet"]["totals"][0] += 1
    else:
        game["standings"][0]["points"] += 1
    with pytest.raises(imports.FileError, match="replaying the game gives different"):
        imports.take(group, content)


def test_a_game_that_is_deleted_during_the_import_comes_back(
    group, content, scored, monkeypatch
):
    def compared(*given):
        here = unchanged_games.games_as_here(*given)
        Game.objects.earliest("pk").delete()
        return here

    monkeypatch.setattr(merge, "games_as_here", compared)
    came = imports.take(group, content)
    assert (came.games, came.here, len(scored)) == (1, 2, 1)
    assert Game.objects.count() == 3


def test_more_games_take_no_more_queries_to_compare(group, content):
    few = queries(group, content)
    Game.objects.exclude(pk=Game.objects.earliest("pk").pk).delete()
    assert queries(group, file_content(group)) == few


def queries(group, content):
    with CaptureQueriesContext(connection) as made:
        imports.take(group, content)
    return len(made)


def test_no_more_is_read_here_than_the_file_has(group, content):
    for game in content["nights"][0]["games"]:
        game["log"] = []
    in_play = Game.objects.latest("pk").client_id
    assert set(unchanged_games.games_as_here(group, content)) == {in_play}
