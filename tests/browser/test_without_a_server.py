"""What a phone has seen stays on it: it is there while the server is not."""

import json
import time
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.page_scripts import HAS_WORKER
from tests.patience import wait_until

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
ALONE = "its files become others"

RECORD = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"]}
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (0, 1)]
HAS_ENGINE = """async () => {
  const { engine } = document.getElementById("truth").dataset;
  const found = engine.split(" ").map((one) => caches.match(one, { ignoreVary: true }));
  return (await Promise.all(found)).every(Boolean);
}"""
IS_KEPT = "async path => !!(await (await caches.open('pages')).match(path))"
HAS_NONE = """async () => {
  const kept = await (await caches.open("pages")).keys();
  return !kept.some(({ url }) => /\\/(games|nights)\\/\\d+\\//.test(url));
}"""
# The ids in a store of the phone, [name of the database, name of the store].
STORED = """async ([name, store]) => {
  const done = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const made = (await indexedDB.databases()).map((one) => one.name);
  if (!made.includes(name)) return ""; // to open it here would make it without stores
  const base = await done(indexedDB.open(name));
  const ids = await done(base.transaction(store).objectStore(store).getAllKeys());
  base.close();
  return String(ids);
}"""
ADD_UNSENT = """() => new Promise((resolve) => {
  indexedDB.open("scorekeeper").onsuccess = ({ target: { result: base } }) => {
    const change = base.transaction(["games", "outbox"], "readwrite");
    change.objectStore("games").put({ id: 999999 });
    change.objectStore("outbox").put({ id: "x", game: 999999 });
    change.oncomplete = () => { base.close(); resolve(); };
  };
})"""
VERSIONS = "async () => (await caches.keys()).filter(one => one.startsWith('files'))"
IS_WAITING = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
# As the next page would ask again.
LET_IN = """async () => {
  const { waiting } = await navigator.serviceWorker.getRegistration();
  if (!waiting) return true;
  const later = new Promise((resolve) => {
    waiting.onstatechange = () => resolve(true);
    setTimeout(resolve, 1000);
  });
  waiting.postMessage({});
  return later;
}"""
# What the page says that came as a copy, before the engine says more.
HEAR = """addEventListener("DOMContentLoaded", () => {
  window.heard = document.querySelector(".kept")?.innerText ?? "";
})"""
# Lets the version that waits take over, if it may, and do something else after that.
LET_IT = """async () => {
  const { waiting } = await navigator.serviceWorker.getRegistration();
  waiting.postMessage({});
  waiting.postMessage({ keep: [`${location.origin}/rules/`] });
}"""
UNSENT = "2 game entries are only on this phone"
UPDATE = "async () => (await navigator.serviceWorker.getRegistration()).update()"


def at_kept_table(server, new_phone):
    """A phone of the host at a table whose page is kept."""
    [(session, address)] = server.tables([RECORD])
    phone = new_phone(service_workers="allow")
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    phone.goto(address)
    phone.wait_for_function(HAS_WORKER)
    until(phone, IS_KEPT, address)
    return phone


@pytest.fixture
def table(server, new_phone):
    """A phone of the host at a table; the page and the first one are kept."""
    phone = at_kept_table(server, new_phone)
    until(phone, IS_KEPT, "/")
    return phone


def until(phone, *question):
    """Waits until a page says yes; `wait_for_function` takes a promise for one."""
    wait_until(phone.evaluate, *question)


def test_a_table_is_loaded_again_without_the_server(server, table):
    table.add_init_script(HEAR)
    with server.away():
        table.reload()
        assert "This page is from" in table.evaluate("heard")
        table.get_by_role("region", name="Enter").wait_for()
        style = table.locator(".pad").evaluate("pad => getComputedStyle(pad).position")
        assert style == "sticky"
        table.goto("/")
        assert table.get_by_role("link", name="Play offline").is_visible()
        assert table.get_by_role("link", name="Settle up").is_visible()
        table.goto("/held/")
        assert table.get_by_role("heading", name="No connection").is_visible()
        table.go_back()
        table.locator("a[href^='/games/']").first.click()
        table.locator("p.kept").wait_for()
    table.clock.run_for(3000)
    table.locator("p.kept").wait_for(state="detached")


def test_settings_work_without_the_server_and_name_nobody(server, table):
    table.goto("/device/")
    assert table.get_by_role("button", name="Cleo").is_visible()
    with server.away():
        table.reload()
        table.locator("p.kept").wait_for()
        table.get_by_label("Left-handed").check()
        assert "left" in table.evaluate("document.documentElement.dataset.device")
        assert "Cleo" not in table.content()
        assert table.get_by_role("link", name="Play offline").is_visible()


def test_what_is_unsent_outlasts_a_reload_without_the_server(table):
    engine.wait_for_engine(table)
    until(table, HAS_ENGINE)
    start = RECORD | {"entries": []}
    table.context.set_offline(True)
    record = engine.enter(table, start, BIDS[:1])
    engine.wait_until_kept(table, 1)
    table.reload()
    engine.wait_for_engine(table)
    engine.wait_for_truth(table, "1 entry only on this phone")
    engine.enter(table, record, BIDS[1:])
    engine.wait_until_kept(table, 2)
    table.goto("/")
    table.get_by_role("link", name=UNSENT).click()
    engine.wait_for_engine(table)
    table.context.set_offline(False)
    address = table.url
    engine.wait_until(lambda: engine.entries_at(table, address) == BIDS)
    assert engine.log_length(table, address) == len(BIDS)


