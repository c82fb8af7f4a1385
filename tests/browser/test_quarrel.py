"""A quarrel on two phones of two sides, of which one is offline until it is settled."""

import pytest
from playwright.sync_api import expect

from rules import book
from tests.browser import engine
from tests.browser.by_ear import Ear
from tests.browser.thumb import Thumb
from tests.browser.two_sides import ask_referee, report, two_sides

SERVED = {"WEB_CONCURRENCY": "1"}  # with the engine
PIQUET = book.worked_deals("piquet")[0]["record"]
DECLARED = PIQUET | {"entries": PIQUET["entries"][:8]}
OH_HELL = {
    "game": "oh_hell",
    "players": ["Ann", "Bob", "Cid"],
    "options": {"sequence": "custom", "hands": [3]},
    "entries": [
        {"type": "trump", "suit": "H"},
        *[{"type": "bid", "seat": seat, "bid": int(seat > 0)} for seat in (1, 2, 0)],
    ],
}
NO_BOOK = "The referee's book is not on this phone yet."
LAW = "Here it costs nothing."


def test_one_phone_is_offline_and_both_come_to_the_same(server, new_phone):
    ann, bob = two_sides(server, new_phone, DECLARED)
    bob.context.set_offline(True)
    thumb = Thumb(bob)
    title = "Led or played out of turn"
    ask_referee(thumb, title, "Led, and the trick is complete")
    assert thumb.taps == 3
    expect(bob.locator("#ruling .loud")).to_be_in_viewport(ratio=1)
    expect(bob.locator(".agree")).to_be_hidden()
    thumb.tap(bob.get_by_role("button", name="We cannot agree"))
    expect(bob.locator(".call")).to_contain_text("No agreement.")
    ask_referee(thumb, title, "Led, but the trick is incomplete")
    thumb.tap(bob.locator(".enters").get_by_role("button", name="Ann"))
    expect(bob.locator(".call")).to_contain_text("Ann leads")
    title = "A player wants to take back a card"
    ask_referee(thumb, title, "The card was dropped")
    thumb.tap(bob.get_by_text("Save as our ruling"))
    bob.get_by_label("In your own words (optional)").fill(LAW)
    thumb.tap(bob.get_by_role("button", name="We allow it"))
    expect(bob.locator(".call")).to_contain_text(LAW)
    thumb.tap(bob.get_by_role("button", name="Dispute"))
    expect(bob.locator(".agree")).to_contain_text("Bob disputes this")
    engine.wait_until_kept(bob, 5)
    report(bob)
    for phone in (ann, bob):
        phone.reload()
        engine.wait_for_engine(phone)
        expect(phone.locator(".call")).to_contain_text("Penalty: Ann, lead out of turn")
        expect(phone.locator(".agree")).to_contain_text("Bob disputes this")
    assert engine.entries_at(ann, ann.url)[-1]["offence"] == "lead_out_of_turn"
    review = ann.request.get(f"{ann.url}review/").text()
    assert "ruling entered" in review
    assert "no agreement" in review
    assert "disputed by" in review
    assert LAW in ann.request.get(f"{ann.url}house-rules/").text()


@pytest.mark.long
def test_it_is_gone_through_by_keys_and_heard_once(server, new_phone):
    ann, bob = two_sides(server, new_phone, OH_HELL)
    with bob.expect_response(lambda answer: "-book." in answer.url) as came:
        ear = Ear(bob)
    came.value.finished()
    engine.wait_for_engine(bob)
    bob.context.set_offline(True)
    ear.heard()
    for name, then in [
        ("Referee", "Ask, or say what happened"),
        ("Led out of turn", "What happened next?"),
        ("Not all have played, card taken back", "The ruling"),
    ]:
        ear.go_to(name)
        ear.press("Enter")
        expect(bob.locator("#pad :is(h2, #ruling, #asked):focus")).to_be_visible()
        assert ear.focused() == then
    ruling = bob.locator("#ruling .loud").inner_text()
    assert ear.heard() == [ruling]
    ear.press("r")
    assert ear.heard() == [ruling]
    ear.go_to("Ann$")
    ear.press("Enter")
    expect(bob.locator(".call")).to_contain_text("Led out of turn: Ann")
    assert ear.heard() == [bob.locator(".call").get_attribute("data-said")]
    assert ear.focused() == "Who made it?"
    ear.go_to("Dispute")
    ear.press("Enter")
    expect(bob.locator(".agree")).to_contain_text("Bob disputes this")
    assert ear.heard() == ["Cid bids 1. Bob disputes this."]
    assert ear.focused() == "Who made it?"
    report(bob)
    engine.wait_until_all_is_sent(bob)
    assert ear.heard() == []


def test_a_book_that_has_not_come_is_told_of(at_table):
    phone = at_table(OH_HELL)
    phone.route("**/*-book.*", lambda route: route.abort())
    phone.reload()
    engine.wait_for_engine(phone)
    phone.context.set_offline(True)
    for _again in range(2):
        Thumb(phone).tap(phone.get_by_role("link", name="Referee"))
        expect(phone.get_by_role("alert")).to_contain_text(NO_BOOK)
    expect(phone.locator("#pad h2").first).to_have_text("Who made it?")
