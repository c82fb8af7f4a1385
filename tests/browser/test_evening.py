"""A whole evening on a phone without a server: begun, played, settled, then sent."""

import json
import re

import pytest
from playwright.sync_api import expect

import rules
from tests.browser import engine
from tests.browser.page_scripts import HAS_WORKER
from tests.browser.thumb import BREATH
from tests.patience import wait_until
from tests.sentences import EXPOSED, NOTHING_PAID

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
ALONE = "its group is the only one"
HOUSE_RULES = {
    "oh_hell": {"options": {"sequence": "custom", "hands": [1]}},
    "piquet": {"options": {"form": "cent", "target": 50}},
    "tablanette": {"options": {"target": 1, "finish": "deal_end"}},
}
SET_UP = f"""
from scorekeeper.models import Group, Person

group = Group.objects.latest("pk")
group.house_rules = {HOUSE_RULES}
group.save()
Person.objects.create(group=group, name="Cleo")
"""
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (1, 2, 0)]
GAMES = [
    (
        "Oh Hell",
        ["Ann", "Cleo", "Dora"],
        [*BIDS, {"type": "tricks", "tricks": [1, 0, 0]}],
    ),
    ("Piquet", ["Dora", "Bob"], [{"type": "deal_total", "points": [12, 61]}]),
    ("Tablanette", ["Bob", "Ann"], [{"type": "deal_total", "points": [9, 16]}]),
]
MELD = {"type": "meld", "seat": 1, "meld": "marriage", "suit": "S"}
CORRECTED = [*BIDS, {"type": "tricks", "tricks": [0, 1, 0]}]
GAMES_THEN = [(*GAMES[0][:2], CORRECTED), *GAMES[1:]]
IS_KEPT = "async path => !!(await caches.match(path, { ignoreVary: true }))"
FILES = "async () => (await (await fetch('/evening/groups.json')).json()).engine"
SEND_AGAIN = """async () => {
  await new Promise(done => {
    indexedDB.open("evenings", 1).onsuccess = ({ target: { result } }) => {
      const change = result.transaction("evenings", "readwrite");
      const kept = change.objectStore("evenings");
      kept.getAll().onsuccess = ({ target: { result: [one] } }) => {
        const { group, ...evening } = one; // as an earlier version kept it
        kept.put({ ...evening, circle: group, sent: null });
      };
      change.oncomplete = done;
    };
  });
}"""


@pytest.fixture
def phone(server, new_phone):
    """A phone of the host that has seen the first page, and keeps what it needs."""
    [(session, _address)] = server.tables(
        [{"game": "piquet", "players": ["Ann", "Bob"]}]
    )
    server.manage("shell", "-c", SET_UP)
    phone = new_phone(service_workers="allow")
    cookie = {"name": "sessionid", "value": session, "url": server.url}
    phone.context.add_cookies([cookie])
    phone.goto("/")
    phone.wait_for_function(HAS_WORKER)
    for path in ["/evening/", *phone.evaluate(FILES).split()]:
        wait_until(phone.evaluate, IS_KEPT, path)
    return phone


def tap(phone, role, name):
    """Taps what has a role and a name, with the breath that a thumb takes."""
    drawn = phone.get_by_role(role, name=name, exact=role == "button").first
    drawn.wait_for()
    phone.clock.fast_forward(BREATH)
    drawn.click()


def begin(phone):
    """Begins an evening among three known here and one who is new, for money."""
    for name in ("Ann", "Bob", "Cleo"):
        tap(phone, "button", name)
    phone.get_by_label("New person").fill("Dora")
    tap(phone, "button", "Add person")
    phone.get_by_role("button", name="Dora").wait_for()
    expect(phone.get_by_label("New person")).to_be_focused()
    phone.get_by_label("Stake for each point").fill("0,035")
    phone.get_by_text("Ante and limit").click()
    phone.get_by_label("Ante").fill("0.5")
    phone.get_by_label("Limit").fill("1,1")
    tap(phone, "button", "Start offline night")


