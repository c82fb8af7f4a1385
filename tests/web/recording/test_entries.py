"""An entry is accepted, refused, too late, repeated, or comes from a stranger."""

from html import unescape
from uuid import uuid4

import pytest

from scorekeeper.models import Game
from tests.web.devices import BIDS, ONE_DEAL, TRICKS, page_of

WRONG = {"type": "bid", "seat": 0, "bid": 5}  # in a deal of one card


def unchanged(game):
    """Whether a game stands as it was read."""
    now = Game.objects.get(pk=game.pk)
    names = ["entries", "sheet", "status", "log_length", "changed_at"]
    same = all(getattr(now, name) == getattr(game, name) for name in names)
    return same and now.log.count() == game.log_length


def test_bob_enters_and_gets_the_new_table(bob, game):
    response = bob.enter(game, BIDS[0])
    assert response.status_code == 200
    assert response.content.lstrip().startswith(b'<section id="table"')
    game.refresh_from_db()
    assert game.entries == BIDS[:1]
    row = game.log.get()
    assert (row.number, row.operation, row.entry) == (1, "add", BIDS[0])
    assert row.key == bob.key


def test_the_sheet_stands_there_once_it_has_a_line(bob, game):
    assert 'class="sheet' not in page_of(bob.enter(game, BIDS[0]))
    for entry in [*BIDS[1:], TRICKS]:
        answer = bob.enter(game, entry)
    assert 'class="sheet' in page_of(answer)


def test_the_fields_of_a_form_are_an_entry_too(bob, game):
    response = bob.enter(game, None, type="bid", seat="0", bid="1")
    assert response.status_code == 200
    game.refresh_from_db()
    assert game.entries == [{"type": "bid", "seat": 0, "bid": 1}]


def test_without_htmx_an_entry_leads_back_to_the_page(bob, game):
    response = bob.enter(game, BIDS[0], htmx=False)
    assert response.status_code == 302
    assert response.url == game.get_absolute_url()
    assert bob.get(response.url).status_code == 200


def test_without_htmx_the_page_stays_in_the_way_of_recording(bob, game):
    response = bob.enter(game, BIDS[0], htmx=False, way="live")
    assert response.url == game.get_absolute_url() + "?way=live"
    referee = bob.get(game.get_absolute_url() + "referee/?way=live").content.decode()
    assert f'href="{response.url}"' in referee
    assert 'name="way" value="live"' in referee


def test_a_script_that_asks_for_json_gets_the_sheet(bob, game):
    bob.defaults["HTTP_ACCEPT"] = "application/json"
    told = bob.enter(game, BIDS[0], htmx=False).json()
    assert told["refusal"] is None
    assert told["log_length"] == 1
    assert told["sheet"]["status"] == "open"
    told = bob.enter(game, WRONG, htmx=False).json()
    assert told["refusal"]["code"] == "bid_range"


@pytest.mark.alike
@pytest.mark.parametrize("htmx", [True, False])
def test_what_the_rules_refuse_is_answered_422_with_the_sentence(bob, game, htmx):
    response = bob.enter(game, WRONG, htmx=htmx)
    assert response.status_code == 422
    assert b'role="alert"' in response.content
    assert (b"<html" in response.content) is not htmx
    assert unchanged(game)


@pytest.mark.alike
@pytest.mark.parametrize("htmx", [True, False])
def test_a_late_entry_is_answered_409_and_told_who_was_first(ann, bob, game, htmx):
    ann.play(game, BIDS[:1])
    response = bob.enter(game, BIDS[1], seen=0, htmx=htmx)
    assert response.status_code == 409
    words = (
        "Ann's phone entered 0 for Ann. You tapped 1 for Bob. Your entry was not saved."
    )
    assert words in unescape(response.content.decode())
    assert unchanged(game)


def test_both_tricks_are_named(ann, bob, start):
    game = start(options={"sequence": "custom", "hands": [3]})
    bids = [{"type": "bid", "seat": seat, "bid": 1} for seat in range(3)]
    ann.play(
        game, [*bids, {"type": "trick", "winner": 0}, {"type": "trick", "winner": 1}]
    )
    response = bob.enter(game, {"type": "trick", "winner": 2}, seen=4)
    said = "Ann's phone entered “Trick to Bob”. You tapped “Trick to Cleo”."
    assert said in unescape(response.content.decode())


@pytest.mark.parametrize("seen", [99, 10**8])
def test_who_saw_more_than_there_is_gets_the_table_as_it_is(bob, game, seen):
    assert bob.enter(game, BIDS[0], seen=seen).status_code == 409
    assert unchanged(game)


