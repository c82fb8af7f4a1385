"""A phone scores by itself and loses nothing: a server may die, pages may be two."""

import json

import pytest

from tests.browser import engine
from tests.browser.thumb import BREATH
from tests.server import ROOT

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

CASES = json.loads((ROOT / "tests/cases/piquet.json").read_text())
DEAL = next(
    case["record"] for case in CASES if case["name"] == "worked deal, full hands"
)
START = DEAL | {"entries": []}
HALF = 6


@pytest.fixture
def phone(at_table):
    """A phone at a game of Piquet that has not begun, with the engine."""
    phone = at_table(START)
    engine.wait_for_engine(phone)
    return phone


def wait_until_sent(phone, record):
    """Until the server has the entries of a record, each once."""
    address = phone.url
    engine.wait_until(lambda: engine.entries_at(phone, address) == record["entries"])
    assert engine.log_length(phone, address) == len(record["entries"])


def wait_until_heard(phone, record):
    """Until the phone knows it, too."""
    wait_until_sent(phone, record)
    engine.wait_until_heard(phone, len(record["entries"]))


@pytest.mark.long
def test_a_deal_is_played_to_its_end_while_the_server_is_dead(phone, server):
    record = engine.enter(phone, START, DEAL["entries"][:HALF])
    wait_until_heard(phone, record)
    address, context = phone.url, phone.context
    with server.away():
        record = engine.enter(phone, record, DEAL["entries"][HALF:])
        unsent = len(DEAL["entries"]) - HALF
        engine.wait_for_truth(phone, f"{unsent} entries only on this phone")
        engine.wait_until_kept(phone, unsent)
        phone.close()
    again = context.new_page()
    again.goto(address)
    engine.wait_for_engine(again)
    engine.wait_for_totals(again, record)
    wait_until_heard(again, record)
    engine.wait_until_all_is_sent(again)


def test_the_engine_comes_while_the_server_has_no_answer_yet(at_table):
    phone = at_table(START)
    phone.route("**/log.json", lambda route: None)
    with phone.expect_worker():
        phone.reload()


COUNT_DRAWINGS = """() => {
  window.drawings = 0;
  document.addEventListener("engine:drawn", () => { window.drawings += 1; });
}"""


@pytest.mark.long
def test_what_the_server_says_again_draws_no_table_again(phone):
    record = engine.enter(phone, START, DEAL["entries"][:1])
    wait_until_heard(phone, record)
    engine.wait_until_all_is_sent(phone)
    held = []
    phone.route("**/log.json", lambda route: held.append(route))
    phone.reload()
    engine.wait_for_engine(phone)
    phone.evaluate(COUNT_DRAWINGS)
    engine.wait_until(lambda: phone.title() and held)
    with phone.expect_response("**/log.json"):
        held.pop().continue_()
    wait_until_heard(phone, engine.enter(phone, record, DEAL["entries"][1:2]))
    assert phone.evaluate("drawings") == 1


def test_the_referees_book_is_asked_for_a_second_after_the_engine(at_table):
    phone = at_table(START)
    came = {}
    phone.on("requestfinished", lambda one: came.update({one.url: one}))
    phone.reload()

    def file(name):
        return next((one for url, one in came.items() if f"/{name}." in url), None)

    engine.wait_until(lambda: phone.title() and file("piquet-book"))
    family, book = file("piquet").timing, file("piquet-book").timing
    stood = family["startTime"] + family["responseEnd"]
    assert book["startTime"] - stood > 900  # ms


# Notes how far the engine is when the page begins to keep things for later.
NOTE_KEEPING = """(() => {
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (...given) {
    window.keptAt = document.documentElement.dataset.engine ?? "not there";
    return register.apply(this, given);
  };
})()"""


def test_the_engine_comes_before_what_is_kept_for_later(at_table):
    phone = at_table(START)
    phone.add_init_script(NOTE_KEEPING)
    phone.reload()
    phone.wait_for_function("() => window.keptAt")
    assert phone.evaluate("window.keptAt") == "ready"


def test_an_answer_that_is_lost_enters_nothing_twice(phone):
    def lose_the_answer(route):
        route.fetch()
        route.abort()

    phone.route("**/outbox/", lose_the_answer)
    record = engine.enter(phone, START, DEAL["entries"][:1])
    wait_until_sent(phone, record)
    phone.unroute("**/outbox/")
    record = engine.enter(phone, record, DEAL["entries"][1:2])
    wait_until_heard(phone, record)