def start(phone, name, people):
    """Starts a game with some people, the first of whom deals."""
    tap(phone, "link", "New game")
    tap(phone, "link", name)
    phone.get_by_role("button", name="Start game").wait_for()
    for seat in phone.locator(".seats [aria-pressed=true]").all_inner_texts():
        press(phone, seat.split()[-1], "false")
    for person in people:
        press(phone, person, "true")
    tap(phone, "button", "Start game")
    pad = phone.locator("#table .pad form[data-type]").first
    pad.wait_for()
    phone.evaluate("() => history.back()")  # not to what would start it again
    phone.get_by_role("heading", name="New game").wait_for()
    phone.evaluate("() => history.forward()")
    pad.wait_for()


def enter(phone, entries):
    """Enters some entries, each of which the table takes."""
    for entry in entries:
        seen = phone.locator("#table [name=id]").first.get_attribute("value")
        phone.evaluate(engine.ENTER, entry)
        phone.wait_for_function(
            "seen => document.querySelector('#table [name=id]').value !== seen",
            arg=seen,
        )
        assert not phone.get_by_role("alert").count()


def play(phone, name, people, entries):
    """Starts a game with some people, the first of whom deals, and plays it."""
    start(phone, name, people)
    enter(phone, entries)
    phone.locator("#table .result").wait_for()


def press(phone, person, pressed):
    """Taps a name, with the breath that a thumb takes; it is then so."""
    phone.clock.fast_forward(BREATH)
    phone.locator(".seats button", has_text=person).click()
    phone.locator(f".seats button[aria-pressed={pressed}]", has_text=person).wait_for()


def let_come(phone, name):
    """Somebody comes, as another page of the same phone is told; this one hears it."""
    other = phone.context.new_page()
    other.goto(phone.url)
    other.get_by_label("New person").fill(name)
    other.get_by_role("button", name="Add person").click()
    phone.get_by_text(f"Dora, {name}").wait_for()
    other.close()


def correct(phone):
    """Corrects the last entry of the first game: Cleo took the trick, and not Ann."""
    phone.locator(".lines .line").first.click()
    expect(phone.locator("#table .score")).to_be_visible()
    expect(bar(phone)).to_have_count(0)
    phone.locator("#table .score-head a").first.click()  # the way back to the night
    expect(bar(phone)).to_be_visible()
    phone.locator(".lines .line").first.click()
    phone.locator("#table .in-short a").click()
    expect(phone.locator(".past-deal details").first).to_have_attribute("open", "")
    phone.get_by_role("link", name="Correct this").last.click()
    phone.get_by_role("button", name="Cleo: one more").first.click()
    phone.get_by_role("button", name="Ann: one less").first.click()
    phone.get_by_role("button", name="Change entry").click()
    phone.get_by_text("Total: Ann's").wait_for()
    tap(phone, "button", "Correct it")
    phone.get_by_text("Deal 1 corrected:").first.wait_for()
    tap(phone, "link", "Back to the night")


def bar(phone):
    return phone.get_by_role("navigation", name="Places")


def balance(phone):
    """What each has won, by name: as the phone has it, or the page of the night."""
    rows = phone.locator("[aria-labelledby=result] li")
    rows.first.wait_for()
    return {
        row.locator(".name").inner_text(): row.locator("output, b").inner_text()
        for row in rows.all()
    }


def payments(phone):
    """The rows of the plan: who pays whom, and how much."""
    rows = phone.locator("[aria-labelledby^=plan] .due > li")
    rows.first.wait_for()
    said = [(row.locator("span").first, row.locator("b").first) for row in rows.all()]
    return [(who.inner_text(), what.inner_text()) for who, what in said]


def paid(phone):
    """Who has paid whom, and how much."""
    rows = phone.locator("[aria-labelledby=recorded] .due > li")
    said = [(row.locator("span").first, row.locator("b").first) for row in rows.all()]
    return [(who.inner_text(), what.inner_text()) for who, what in said]


