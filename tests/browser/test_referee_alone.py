"""Without a network the referee answers from the book that lies on the phone."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.thumb import BREATH
from tests.sentences import EXPOSED

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
OH_HELL = {"game": "oh_hell", "players": ["Ann", "Bob", "Cid"], "entries": []}
AGAIN = "Everyone wants a new deal"


@pytest.fixture
def phone(at_table):
    phone = at_table(OH_HELL)
    with phone.expect_response(lambda answer: "-book." in answer.url) as came:
        phone.reload()
    came.value.finished()
    engine.wait_for_engine(phone)
    phone.context.set_offline(True)
    phone.get_by_role("link", name="Referee").tap()
    return phone


@pytest.mark.long
def test_a_situation_a_chip_and_the_ruling(phone):
    phone.get_by_role("link", name=EXPOSED).tap()
    phone.get_by_role("link", name="Yes", exact=True).tap()
    expect(phone.locator("#table .ruling .loud")).to_be_visible()
    expect(phone.locator("#table .enters .changes")).to_contain_text("Ann deals")
    expect(phone.locator("#table .ruling")).not_to_contain_text("Now:")


def test_words_are_found_and_what_is_ruled_is_entered(phone):
    expect(phone.locator("#asked")).to_be_focused()
    phone.locator("#asked").fill("we all agree to deal this one again")
    phone.keyboard.press("Enter")
    expect(phone.locator(".answer h2")).to_have_text(AGAIN)
    expect(phone.locator("#answer")).to_be_focused()
    phone.get_by_role("link", name="Enter this ruling").first.tap()
    phone.clock.fast_forward(BREATH)
    phone.locator(".enters button").tap()
    expect(phone.locator(".call .loud").first).to_contain_text("void")
    engine.wait_for_truth(phone, "1 entry only on this phone")


def test_the_way_back_leads_to_the_question(phone):
    phone.get_by_role("link", name="Back to the question").tap()
    expect(phone.locator("#pad")).to_contain_text("Ann bids")


def rule_on_the_exposed_card(phone):
    phone.get_by_role("link", name=EXPOSED).tap()
    phone.get_by_role("link", name="Yes", exact=True).tap()


def test_what_is_let_pass_is_kept_and_sent_once(phone):
    rule_on_the_exposed_card(phone)
    phone.get_by_role("button", name="We waive it").tap()
    expect(phone.locator(".call")).to_contain_text("Waived. This has been noted")
    engine.wait_until_kept(phone, 1)
    phone.context.set_offline(False)
    engine.wait_until_all_is_sent(phone)
    engine.wait_until_kept(phone, 0)
    review = phone.request.get(f"{phone.url.split('?')[0]}review/").text()
    assert review.count("waived") == 2  # before all deals, and at its moment


@pytest.mark.long
def test_a_law_is_found_first_at_once_and_by_all_afterwards(phone):
    rule_on_the_exposed_card(phone)
    phone.get_by_text("Save as our ruling").tap()
    phone.get_by_label("In your own words (optional)").fill("Here it costs nothing.")
    phone.get_by_role("button", name="We allow it").tap()
    expect(phone.locator(".call")).to_contain_text("Here it costs nothing.")
    engine.wait_until_kept(phone, 1)
    phone.get_by_role("link", name="Referee").tap()
    first = phone.locator(".situations a").first
    expect(first).to_contain_text("Our ruling: Here it costs nothing.")
    first.tap()
    expect(phone.locator(".ruling.ours")).to_contain_text("Saved on this phone")
    phone.context.set_offline(False)
    engine.wait_until_all_is_sent(phone)
    engine.wait_until_kept(phone, 0)
    rules = phone.request.get(f"{phone.url.split('?')[0]}house-rules/").text()
    assert "Here it costs nothing." in rules
