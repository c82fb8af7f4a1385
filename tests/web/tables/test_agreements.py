"""The other side agrees: asked where a night chose so, kept beside the log."""

from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper.models import Agreement, Entry, Game, Night
from tests.sentences import ENTERS_FOR
from tests.web.devices import BIDS, ONE_DEAL, Device
from tests.web.reading import Reading
from tests.web.recording.test_outbox import added, item, send

IS_IT_SO = "is this right?"


@pytest.fixture
def asked(night, game):
    """The game of a night that asks the other side."""
    Night.objects.filter(pk=night.pk).update(agreeing=True)
    Game.objects.filter(pk=game.pk).update(agreeing=True)
    game.refresh_from_db()
    return game


@pytest.fixture
def cleo(group):
    return Device.holding(group, "enter", "Cleo's phone")


def say(device, game, id=None, **fields):
    where = f"{game.get_absolute_url()}agreements/"
    return device.post(where, {"id": id or uuid4()} | fields)


def sit(device, game, side):
    return say(device, game, came="side", side=side)


def last_row(game):
    return game.log.last().client_id


def table(device, game):
    return Reading(device.get(game.get_absolute_url())).text


@pytest.mark.alike
def test_a_night_does_not_ask_unless_it_is_chosen(ann, bob, watcher, night, start):
    assert start().agreeing is False
    where = f"{night.get_absolute_url()}agreeing/"
    assert watcher.post(where, {"agreeing": "1"}).status_code == 403
    assert bob.post(where, {"agreeing": "yes"}).status_code == 400
    assert bob.post(where, {"agreeing": "1"}).status_code == 302
    night.refresh_from_db()
    assert all(game.agreeing for game in [*night.games.all(), start()])
    bob.post(where, {"agreeing": "0"})
    assert not any(game.agreeing for game in night.games.all())


def test_where_it_is_off_nothing_is_shown_and_nothing_kept(bob, game):
    bob.play(game, BIDS[:1])
    assert ENTERS_FOR not in table(bob, game)
    answer = say(bob, game, came="agreed", about=last_row(game), side=0)
    assert answer.status_code == 422
    assert not Agreement.objects.exists()


@pytest.mark.alike
def test_a_phone_says_once_for_whom_it_enters(bob, asked):
    assert ENTERS_FOR in table(bob, asked)
    assert sit(bob, asked, 1).status_code == 302
    assert ENTERS_FOR not in table(bob, asked)
    bob.play(asked, BIDS[:1])
    assert Entry.objects.get().said_by == 1


@pytest.mark.alike
def test_what_one_side_entered_the_other_agrees_to(ann, bob, asked):
    sit(ann, asked, 0)
    sit(bob, asked, 1)
    ann.play(asked, BIDS[:1])
    assert "not yet confirmed" in table(ann, asked)
    assert f"Bob: {IS_IT_SO}" in table(bob, asked)
    id = uuid4()
    for _ in range(2):
        say(bob, asked, id, came="agreed", about=last_row(asked), side=1)
    assert Agreement.objects.count() == 1
    assert IS_IT_SO not in table(bob, asked)
    assert "not yet confirmed" not in table(ann, asked)
    assert Game.objects.get(pk=asked.pk).entries == BIDS[:1]


def test_three_more_entries_stand_for_it(ann, bob, asked):
    sit(ann, asked, 0)
    sit(bob, asked, 1)
    ann.play(asked, BIDS)
    first = Entry.objects.first().client_id
    assert str(first) in bob.get(asked.get_absolute_url()).content.decode()
    ann.play(asked, ONE_DEAL[3:])
    page = bob.get(asked.get_absolute_url()).content.decode()
    assert str(first) not in page
    assert "last 3 entries are not yet confirmed" in table(ann, asked)


def test_who_disagrees_says_so_and_both_words_stand_until_it_is_chosen(ann, bob, asked):
    sit(ann, asked, 0)
    sit(bob, asked, 1)
    ann.play(asked, BIDS)
    row = asked.log.first().client_id
    say(bob, asked, came="disputed", about=row, side=1)
    for device in (ann, bob):
        assert "Bob disputes this, from" in table(device, asked)
    assert "Keep it" not in table(ann, asked)
    say(ann, asked, came="stands", about=row, side="")
    assert "Bob disputes this, from" in table(bob, asked)
    say(bob, asked, came="stands", about=row, side="")
    assert "disputes" not in table(bob, asked)
    assert [one.came for one in Agreement.objects.order_by("pk")] == [
        "disputed",
        "stands",
        "stands",
    ]


def test_the_review_keeps_who_said_what(ann, bob, watcher, asked):
    sit(ann, asked, 0)
    ann.play(asked, BIDS)
    row = asked.log.first().client_id
    say(bob, asked, came="disputed", about=row, side=1)
    say(ann, asked, came="stands", about=row, side="")
    text = Reading(watcher.get(f"{asked.get_absolute_url()}review/")).text
    assert "Ann bids 0: disputed by Bob Bob's phone," in text
    words = "kept by the table on the phone that entered it Ann's phone,"
    assert f"Ann bids 0: {words}" in text


