"""What a page says that is not granted, and that it shows a way on."""

import pytest
from django.test import Client, RequestFactory

from scorekeeper.access import permissions
from scorekeeper.models import Game
from scorekeeper.nights import end_of_night
from scorekeeper.pages import errors, retries
from scorekeeper.server.subprocess_request import SHORT
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading


@pytest.mark.alike
def test_a_page_not_found_shows_the_way_home(eve, db):
    response = eve.get("/nowhere/")
    assert response.status_code == 404
    assert "Nothing here" in Reading(response).text
    assert b'href="/"' in response.content


@pytest.mark.alike
def test_a_role_too_low_is_told_so(bob, night):
    response = bob.post(f"{night.get_absolute_url()}closing/", {"closed": "1"})
    text = Reading(response).text
    assert "Not with this key" in text
    assert "Only the host may do this." in text


def test_what_a_closed_night_refuses_is_no_matter_of_keys(ann, night, start):
    game = ann.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    end_of_night.close(night)
    response = ann.get(f"{game.get_absolute_url()}entries/0/")
    assert response.status_code == 403
    text = Reading(response).text
    assert "Over for now The night is closed. The host can reopen it." in text


def test_what_is_deleted_while_it_is_asked_for_is_not_found(bob, game, monkeypatch):
    found = permissions.game

    def found_and_deleted(request, pk, role):
        game = found(request, pk, role)
        Game.objects.filter(pk=pk).delete()
        return game

    monkeypatch.setattr(permissions, "game", found_and_deleted)
    response = bob.post(f"{game.get_absolute_url()}stake/", {"stake_ante": "1"})
    assert response.status_code == 404
    assert "Nothing here" in Reading(response).text


@pytest.mark.alike
def test_a_form_without_its_token_is_a_stale_page(db):
    response = Client(enforce_csrf_checks=True).post("/start/", {"name_1": "Ann"})
    assert response.status_code == 403
    assert "This page is stale" in Reading(response).text


@pytest.mark.alike
def test_a_fault_of_the_server_has_a_page_of_its_own(db):
    response = errors.server_error(RequestFactory().get("/"))
    assert response.status_code == 500
    assert "Something broke" in Reading(response).text


@pytest.mark.alike
@pytest.mark.parametrize("page", ["/nowhere/", "/join/"])
def test_every_page_can_be_skipped_to(eve, db, page):
    assert b'<a class="skip" href="#main">' in eve.get(page).content


FILE_SAYS = "This file is too large for the memory of this server."
PAGE_SAYS = "The server has too little memory for this at this moment."


@pytest.mark.alike
@pytest.mark.parametrize(
    ("method", "path", "status", "says"),
    [
        ("post", "/import/", 413, FILE_SAYS),
        ("post", "/start/", 503, f"{PAGE_SAYS} This was not kept: try once more."),
        ("get", "/start/", 503, PAGE_SAYS),
        ("get", "/import/", 503, PAGE_SAYS),
    ],
)
def test_where_memory_does_not_suffice_that_is_said(
    eve, db, monkeypatch, method, path, status, says
):
    def exhausted(*given):
        raise MemoryError

    eve.raise_request_exception = False
    monkeypatch.setattr(retries.TryAgain, "process_view", exhausted)
    response = getattr(eve, method)(path, {"name_1": "Ann"})
    assert response.status_code == status
    assert says in Reading(response).text


@pytest.mark.alike
def test_what_no_process_could_answer_is_too_large(eve, db):
    response = eve.post("/import/", **{SHORT: True})
    assert response.status_code == 413
    assert FILE_SAYS in Reading(response).text
