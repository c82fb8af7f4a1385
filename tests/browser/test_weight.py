"""What a phone fetches to show a table: little the first time, nearly none the next."""

import json

import pytest

from tests.bench import long_game
from tests.server import ROOT

DEMO = json.loads((ROOT / "scorekeeper/demo/pinochle_partners.json").read_text())
TABLES = {
    "a long game": long_game.HEADER | {"entries": long_game.entries(deals=39)},
    "a pad full of melds": DEMO | {"entries": DEMO["entries"][:9]},
}
FIRST, REPEAT = 60_000, 4_096  # bytes, the heads of the answers among them
MOST_REQUESTS = 8


@pytest.fixture(params=TABLES)
def visits(request, at_table):
    """The answers (bytes of each) of a visit without a cache, and of the next one."""
    phone = at_table(TABLES[request.param])
    network = phone.context.new_cdp_session(phone)
    network.send("Network.enable")
    network.send("Network.clearBrowserCache")
    return [answers(phone, network) for _visit in range(2)]


def answers(phone, network):
    """What comes over the network, not from the cache, while the page is opened."""
    came, sent = {}, set()
    listeners = {
        "Network.requestWillBeSent": lambda event: sent.add(event["requestId"]),
        "Network.requestServedFromCache": lambda event: sent.remove(event["requestId"]),
        "Network.loadingFinished": lambda event: came.update(
            {event["requestId"]: event["encodedDataLength"]}
        ),
    }
    for name, listener in listeners.items():
        network.on(name, listener)
    phone.goto(phone.url, wait_until="networkidle")
    for name, listener in listeners.items():
        network.remove_listener(name, listener)
    assert sent <= came.keys()
    return [came[request] for request in sent]


def test_a_table_opens_with_few_and_small_answers(visits):
    first, repeat = visits
    assert len(first) <= MOST_REQUESTS
    assert sum(first) <= FIRST
    assert sum(repeat) <= REPEAT
