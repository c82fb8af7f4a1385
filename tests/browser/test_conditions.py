"""A phone that is full, or whose store or clock is gone, loses nothing all the same."""

import pytest
from playwright.sync_api import expect

from scorekeeper.server import network
from tests.browser import engine
from tests.browser.page_scripts import BACK_ONLINE
from tests.often import some

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

START = {
    "game": "oh_hell",
    "players": ["Ann", "Ben", "Cleo"],
    "options": {"sequence": "custom", "hands": [1, 1, 1]},
    "entries": [],
}
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 0)]
FULL = """() => {
  IDBObjectStore.prototype.add = function () { this.transaction.abort(); };
}"""
CLOSED = """() => {
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException("deleted", "InvalidStateError");
  };
}"""
AT_ONCE, MANY = 1000, 1001
ADJUST = {"type": "adjust", "side": 0, "points": 1}
LEFT_FROM_BEFORE = """([count, entry]) => new Promise(done => {
  indexedDB.open("scorekeeper", 1).onsuccess = ({ target: { result } }) => {
    const change = result.transaction("outbox", "readwrite");
    const game = Number(location.pathname.match(/\\d+/)), made_at = "2026-01-01";
    const row = { game, operation: "add", entry, made_at };
    for (let at = 0; at < count; at += 1) {
      const id = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
      change.objectStore("outbox").add({ ...row, id });
    }
    change.oncomplete = done;
  };
})"""
# What Safari and some older phones do not have.
POOR = """(() => {
  delete window.requestIdleCallback;
  delete Element.prototype.checkVisibility;
  const lacking = ['vibrate', 'wakeLock', 'locks', 'storage', 'share', 'connection'];
  for (const name of lacking) delete Navigator.prototype[name];
  for (const name of ['CompressionStream', 'speechSynthesis']) delete window[name];
  window.FormData = class extends FormData { constructor(form) { super(form); } };
})()"""
# Firefox asks the player whether what is stored shall stay, each time that it is asked.
ASKED = """(() => {
  window.asked = 0;
  StorageManager.prototype.persisted = async () => false;
  StorageManager.prototype.persist = async () => { asked += 1; return false; };
})()"""
WRONG = "(ms) => { const now = Date.now; Date.now = () => now() + ms; }"
YEAR = 365 * 24 * 60 * 60 * 1000
SENDING = "**/outbox/"


@pytest.fixture
def phone(at_table):
    """A phone at a game of Oh Hell in which the first has bid."""
    phone = at_table(START)
    engine.wait_for_engine(phone)
    engine.enter(phone, START, BIDS[:1])
    return phone


def go_on(phone, told=""):
    """Bids without a network, where something is told, then with one: all is sent."""
    phone.context.set_offline(True)
    engine.enter(phone, START | {"entries": BIDS[:1]}, BIDS[1:])
    for words in ("only on this phone", told):
        engine.wait_for_truth(phone, words)
    phone.context.set_offline(False)
    phone.evaluate(BACK_ONLINE)
    address = phone.url
    engine.wait_until(lambda: engine.entries_at(phone, address) == BIDS)
    assert engine.log_length(phone, address) == len(BIDS)


@pytest.mark.parametrize("broken", some([FULL, CLOSED], 1), ids=["full", "deleted"])
def test_a_store_that_fails_in_a_game_is_told_and_all_is_sent(phone, broken):
    phone.evaluate(broken)
    go_on(phone, "This phone can't store data. Keep this page open")


@pytest.mark.parametrize("wrong", some([YEAR, -YEAR], 1))
def test_a_clock_that_is_wrong_changes_nothing_that_is_entered(phone, wrong):
    phone.evaluate(WRONG, wrong)
    go_on(phone)


def test_on_plain_http_all_works_but_the_reload_and_that_is_said_once(
    server, new_phone
):
    [(session, address)] = server.tables([START])
    plain = f"http://{network.address()}:{server.port}"
    phone = new_phone()
    cookie = {"name": "sessionid", "value": session, "url": plain}
    phone.context.add_cookies([cookie])
    phone.goto(plain + address)
    engine.wait_for_engine(phone)
    assert not phone.evaluate("isSecureContext")
    engine.enter(phone, START, BIDS[:1])
    note = phone.get_by_label("No connection")
    go_on(phone)
    assert "make run HTTPS=1" in note.inner_text()
    phone.reload()
    engine.wait_for_engine(phone)
    phone.evaluate("dispatchEvent(new Event('offline'))")
    note.wait_for(state="attached")
    assert not note.is_visible()


@pytest.mark.long
def test_more_than_goes_at_once_goes_in_parts(phone):
    address, parts = phone.url, set()
    engine.wait_until_heard(phone, 1)
    phone.on("request", lambda asked: parts.add(part(asked)))
    phone.evaluate(LEFT_FROM_BEFORE, [MANY, ADJUST])
    phone.reload()
    engine.wait_for_engine(phone)
    engine.wait_until(lambda: engine.log_length(phone, address) == 1 + MANY)
    assert engine.entries_at(phone, address) == BIDS[:1] + [ADJUST] * MANY
    assert parts == {0, AT_ONCE, MANY - AT_ONCE}


def part(asked):
    """How many entries a request sends; 0 where it is about something else."""
    sends = asked.url.endswith("/outbox/")
    return len(asked.post_data_json["entries"]) if sends else 0


def test_an_answer_of_an_unknown_shape_loses_nothing(phone):
    phone.route(
        SENDING, lambda route: route.fulfill(json={"news": "of a newer server"})
    )
    engine.enter(phone, START | {"entries": BIDS[:1]}, BIDS[1:2])
    engine.wait_for_truth(phone, "only on this phone")
    phone.unroute(SENDING)
    phone.clock.fast_forward(6000)
    address = phone.url
    engine.wait_until(lambda: engine.entries_at(phone, address) == BIDS[:2])
    assert engine.log_length(phone, address) == 2


@pytest.mark.long
def test_a_browser_that_has_less_plays_by_keys_all_the_same(at_table):
    phone = at_table(START)
    phone.add_init_script(POOR)
    phone.reload()
    engine.wait_for_engine(phone)
    phone.get_by_role("button", name="0", exact=True).focus()
    phone.keyboard.press("Enter")
    first = [{"type": "bid", "seat": 0, "bid": 0}]
    engine.wait_until(lambda: engine.entries_at(phone, phone.url) == first)
    expect(phone.locator(":focus")).to_contain_text("Ben bids")


def test_whether_what_is_stored_stays_is_asked_once(at_table):
    phone = at_table(START)
    phone.add_init_script(ASKED)
    phone.reload()
    engine.wait_for_engine(phone)
    engine.enter(phone, START, BIDS)
    engine.wait_until_heard(phone, len(BIDS))
    assert phone.evaluate("asked") == 1
