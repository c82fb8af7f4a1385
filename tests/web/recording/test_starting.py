"""A game starts at a night among its people, and the group remembers how."""

from uuid import uuid4

import pytest

from scorekeeper import recording
from scorekeeper.models import Game, Group, Person
from scorekeeper.nights import end_of_night
from scorekeeper.recording import log
from tests.web.devices import ONE_DEAL

ONE_CARD = {"sequence": "custom", "hands": [1]}
RECORD = {
    "game": "oh_hell",
    "options": ONE_CARD,
    "players": ["Ann", "Bob", "Cleo"],
    "entries": ONE_DEAL,
}


@pytest.fixture
def three(people):
    return [people[name] for name in ["Ann", "Bob", "Cleo"]]


def refused(answer):
    return answer.game is None and answer.refusal["code"]


def test_a_game_starts_with_seats_options_and_stake(night, three, group):
    answer = recording.start_game(
        night, "oh_hell", three, options=ONE_CARD, dealer=2, stake={"per_point": 0.05}
    )
    game = Game.objects.get(pk=answer.game.pk)
    assert [seat.person for seat in game.seats.all()] == three
    assert game.record() == {**RECORD, "dealer": 2, "entries": []}
    assert game.stake == {"per_point": "0.05"}
    assert game.sheet["prompts"][0]["type"] == "bid"
    assert game.rules_version
    group.refresh_from_db()
    assert group.house_rules["oh_hell"] == {"options": ONE_CARD}


def test_a_start_tapped_twice_is_one_game(night, three):
    once = uuid4()
    first = recording.start_game(night, "oh_hell", three, client_id=once)
    again = recording.start_game(night, "oh_hell", three, client_id=once)
    assert first.game == again.game
    assert Game.objects.count() == 1


@pytest.mark.alike
@pytest.mark.parametrize(
    ("key", "seats", "more", "code"),
    [
        ("whist", 3, {}, "unknown_game"),
        ("oh_hell", 2, {}, "bad_players"),
        ("oh_hell", 3, {"dealer": 3}, "bad_dealer"),
        ("oh_hell", 3, {"options": {"x": 1}}, "unknown_option"),
        ("oh_hell", 3, {"options": {"hook": "x"}}, "bad_option"),
        ("oh_hell", 3, {"stake": {"per_point": -1}}, "bad_stake"),
    ],
)
def test_a_game_that_cannot_be_is_refused(night, three, key, seats, more, code):
    answer = recording.start_game(night, key, three[:seats], **more)
    assert refused(answer) == code
    assert not Game.objects.exists()


def test_nobody_sits_twice_or_comes_from_another_group(night, three):
    assert refused(recording.start_game(night, "oh_hell", three + three[:1]))
    other = Group.objects.create(name="Other")
    stranger = Person.objects.create(group=other, name="Hugo")
    answer = recording.start_game(night, "oh_hell", [*three, stranger])
    assert refused(answer) == "bad_players"


def test_a_closed_night_starts_nothing(night, three):
    end_of_night.close(night)
    assert refused(recording.start_game(night, "oh_hell", three)) == "night_closed"


def test_a_record_is_imported_with_its_standings(night, three):
    answer = recording.import_record(night, RECORD, three)
    game = Game.objects.get(pk=answer.game.pk)
    assert game.status == "finished"
    assert game.record() == {**RECORD, "dealer": 0}
    assert game.log_length == game.log.count() == len(ONE_DEAL)
    assert game.standings.count() == 3


def test_an_imported_log_keeps_what_was_taken_back(night, three):
    rows = [{"operation": "add", "entry": entry} for entry in ONE_DEAL]
    rows += [{"operation": "undo"}, {"operation": "undo"}]
    game = recording.import_record(night, RECORD, three, rows=rows).game
    assert game.entries == ONE_DEAL[:2]
    assert (game.log_length, game.taken_back) == (6, 2)
    asked = {"seen": 6, "client_id": uuid4()}
    game = recording.redo(Game.objects.for_change().get(pk=game.pk), **asked).game
    assert game.entries == ONE_DEAL[:3]


def test_an_imported_record_that_is_refused_leaves_nothing(night, three):
    answer = recording.import_record(
        night, RECORD | {"entries": [*ONE_DEAL, ONE_DEAL[0]]}, three
    )
    assert refused(answer) == "game_over"
    assert answer.refusal["entry"] == 4
    assert not Game.objects.exists()


def test_an_imported_game_without_entries_is_a_new_game(night, three):
    game = recording.import_record(night, RECORD | {"entries": []}, three).game
    assert (game.status, game.log_length) == ("open", 0)


@pytest.mark.alike
def test_the_entries_of_a_game_are_its_log_folded(bob, game):
    bob.play(game)
    bob.enter(game, None, to="last/")
    game.refresh_from_db()
    assert game.entries == log.entries_after(log.rows_of(game))
