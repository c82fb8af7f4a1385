"""What a page says that is not granted, and that it shows a way on."""

import re
from html import unescape

import pytest
from django.test import Client, RequestFactory

from scorekeeper.access import permissions
from scorekeeper.database.troubles import WAIT
from scorekeeper.models import Game
from scorekeeper.nights import end_of_night
from scorekeeper.pages import errors, retries
from scorekeeper.server.subprocess_request import SHORT
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading


def heading_of(response):
    """The heading of a page, which is its title as well."""
    page = unescape(response.content.decode())
    heading = re.search(r"<h1>(.*?)</h1>", page)[1]
    assert " ".join(re.search(r"<title>(.*?)</title>", page, re.DOTALL)[1].split()) == (
        f"{heading} · Scorekeeper"
    )
    return heading


@pytest.mark.alike
def test_a_page_not_found_shows_the_way_home(eve, db):
    response = eve.get("/nowhere/")
    assert response.status_code == 404
    assert "Page not found" in Reading(response).text
    assert b'href="/"' in response.content


@pytest.mark.alike
def test_a_role_too_low_is_told_so(bob, night):
    response = bob.post(f"{night.get_absolute_url()}closing/", {"closed": "1"})
    text = Reading(response).text
    assert "You can't do this with your access" in text
    assert "Only the host can do this." in text


def test_what_a_closed_night_refuses_is_no_matter_of_keys(ann, night, start):
    game = ann.play(start(options={"sequence": "custom", "hands": [1]}), ONE_DEAL)
    end_of_night.close(night)
    response = ann.get(f"{game.get_absolute_url()}entries/0/")
    assert response.status_code == 403
    text = Reading(response).text
    assert "Night closed The night is closed. The host can reopen it." in text


def test_what_is_deleted_while_it_is_asked_for_is_not_found(bob, game, monkeypatch):
    found = permissions.game

    def found_and_deleted(request, pk, role):
        game = found(request, pk, role)
        Game.objects.filter(pk=pk).delete()
        return game

    monkeypatch.setattr(permissions, "game", found_and_deleted)
    response = bob.post(f"{game.get_absolute_url()}stake/", {"stake_ante": "1"})
    assert response.status_code == 404
    assert "Page not found" in Reading(response).text


COOKIE, TOKEN = "a" * 32, "b" * 32
FORMS = {  # the cookie and the token that a form brings, and the heading of its page
    "stale": (COOKIE, TOKEN, "This page is out of date"),
    "no cookie": ("", TOKEN, "Cookies are missing"),
    "broken cookie": ("?", TOKEN, "Cookies are missing"),
    "no token": (COOKIE, "", "Incomplete form"),
    "broken token": (COOKIE, "?", "Incomplete form"),
}


@pytest.mark.alike
@pytest.mark.parametrize("form", FORMS)
def test_a_page_is_out_of_date_only_if_its_cookie_was_replaced(db, settings, form):
    cookie, token, heading = FORMS[form]
    device = Client(enforce_csrf_checks=True)
    if cookie:
        device.cookies[settings.CSRF_COOKIE_NAME] = cookie
    filled = {"name_1": "Ann"} | ({"csrfmiddlewaretoken": token} if token else {})
    response = device.post("/start/", filled)
    assert response.status_code == 403
    assert heading_of(response) == heading
    assert ("has been open too long" in response.text) == (form == "stale")


@pytest.mark.alike
@pytest.mark.parametrize("path", ["/k/none/", "/s/none/", "/calendar/none.ics"])
def test_a_link_that_opens_nothing_says_so(eve, db, path):
    response = eve.get(path)
    assert response.status_code == 404
    assert heading_of(response) == "This link no longer works"


@pytest.mark.alike
def test_the_address_of_a_form_opens_a_page_with_a_way_out(bob, night):
    response = bob.get(f"{night.get_absolute_url()}notes/")
    assert (response.status_code, response.headers["Allow"]) == (405, "POST")
    assert heading_of(response) == "Nothing to show here"
    assert "Go to the home page" in Reading(response).text


@pytest.mark.alike
def test_every_code_has_a_heading_of_its_own():
    assert len(set(errors.HEADINGS.values())) == len(errors.HEADINGS)
    for code, heading in errors.HEADINGS.items():
        request = RequestFactory().get("/")
        page = errors.refusal_response(request, 403, code, "Try again.")
        assert heading_of(page) == heading


@pytest.mark.alike
def test_a_fault_of_the_server_has_a_page_of_its_own(db):
    response = errors.server_error(RequestFactory().get("/"))
    assert response.status_code == 500
    assert "Server error" in Reading(response).text


@pytest.mark.alike
@pytest.mark.parametrize("page", ["/nowhere/", "/join/"])
def test_every_page_can_be_skipped_to(eve, db, page):
    assert b'<a class="skip" href="#main">' in eve.get(page).content


FILE_SAYS = "This file is too large for the memory of this server."
PAGE_SAYS = "The server doesn't have enough memory right now."


@pytest.mark.alike
@pytest.mark.parametrize(
    ("method", "path", "status", "says"),
    [
        ("post", "/import/", 413, FILE_SAYS),
        ("post", "/start/", 503, f"{PAGE_SAYS} Your change was not saved. {WAIT}"),
        ("get", "/start/", 503, f"{PAGE_SAYS} {WAIT}"),
        ("get", "/import/", 503, f"{PAGE_SAYS} {WAIT}"),
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
