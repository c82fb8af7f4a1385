"""Undo reaches to the beginning, redo back again, also past the end of a game."""

from uuid import uuid4

import pytest

from tests.web.devices import BIDS, ONE_DEAL, page_of


def undo(device, game, **asked):
    return device.enter(game, None, to="last/", **asked)


def redo(device, game, **asked):
    return device.enter(game, None, to="next/", **asked)


@pytest.mark.alike
def test_bob_undoes_everything_and_brings_it_back(bob, game):
    bob.play(game)
    for left in [3, 2, 1, 0]:
        assert undo(bob, game).status_code == 200
        game.refresh_from_db()
        assert len(game.entries) == left
    for entry in ONE_DEAL:
        assert redo(bob, game).status_code == 200
        game.refresh_from_db()
        assert game.entries[-1] == entry
    assert game.status == "finished"
    assert game.log.count() == 12


@pytest.mark.alike
def test_with_nothing_left_undo_and_redo_are_refused(bob, game):
    assert undo(bob, game).status_code == 422
    assert redo(bob, game).status_code == 422
    assert game.log.count() == 0


@pytest.mark.alike
def test_a_new_entry_after_undo_leaves_nothing_to_redo(bob, game):
    bob.play(game, BIDS[:2])
    undo(bob, game)
    game.refresh_from_db()
    assert game.taken_back == 1
    bob.play(game, BIDS[1:2])
    assert game.taken_back == 0
    assert redo(bob, game).status_code == 422


def test_a_delete_undoes_too(bob, game):
    bob.play(game, BIDS[:1])
    url = f"{game.get_absolute_url()}entries/last/"
    assert bob.delete(f"{url}?seen=1&id={uuid4()}").status_code == 302
    assert bob.delete(url, f"seen=2&id={uuid4()}").status_code == 422
    game.refresh_from_db()
    assert game.entries == []


@pytest.mark.alike
def test_without_htmx_undo_leads_back_to_the_page(bob, game):
    bob.play(game, BIDS[:1])
    response = undo(bob, game, htmx=False)
    assert response.status_code == 302
    response = undo(bob, game, htmx=False)
    assert response.status_code == 422
    assert b"<html" in response.content


@pytest.mark.alike
def test_an_undo_that_comes_late_is_told_what_was_undone(ann, bob, game):
    bob.play(game, BIDS[:2])
    undo(ann, game)
    response = undo(bob, game, seen=2)
    assert response.status_code == 409
    assert "phone undid the last entry. Nothing was undone." in page_of(response)
    game.refresh_from_db()
    assert len(game.entries) == 1


@pytest.mark.alike
def test_an_undo_repeated_by_a_bad_line_undoes_once(bob, game):
    bob.play(game, BIDS[:2])
    once = uuid4()
    for _ in range(3):
        assert undo(bob, game, seen=2, id=once).status_code == 200
    game.refresh_from_db()
    assert len(game.entries) == 1


@pytest.mark.alike
def test_neither_eve_nor_a_watcher_may_undo(eve, watcher, bob, game):
    bob.play(game, BIDS[:1])
    for change in [undo, redo]:
        assert change(eve, game).status_code == 404
        assert change(watcher, game).status_code == 403
    game.refresh_from_db()
    assert game.entries == BIDS[:1]
