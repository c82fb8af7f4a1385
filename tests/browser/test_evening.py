"""A whole evening on a phone without a server: begun, played, settled, then sent."""

import json

import pytest

import rules
from tests.browser.engine import ENTER, SHOWS
from tests.server import Server

HOUSE_RULES = {
    "oh_hell": {"options": {"hands": [1]}},
    "piquet": {"options": {"form": "cent", "target": 50}},
    "tablanette": {"options": {"target": 1, "finish": "deal_end"}},
}
SET_UP = f"""
from scorekeeper.models import Circle, Person
circle = Circle.objects.get()
circle.house_rules = {HOUSE_RULES}
circle.save()
Person.objects.create(circle=circle, name="Cleo")
"""
PLAYED = {
    "Oh Hell": [
        {"type": "bid", "seat": 1, "bid": 0},
        {"type": "bid", "seat": 2, "bid": 0},
        {"type": "bid", "seat": 0, "bid": 0},
        {"type": "tricks", "tricks": [1, 0, 0]},
    ],
    "Piquet": [{"type": "total", "points": [61, 12]}],
    "Tablanette": [{"type": "total", "points": [9, 16]}],
}
IS_KEPT = "async path => !!(await caches.match(path, { ignoreVary: true }))"
ENGINE = "() => document.getElementById('evening').dataset.engine.split(' ')"
LOG = "() => document.documentElement.dataset.shown"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server"), WEB_CONCURRENCY="1") as server:
        yield server


@pytest.fixture
def phone(server, new_phone):
    """A phone of the host that has seen the first page and nothing else."""
    record = {"game": "piquet", "players": ["Ann", "Bob"]}
    [(session, _address)] = server.tables([record])
    server.manage("shell", "-c", SET_UP)
    phone = new_phone(service_workers="allow")
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    phone.goto("/")
    phone.wait_for_function("() => navigator.serviceWorker.controller")
    return phone


def until_kept(phone):
    """Until all that an evening needs is on the phone."""
    addresses = phone.evaluate(
        "async () => (await (await fetch('/evening/known.json')).json()).engine"
    )
    for path in ["/evening/", *addresses.split()]:
        phone.wait_for_function(
            "async path => await caches.match(path, { ignoreVary: true })", arg=path
        )


def play(phone, name, people):
    """Starts a game with some people and plays it to its end."""
    phone.get_by_role("link", name="New game").click()
    phone.get_by_role("link", name=name, exact=False).first.click()
    phone.get_by_role("button", name="Start the game").wait_for()
    pressed = phone.locator(".seats [aria-pressed=true]")
    for seat in pressed.all_inner_texts():
        phone.locator(".seats button", has_text=seat.split()[-1]).click()
    for person in people:
        phone.locator(".seats button", has_text=person).click()
    phone.get_by_role("button", name="Start the game").click()
    phone.locator("#table .pad form").first.wait_for()
    for entry in PLAYED[name]:
        before = phone.locator(".score output").all_inner_texts()
        phone.evaluate(ENTER, entry)
        phone.wait_for_function("() => !document.querySelector('.htmx-request')")
        assert not phone.get_by_role("alert").count(), before
    phone.locator("#table .result").wait_for()


def balance(phone):
    rows = phone.locator(".balance li")
    return {
        row.locator(".name").inner_text(): row.locator("output").inner_text()
        for row in rows.all()
    }


def test_an_evening_without_a_server_is_there_in_the_end(server, phone):
    until_kept(phone)
    server.stop()
    try:
        evening = spend(phone)
    finally:
        server.start()
    phone.evaluate("() => dispatchEvent(new Event('online'))")
    phone.get_by_role("link", name="Go on at the night").wait_for()
