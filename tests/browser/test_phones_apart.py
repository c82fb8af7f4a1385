"""Two phones enter apart, and end with one log: in each way in which it can end."""

import pytest

from tests.browser import engine
from tests.browser.page_scripts import BACK_ONLINE
from tests.often import long

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

START = {
    "game": "oh_hell",
    "players": ["Ann", "Ben", "Cleo"],
    "options": {"sequence": "custom", "hands": [1, 1, 1]},
    "entries": [],
}
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 0)]
# Waits for what makes QR codes, which comes beside all else, or else comes late.
FETCH_QR = """async () => {
  const addresses = document.getElementById("truth").dataset.engine.split(" ");
  await import(addresses.find((one) => one.includes("/qr.")));
}"""
# Notes how many entries the server had of each table that is drawn.
NOTE_SEEN = """() => {
  window.drawn = [];
  const note = () => window.drawn.push(document.getElementById("table").dataset.seen);
  document.addEventListener("engine:drawn", note);
}"""
ZERO, ONE = BIDS[1], BIDS[1] | {"bid": 1}


@pytest.fixture
def phones(at_table, new_phone):
    """Two phones at a game of Oh Hell in which Ben has bid, both without a network."""
    first, second = at_table(START | {"entries": BIDS[:1]}), new_phone()
    second.context.add_cookies(first.context.cookies())
    second.goto(first.url)
    for phone in (first, second):
        engine.wait_for_engine(phone)
        phone.evaluate(FETCH_QR)
        phone.context.set_offline(True)
    return first, second


def report(phone):
    """Lets a phone send what it has, if it can."""
    phone.context.set_offline(False)
    phone.evaluate(BACK_ONLINE)


def wait_for_log(phone, length):
    address = phone.url
    engine.wait_until(lambda: engine.log_length(phone, address) == length)


def entries(phone):
    return engine.entries_at(phone, phone.url)


def enter(phone, made):
    record = START | {"entries": BIDS[:1]}
    return engine.enter(phone, record, made)


def test_the_same_entry_of_both_is_one(phones):
    for phone in phones:
        enter(phone, BIDS[1:])
    for phone, length in zip(phones, (3, 5), strict=True):
        report(phone)
        wait_for_log(phone, length)
        engine.wait_until_all_is_sent(phone)
    assert entries(phones[0]) == BIDS


def look_slowly(phone):
    """Lets a phone look at the log; gives what lets the answers come in."""
    held = []
    phone.route("**/log.json", lambda route: held.append((route, route.fetch())))
    phone.context.set_offline(False)
    phone.evaluate("document.dispatchEvent(new Event('follow:news'))")
    engine.wait_until(lambda: phone.evaluate("1") and held)

    def come_in():
        for route, response in held:
            route.fulfill(response=response)
        phone.unroute("**/log.json")
        phone.evaluate("1")  # the page has heard of it

    return come_in


@pytest.mark.long
def test_a_tap_while_the_log_is_looked_at_stands(phones):
    phone = phones[1]
    come_in = look_slowly(phone)
    record = enter(phone, BIDS[1:2])
    engine.wait_until(lambda: phone.locator("#table").get_attribute("data-seen") == "2")
    phone.evaluate(NOTE_SEEN)
    come_in()
    engine.enter(phone, record, BIDS[2:])
    assert phone.evaluate("window.drawn") == ["2"]


@pytest.mark.long
def test_the_same_entry_is_one_where_both_are_heard_of_at_once(phones):
    enter(phones[0], [ZERO])
    report(phones[0])
    wait_for_log(phones[0], 2)
    phone = phones[1]
    phone.route("**/outbox/", lambda route: route.abort())
    come_in = look_slowly(phone)
    enter(phone, [ZERO])
    come_in()
    phone.unroute("**/outbox/")
    report(phone)
    wait_for_log(phone, 3)
    engine.wait_until_all_is_sent(phone)
    assert entries(phone) == BIDS[:2]


@pytest.mark.long
def test_another_seat_goes_behind(phones):
    enter(phones[0], [BIDS[1]])
    enter(phones[1], [BIDS[2]])
    for phone, length in zip(phones, (2, 3), strict=True):
        report(phone)
        wait_for_log(phone, length)
    assert entries(phones[0]) == BIDS


@pytest.mark.parametrize(
    ("first", "keep", "bid"), [(ONE, "theirs", 1), long(pytest.param(ZERO, "mine", 1))]
)
def test_anything_else_is_asked_whichever_reports_first(phones, first, keep, bid):
    second = ONE if first is ZERO else ZERO
    enter(phones[0], [first])
    enter(phones[1], [second, BIDS[2]])
    report(phones[0])
    wait_for_log(phones[0], 2)
    report(phones[1])
    asked = phones[1].locator("#question")
    asked.wait_for()
    said = f"Another phone entered {first['bid']} for Cleo. You tapped {second['bid']}."
    assert asked.locator("h2").inner_text() == said
    buttons = asked.get_by_role("button").all_inner_texts()
    assert buttons == [f"Keep {first['bid']}", f"Change to {second['bid']}"]
    assert phones[1].locator("#pad .asked .chosen").count() == 0
    asked.locator(f"button[value={keep}]").press("Enter")
    wait_for_log(phones[1], 4)
    asked.wait_for(state="detached")
    engine.wait_until_all_is_sent(phones[1])
    assert entries(phones[1]) == [BIDS[0], ZERO | {"bid": bid}, BIDS[2]]


@pytest.mark.long
def test_two_evenings_are_two_games(phones):
    for phone, winner in zip(phones, (1, 2), strict=True):
        tricks = [int(seat == winner) for seat in range(3)]
        bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in (2, 0)]
        deal = [*bids, {"type": "tricks", "tricks": tricks}]
        points = [10 * (seat != winner) for seat in range(3)]
        enter(phone, [*deal, *[{"type": "deal_total", "points": points}] * 2])
    first = phones[0].url
    report(phones[0])
    wait_for_log(phones[0], 6)
    report(phones[1])
    phones[1].get_by_text("Kept as a separate game.").wait_for()
    assert phones[1].url != first
    kept = [len(engine.entries_at(phones[1], at)) for at in (first, phones[1].url)]
    assert kept == [6, 6]


def test_what_is_only_on_a_phone_is_taken_out_and_read_in(phones):
    enter(phones[0], BIDS[1:])
    phones[0].clock.run_for(2000)
    phones[0].get_by_role("button", name="Show as text or QR").click()
    taken_out = phones[0].get_by_role("dialog", name="Only on this phone")
    taken_out.get_by_role("img", name="QR code 1 of 1").wait_for()
    text = taken_out.get_by_role("textbox").input_value()
    taken_out.get_by_role("button", name="Close").click()
    phones[1].context.set_offline(False)
    address = phones[1].url
    phones[1].goto(f"{address}outbox/text/")
    phones[1].get_by_label("Text", exact=True).fill(text)
    phones[1].get_by_role("button", name="Import entries").click()
    phones[1].get_by_text("Imported entries: 2.").wait_for()
    report(phones[0])
    engine.wait_until_all_is_sent(phones[0])
    assert engine.log_length(phones[1], address) == 3
    assert entries(phones[0]) == BIDS
