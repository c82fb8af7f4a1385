"""What phones enter apart: nothing is lost, nothing is twice, and all of it replays."""

import random
from uuid import uuid4

import pytest

import rules
from scorekeeper import recording, scoring
from scorekeeper.models import Game, Person
from scorekeeper.recording import log
from tests.random_player import RandomPlayer
from tests.tries import tries
from tests.web.apart import Phone

KEYS = [game.key for game in rules.card_games()]
OF_THE_TABLE = {"type": "adjust", "side": 0, "points": 1}
SEEDS = 2  # games of each
LONG = 8  # times as many pairs where there is time


@pytest.fixture
def begun(night, group):
    """Begins a game of a key as a random table left it: begun(key, seed)."""

    def begin(key, seed):
        player = RandomPlayer(rules.card_game_named(key), seed)
        for _ in range(random.Random(f"begin {seed}").randrange(25)):
            if player.referee.result is None:
                player.enter_something()
        get = Person.objects.get_or_create
        names = player.record["players"]
        people = [get(group=group, name=name)[0] for name in names]
        return recording.import_record(night, player.record, people).game

    return begin


@pytest.mark.parametrize("key", tries(KEYS))
def test_phones_that_were_apart_agree(key, begun):
    for seed in range(SEEDS):
        meet(begun(key, f"{key} {seed}"), f"{key} {seed}")


@pytest.mark.long
@pytest.mark.parametrize("key", KEYS)
def test_phones_that_were_apart_agree_at_length(key, begun):
    for seed in range(LONG * 6):
        meet(begun(key, f"{key} {seed}"), f"{key} {seed}", most=60)


def meet(game, seed, most=12):
    """Two phones go on apart from a game, report, go on and report again."""
    chance = random.Random(f"meet {seed}")
    is_corrected = chance.random() < 0.5 and correct(game, chance)
    ann, bob = phones = [Phone(game, f"{name} {seed}") for name in ("Ann", "Bob")]
    if is_corrected:
        chance.choice(phones).take_back()
    ann.go_on(chance.randrange(most))
    bob.copy(ann, 0 if is_corrected else chance.choice([0, 0, 1, 3, 9]))
    bob.go_on(chance.randrange(most))
    chance.shuffle(phones)
    phones[0].send(is_cut_off=chance.random() < 0.5)
    for phone in phones:
        phone.go_on(chance.choice([0, 0, 2, 5]))
    for phone in phones:
        phone.send_all()
    phones[0].send_all()
    for phone in phones:
        assert_kept(phone)
        phone.look()
    assert ann.record == bob.record
    assert ann.seen == bob.seen


def correct(game, chance):
    """Corrects an entry of a game at random; whether it could be."""
    operation = chance.choice(["insert", "replace", "remove"])
    entry = None if operation == "remove" else OF_THE_TABLE
    place = chance.randrange(len(game.entries) or 1)
    asked = {"take_along": True, "seen": game.log_length, "client_id": uuid4()}
    return not recording.correct(game, operation, place, entry, **asked).refusal


def assert_kept(phone):
    """What was acknowledged is in a log, and every log comes to its sheet."""
    games = [phone.game.pk, *(game.pk for game in phone.elsewhere)]
    games = Game.objects.filter(pk__in=games)
    logged = {}
    for game in games:
        rows = log.rows_of(game)
        logged |= {row.id: row.entry for row in rows}
        assert game.log_length == len(rows)
        assert log.is_sound(rows)
        assert log.entries_after(rows) == game.entries
        assert game.taken_back == len(log.fold_rows(rows)[1])
        sheet = scoring.score(game.record())
        assert sheet["deals"] == game.sheet["deals"]
        assert sheet["totals"] == game.sheet["totals"]
    for id, one in phone.acknowledged.items():
        assert logged[id] == one["entry"] or one["operation"] != "add"
