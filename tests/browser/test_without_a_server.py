"""What a phone has seen stays on it: it is there while the server is not."""

import json

import pytest

from tests.server import Server

RECORD = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"]}
IS_KEPT = "async path => !!(await (await caches.open('pages')).match(path))"
KEPT = "async () => (await (await caches.open('pages')).keys()).length"
VERSIONS = "async () => (await caches.keys()).filter(one => one.startsWith('files'))"
IS_WAITING = "async () => !!(await navigator.serviceWorker.getRegistration()).waiting"
UPDATE = "async () => (await navigator.serviceWorker.getRegistration()).update()"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server"), WEB_CONCURRENCY="1") as server:
        yield server


@pytest.fixture
def table(server, new_phone):
    """A phone of the host at a table; the page is kept."""
    [(session, address)] = server.tables([RECORD])
    phone = new_phone(service_workers="allow")
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    phone.goto(address)
    wait_until_kept(phone, address)
    return phone


def wait_until_kept(phone, address):
    phone.wait_for_function("() => navigator.serviceWorker.controller")
    phone.wait_for_function(IS_KEPT, arg=address)


def test_a_table_is_loaded_again_without_the_server(server, table):
    server.stop()
    try:
        table.reload()
        assert "this page is as it was at" in table.locator(".kept").inner_text()
        assert table.get_by_role("region", name="Enter").is_visible()
        style = table.locator(".pad").evaluate("pad => getComputedStyle(pad).position")
        assert style == "sticky"
        table.goto("/")
        assert table.get_by_text("In progress").is_visible()
        table.goto("/held/")
        assert table.get_by_role("heading", name="No connection").is_visible()
        table.go_back()
        table.locator("a[href^='/games/']").first.click()
        table.locator(".kept").wait_for()
    finally:
        server.start()
    table.clock.run_for(3000)
    table.locator(".kept").wait_for(state="detached")


def test_whoever_gives_a_key_back_keeps_nothing(table):
    assert table.evaluate(KEPT) >= 1
    table.goto("/held/")
    table.get_by_role("button", name="Give back").click()
    table.wait_for_function("async () => !(await caches.has('pages'))")


def test_whoever_is_shut_out_keeps_nothing(table):
    table.context.clear_cookies()
    assert table.goto(table.url).status == 404
    table.wait_for_function("async () => !(await caches.has('pages'))")


def test_a_new_version_waits_until_no_table_is_open(server, table):
    [before] = table.evaluate(VERSIONS)
    manifest = server.var / "static" / "staticfiles.json"
    paths = json.loads(manifest.read_text())
    manifest.write_text(json.dumps(paths | {"hash": "anew"}))
    server.stop()
    server.start()
    table.evaluate(UPDATE)
    table.wait_for_function(IS_WAITING)
    table.reload()
    table.wait_for_timeout(300)
    assert table.evaluate(IS_WAITING)
    table.goto("/")
    table.wait_for_function(IS_WAITING.replace("!!", "!"))
    assert table.evaluate(VERSIONS) == [before, "files anew"]
