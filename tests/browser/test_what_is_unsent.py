"""The line of what is only on this phone is true, also while a part of it arrives."""

import pytest

from tests.browser import engine
from tests.browser.page_scripts import BACK_ONLINE
from tests.often import some
from tests.patience import wait_until

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

START = {
    "game": "oh_hell",
    "players": ["Ann", "Ben", "Cleo", "Dan", "Eve"],
    "options": {"sequence": "custom", "hands": [1, 1, 1]},
    "entries": [],
}
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 3, 4, 0)]
SENDING = "**/outbox/"
# What stands under the score, and what is read out, at one moment.
BOTH = """() => [".truth > span", "#truth"].map(
  (one) => document.querySelector(one)?.textContent ?? "")"""


@pytest.fixture
def phone(at_table):
    phone = at_table(START)
    engine.wait_for_engine(phone)
    return phone


def unsent(phone):
    """What the line under the score says; it is what is read out."""
    line, aloud = phone.evaluate(BOTH)
    assert line == aloud
    return line


def test_what_has_arrived_is_counted_no_more_while_the_rest_is_on_its_way(phone):
    held = []
    phone.route(SENDING, lambda route: held.append(route))
    record = engine.enter(phone, START, BIDS[:1])
    wait_until(lambda: phone.title() and held)
    engine.enter(phone, record, BIDS[1:4])
    engine.wait_for_truth(phone, "4 entries only on this phone")
    [first] = held
    first.continue_()
    wait_until(lambda: phone.title() and len(held) == 2)  # what comes is let in
    assert len(first.request.post_data_json["entries"]) == 1
    engine.wait_for_truth(phone, "3 entries only on this phone")
    held[1].continue_()
    phone.unroute(SENDING)
    engine.wait_until_all_is_sent(phone)
    assert engine.entries_at(phone, phone.url) == BIDS[:4]


@pytest.mark.parametrize("pause", some([5000, 0, 60_000], 1))
def test_a_second_outage_is_told_as_the_first(phone, pause):
    record = START
    for bid in BIDS[:3]:
        phone.context.set_offline(True)
        record = engine.enter(phone, record, [bid])
        engine.wait_for_truth(phone, "1 entry only on this phone")
        assert unsent(phone) == "1 entry only on this phone"
        phone.context.set_offline(False)
        phone.evaluate(BACK_ONLINE)
        engine.wait_until_all_is_sent(phone)
        phone.clock.fast_forward(pause)


@pytest.mark.long
def test_a_server_that_hangs_twice_is_told_twice(server, phone):
    record = START
    for bid in BIDS[:2]:
        with server.hanging():
            record = engine.enter(phone, record, [bid])
            engine.wait_for_truth(phone, "1 entry only on this phone")
            phone.clock.fast_forward(30_000)
            assert "1 entry only on this phone" in unsent(phone)
        engine.wait_until_all_is_sent(phone)
        phone.clock.fast_forward(5000)
        wait_until(lambda: unsent(phone) == "")