def pay(phone):
    """Marks a row as paid, records two payments, and deletes the second."""
    row = phone.locator("[aria-labelledby=plan] .due > li").first
    row.get_by_role("button", name="Mark as paid").click()
    focused = phone.locator(":focus")
    expect(focused).to_have_text(re.compile("payments? settles? it$"))
    record(phone, "Ann", "Bob", "0")
    expect(focused).to_have_text(NOTHING_PAID)
    expect(phone.get_by_label("To", exact=True)).to_have_value("Bob")
    record(phone, "Ann", "Bob", "20", "a note")
    expect(focused).to_have_text("Payments on this night")
    record(phone, "Dora", "Cleo", "0,05")
    last = phone.locator("[aria-labelledby=recorded] .due > li").last
    expect(last).to_contain_text("Dora paid Cleo")
    last.get_by_text("Delete", exact=False).first.click()
    phone.clock.fast_forward(BREATH)
    last.get_by_role("button", name="Delete payment").click()
    expect(focused).to_have_text("Payments on this night")


def record(phone, payer, payee, amount, note=""):
    """Records any payment."""
    summary = phone.locator("summary", has_text="Record a payment")
    if not phone.get_by_label("From", exact=True).is_visible():
        summary.click()
    phone.get_by_label("From", exact=True).select_option(payer)
    phone.get_by_label("To", exact=True).select_option(payee)
    phone.get_by_label("Amount in €").fill(amount)
    phone.get_by_label("Note").fill(note)
    phone.clock.fast_forward(BREATH)
    phone.get_by_role("button", name="Record payment").click()


def spend(phone):
    """An evening of three games, one of them corrected, settled and paid in part.

    The page is loaded again meanwhile.
    """
    phone.goto("/evening/")
    begin(phone)
    phone.get_by_role("link", name="New game").wait_for()
    expect(bar(phone)).to_be_visible()
    let_come(phone, "Eve")
    entered = 0
    for game in GAMES:
        play(phone, *game)
        entered += len(game[-1])
        engine.wait_until_kept(phone, entered)
        phone.reload()
        tap(phone, "link", "Back to the night")
        phone.get_by_role("link", name="Settle up").wait_for()
    correct(phone)
    tap(phone, "link", "Settle up")
    won = balance(phone)
    pay(phone)
    assert balance(phone) == won
    won = won, payments(phone)
    tap(phone, "button", "End the night")
    phone.get_by_text("No connection. Everything stays on this phone").wait_for()
    tap(phone, "button", "Show as text or QR")
    text = phone.get_by_label("Unsent entries as text")
    expect(text).to_have_value(re.compile("^SCOREKEEPER1 1/"))
    tap(phone, "button", "Close")
    return won


def records(phone, night):
    """The records of the games of a night, as its file has them."""
    content = json.loads(phone.request.get(f"{night}night.json").text())["content"]
    return [game["record"] for game in content["nights"][0]["games"]]


def test_each_view_has_the_focus_and_a_title_of_its_own(phone):
    phone.goto("/evening/")
    begin(phone)
    phone.get_by_role("link", name="New game").wait_for()
    focused = phone.locator(":focus")
    expect(focused).to_have_text(phone.locator("h1").inner_text())
    night = phone.title()
    start(phone, *GAMES[1][:2])
    expect(focused).to_have_text("Who has the point?")
    assert phone.title().startswith("Piquet \u00b7 ")
    assert night not in (phone.title(), "")
    enter(phone, GAMES[1][2])
    phone.locator("#table .in-short a").click()
    expect(focused).to_contain_text("Deal 1")
    expect(phone).to_have_title(re.compile("^Review \u00b7 Piquet \u00b7 "))


@pytest.mark.long
def test_a_bid_is_mended_in_the_score_without_a_server(phone):
    phone.context.set_offline(True)
    phone.goto("/evening/")
    begin(phone)
    start(phone, *GAMES[0][:2])
    enter(phone, BIDS)
    phone.locator(".score a.deal").nth(1).click()
    tap(phone, "button", "1")
    phone.get_by_text("Corrected: Cleo bids 1").first.wait_for()
    assert "bid 1" in phone.locator(".score a.deal").nth(1).inner_text()
    phone.clock.fast_forward(BREATH)
    phone.get_by_role("button", name="Undo").click()
    phone.get_by_text("Undone: the correction").first.wait_for()


