"""A phone says what only it knows, and shows the server's sheet where that differs."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

START = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo"],
    "options": {"sequence": "custom", "hands": [1, 1]},
    "entries": [],
}
BID = {"type": "bid", "seat": 1, "bid": 0}
IPHONE = "navigator.standalone = false"
SENDING = "**/outbox/"
LOST = """() => document.dispatchEvent(
  new CustomEvent("htmx:sendError", { detail: { elt: document.body } }),
)"""
NEWS = "document.dispatchEvent(new Event('follow:news', { cancelable: true }))"


@pytest.fixture
def phone(at_table):
    phone = at_table(START)
    engine.wait_for_engine(phone)
    return phone


def test_what_the_server_scores_otherwise_is_shown_as_it_is(phone):
    def score_otherwise(route):
        answer = route.fetch()
        came = answer.json() | {"came": {"totals": [9, 9, 9], "status": "open"}}
        route.fulfill(response=answer, json=came)

    phone.route(SENDING, score_otherwise)
    engine.enter(phone, START, [BID])
    engine.wait_for_truth(phone, "scored this differently")
    phone.unroute(SENDING)
    engine.wait_for_totals(phone, START | {"entries": [BID]})


@pytest.mark.long
def test_fast_entries_still_say_what_is_unsent(phone):
    phone.route(SENDING, lambda route: route.abort())
    record = START
    for seat in (1, 2, 0):
        record = engine.enter(phone, record, [{"type": "bid", "seat": seat, "bid": 0}])
        phone.clock.run_for(800)
    engine.wait_for_truth(phone, "3 entries only on this phone")


def test_what_was_delivered_ends_what_was_said_of_a_lost_connection(phone):
    for address in ("**/games/*/table/**", SENDING):
        phone.route(address, lambda route: route.abort())
    engine.enter(phone, START, [BID])
    engine.wait_for_truth(phone, "1 entry only on this phone")
    phone.evaluate(LOST)
    phone.get_by_role("alert").wait_for()
    phone.unroute(SENDING)
    phone.clock.fast_forward(6000)
    engine.wait_until_all_is_sent(phone)
    phone.get_by_role("alert").wait_for(state="detached")


def test_what_is_unsent_for_a_day_warns(phone):
    phone.route(SENDING, lambda route: route.abort())
    engine.enter(phone, START, [BID])
    phone.clock.fast_forward("25:00:00")
    engine.wait_for_truth(phone, "for more than a day")


def test_a_phone_that_opens_nothing_any_more_still_says_what_is_only_on_it(phone):
    phone.route(SENDING, lambda route: route.abort())
    engine.enter(phone, START, [BID])
    engine.wait_until_kept(phone, 1)
    phone.context.clear_cookies()
    phone.add_init_script(IPHONE)
    phone.clock.fast_forward("25:00:00")
    phone.goto("/")
    words = "A game entry is only on this phone for more than a day"
    phone.get_by_role("link", name=words).wait_for()
    expect(phone.get_by_text("after seven days without a visit")).to_be_visible()


def test_a_key_that_no_longer_opens_asks_to_be_let_in_and_loses_nothing(phone):
    shut = ("**/outbox/", "**/log.json")
    for address in shut:
        phone.route(address, lambda route: route.fulfill(status=404, body="{}"))
    engine.enter(phone, START, [BID])
    engine.wait_for_truth(phone, "Open its link again")
    for address in shut:
        phone.unroute(address)
    phone.clock.fast_forward(6000)
    address = phone.url
    engine.wait_until(lambda: engine.entries_at(phone, address) == [BID])


def test_an_answer_that_comes_late_takes_back_nothing_entered_since(phone):
    held = []
    phone.route("**/log.json", lambda route: held.append((route, route.fetch())))
    phone.evaluate(NEWS)
    engine.wait_until(lambda: phone.evaluate("true") and held)
    record = engine.enter(phone, START, [BID])
    engine.wait_until_heard(phone, 1)
    route, old = held[0]
    with phone.expect_event("requestfinished"):
        route.fulfill(response=old)
    record = engine.enter(phone, record, [{"type": "bid", "seat": 2, "bid": 0}])
    engine.wait_until_heard(phone, 2)
    assert engine.entries_at(phone, phone.url) == record["entries"]
