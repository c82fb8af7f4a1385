"""Turning points are saved when a game is finished, and again when it changes."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import call_command
from django.db import OperationalError

from scorekeeper import recording, scoring
from scorekeeper.models import Game
from tests.web.reading import Reading

TWO_DEALS = {"sequence": "custom", "hands": [1, 1]}


def deal(bids, tricks):
    bids = [{"type": "bid", "seat": n, "bid": bid} for n, bid in enumerate(bids)]
    return [*bids, {"type": "tricks", "tricks": tricks}]


# Ann 20, Bob 11, Cleo nothing; Cleo bids last in the first deal, Ann in the second.
FIRST = deal([0, 1, 0], [0, 0, 1])
SECOND = [
    {"type": "bid", "seat": 1, "bid": 1},
    {"type": "bid", "seat": 2, "bid": 1},
    {"type": "bid", "seat": 0, "bid": 0},
    {"type": "tricks", "tricks": [0, 1, 0]},
]
WITHOUT = "Without Ann's bid of 0 in deal 2, Bob would have won by 1."
EARLIER = WITHOUT.replace("deal 2", "deal 1")
MISSED = (
    "Bob's missed bid decided the game: "
    "with 1 trick in deal 1, Bob would have won by 2."
)
TURNED = [MISSED, EARLIER, WITHOUT]


@pytest.fixture
def two_deals(start):
    return start(options=TWO_DEALS)


def story(game):
    return Game.objects.get(pk=game.pk).story


def texts(game):
    return [turn["text"] for turn in story(game)["turned"]]


@pytest.mark.alike
def test_it_is_kept_with_the_last_entry_and_not_before(bob, two_deals):
    bob.play(two_deals, FIRST)
    assert story(two_deals) == {}
    bob.play(two_deals, SECOND)
    assert texts(two_deals) == TURNED
    assert [turn["deal"] for turn in story(two_deals)["turned"]] == [1, 1, 2]
    assert [turn["entry"] for turn in story(two_deals)["turned"]] == [3, 3, 7]


@pytest.mark.alike
def test_it_goes_with_the_end_and_comes_back_with_it(bob, two_deals):
    bob.play(two_deals, [*FIRST, *SECOND])
    bob.enter(two_deals, None, seen=8, to="last/")
    assert story(two_deals) == {}
    bob.enter(two_deals, None, seen=9, to="next/")
    assert texts(two_deals) == TURNED


@pytest.mark.alike
def test_a_correction_saves_them_again(bob, two_deals):
    bob.play(two_deals, [*FIRST, *SECOND])
    tricks = {"type": "tricks", "tricks": [0, 1, 0]}
    bob.enter(two_deals, tricks, seen=8, to="3/", confirm="1")
    # Bob has 22 now, and leads from the first deal on.
    told = "Without the 11 for Bob's bid in deal {}, Ann would have won by 9."
    assert texts(two_deals) == [told.format(1), told.format(2)]


def test_an_imported_record_has_it_at_once(night, people):
    record = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "dealer": 0}
    record |= {"options": TWO_DEALS, "entries": [*FIRST, *SECOND]}
    three = [people[name] for name in record["players"]]
    assert texts(recording.import_record(night, record, three).game) == TURNED


@pytest.mark.alike
def test_a_file_taken_in_has_it_though_it_does_not_say_it(ann, bob, night, two_deals):
    bob.play(two_deals, [*FIRST, *SECOND])
    file = ann.get(f"{night.get_absolute_url()}night.json").content
    assert WITHOUT.encode() not in file
    night.delete()
    take_in(ann, night.group, file)
    assert texts(Game.objects.get()) == TURNED


def take_in(device, group, file):
    upload = SimpleUploadedFile("night.json", file, "application/json")
    posted = device.post(f"/groups/{group.pk}/import/", {"file": upload})
    assert posted.status_code < 400, posted.content


def test_rescore_tells_it_to_games_of_before(bob, two_deals, capsys):
    bob.play(two_deals, [*FIRST, *SECOND])
    Game.objects.update(story={})
    call_command("rescore", "--check")
    assert story(two_deals) == {}
    call_command("rescore")
    assert texts(two_deals) == TURNED


@pytest.mark.alike
def test_its_review_says_it(bob, two_deals):
    address = f"{two_deals.get_absolute_url()}review/"
    bob.play(two_deals, FIRST)
    assert "Turning points" not in Reading(bob.get(address)).text
    bob.play(two_deals, SECOND)
    names = "Ann's bid of 0: 10", "Ann's bid of 0: 10"
    told = [
        MISSED,
        *(f"{name} {text}" for name, text in zip(names, TURNED[1:], strict=True)),
    ]
    text = "Turning points 1 {} 2 {} 3 {}".format(*told)
    assert text in Reading(bob.get(address)).text


@pytest.mark.alike
def test_no_page_replays_to_say_it(bob, two_deals, night, monkeypatch):
    bob.play(two_deals, [*FIRST, *SECOND])
    monkeypatch.setattr("scorekeeper.scoring.story", None)
    assert WITHOUT[:-1] in Reading(bob.get(night.get_absolute_url())).text


def without_story(game):
    """A game as an older Scorekeeper had finished it."""
    Game.objects.filter(pk=game.pk).update(story={})


def review(device, game):
    return device.get(f"{game.get_absolute_url()}review/").content.decode()


@pytest.mark.alike
def test_a_game_that_was_finished_before_there_were_stories_is_told_when_looked_at(
    bob, two_deals, monkeypatch
):
    bob.play(two_deals, [*FIRST, *SECOND])
    kept = story(two_deals)
    without_story(two_deals)
    assert "Turning points" in review(bob, two_deals)
    assert story(two_deals) == kept
    monkeypatch.setattr(scoring, "story", None)  # which is not asked for again
    assert "Turning points" in review(bob, two_deals)


def test_turning_points_of_an_older_version_are_told_again_when_looked_at(
    bob, two_deals
):
    bob.play(two_deals, [*FIRST, *SECOND])
    kept = story(two_deals)
    swing = {"kind": "swing", "deal": 1, "text": "The largest swing was in deal 1."}
    older = {"turned": [swing], "moments": []}
    Game.objects.filter(pk=two_deals.pk).update(story=older)
    assert "The largest swing" not in review(bob, two_deals)
    assert story(two_deals) == kept


def test_a_game_that_the_rules_would_score_otherwise_stays_without(bob, two_deals):
    bob.play(two_deals, [*FIRST, *SECOND])
    without_story(two_deals)
    sheet = Game.objects.get(pk=two_deals.pk).sheet
    Game.objects.filter(pk=two_deals.pk).update(sheet=sheet | {"totals": [9, 9, 9]})
    assert "Turning points" not in review(bob, two_deals)
    assert story(two_deals) == {"turned": [], "moments": []}


@pytest.mark.alike
def test_a_game_that_is_open_is_not_told_by_a_look(bob, two_deals):
    bob.play(two_deals, FIRST)
    review(bob, two_deals)
    assert story(two_deals) == {}


@pytest.mark.alike
def test_a_look_shows_the_story_where_it_cannot_be_kept(bob, two_deals, monkeypatch):
    def full(*_, **__):
        raise OperationalError("database or disk is full")

    bob.play(two_deals, [*FIRST, *SECOND])
    without_story(two_deals)
    with monkeypatch.context() as patch:
        patch.setattr(type(Game.objects.all()), "update", full)
        assert "Turning points" in review(bob, two_deals)
    assert story(two_deals) == {}