def test_an_evening_without_a_server_comes_to_it_once(server, phone):
    with server.away():
        won, owed = spend(phone)
        told = paid(phone)
    phone.clock.fast_forward(6000)  # until it is tried again
    night = sent(phone)
    phone.goto(night)
    assert balance(phone) == won
    assert "Eve" in won
    phone.goto(f"{night}settlement/")
    assert payments(phone) == owed
    assert paid(phone) == told[::-1]
    assert told[1] == ("Ann paid Bob", "€20.00")
    played = [(one["players"], one["entries"]) for one in records(phone, night)]
    assert played == [(people, entries) for _name, people, entries in GAMES_THEN]
    assert {rules.score(one)["status"] for one in records(phone, night)} == {"finished"}
    phone.evaluate(SEND_AGAIN)
    phone.goto("/evening/")
    phone.locator(".line", has_text="· sent").first.click()  # no more is drawn again
    assert sent(phone) == night
    assert len(records(phone, night)) == len(GAMES)


def sent(phone):
    """Where the night is on the server."""
    link = phone.get_by_role("link", name="Open the night")
    link.wait_for()
    return link.get_attribute("href")


@pytest.mark.long
def test_a_wrong_meld_comes_off_without_a_server(phone):
    phone.goto("/evening/")
    begin(phone)
    phone.context.set_offline(True)
    start(phone, "Bezique", ["Ann", "Bob"])
    enter(phone, [{"type": "turn_up", "card": "8H"}, MELD])
    tap(phone, "link", "Referee")
    tap(phone, "link", "Laid down an invalid meld")
    tap(phone, "link", "Yes")
    expect(phone.locator(".enters .changes")).to_contain_text("20 becomes 0.")
    tap(phone, "link", "Replace \u201cBob: marriage of spades\u201d with the ruling")
    expect(phone.locator(".changes")).to_contain_text("Total: Bob's 20 becomes 0.")
    tap(phone, "button", "Correct it")
    expect(phone.locator(".call .loud").first).to_contain_text("corrected: Bob 20 to 0")


@pytest.mark.long
def test_the_referee_rules_without_a_server(phone):
    phone.context.set_offline(True)
    phone.goto("/evening/")
    begin(phone)
    start(phone, *GAMES[0][:2])
    tap(phone, "link", "Referee")
    expect(phone.locator("#table details[name=ruling]").first).to_be_visible()
    phone.locator("#asked").fill("he showed a card in dealing")
    phone.clock.fast_forward(BREATH)
    tap(phone, "button", "Ask")
    expect(phone.locator("#table .answer h2")).to_have_text(EXPOSED)
    phone.locator(".answer").get_by_role("link", name="Yes").tap()
    expect(phone.locator("#table .ruling .loud")).to_be_visible()
    tap(phone, "button", "Deal again")
    expect(phone.locator(".call .loud").first).to_contain_text("void")
    enter(phone, BIDS)
    phone.get_by_text("How this was scored", exact=True).first.click()
    expect(phone.locator(".spoken .how")).to_contain_text("Under by 1: 0 bid of 1.")


def test_the_pad_has_its_keys_without_a_server(phone):
    phone.context.set_offline(True)
    phone.goto("/evening/")
    begin(phone)
    start(phone, "Score pad", ["Ann", "Cleo", "Dora"])
    for key in ("1", "2", "Change the sign", "Next ›", "7"):
        tap(phone, "button", key)
    shown = phone.locator(".pad .numbers output")
    assert shown.all_inner_texts() == ["\N{MINUS SIGN}12", "7", "0"]
    tap(phone, "button", "Enter points")
    expect(phone.locator(".call .loud").first).to_have_text("Cleo leads with 7")
