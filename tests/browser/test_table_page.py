"""The page of a table under keys, without a connection, and after its game is gone."""

import pytest

from tests.browser.thumb import Thumb

RECORD = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo"], "dealer": 1}
FOCUSED = "() => document.activeElement.closest('#table form')?.getAttribute('action')"
SEEN = "seen => document.getElementById('table').dataset.seen !== seen"


@pytest.fixture
def phone(at_table):
    return at_table(RECORD)


def press(phone):
    """Presses what has the focus; where the focus is once the table has come."""
    before = phone.locator("#table").get_attribute("data-seen")
    phone.keyboard.press("Enter")
    phone.wait_for_function(SEEN, arg=before)
    return phone.evaluate(FOCUSED)


def test_a_deal_is_bid_by_keys_alone(phone):
    thumb = Thumb(phone)
    for _bid in RECORD["players"]:
        thumb.chip("0").focus()
        assert press(phone).endswith("/entries/")
    assert thumb.question.startswith("Who made it?")


def test_the_totals_are_read_out_with_the_call_alone(phone):
    Thumb(phone).enter(Thumb(phone).chip("0"))
    assert "Bob bids 0" in phone.locator("#said").inner_text()
    lives = phone.locator("#table output").evaluate_all(
        "all => all.map(one => one.ariaLive)"
    )
    assert set(lives) == {"off"}


def test_the_button_says_what_it_enters(phone):
    thumb = Thumb(phone)
    for _bid in RECORD["players"]:
        thumb.enter(thumb.chip("0"))
    assert thumb.button("Enter").first.inner_text() == "Enter result"


def test_undo_keeps_the_focus_while_there_is_anything_to_undo(phone):
    thumb = Thumb(phone)
    for _bid in range(2):
        thumb.enter(thumb.chip("0"))
    thumb.button("Undo").focus()
    assert press(phone).endswith("/entries/last/")
    assert press(phone).endswith("/entries/")


def test_a_thumb_is_given_no_focus(phone):
    thumb = Thumb(phone)
    thumb.enter(thumb.chip("0"))
    assert phone.evaluate(FOCUSED) is None


def test_an_entry_without_a_connection_says_that_it_was_lost(phone):
    thumb = Thumb(phone)
    phone.context.set_offline(True)
    said = thumb.refused(thumb.chip("0"))
    assert said == "No connection: this was not entered. Try again."
    phone.context.set_offline(False)
    thumb.enter(thumb.chip("0"))
    assert not phone.get_by_role("alert").count()


def test_a_table_that_is_shut_says_so(phone):
    phone.route("**/entries/", lambda route: route.fulfill(status=404))
    said = Thumb(phone).refused(Thumb(phone).chip("0"))
    assert said == "This phone no longer has access to this table."
