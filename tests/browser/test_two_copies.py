"""Two copies of Scorekeeper on one host: each keeps to itself what a phone keeps."""

from urllib.parse import urlsplit

import pytest

from tests.browser import engine
from tests.browser.page_scripts import HAS_WORKER
from tests.browser.test_without_a_server import RECORD, until
from tests.patience import wait_until
from tests.proxy import Proxy
from tests.server import Server

SERVED = {"WEB_CONCURRENCY": "1"}
CARDS = "/cards"
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (0, 1)]
IS_COPIED = """async ([cache, path]) => {
  const pages = await caches.open(cache);
  return Boolean(await pages.match(path, { ignoreVary: true }));
}"""
SCOPES = """async () => {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.map(({ scope }) => new URL(scope).pathname).sort();
}"""
HAS_ENGINE = """async () => {
  const { engine } = document.getElementById("truth").dataset;
  const found = engine.split(" ").map((one) => caches.match(one, { ignoreVary: true }));
  return (await Promise.all(found)).every(Boolean);
}"""


@pytest.fixture(scope="module")
def copies(tmp_path_factory):
    """A copy on the host itself and another under a path, behind one proxy."""
    folders = [tmp_path_factory.mktemp(name) for name in ("whole", "cards")]
    with (
        Server(folders[0], **SERVED) as whole,
        Server(folders[1], BASE_PATH=CARDS, **SERVED) as cards,
        Proxy({"": whole, CARDS: cards}) as proxy,
    ):
        yield proxy


@pytest.fixture(scope="module")
def server(copies):
    return copies.behind("")


@pytest.fixture
def tables(copies, new_phone):
    """A phone of two hosts, and their tables: each is the first game of its copy."""
    phone = new_phone(service_workers="allow")
    addresses = []
    for base, name in [("", "sessionid"), (CARDS, "sessionid.cards")]:
        behind = copies.behind(base)
        [(session, address)] = behind.tables([RECORD])
        cookie = {"name": name, "value": session, "url": f"{behind.url}/"}
        phone.context.add_cookies([cookie])
        addresses.append(address)
    for address, cache in zip(addresses, ["pages", f"{CARDS}/ pages"], strict=True):
        sit_down(phone, address)
        wait_until(phone.evaluate, IS_COPIED, [cache, address])
        until(phone, HAS_ENGINE)
    return phone, *addresses


def sit_down(phone, address):
    phone.goto(address)
    phone.wait_for_function(HAS_WORKER)
    engine.wait_for_engine(phone)


def enter_offline(phone, address, entries):
    """Enters at a table of which the server does not hear."""
    sit_down(phone, address)
    engine.enter(phone, RECORD | {"entries": []}, entries)
    waits = "1 entry" if len(entries) == 1 else f"{len(entries)} entries"
    engine.wait_for_truth(phone, f"{waits} only on this phone")


def assert_sent(phone, address, entries):
    sit_down(phone, address)
    wait_until(lambda: engine.entries_at(phone, phone.url) == entries)


def test_each_has_its_own_worker_and_way_in(tables):
    phone, whole, cards = tables
    assert cards == CARDS + whole  # the same numbers
    assert phone.evaluate(SCOPES) == ["/", f"{CARDS}/"]
    for address in (whole, cards):
        sit_down(phone, address)
        assert phone.get_by_role("region", name="Enter").is_visible()


def test_what_waits_at_one_table_is_not_sent_to_the_other(tables):
    phone, whole, cards = tables
    phone.context.set_offline(True)
    enter_offline(phone, whole, BIDS)
    enter_offline(phone, cards, BIDS[:1])
    sit_down(phone, whole)
    engine.wait_for_truth(phone, "2 entries only on this phone")
    phone.context.set_offline(False)
    assert_sent(phone, whole, BIDS)
    assert_sent(phone, cards, BIDS[:1])


def test_access_that_one_gives_back_takes_nothing_from_the_other(copies, tables):
    phone, whole, cards = tables
    phone.goto("/held/")
    with phone.expect_navigation():
        phone.locator("main form button").first.tap()
    sit_down(phone, cards)
    wait_until(lambda: not phone.evaluate(IS_COPIED, ["pages", whole]))
    assert phone.evaluate(IS_COPIED, [f"{CARDS}/ pages", cards])
    phone.context.set_offline(True)
    sit_down(phone, cards)
    assert urlsplit(phone.url).path == cards
    assert phone.get_by_role("region", name="Enter").is_visible()
