"""Two phones of two sides: one enters, the other confirms, or disputes it."""

import pytest
from playwright.sync_api import expect

from tests.browser import engine
from tests.browser.two_sides import report, two_sides

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
RECORD = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cid"],
    "options": {"sequence": "custom", "hands": [1]},
    "entries": [],
}
BIDS = [{"type": "bid", "seat": seat, "bid": 0} for seat in (0, 1, 2)]
TRICKS = {"type": "tricks", "tricks": [1, 0, 0]}
NOT_SO = "Bob disputes this"


@pytest.fixture
def phones(server, new_phone):
    return two_sides(server, new_phone, RECORD)


@pytest.mark.long
def test_a_quarrel_with_one_phone_offline_is_laid_together(phones):
    ann, bob = phones
    record = engine.enter(ann, RECORD, BIDS[:2])
    expect(ann.locator(".agree")).to_contain_text(
        "Your last 2 entries are not yet confirmed"
    )
    engine.wait_until_all_is_sent(ann)
    bob.reload()
    engine.wait_for_engine(bob)
    bob.context.set_offline(True)
    expect(bob.locator(".agree")).to_contain_text("Bob: is this right? Ann bids 0")
    bob.get_by_role("button", name="Confirm").tap()
    expect(bob.locator(".agree")).to_contain_text("Bob: is this right? Bob bids 0")
    bob.get_by_role("button", name="Dispute").tap()
    expect(bob.locator(".agree")).to_contain_text(NOT_SO)
    engine.wait_until_kept(bob, 2)
    engine.enter(ann, record, BIDS[2:])
    engine.wait_until_all_is_sent(ann)
    report(bob)
    for phone in phones:
        phone.reload()
        engine.wait_for_engine(phone)
        expect(phone.locator(".agree")).to_contain_text(NOT_SO)
    expect(ann.locator(".agree")).to_contain_text("from Bob's phone")
    expect(ann.get_by_role("button", name="Keep it")).to_have_count(0)
    bob.get_by_role("button", name="Keep it").tap()
    expect(bob.locator(".agree")).not_to_contain_text(NOT_SO)
    engine.wait_until_kept(bob, 0)
    ann.reload()
    expect(ann.locator(".agree")).not_to_contain_text(NOT_SO)


@pytest.mark.long
def test_names_are_put_under_the_result_without_a_network(phones):
    ann, bob = phones
    engine.enter(ann, RECORD, [*BIDS, TRICKS])
    engine.wait_until_kept(ann, 0)
    bob.reload()
    engine.wait_for_engine(bob)
    bob.context.set_offline(True)
    bob.get_by_role("button", name="Sign for Bob").tap()
    expect(bob.locator(".signed")).to_contain_text("Signed by Bob, from this phone.")
    report(bob)
    ann.reload()
    expect(ann.locator(".signed")).to_contain_text("Signed by Bob, from Bob's phone.")
