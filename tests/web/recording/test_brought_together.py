"""Phones that were apart: what the server answers and keeps, and what it says of it."""

import json

import pytest

from scorekeeper.files import exports, imports
from scorekeeper.models import Game, Night, Ruling
from tests.web.devices import BIDS, ONE_DEAL
from tests.web.recording.test_outbox import added, item, send

OTHER = BIDS[0] | {"bid": 1}
LONG = {"sequence": "custom", "hands": [1, 1, 1]}
DEALS = [*ONE_DEAL, *ONE_DEAL]
OTHER_TRICKS = {"type": "tricks", "tricks": [1, 0, 0]}
OTHER_BIDS = [one | {"bid": bid} for one, bid in zip(BIDS, [1, 0, 0], strict=True)]
OTHER_DEALS = [*OTHER_BIDS, OTHER_TRICKS, *ONE_DEAL]


def choose(device, game, question, keep, **more):
    parts = {part: question[part] for part in ("id", "entry", "place", "seen")}
    url = f"{game.get_absolute_url()}choice/"
    body = json.dumps(parts | {"keep": keep} | more)
    return device.post(url, body, content_type="application/json")


def asked(ann, bob, game):
    """The question after Ann and Bob entered another bid each; Bob's outbox."""
    ann.play(game, BIDS[:1])
    mine = added(OTHER)
    answer = send(bob, game, mine).json()
    assert answer["taken"] == []
    assert answer["is_behind"]
    return answer["question"], mine


def log_of(game):
    return list(game.log.values_list("operation", "entry", "key__name"))


def test_the_question_says_who_said_what(ann, bob, game):
    question, mine = asked(ann, bob, game)
    assert question == {
        "id": mine[0]["id"],
        "entry": OTHER,
        "place": 0,
        "mine": "Ann bids 1",
        "theirs": "Ann bids 0",
        "by": "Ann's phone",
        "sentence": "Ann's phone entered 0 for Ann. You tapped 1.",
        "keep": "Keep 0",
        "change": "Change to 1",
        "seen": 1,
    }


@pytest.mark.parametrize(
    ("keep", "operation", "stands"),
    [("mine", "replace", OTHER), ("theirs", "leave", BIDS[0])],
)
def test_both_stay_in_the_log_with_who_chose(ann, bob, game, keep, operation, stands):
    question, mine = asked(ann, bob, game)
    for _ in range(2):
        answer = choose(bob, game, question, keep).json()
        assert answer["taken"] == [mine[0]["id"]]
    assert log_of(game) == [
        ("add", BIDS[0], "Ann's phone"),
        (operation, OTHER, "Bob's phone"),
    ]
    assert Game.objects.get(pk=game.pk).entries == [stands]
    assert send(bob, game, mine).json()["question"] is None


@pytest.mark.parametrize(("keep", "is_kept"), [("mine", True), ("theirs", False)])
def test_what_was_ruled_is_noted_once_its_entry_stands(ann, bob, game, keep, is_kept):
    ann.play(game, BIDS[:1])
    [entry] = mine = added(OTHER)
    ruled = {"note": "ruling", "situation": "exposed_card", "answers": "0"}
    note = item("note", ruled | {"came": "ruled", "place": 0, "beside": entry["id"]})
    answer = send(bob, game, [*mine, note]).json()
    assert (answer["taken"], answer["left"]) == ([], [])
    assert not Ruling.objects.exists()
    choose(bob, game, answer["question"], keep)
    assert send(bob, game, [*mine, note]).json()["taken"] == [entry["id"], note["id"]]
    assert Ruling.objects.exists() is is_kept


def test_what_was_ruled_is_not_noted_where_its_entry_was_refused(bob, game):
    [entry] = wrong = added(OTHER | {"bid": 9})
    ruled = {"note": "ruling", "situation": "exposed_card", "answers": "0"}
    note = item("note", ruled | {"came": "ruled", "place": 0, "beside": entry["id"]})
    for sent in ([*wrong, note], [note]):
        assert send(bob, game, sent).json()["taken"] == [note["id"]]
    assert not Ruling.objects.exists()


def test_others_may_go_on_while_the_table_thinks(ann, bob, game):
    question, _ = asked(ann, bob, game)
    ann.play(game, BIDS[1:2])
    choose(bob, game, question, "mine")
    assert Game.objects.get(pk=game.pk).entries == [OTHER, BIDS[1]]


def test_a_place_that_others_changed_meanwhile_is_asked_about_again(ann, bob, game):
    question, mine = asked(ann, bob, game)
    ann.enter(game, None, to="last/")
    ann.play(game, BIDS[1:2])
    answer = choose(bob, game, question, "mine").json()
    assert answer["taken"] == []
    assert send(bob, game, mine).json()["taken"] == [mine[0]["id"]]
    assert Game.objects.get(pk=game.pk).entries == [BIDS[1], OTHER]