def test_two_pages_of_a_game_are_one_phone(phone):
    other = phone.context.new_page()
    other.goto(phone.url)
    engine.wait_for_engine(other)
    phone.context.set_offline(True)
    record = engine.enter(phone, START, DEAL["entries"][:1])
    engine.wait_for_truth(other, "1 entry only")
    record = engine.enter(other, record, DEAL["entries"][1:2])
    engine.wait_for_truth(phone, "2 entries only")
    phone.context.set_offline(False)
    wait_until_sent(phone, record)


def test_what_the_rules_refuse_is_refused_here_and_not_sent(phone):
    sent = []
    phone.on("request", lambda request: sent.append(request.method))
    phone.evaluate(engine.ENTER, {"type": "trick", "winner": 9})
    said = phone.get_by_role("alert")
    said.wait_for()
    assert said.inner_text()
    assert "POST" not in sent


def test_undo_and_redo_need_no_network(phone):
    record = engine.enter(phone, START, DEAL["entries"][:2])
    phone.context.set_offline(True)
    steps = phone.locator("#table .steps button")
    steps.filter(has_text="Undo").click()
    phone.locator(".call .loud", has_text="Undone").wait_for()
    steps.filter(has_text="Redo").click()
    phone.locator(".call .loud", has_text="Redone").wait_for()
    phone.context.set_offline(False)
    address = phone.url
    engine.wait_until(lambda: engine.log_length(phone, address) == 4)
    assert engine.entries_at(phone, address) == record["entries"]


@pytest.mark.long
def test_what_only_the_server_takes_back_is_asked_of_it_as_all_stands_now(phone):
    def know_nothing_to_undo(route):  # as after a correction
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"undoable": 0})

    record = engine.enter(phone, START, DEAL["entries"][:1])
    wait_until_heard(phone, record)
    phone.route("**/log.json", know_nothing_to_undo)
    phone.reload()
    engine.wait_for_engine(phone)
    wait_until_heard(phone, engine.enter(phone, record, DEAL["entries"][1:2]))
    for length in (3, 4):
        phone.clock.fast_forward(BREATH)
        phone.locator("#table .steps button", has_text="Undo").click()
        engine.wait_until_heard(phone, length)
    assert engine.entries_at(phone, phone.url) == []


@pytest.mark.long
def test_a_phone_that_keeps_nothing_says_so_and_still_sends(at_table):
    phone = at_table(START)
    phone.add_init_script("IDBFactory.prototype.open = () => { throw new Error(); }")
    phone.reload()
    engine.wait_for_engine(phone)
    record = engine.enter(phone, START, DEAL["entries"][:1])
    wait_until_sent(phone, record)
    engine.wait_for_truth(phone, "keeps nothing")


# A text that is exchanged, or a total whose place is found among others, has the styles
# and the places of the whole table looked for again.
NOTE_HOW_IT_COUNTS = """() => {
  const shown = [...document.querySelectorAll(".score output")];
  const texts = shown.map((one) => one.firstChild);
  const isAlone = (one) => getComputedStyle(one).contain === "size layout"
    && getComputedStyle(one.parentElement).display === "list-item";
  document.addEventListener("engine:counted", () => {
    window.isOnlyText = shown.every((one, at) => one.firstChild === texts[at]);
    window.isAlone = shown.every(isAlone);
  });
}"""


def test_a_new_total_moves_nothing_else_of_the_table(phone):
    phone.evaluate(NOTE_HOW_IT_COUNTS)
    engine.enter(phone, START, [{"type": "adjust", "side": 0, "points": 5}])
    assert phone.evaluate("[isOnlyText, isAlone]") == [True, True]


COUNT_WHAT_IS_DRAWN = """() => {
  document.addEventListener("engine:drawn", () => {
    window.drawn = (window.drawn ?? 0) + 1;
  });
}"""


def test_the_end_of_a_game_leaves_the_pad_under_the_thumb(at_table):
    options = {"sequence": "custom", "hands": [1]}
    header = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"], "options": options}
    start = header | {"dealer": 0, "entries": []}
    bids = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2)]
    phone = at_table(start)
    engine.wait_for_engine(phone)
    last = [{"type": "bid", "seat": 0, "bid": 0}]
    record = engine.enter(phone, start, bids + last)
    wait_until_heard(phone, record)
    phone.evaluate(COUNT_WHAT_IS_DRAWN)
    record = engine.enter(phone, record, [{"type": "tricks", "tricks": [0, 0, 1]}])
    wait_until_heard(phone, record)
    engine.wait_until_all_is_sent(phone)
    assert phone.evaluate("window.drawn") == 1
    phone.get_by_role("link", name="Back to the night").click()
    phone.wait_for_url("**/nights/*/")