AT_ONCE = 8  # seconds, on a slow machine; a server that hangs is waited for longer
IS_HIDDEN = """addEventListener("DOMContentLoaded", () => {
  const table = document.getElementById("table");
  window.wasHidden = getComputedStyle(table).visibility === "hidden";
})"""
PLACES = """() => [...document.querySelectorAll("#table .pad button")].map((one) => {
  const { x, y } = one.getBoundingClientRect();
  return `${x} ${y}`;
})"""


def test_what_the_phone_knows_is_drawn_at_once_while_the_server_hangs(server, table):
    engine.wait_for_engine(table)
    until(table, HAS_ENGINE)
    start = RECORD | {"entries": []}
    record = engine.enter(table, start, BIDS[:1])
    engine.wait_until_heard(table, 1)
    table.add_init_script(IS_HIDDEN)
    with server.hanging():
        load_again(table, "Bob bids")
        assert not table.locator(".truth").count()
        engine.enter(table, record, BIDS[1:])
        engine.wait_for_truth(table, "1 entry only on this phone")
        load_again(table, "Cleo bids")
        expect(table.locator(".truth")).to_contain_text("1 entry only on this phone")
    address = table.url
    engine.wait_until(lambda: engine.entries_at(table, address) == BIDS)
    assert engine.log_length(table, address) == len(BIDS)


def load_again(table, question):
    """Loads a table again: it asks what it asked, soon, and nothing old before that."""
    begun = time.monotonic()
    table.reload(wait_until="commit")
    asked = table.locator("#table .pad h2").first
    expect(asked).to_contain_text(question)
    expect(asked).to_be_visible()
    assert time.monotonic() - begun < AT_ONCE
    assert table.evaluate("wasHidden")


def test_the_line_of_what_is_unsent_stays_in_sight_and_moves_no_answer(server, table):
    engine.wait_for_engine(table)
    with server.hanging():
        engine.enter(table, RECORD | {"entries": []}, BIDS[:1])
        before = table.evaluate(PLACES)
        engine.wait_for_truth(table, "1 entry only on this phone")
        assert table.evaluate(PLACES) == before
        table.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
        expect(table.locator(".truth")).to_be_in_viewport(ratio=1)


def test_what_is_refused_of_one_address_throws_no_other_copy_away(table):
    address = urlsplit(table.url).path
    assert table.goto("/games/999999/").status == 404
    expect(table.get_by_role("heading", name="Page not found")).to_be_visible()
    table.wait_for_load_state("networkidle")
    assert table.evaluate(IS_KEPT, address)
    assert table.evaluate(IS_KEPT, "/")
    table.context.set_offline(True)
    table.goto(address)
    table.get_by_role("region", name="Enter").wait_for()


@pytest.mark.long
def test_what_a_key_opened_goes_with_it_but_what_is_unsent_stays(table):
    def stored(name, store):
        return table.evaluate(STORED, [name, store])

    engine.wait_for_engine(table)
    number = urlsplit(table.url).path.split("/")[2]
    wait_until(lambda: stored("scorekeeper", "games") == number)
    table.goto("/")
    wait_until(lambda: stored("evenings", "circles") != "")
    table.evaluate(ADD_UNSENT)
    table.context.clear_cookies()
    table.goto("/")
    wait_until(lambda: stored("evenings", "circles") == "")
    wait_until(lambda: stored("scorekeeper", "games") == "999999")
    until(table, HAS_NONE)


def test_a_phone_that_removes_its_access_keeps_nothing(table):
    table.goto("/held/")
    with table.expect_navigation():
        table.get_by_role("button", name="Remove access").click()
    until(table, HAS_NONE)


@pytest.mark.long
def test_a_phone_without_access_keeps_nothing(table):
    table.context.clear_cookies()
    assert table.goto(table.url).status == 404
    until(table, HAS_NONE)


def is_let_in(page):
    """Whether the version that waits is, once what has nothing to do is stopped.

    A browser stops an old worker by itself, but not while tests look at it: it may go
    on then without end, and the new one waits.
    """
    tools = page.context.new_cdp_session(page)
    for command in ["ServiceWorker.enable", "ServiceWorker.stopAllWorkers"]:
        tools.send(command)
    tools.detach()
    return page.evaluate(LET_IN)


def test_a_new_version_waits_until_no_table_is_open(server, table):
    [before] = table.evaluate(VERSIONS)
    manifest = server.var / "static" / "staticfiles.json"
    paths = json.loads(manifest.read_text())
    with server.away():
        manifest.write_text(json.dumps(paths | {"hash": "anew"}))
    table.evaluate(UPDATE)
    until(table, IS_WAITING)
    table.reload()
    table.evaluate(LET_IT)
    until(table, IS_KEPT, "/rules/")
    assert table.evaluate(IS_WAITING)
    table.goto("/")
    wait_until(is_let_in, table)
    assert table.evaluate(VERSIONS) == [before, "files anew"]