def test_what_the_rules_refuse_cannot_be_chosen(ann, bob, game):
    question, _ = asked(ann, bob, game)
    answer = choose(bob, game, question, "mine", entry=OTHER | {"bid": 9}).json()
    assert answer["left"][0]["code"] == "bid_range"
    assert Game.objects.get(pk=game.pk).entries == BIDS[:1]


@pytest.mark.alike
@pytest.mark.parametrize(("keep", "stands"), [("mine", BIDS), ("theirs", BIDS[::2])])
def test_a_removal_that_is_taken_back_is_asked_about(ann, bob, game, keep, stands):
    ann.play(game, BIDS[:2])
    ann.enter(game, None, to="1/", operation="remove", confirm="1")
    ann.play(game, BIDS[2:])
    mine = [item("undo")]
    question = send(bob, game, mine, 3).json()["question"]
    assert (question["theirs"], question["mine"]) == ("no entry", "Bob bids 1")
    assert question["by"] == "Ann's phone"
    for _ in range(2):
        answer = choose(bob, game, question, keep, before=question["before"]).json()
        assert answer["taken"] == [mine[0]["id"]]
    assert Game.objects.get(pk=game.pk).entries == stands
    assert send(bob, game, mine, 3).json()["question"] is None


@pytest.mark.alike
@pytest.mark.parametrize("wrong", [{"keep": "both"}, {"place": -1}, {"id": 1}])
def test_what_is_no_choice_is_answered_400(ann, bob, game, wrong):
    question, _ = asked(ann, bob, game)
    response = choose(bob, game, question, "mine" if "keep" not in wrong else "x")
    if "keep" not in wrong:
        response = choose(bob, game, question | wrong, "mine")
    assert response.status_code == 400
    assert response.json()["refusal"]["message"].endswith(".")


@pytest.mark.alike
def test_one_entry_of_a_whole_evening_is_one_question(ann, bob, start):
    game = start(options=LONG)
    ann.play(game, DEALS)
    mine = added(*BIDS, OTHER_TRICKS, *ONE_DEAL)
    question = send(bob, game, mine).json()["question"]
    assert question["mine"].startswith("Ann took 1 trick")
    choose(bob, game, question, "mine")
    answer = send(bob, game, mine).json()
    assert (answer["question"], answer["left"], answer["apart"]) == (None, [], None)
    assert Game.objects.get(pk=game.pk).entries == [*BIDS, OTHER_TRICKS, *ONE_DEAL]


@pytest.fixture
def apart(ann, bob, start):
    """A game that Ann played, and the one that Bob played apart from it."""
    game = start(options=LONG)
    ann.play(game, DEALS)
    mine = added(*OTHER_DEALS)
    for entries in (mine[:-1], mine, mine):
        answer = send(bob, game, entries).json()
        assert answer["taken"] == [one["id"] for one in entries]
    other = Game.objects.get(pk=answer["apart"].strip("/").split("/")[-1])
    game.refresh_from_db()
    return game, other


@pytest.mark.alike
def test_two_evenings_are_two_games_made_once(apart, night):
    game, other = apart
    assert night.games.count() == 2
    assert [one.entries for one in apart] == [DEALS, OTHER_DEALS]
    assert other.apart_from == game.client_id
    assert game.apart_from == other.client_id
    assert (other.options, other.dealer, other.stake) == (LONG, 0, game.stake)


def test_both_say_so_until_one_is_deleted(apart, ann, night):
    said = "Kept as a separate game."
    for game in apart:
        assert said in ann.get(game.get_absolute_url()).content.decode()
    assert ann.get(night.get_absolute_url()).content.decode().count(said) == 2
    ann.post(f"{apart[0].get_absolute_url()}deletion/")
    assert said not in ann.get(apart[1].get_absolute_url()).content.decode()


def test_a_file_keeps_both_and_what_was_set_aside(apart, ann, bob, start, group):
    game = start()
    question, _ = asked(ann, bob, game)
    choose(bob, game, question, "theirs")
    content = imports.content_of(exports.group_file(group))
    logs = {one.client_id: log_of(one) for one in Game.objects.all()}
    Night.objects.all().delete()
    imports.take(group, content)
    taken = {one.client_id: log_of(one) for one in Game.objects.all()}
    assert {id: [row[:2] for row in log] for id, log in taken.items()} == {
        id: [row[:2] for row in log] for id, log in logs.items()
    }
    one, other = Game.objects.exclude(apart_from=None)
    assert one.apart_from == other.client_id
    assert other.apart_from == one.client_id
