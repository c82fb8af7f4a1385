"""What a phone fetches to show a table: little the first time, nearly none the next."""

import json

import pytest

from tests.bench import long_game
from tests.often import some
from tests.patience import wait_until
from tests.server import ROOT

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

DEMO = json.loads((ROOT / "scorekeeper/demo/pinochle_partners.json").read_text())
TABLES = {
    "a long game": long_game.HEADER | {"entries": long_game.entries(deals=39)},
    "a pad full of melds": DEMO | {"entries": DEMO["entries"][:9]},
}
# What comes once the page stands is no part of its weight, and is measured by itself.
AFTERWARDS = ("log.json", "/static/engine/", "/static/js/engine/")
FIRST, REPEAT = 60 * 1024, 4 * 1024  # bytes, the heads of the answers among them
RANDOM = 100  # bytes at most, beside these: they hide how long each answer is
REPEATS = 2
MOST_REQUESTS = 8
STANDS = "() => document.documentElement.dataset.engine"
BEGINNING = "/static/js/engine/page."  # asks for all else of the engine
POLL = "/table/?pass="


@pytest.fixture(params=some([*TABLES], 1))
def visits(request, at_table):
    """The answers (bytes of each) of a visit without a cache, and of those after it."""
    phone = at_table(TABLES[request.param])
    phone.wait_for_function(STANDS)
    network = phone.context.new_cdp_session(phone)
    network.send("Network.enable")
    network.send("Network.clearBrowserCache")
    return [answers(phone, network) for _visit in range(1 + REPEATS)]


def answers(phone, network):
    """What comes over the network, not from the cache, until the page stands."""
    came, sent = {}, {}
    listeners = {
        "Network.requestWillBeSent": lambda event: sent.update(
            {event["requestId"]: (event["request"]["url"], event["timestamp"])}
        ),
        "Network.requestServedFromCache": lambda event: sent.pop(
            event["requestId"], None
        ),
        "Network.loadingFinished": lambda event: came.update(
            {event["requestId"]: (event["encodedDataLength"], event["timestamp"])}
        ),
    }
    for name, listener in listeners.items():
        network.on(name, listener)
    phone.goto(phone.url, wait_until="load")
    phone.wait_for_function(STANDS)
    wait_until(lambda: phone.evaluate(STANDS) and own(sent).keys() <= came.keys())
    for name, listener in listeners.items():
        network.remove_listener(name, listener)
    urls = own(sent)
    parts = [id for id in urls if urls[id].endswith((".css", ".js"))]
    stands = max([came[id][1] for id in parts], default=0)
    begun = [when for url, when in sent.values() if BEGINNING in url]
    assert all(when > stands for when in begun)
    return [came[id][0] for id in urls]


def own(sent):
    """The addresses of what the page needs to stand, by the ids of its requests."""
    others = (*AFTERWARDS, POLL)
    urls = {id: url for id, (url, _when) in sent.items()}
    return {id: urls[id] for id in urls if not any(part in urls[id] for part in others)}


def test_a_table_opens_with_few_and_small_answers(visits):
    first, *repeats = visits
    assert len(first) <= MOST_REQUESTS
    assert sum(first) <= FIRST
    assert max(map(sum, repeats)) <= REPEAT + RANDOM