@pytest.mark.alike
def test_one_side_does_not_agree_with_itself(ann, bob, asked):
    sit(ann, asked, 0)
    ann.play(asked, BIDS[:1])
    say(ann, asked, came="agreed", about=last_row(asked), side=0)
    sit(bob, asked, 1)
    assert IS_IT_SO in table(bob, asked)


def test_a_phone_in_the_middle_turns_to_the_other_side(ann, asked):
    sit(ann, asked, "middle")
    ann.play(asked, BIDS[:1])
    page = ann.get(asked.get_absolute_url()).content.decode()
    assert 'class="agree turned"' in page
    assert Entry.objects.get().said_by is None


def test_names_stand_under_the_result_and_ask_again_after_a_change(ann, bob, asked):
    sit(ann, asked, 0)
    sit(bob, asked, 1)
    ann.play(asked, ONE_DEAL)
    asked.refresh_from_db()
    state = ",".join(map(str, asked.sheet["totals"]))
    say(bob, asked, came="signed", side=1, state=state)
    assert "Signed by Bob, from Bob's phone." in table(ann, asked)
    assert "Sign for Ann" in table(ann, asked)
    refused = say(ann, asked, came="signed", side=0, state="1,2,3")
    assert "The result has changed since this signature." in Reading(refused).text
    ann.enter(asked, None, to="last/")
    assert "Signed by" not in table(ann, asked)
    ann.play(asked, [ONE_DEAL[-1] | {"tricks": [1, 0, 0]}])
    signed = "Signed by Bob before the last change, from Bob's phone."
    assert signed in table(ann, asked)


@pytest.mark.alike
def test_others_who_follow_are_told(ann, bob, asked):
    ann.play(asked, BIDS[:1])
    known = f'"{asked.log.count()}"'
    where = f"{asked.get_absolute_url()}table/"
    assert bob.get(where, headers={"If-None-Match": known})["ETag"] == '"1"'
    say(bob, asked, came="agreed", about=last_row(asked), side=1)
    assert bob.get(where, headers={"If-None-Match": known})["ETag"] == '"1.1"'


@pytest.mark.alike
@pytest.mark.parametrize(
    "broken",
    [
        {"came": "", "side": 1},
        {"came": "agreed", "side": ""},
        {"came": "agreed", "side": "middle"},
        {"came": "agreed", "about": "no id", "side": 1},
        {"came": "signed", "side": 1, "state": "x" * 101},
        {"came": "side", "side": "12"},
    ],
)
def test_what_no_form_says_is_refused(bob, asked, broken):
    bob.play(asked, BIDS[:1])
    fields = {"about": last_row(asked)} | broken
    assert say(bob, asked, **fields).status_code == 400
    assert not Agreement.objects.exists()


@pytest.mark.alike
def test_only_who_may_enter_agrees(ann, watcher, eve, asked):
    ann.play(asked, BIDS[:1])
    about = {"came": "agreed", "about": last_row(asked), "side": 1}
    assert say(watcher, asked, **about).status_code == 403
    assert say(eve, asked, **about).status_code == 404
    assert say(ann, asked, **(about | {"about": uuid4()})).status_code == 422
    assert not Agreement.objects.exists()


def test_nothing_is_agreed_once_the_night_is_closed(ann, asked, night):
    ann.play(asked, BIDS[:1])
    Night.objects.filter(pk=night.pk).update(closed_at="2025-11-22T00:00Z")
    about = {"came": "agreed", "about": last_row(asked), "side": 1}
    assert say(ann, asked, **about).status_code == 422
    assert not Agreement.objects.exists()


@pytest.mark.alike
def test_what_was_said_without_a_network_comes_after_its_entries(ann, bob, asked):
    ann.play(asked, BIDS[:1])
    about = {"note": "agreement", "state": ""}
    side = about | {"came": "side", "side": 1, "about": ""}
    mine = [item("note", side), *added(BIDS[1])]
    said = {"came": "agreed", "side": 1, "about": str(last_row(asked))}
    unknown = said | {"about": str(uuid4())}
    mine += [item("note", about | said), item("note", about | unknown)]
    for _ in range(2):
        answer = send(bob, asked, mine, seen=1).json()
        assert len(answer["taken"]) == 3
        assert [one["code"] for one in answer["left"]] == ["not_entered"]
    assert Agreement.objects.count() == 1
    assert [row.said_by for row in Entry.objects.all()] == [None, 1]
    assert ENTERS_FOR not in table(bob, asked)


@pytest.mark.alike
def test_an_entry_takes_at_most_eight_queries_where_the_other_side_is_asked(ann, asked):
    sit(ann, asked, 0)
    for seen, entry in enumerate(BIDS):
        with CaptureQueriesContext(connection) as captured:
            answer = ann.enter(asked, entry, seen=seen)
        assert answer.status_code == 200
        assert len(captured) <= 8, [query["sql"][:80] for query in captured]
