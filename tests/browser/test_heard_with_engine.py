"""With the engine at the table: what others enter is heard as on the server."""

import pytest

from tests.browser.by_ear import Ear
from tests.browser.engine import wait_for_engine
from tests.browser.test_followers import OH_HELL, news
from tests.browser.thumb import Thumb

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

# Counts the results that come to the page.
MARK_THE_RESULT = """() => {
  window.results = 0;
  const isIn = (one) => one.matches?.(".ranking") || one.querySelector?.(".ranking");
  const count = (changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(
    (one) => { if (isIn(one)) window.results += 1; }));
  new MutationObserver(count).observe(document, { childList: true, subtree: true });
}"""


@pytest.fixture
def two(at_table, new_phone):
    """Two phones that enter, at one table: (a thumb, an ear)."""
    phone, other = at_table(OH_HELL), new_phone()
    other.context.add_cookies(phone.context.cookies())
    other.goto(phone.url)
    ear = Ear(other)
    for page in (phone, other):
        wait_for_engine(page)
    return Thumb(phone), ear


def test_at_the_end_of_a_game_the_result_has_the_focus_and_keeps_it(at_table):
    bids = {"type": "bids", "bids": [1, 0, 0]}
    ear = Ear(at_table(OH_HELL | {"entries": [bids]}))
    wait_for_engine(ear.page)
    ear.page.evaluate(MARK_THE_RESULT)
    ear.answer("Enter")
    ear.page.wait_for_function("() => window.results > 1")  # that of the server, too
    assert ear.focused() == "Ann wins with 11"


def test_calls_and_what_is_undone_are_heard_once_each(two):
    thumb, ear = two
    for bid in "100":
        thumb.enter(thumb.chip(bid))
    assert " ".join(news(ear, "Cid bids")) == (
        "Ann bids 1. 1 card. 1 so far, Ben to bid. "
        "Ben bids 0. 1 card. 1 so far, Cid to bid. "
        "Cid bids 0. Even: 1 bid of 1. Ben leads."
    )
    thumb.undo()
    assert news(ear, "Undone") == ["Undone: Cid bids 0. 1 so far, Cid to bid."]
    ear.enter("0")
    assert ear.heard() == ["Cid bids 0. Even: 1 bid of 1. Ben leads."]
    ear.answer(".*Undo")
    assert ear.heard() == ["Undone: Cid bids 0. 1 so far, Cid to bid."]
