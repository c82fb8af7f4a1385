"""A game that goes on is scored as if it were replayed from its start."""

import json
from pathlib import Path

import pytest

from scorekeeper import scoring
from scorekeeper.models import Game
from tests.web.devices import BIDS, FIRST, ONE_DEAL, SECOND, TRICKS, TWO_DEALS

FILES = sorted((Path(__file__).parents[2] / "cases").glob("*.json"))
RECORD = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "dealer": 0}
RECORD |= {"options": {"sequence": "custom", "hands": [1, 1, 1]}, "entries": ONE_DEAL}
GAME = 7


@pytest.fixture(autouse=True)
def _nothing_followed(monkeypatch):
    monkeypatch.setattr(scoring, "followed", {})


def answer(score, *asked):
    """A scored record, or its refusal, as it is stored."""
    try:
        return json.dumps(score(*asked))
    except scoring.RuleError as error:
        return json.dumps(error.as_dict())


def is_replayed(monkeypatch, record):
    """Whether a record is replayed from its start; it must score alike anyway."""
    records, replay = [], scoring.rules.replay
    with monkeypatch.context() as patch:
        patch.setattr(
            scoring.rules, "replay", lambda record: records.append(1) or replay(record)
        )
        went_on = answer(scoring.score_on, record, GAME)
    assert went_on == answer(scoring.score, record)
    return bool(records)


def with_entries(*entries, **more):
    return RECORD | {"entries": list(entries)} | more


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_each_worked_case_entry_by_entry(path):
    for case in json.loads(path.read_text()):
        record, pk = {"entries": []} | case["record"], case["name"]
        for count in range(len(record["entries"]) + 1):
            part = record | {"entries": record["entries"][:count]}
            went_on = answer(scoring.score_on, part, pk)
        assert went_on == answer(scoring.score, part), pk


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_sheet_changes_with_what_is_entered_after_it(path):
    for case in json.loads(path.read_text()):
        record, sheets = {"entries": []} | case["record"], []
        for count in range(len(record["entries"]) + 1):
            part = record | {"entries": record["entries"][:count]}
            try:
                sheet = scoring.score_on(part, GAME)
            except scoring.RuleError:
                break
            sheets.append((sheet, json.dumps(sheet)))
        assert all(json.dumps(sheet) == text for sheet, text in sheets), case["name"]


def test_only_what_goes_on_is_not_replayed(monkeypatch):
    assert is_replayed(monkeypatch, with_entries(*BIDS))
    assert not is_replayed(monkeypatch, with_entries(*BIDS, TRICKS))
    assert not is_replayed(monkeypatch, with_entries(*BIDS, TRICKS, *ONE_DEAL))


@pytest.mark.parametrize(
    "record",
    [
        with_entries({"type": "bid", "seat": 0, "bid": 1}, *BIDS[1:], TRICKS),
        with_entries(*BIDS[:2]),
        with_entries(*ONE_DEAL, options={"hands": [1, 2], "sequence": "custom"}),
        with_entries(*ONE_DEAL, players=["Ann", "Bob", "Dan"]),
        with_entries(*ONE_DEAL, dealer=1),
    ],
    ids=["corrected", "undone", "options", "players", "dealer"],
)
def test_a_game_that_another_process_changed_is_replayed(monkeypatch, record):
    scoring.score_on(with_entries(*BIDS), GAME)
    assert is_replayed(monkeypatch, record)


WRONG = {"type": "tricks", "tricks": [1, 1, 1]}


def test_who_refused_the_next_entry_follows_as_before(monkeypatch):
    scoring.score_on(with_entries(*BIDS), GAME)
    assert not is_replayed(monkeypatch, with_entries(*BIDS, WRONG))
    assert not is_replayed(monkeypatch, with_entries(*BIDS, TRICKS))


def test_who_read_some_of_a_record_that_is_refused_is_not_asked_again(monkeypatch):
    scoring.score_on(with_entries(*BIDS[:2]), GAME)
    assert not is_replayed(monkeypatch, with_entries(*BIDS, WRONG))
    assert is_replayed(monkeypatch, with_entries(*BIDS, TRICKS))


@pytest.mark.alike
@pytest.mark.parametrize("kind", [bool, float])
def test_an_entry_that_only_equals_one_read_before_is_read(bob, game, kind):
    bob.play(game, BIDS)
    assert bob.enter(game, None, to="last/").status_code == 200
    like = BIDS[-1] | {"bid": kind(BIDS[-1]["bid"])}
    assert bob.enter(game, like).status_code == 422


def test_what_an_entry_brought_is_said_though_another_process_took_the_last(
    monkeypatch, bob, start
):
    game = start(options=TWO_DEALS)
    bob.play(game, FIRST[:1])
    monkeypatch.setattr(scoring, "followed", {})  # those of another process
    scoring.score_on(Game.objects.get(pk=game.pk).record(), game.pk)
    here = scoring.followed
    monkeypatch.setattr(scoring, "followed", {})
    bob.play(game, FIRST[1:])
    before = Game.objects.get(pk=game.pk).sheet["totals"]
    monkeypatch.setattr(scoring, "followed", here)
    bob.play(game, SECOND[:1])
    assert Game.objects.get(pk=game.pk).sheet["before"] == before != [0, 0, 0]


def test_the_games_longest_at_rest_are_forgotten():
    for pk in range(scoring.MOST_FOLLOWED + 3):
        scoring.score_on(with_entries(*BIDS), pk)
        scoring.score_on(with_entries(*ONE_DEAL), 0)
    assert len(scoring.followed) == scoring.MOST_FOLLOWED
    assert {1, 2, 3}.isdisjoint(scoring.followed)
    assert 0 in scoring.followed