def test_a_repeated_request_is_answered_as_before_and_entered_once(bob, game):
    once = uuid4()
    first = bob.enter(game, BIDS[0], seen=0, id=once)
    again = bob.enter(game, BIDS[0], seen=0, id=once)
    later = bob.enter(game, BIDS[0], seen=1, id=once)
    assert [first.status_code, again.status_code, later.status_code] == [200] * 3
    assert game.log.count() == 1


def test_another_entry_under_the_same_id_is_not_swallowed(bob, game):
    once = uuid4()
    five, seven = [{"type": "adjust", "side": 0, "points": n} for n in (5, 7)]
    assert bob.enter(game, five, seen=0, id=once).status_code == 200
    late = bob.enter(game, seven, seen=0, id=once)
    assert late.status_code == 409
    assert b"Your entry was not saved." in late.content
    used = bob.enter(game, seven, seen=1, id=once)
    assert used.status_code == 409
    assert b"Enter it again." in used.content
    assert game.log.count() == 1
    assert bob.enter(game, five, seen=1, id=once).status_code == 200
    assert game.log.count() == 1


def test_the_same_id_may_serve_two_games(bob, start):
    once = uuid4()
    for game in [start(), start()]:
        assert bob.enter(game, BIDS[0], id=once).status_code == 200
        assert game.log.count() == 1


@pytest.mark.alike
@pytest.mark.parametrize("fields", [{"seen": "x"}, {"seen": "-1"}, {"seen": ""}])
def test_a_request_that_does_not_say_what_it_saw_is_answered_400(bob, game, fields):
    response = bob.enter(game, BIDS[0], **fields)
    assert response.status_code == 400
    assert b"how many rows of the log" in response.content
    assert unchanged(game)


@pytest.mark.alike
@pytest.mark.parametrize("id", ["x", "123", "%00"])
def test_a_request_without_an_id_of_its_own_is_answered_400(bob, game, id):
    response = bob.enter(game, BIDS[0], id=id)
    assert response.status_code == 400
    assert b"UUID" in response.content
    assert unchanged(game)


@pytest.mark.alike
@pytest.mark.parametrize(
    "text",
    ["{", "[" * 3000, '{"type": NaN}', "9" * 5000, '"\\u0000"', '"\\ud800"', "\0"],
)
def test_an_entry_that_is_no_json_is_answered_400(bob, game, text):
    fields = {"seen": 0, "id": uuid4(), "entry": text}
    response = bob.post(f"{game.get_absolute_url()}entries/", fields)
    assert response.status_code == 400
    assert unchanged(game)


@pytest.mark.alike
@pytest.mark.parametrize("entry", [1, [], "bid", {}, {"type": []}, {"type": 1}])
def test_json_that_is_no_entry_is_refused(bob, game, entry):
    assert bob.enter(game, entry).status_code == 422
    assert unchanged(game)


@pytest.mark.alike
def test_points_beyond_counting_are_refused(bob, game):
    entry = {"type": "adjust", "side": 0, "points": 10**12}
    assert bob.enter(game, entry).status_code == 422
    assert unchanged(game)


def test_eve_gets_the_same_404_for_what_is_and_for_what_is_not(eve, game):
    there = eve.enter(game, BIDS[0])
    nowhere = eve.post("/games/999/entries/", {"seen": 0, "id": uuid4()})
    assert there.status_code == nowhere.status_code == 404
    assert page_of(there) == page_of(nowhere)
    assert unchanged(game)


def test_a_key_that_only_watches_is_told_so(watcher, game):
    assert watcher.get(game.get_absolute_url()).status_code == 200
    response = watcher.enter(game, BIDS[0])
    assert response.status_code == 403
    assert b"This phone can only watch." in response.content
    assert unchanged(game)


@pytest.mark.alike
def test_nothing_is_entered_once_the_night_is_closed(bob, game):
    game.night.closed_at = game.started_at
    game.night.save()
    response = bob.enter(game, BIDS[0])
    assert response.status_code == 422
    assert unchanged(game)


@pytest.mark.alike
def test_an_entry_after_the_end_is_refused(bob, game):
    game = bob.play(game, ONE_DEAL)
    assert game.status == "finished"
    assert bob.enter(game, TRICKS).status_code == 422
    assert unchanged(game)


def test_a_get_is_no_way_to_enter(bob, game):
    assert bob.get(f"{game.get_absolute_url()}entries/").status_code == 405
