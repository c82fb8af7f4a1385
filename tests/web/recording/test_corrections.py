"""A correction inside the record: shown before it is made, refused, or taken along."""

import json
from uuid import uuid4

import pytest

from scorekeeper import recording
from tests.web.devices import FIRST, NOT_BOB, SECOND, TWO_DEALS, page_of


@pytest.fixture
def game(start, bob):
    """Two deals, won by Bob with 22 points; Ann has 21 and Cleo 10."""
    return bob.play(
        start(options=TWO_DEALS, stake={"per_point": "0.1"}), FIRST + SECOND
    )


def correct(device, game, place, operation="replace", entry=None, **fields):
    fields |= {"operation": operation, "confirm": "1"}
    return device.enter(game, entry, to=f"{place}/", **fields)


def look(device, game, place, operation="replace", entry=None, **fields):
    fields |= {"operation": operation}
    return device.enter(game, entry, to=f"{place}/", **fields)


@pytest.mark.alike
def test_a_preview_tells_what_becomes_of_deals_totals_and_winner(game):
    preview = recording.preview(game, "replace", 1, NOT_BOB)
    assert preview["refusal"] is None
    assert (preview["goes"], preview["missing"]) == (False, None)
    assert preview["text"] == [
        "Deal 1: Bob's 11 becomes 0.",
        "Deal 1: Cleo's 10 becomes 0.",
        "Total: Bob's 22 becomes 11.",
        "Total: Cleo's 10 becomes 0.",
        "Ann wins.",
    ]


@pytest.mark.alike
def test_a_preview_says_who_still_wins(game):
    entry = {"type": "tricks", "tricks": [0, 1, 1]}
    preview = recording.preview(game, "replace", 3, entry)
    assert preview["text"][-1] == "Bob still wins."


@pytest.mark.alike
def test_a_preview_writes_nothing(bob, game):
    response = look(bob, game, 1, entry=NOT_BOB)
    assert response.status_code == 200
    assert "Bob&#x27;s 11 becomes 0." in page_of(response)
    before = game.sheet
    game.refresh_from_db()
    assert game.sheet == before
    assert game.log.count() == 4


@pytest.mark.alike
def test_what_the_preview_offers_is_a_form_that_makes_the_correction(bob, game):
    page = page_of(look(bob, game, 1, entry=NOT_BOB, htmx=False))
    assert "<html" in page
    assert 'name="confirm"' in page
    assert json.dumps(NOT_BOB).replace('"', "&quot;") in page
    response = correct(bob, game, 1, entry=NOT_BOB, htmx=False)
    assert response.status_code == 302
    game.refresh_from_db()
    assert game.sheet["totals"] == [21, 11, 0]


@pytest.mark.alike
def test_a_correction_rewrites_the_standings_of_a_finished_game(bob, game):
    money = {row.person.name: row.money for row in game.standings.all()}
    assert money == {"Ann": 100, "Bob": 130, "Cleo": -230}
    correct(bob, game, 1, entry=NOT_BOB)
    rows = {row.person.name: row for row in game.standings.all()}
    assert {name: row.money for name, row in rows.items()} == {
        "Ann": 310,
        "Bob": 10,
        "Cleo": -320,
    }
    assert [name for name, row in rows.items() if row.won] == ["Ann"]


@pytest.mark.alike
def test_an_entry_that_no_longer_fits_is_named_and_nothing_is_written(bob, game):
    response = correct(bob, game, 0, "remove")
    assert response.status_code == 422
    late = "Deal 1: “Ann took no tricks, Bob 1 and Cleo none” no longer fits."
    assert late in page_of(response)
    assert game.log.count() == 4


def test_the_offer_to_take_it_along_is_made_and_kept(bob, game):
    carried = {"corrected": "null", "anew": "[]", "rest": "1"}
    page = page_of(look(bob, game, 0, "remove", **carried))
    assert "Deal 1: “Ann took no tricks, Bob 1 and Cleo none” no longer fits." in page
    assert 'name="along"' in page
    assert correct(bob, game, 0, "remove", along="1").status_code == 200
    game.refresh_from_db()
    row = game.log.last()
    assert (row.operation, row.place, row.along) == ("remove", 0, [1, 3])
    assert game.entries == SECOND[:1]
    assert not game.standings.exists()
    bob.enter(game, None, to="last/")
    game.refresh_from_db()
    assert game.entries == FIRST + SECOND
    assert game.standings.count() == 3


@pytest.mark.alike
def test_entries_after_an_earlier_end_go_along_together(game):
    preview = recording.preview(game, "insert", 2, {"type": "stop"})
    assert preview["text"][-1] == "2 entries would come after the end of the game."
    answer = recording.correct(
        game, "insert", 2, {"type": "stop"}, True, seen=4, client_id=uuid4()
    )
    assert answer.game.entries == [*FIRST, {"type": "stop"}]
    assert answer.game.sheet["result"]["stopped"]


@pytest.mark.alike
def test_an_entry_can_be_put_in(bob, game):
    entry = {"type": "adjust", "side": 2, "points": 50}
    assert correct(bob, game, 1, "insert", entry).status_code == 200
    game.refresh_from_db()
    assert game.entries[1] == entry
    assert game.sheet["result"]["winners"] == [2]


def test_a_correction_that_is_itself_against_the_rules_is_refused(bob, game):
    entry = {"type": "bids", "bids": [0, 9, 0]}
    for ask in [look, correct]:
        response = ask(bob, game, 0, entry=entry)
        assert response.status_code == 422
        assert 'role="alert"' in page_of(response)
    assert game.log.count() == 4


@pytest.mark.alike
@pytest.mark.parametrize("place", [4, 99, 10**30])
def test_there_is_nothing_to_correct_where_no_entry_is(bob, game, place):
    url = f"{game.get_absolute_url()}entries/{place}/"
    assert bob.get(url).status_code == 404
    assert look(bob, game, place, "remove").status_code == 422
    assert correct(bob, game, place, "remove").status_code == 422


@pytest.mark.alike
def test_a_correction_of_an_old_table_is_a_conflict(ann, bob, game):
    ann.enter(game, None, to="last/")
    response = correct(bob, game, 0, "remove", seen=4, along="1")
    assert response.status_code == 409
    assert game.log.count() == 5


@pytest.mark.alike
def test_the_form_of_a_correction_shows_what_could_stand_there(bob, game):
    response = bob.get(f"{game.get_absolute_url()}entries/0/")
    assert response.status_code == 200
    asked = response.context
    types = [prompt["type"] for prompt in asked["likely"] + asked["others"]]
    assert {"bid", "bids"} <= set(types)
    assert [prompt["type"] for prompt in asked["likely"]] == ["bids"]
    action = f"{game.get_absolute_url()}entries/0/"
    assert response.context["page"]["action"] == action
    assert f'hx-post="{action}"' in page_of(response)
    assert f'hx-post="{game.get_absolute_url()}entries/"' not in page_of(response)


@pytest.mark.alike
def test_a_correction_of_another_kind_is_answered_400(bob, game):
    assert look(bob, game, 0, "burn").status_code == 400
    response = bob.get(f"{game.get_absolute_url()}entries/0/?operation=burn")
    assert response.status_code == 400


@pytest.mark.alike
def test_neither_eve_nor_a_watcher_corrects(eve, watcher, game):
    url = f"{game.get_absolute_url()}entries/0/"
    for ask in [look, correct]:
        assert ask(eve, game, 0, "remove").status_code == 404
        assert ask(watcher, game, 0, "remove").status_code == 403
    assert eve.get(url).status_code == 404
    assert watcher.get(url).status_code == 403
    assert game.log.count() == 4
