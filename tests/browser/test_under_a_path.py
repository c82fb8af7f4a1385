"""An evening under a path of a host that has other pages, behind a proxy."""

import pytest

from tests.browser import engine, test_evening, test_oh_hell
from tests.browser.page_scripts import HAS_WORKER
from tests.browser.test_evening import payments, play, records, sent, tap
from tests.often import some
from tests.patience import wait_until
from tests.proxy import NGINX, Nginx, Proxy
from tests.server import Server

SERVED = {"ALLOWED_HOSTS": "127.0.0.1", "WEB_CONCURRENCY": "1"}
CARDS = "/club/cards2025"  # a number stands before that of a game
COOKIES = {"sessionid.club.cards2025", "csrftoken.club.cards2025"}
WAYS = some(["kept", "taken away"], 1)
KEPT = """async () => {
  const bases = (await indexedDB.databases()).map(({ name }) => name);
  return [...bases, ...await caches.keys(), ...Object.keys(localStorage)];
}"""
IS_COPIED = "async path => !!(await caches.match(path, { ignoreVary: true }))"
HAS_EVENING = """async root => {
  const known = await (await fetch(`${root}evening/groups.json`)).json();
  const paths = [`${root}evening/`, ...known.engine.split(" ")];
  const found = paths.map((path) => caches.match(path, { ignoreVary: true }));
  return (await Promise.all(found)).every(Boolean);
}"""
HOUSE_RULES = f"""
from scorekeeper.models import Group

Group.objects.update(house_rules={test_evening.HOUSE_RULES})
"""
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (0, 1)]
RECORD = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "entries": []}
night, table = test_oh_hell.night, test_oh_hell.table


@pytest.fixture(scope="module")
def cards(tmp_path_factory):
    """A server under a path."""
    folder = tmp_path_factory.mktemp("cards")
    with Server(folder, BASE_PATH=CARDS, PROXIES="1", **SERVED) as server:
        yield server


@pytest.fixture(scope="module", params=WAYS)
def server(request, cards, tmp_path_factory):
    """The same as phones find it behind a proxy, which is nginx where that is here."""
    if NGINX and request.param == "kept":
        proxy = Nginx(tmp_path_factory.mktemp("nginx"), CARDS, cards)
    else:
        proxy = Proxy({CARDS: cards}, strips=request.param != "kept")
    with proxy:
        yield proxy.behind(CARDS)


@pytest.fixture
def new_phone(server, new_phone):
    """A phone that finds "/" under the path. Its requests must not leave the path."""
    strayed = []

    def hear(request):
        if request.url.startswith("http") and f"{server.url}/" not in request.url:
            strayed.append(request.url)

    def make(**traits):
        phone = new_phone(**traits)
        phone.context.on("request", hear)
        go = phone.goto
        phone.goto = lambda address, **more: go(below(server.url, address), **more)
        return phone

    yield make
    assert strayed == []


def below(url, address):
    """The url of an address that may begin with the path of `url` already."""
    if not address.startswith("/") or address.startswith(f"{CARDS}/"):
        return address
    return url + address


def cookies_of(phone):
    return {(one["name"], one["path"]) for one in phone.context.cookies()}


test_an_evening_as_on_a_host_of_its_own = (
    test_oh_hell.test_a_night_of_oh_hell_from_the_first_tap_to_the_settled_stakes
)


def test_an_invited_phone_comes_by_a_link_under_the_path(server, table, new_phone):
    link = test_oh_hell.invited(table.page)
    assert link.startswith(f"{server.url}/k/")
    watching = new_phone()
    place = link.removeprefix("http://").split("/k/")[0]
    assert f"Open {place} and tap" in table.page.inner_text("main")
    watching.goto(link)
    watching.get_by_role("button").first.tap()
    watching.wait_for_url(f"{server.url}/games/*/")


def test_what_the_browser_keeps_bears_the_path(table):
    engine.wait_for_engine(table.page)
    names = wait_until(names_kept, table.page)
    assert [name for name in names if not name.startswith(f"{CARDS}/ ")] == []
    assert {path for _name, path in cookies_of(table.page)} == {f"{CARDS}/"}
    named = {name for name, _path in cookies_of(table.page)}
    assert named >= COOKIES


def names_kept(page):
    return page.evaluate(KEPT)


@pytest.fixture
def kept(server, new_phone):
    """A phone of a host at a table, which keeps what it sees."""
    [(session, address)] = server.tables([RECORD])
    server.manage("shell", "-c", HOUSE_RULES)
    phone = new_phone(service_workers="allow")
    url = f"{server.url}/"
    cookie = {"name": "sessionid.club.cards2025", "value": session, "url": url}
    phone.context.add_cookies([cookie])
    phone.goto("/")
    phone.wait_for_function(HAS_WORKER)
    wait_until(phone.evaluate, HAS_EVENING, f"{CARDS}/")
    phone.goto(address)
    engine.wait_for_engine(phone)
    for page in [address, f"{CARDS}/"]:
        wait_until(phone.evaluate, IS_COPIED, page)
    return phone


def test_a_table_goes_on_while_the_server_is_away(server, kept):
    with server.away():
        kept.reload()
        engine.wait_for_engine(kept)
        engine.enter(kept, RECORD, BIDS[:1])
        engine.wait_for_truth(kept, "1 entry only on this phone")
        kept.goto("/")
        kept.get_by_role("link", name="A game entry is only on this phone").click()
        engine.wait_for_engine(kept)
        engine.wait_for_truth(kept, "1 entry only on this phone")
    engine.wait_until(lambda: engine.entries_at(kept, kept.url) == BIDS[:1])


def test_a_whole_evening_without_a_server_comes_to_it(server, kept):
    with server.away():
        kept.goto("/evening/")
        for name in ("Ann", "Bob", "Cleo"):
            tap(kept, "button", name)
        kept.get_by_label("Stake for each point").fill("0,05")
        tap(kept, "button", "Start offline night")
        play(kept, "Piquet", ["Ann", "Bob"], test_evening.GAMES[1][2])
        kept.reload()
        tap(kept, "link", "Back to the night")
        tap(kept, "link", "Settle up")
        owed = payments(kept)
        tap(kept, "button", "End the night")
        kept.get_by_text("No connection. Everything stays on this phone").wait_for()
    kept.clock.fast_forward(6000)  # until it is tried again
    night = sent(kept)
    assert night.startswith(f"{CARDS}/nights/")
    kept.goto(f"{night}settlement/")
    assert payments(kept) == owed
    assert [one["players"] for one in records(kept, night)] == [["Ann", "Bob"]]
