"""A whole game of Oh Hell for four, and the night around it, in a real browser."""

import re
from urllib.parse import urlsplit
from uuid import uuid4

import pytest

from tests.browser.thumb import Thumb

NAMES = ["Ann", "Bob", "Cleo", "Dev"]
HANDS = 4


@pytest.fixture
def night(phone):
    """The host's phone at a night for four, about to choose a game."""
    phone.goto("/")
    for number, name in enumerate(NAMES, 1):
        phone.get_by_label(f"Player {number}").fill(name)
    phone.get_by_role("button", name="Choose a game later").tap()
    phone.wait_for_url("**/nights/*/new/")
    return phone


@pytest.fixture
def table(night):
    """The host's thumb at a table of Oh Hell with the hook, for five cents a point."""
    night.get_by_role("link", name="Oh Hell").tap()
    night.wait_for_url("**/new/oh_hell/")
    night.locator("label", has_text="By the book").tap()
    night.locator("#house-words", has_text="By the book").wait_for()
    night.locator("summary", has_text="House rules").tap()
    night.get_by_label("never even").tap()
    night.get_by_label("dealer's left").tap()
    night.get_by_role("spinbutton", name="Largest hand").fill(str(HANDS))
    night.locator("summary", has_text="Stake").tap()
    night.get_by_role("textbox", name=re.compile("point", re.I)).first.fill("0.05")
    night.locator(".band", has_text="Stake: €0.05 for each point").wait_for()
    night.get_by_role("button", name="Start game", exact=True).tap()
    night.wait_for_url("**/games/*/")
    return Thumb(night)


def bid(thumb, *numbers):
    for number in numbers:
        thumb.enter(thumb.chip(str(number)))


def made(thumb, *missed):
    """All but these made it."""
    for name in missed:
        thumb.tap(thumb.pad.locator("label", has_text=name).first)
    thumb.enter(thumb.button("Enter").first)


def invited(phone):
    """Who watches is invited on the host's phone: the link that the other opens.

    It names this machine as other phones find it, which the host reaches as localhost.
    """
    phone.locator("#menu").tap()
    phone.get_by_role("link", name="Invite").tap()
    phone.get_by_role("button", name="Invite a viewer").tap()
    return phone.locator(".link a").get_attribute("href")


def test_a_night_of_oh_hell_from_the_first_tap_to_the_settled_stakes(table):
    address = table.page.url
    one_card_with_the_hook(table)
    two_cards_after_a_misdeal(table, address)
    three_cards_trick_by_trick(table)
    four_cards_with_a_slip_of_the_thumb(table)
    settle_and_reopen(table.page)


def one_card_with_the_hook(table):
    bid(table, 0, 0, 0)
    assert table.question.startswith("Ann bids")
    assert table.refused(table.chip("1")) == (
        "Ann cannot bid 1. The bids would come to 1 for 1 trick. The rule"
    )
    bid(table, 0)
    assert table.call() == ["Under by 1: 0 bid of 1"]
    made(table, "Cleo")
    assert table.totals() == [10, 10, 0, 10]


def two_cards_after_a_misdeal(table, address):
    bid(table, 1)
    table.page.get_by_role("link", name="Referee").tap()
    table.page.locator("summary", has_text="Deal again").tap()
    table.page.get_by_role("button", name="The wrong card was turned up").tap()
    table.page.wait_for_url(address)
    bid(table, 1, 1, 1, 1)
    made(table, "Ann", "Dev")
    assert table.totals() == [10, 21, 11, 10]


def three_cards_trick_by_trick(table):
    bid(table, 0, 1, 1, 0)
    table.turn_to("Trick by trick")
    table.enter(table.chip("Ann"))
    table.page.reload()
    for name in ("Ann", "Bob"):
        table.enter(table.chip(name))
    assert table.totals() == [10, 32, 21, 20]


def four_cards_with_a_slip_of_the_thumb(table):
    bid(table, 1, 1, 1, 0)
    table.turn_to("At the end")
    made(table, "Ann")
    assert table.totals() == [10, 43, 32, 30]
    table.undo()
    made(table, "Bob")
    assert table.totals() == [21, 32, 32, 30]
    assert " win" in table.call()[0]


def settle_and_reopen(page):
    page.get_by_role("link", name="Back to the night").tap()
    page.get_by_role("link", name="Settle up").tap()
    page.get_by_text("payments settle it").wait_for()
    page.get_by_role("button", name="Mark as paid").first.tap()
    page.locator(".recorded li").first.wait_for()
    page.get_by_role("button", name="Close the night").tap()
    page.get_by_role("button", name="Close the night").wait_for(state="detached")
    page.goto("/")
    page.get_by_role("link", name="History").tap()
    page.wait_for_url("**/groups/*/nights/")
    page.locator("main .rows a.row-link").first.tap()
    page.wait_for_url("**/nights/*/")
    page.locator("main a.line").first.tap()
    page.wait_for_url(re.compile("/games/"))
    assert "Oh Hell" in page.inner_text("main")


@pytest.mark.long
def test_another_phone_follows_by_itself_and_cannot_enter(table, new_phone):
    page, watching = table.page, new_phone()
    address = page.url
    watching.goto(invited(page))
    watching.get_by_role("button", name="Join").tap()
    watching.wait_for_url(f"**{urlsplit(address).path}")
    page.get_by_role("link", name="Oh Hell").tap()
    page.wait_for_url(address)
    before = watching.locator(".call").inner_text()
    assert watching.get_by_role("region", name="Enter").count() == 0
    table.enter(table.chip("1"))
    watching.clock.fast_forward(2000)
    watching.locator("#table[data-seen='1']").wait_for()
    assert watching.locator(".call").inner_text() != before
    answer = sent_past_the_page(watching)
    assert answer.status == 403
    assert "This phone can only watch" in answer.text()


def sent_past_the_page(phone):
    """The answer to a bid that a phone sends with all that a pad would send."""
    cookies = {one["name"]: one["value"] for one in phone.context.cookies()}
    form = {"type": "bid", "seat": "2", "bid": "0", "seen": "1", "id": str(uuid4())}
    headers = {"X-CSRFToken": cookies["csrftoken"]}
    return phone.request.post(f"{phone.url}entries/", form=form, headers=headers)


def test_a_deal_is_played_without_scripts(at_table):
    options = {"sequence": "custom", "hands": [1]}
    record = {"game": "oh_hell", "players": NAMES, "dealer": 0, "options": options}
    thumb = Thumb(at_table(record | {"entries": []}, java_script_enabled=False))
    for number in ("1", "0", "0", "0"):
        with thumb.page.expect_navigation():
            thumb.tap(thumb.chip(number))
    with thumb.page.expect_navigation():
        thumb.tap(thumb.button("Enter").first)
    assert thumb.call()[0] == "Ann wins the game"
    assert thumb.totals() == [11, 10, 10, 10]


@pytest.mark.long
def test_a_phone_without_a_key_finds_nothing_there(table, new_phone):
    assert new_phone().goto(table.page.url).status == 404
