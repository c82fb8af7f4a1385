"""The way back: to what was half entered, and to no form that begins a game again."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.test_seats import NAMES, seat, start, with_menu
from tests.browser.thumb import BREATH, Thumb
from tests.often import some
from tests.rules.tables.oh_hell import bids

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine

NIGHT = re.compile(r"/nights/\d+/$")
TABLE = re.compile(r"/games/\d+/\?way=cards$")
BACK = "() => history.back()"
DEAL = [bids(2, 1, 2, 1), {"type": "trump", "suit": "C"}]
OH_HELL = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cleo", "Dev"],
    "options": {"sequence": "custom", "hands": [5, 5]},
}


def begun(phone):
    """A thumb at a game that was just begun from New game."""
    with_menu(phone).get_by_role("link", name="Oh Hell").tap()
    start(phone)
    engine.wait_for_engine(phone)
    return Thumb(phone)


def test_back_from_a_table_leads_to_its_night(phone):
    begun(phone)
    phone.evaluate(BACK)
    expect(phone).to_have_url(NIGHT)
    phone.get_by_role("link", name="New game").first.tap()
    phone.get_by_role("link", name="Oh Hell").tap()
    phone.wait_for_url("**/new/oh_hell/")
    phone.get_by_role("link", name="How to play").tap()
    phone.wait_for_url("**/rules/oh_hell/")
    phone.go_back()
    expect(phone.get_by_role("button", name="Start game", exact=True)).to_be_visible()


@pytest.mark.long
def test_back_from_the_first_table_leads_to_the_first_page(phone):
    phone.goto("/")
    for number, name in enumerate(NAMES, 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.get_by_role("button", name="Oh Hell").tap()
    phone.wait_for_url("**/games/*/")
    phone.evaluate(BACK)
    expect(phone.get_by_role("heading", name="Tonight")).to_be_visible()


def choose(phone):
    """Taps all names but the first, which stand up or sit down, and Start."""
    for name in NAMES[1:]:
        seat(phone, name).tap()
    phone.get_by_role("button", name="Start game", exact=True).tap()


@pytest.mark.long
def test_back_from_a_table_passes_by_a_form_that_was_refused_first(phone):
    with_menu(phone).get_by_role("link", name="Oh Hell").tap()
    choose(phone)
    expect(phone.locator(".errorlist")).to_contain_text("but 1 is seated")
    choose(phone)
    phone.wait_for_url("**/games/*/")
    phone.evaluate(BACK)
    expect(phone).to_have_url(NIGHT)
    assert not phone.get_by_role("button", name="Start game", exact=True).count()


@pytest.mark.long
def test_back_from_the_first_table_passes_by_names_that_were_refused(phone):
    phone.goto("/")
    for names in (["Ann", "Ann", "Cleo", "Dev"], NAMES):
        for number, name in enumerate(names, 1):
            phone.get_by_label(f"Player {number}").fill(name)
        phone.clock.fast_forward(BREATH)
        phone.get_by_role("button", name="Oh Hell").tap()
        if names != NAMES:
            expect(phone.locator(".errorlist, .refused").first).to_be_visible()
    phone.wait_for_url("**/games/*/")
    phone.evaluate(BACK)
    expect(phone.get_by_role("heading", name="Tonight")).to_be_visible()
    assert not phone.get_by_label("Player 1").is_visible()


@pytest.mark.long
def test_a_phone_alone_hears_of_no_other_on_the_way_back_and_forth(phone):
    thumb = begun(phone)
    thumb.tap(thumb.chip("1"))
    engine.wait_until_heard(phone, 1)
    asked = thumb.question
    phone.evaluate(BACK)
    expect(phone).to_have_url(NIGHT)
    phone.go_forward()
    engine.wait_for_engine(phone)
    expect(thumb.pad.locator("h2").first).to_have_text(asked)
    assert phone.get_by_role("alert").count() == 0
    for name in ("Invite", "Referee"):
        thumb.tap(phone.locator("#menu"))
        thumb.tap(phone.get_by_role("link", name=name))
        phone.wait_for_url(f"**/{name.lower()}/**")
        phone.go_back()
        engine.wait_for_engine(phone)
        assert phone.get_by_role("alert").count() == 0


@pytest.fixture
def cards(request, at_table):
    """A thumb in a trick of which two cards were tapped, with the engine or without."""
    thumb = Thumb(at_table(OH_HELL | {"entries": DEAL}))
    if getattr(request, "param", "with") == "without":
        thumb.page.route("**/page.*.js", lambda route: route.abort())
        thumb.page.reload()
    wait_until_it_stands(thumb.page)
    thumb.page.goto(f"{thumb.page.url}?way=cards")
    wait_until_it_stands(thumb.page)
    thumb.tap(thumb.pad.locator(".sign[aria-label=spades]"))
    for card in ("KS", "QS"):
        thumb.tap(thumb.pad.locator(f"button[value={card}]"))
    return thumb


def wait_until_it_stands(page):
    page.wait_for_function("() => document.documentElement.dataset.engine")


def lies_there(thumb):
    """Waits until the two cards stand under the names of those who played them."""
    expect(thumb.pad.locator(".spot b")).to_have_text(["K♠", "Q♠", "", ""])


@pytest.mark.parametrize("cards", some(["without", "with"], 1), indirect=True)
def test_a_half_entered_trick_outlasts_a_reload(cards):
    lies_there(cards)
    cards.page.reload()
    wait_until_it_stands(cards.page)
    lies_there(cards)
    for card in ("JS", "TS"):
        cards.tap(cards.pad.locator(f"button[value={card}]"))
    expect(cards.page.locator(".call")).to_contain_text("K♠ Q♠ J♠ 10♠")
    cards.page.reload()
    wait_until_it_stands(cards.page)
    assert cards.pad.locator(".spot b", has_text="♠").count() == 0


def test_what_is_half_entered_is_there_after_a_look_at_the_referee(cards):
    cards.page.get_by_role("link", name="Referee").tap()
    cards.page.wait_for_url("**/referee/**")
    cards.page.locator(".top a").first.tap()
    cards.page.wait_for_url(TABLE)
    wait_until_it_stands(cards.page)
    lies_there(cards)


@pytest.fixture
def several(at_table):
    """A thumb at a table that its phone has drawn, since what it entered waits."""
    turned = {"type": "turn_up", "card": "8H"}
    players = ["Ann", "Bob"]
    record = {"game": "bezique", "players": players, "entries": [turned]}
    thumb = Thumb(at_table(record))
    wait_until_it_stands(thumb.page)
    thumb.page.route("**/outbox/", lambda route: route.abort())
    thumb.tap(thumb.pad.get_by_role("button", name="Bezique 40").first)
    expect(thumb.page.locator(".call")).to_contain_text("Ann: bezique")
    thumb.tap(thumb.fold("Several brisques"))
    return thumb


def test_a_form_that_is_drawn_on_opening_outlasts_a_reload(several):
    fold = several.page.locator("details.way", has_text="Several brisques")
    five = fold.get_by_role("radio", name="5", exact=True)
    several.tap(five)
    several.page.reload()
    wait_until_it_stands(several.page)
    expect(five).to_be_checked()
    expect(fold.get_by_role("button", name="Bob")).to_be_visible()
    several.tap(fold.get_by_role("button", name="Bob"))
    expect(several.page.locator(".call")).to_contain_text("5 brisques")


@pytest.mark.long
def test_numbers_and_ticks_outlast_a_reload_and_are_dropped_with_their_question(
    at_table,
):
    record = OH_HELL | {"options": OH_HELL["options"] | {"scoring": "squares"}}
    thumb = Thumb(at_table(record | {"entries": DEAL[:1]}))
    wait_until_it_stands(thumb.page)
    tricks = thumb.pad.locator("form[data-type=tricks]").first
    thumb.tap(tricks.get_by_role("button", name="Bob: one more"))
    before = [box.input_value() for box in tricks.get_by_role("spinbutton").all()]
    thumb.page.reload()
    wait_until_it_stands(thumb.page)
    after = [box.input_value() for box in tricks.get_by_role("spinbutton").all()]
    assert after == before
    thumb.page.evaluate("address => { window.name = address }", thumb.page.url)
    thumb.page.goto("/")
    other = thumb.page.context.new_page()
    other.goto(thumb.page.evaluate("name"))
    wait_until_it_stands(other)
    Thumb(other).undo()
    engine.wait_until_all_is_sent(other)
    thumb.page.goto(thumb.page.evaluate("name"))
    wait_until_it_stands(thumb.page)
    assert not thumb.page.get_by_role("alert").count()


@pytest.mark.long
def test_what_is_tapped_before_the_house_rules_have_come_stays(at_table):
    held = []
    thumb = Thumb(at_table(OH_HELL | {"entries": DEAL}))
    thumb.page.route("**/house-rules/", lambda route: held.append(route))
    thumb.page.goto(f"{thumb.page.url}?way=cards")
    thumb.tap(thumb.pad.locator(".sign[aria-label=spades]"))
    for card in ("KS", "QS"):
        thumb.tap(thumb.pad.locator(f"button[value={card}]"))
    lies_there(thumb)
    held.pop().continue_()
    expect(thumb.page.locator("#house-rules h2")).to_be_attached()
    lies_there(thumb)
