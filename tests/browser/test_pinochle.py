"""Pinochle under the thumb: melds as chips, the count that fills itself, the double."""

import pytest

from tests.browser.thumb import Thumb

THREE = {"game": "pinochle", "players": ["Ann", "Bob", "Cid"]}
TWO = {"game": "pinochle_two", "players": ["Ann", "Bob"]}
TURNED = {"entries": [{"type": "upcard", "card": "KH"}]}


def face(thumb, card):
    return thumb.pad.locator(f"form.prompt button.face[value='{card}']").first


def meld(thumb, name):
    """The chip of a meld that counts how often it is tapped, in the open form."""
    form = thumb.pad.locator("form.prompt:visible").last
    return form.locator(f".twice:has(input[name='melds-{name}'])")


def half(thumb, name):
    """The melds of one of two players."""
    return thumb.pad.locator(f"form.prompt:has(h2:has-text('{name} melds'))").first


def open_other(thumb, label):
    thumb.tap(thumb.fold(label))


@pytest.mark.long
def test_three_players_are_their_melds_one_name_and_two_numbers(at_table):
    thumb = Thumb(at_table(THREE))
    thumb.enter(face(thumb, "KH"))
    thumb.enter(thumb.button("Bob exchanges the deece"))
    form = thumb.pad.locator("form.prompt").first
    for name in ("royal_marriage", "royal_marriage"):
        thumb.tap(form.locator(f".twice:has(input[name='melds-{name}'])"))
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert thumb.call() == ["Bob melds 80"]
    open_other(thumb, "Count")
    count = thumb.pad.locator(".way[open] form")
    thumb.tap(count.locator("label", has_text="Bob").first)
    count.get_by_role("spinbutton", name="Ann").fill("70")
    count.get_by_role("spinbutton", name="Bob").fill("110")
    assert count.get_by_role("spinbutton", name="Cid").input_value() == "60"
    thumb.enter(count.get_by_role("button", name="Enter"))
    assert thumb.totals() == [70, 210, 60]
    assert thumb.taps == 8


@pytest.mark.long
def test_a_third_tap_takes_both_back(at_table):
    thumb = Thumb(at_table(THREE | TURNED))
    for _ in range(3):
        thumb.tap(meld(thumb, "aces"))
    thumb.tap(meld(thumb, "kings"))
    form = thumb.pad.locator("form.prompt:visible").last
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert thumb.call() == ["Bob melds 80"]


def test_two_players_meld_by_one_tap_in_halves_of_the_screen(at_table):
    thumb = Thumb(at_table(TWO | TURNED))
    ann, bob = (
        half(thumb, name).get_by_role("button").first.bounding_box()
        for name in ("Ann", "Bob")
    )
    assert ann["y"] == bob["y"]
    assert ann["x"] + ann["width"] <= bob["x"]
    thumb.enter(half(thumb, "Bob").get_by_role("button", name="kings"))
    thumb.enter(half(thumb, "Bob").get_by_role("button", name="queens"))
    thumb.enter(thumb.button("Ann exchanges the deece"))
    assert thumb.totals() == [10, 140]
    struck = half(thumb, "Bob").locator("button[value='marriage_c']")
    assert struck.get_attribute("aria-disabled") == "true"
    assert "new" in thumb.refused(struck)
    assert thumb.taps == 4


@pytest.mark.long
def test_a_trick_is_a_tap_a_card(at_table):
    thumb = Thumb(at_table(TWO | TURNED))
    thumb.turn_to("Card by card")
    thumb.pad.get_by_role("heading", name="Trick 1").wait_for()
    thumb.tap(face(thumb, "AS"))
    thumb.enter(face(thumb, "9C"))
    assert thumb.call() == ["Trick 1 to Bob"]
    assert thumb.taps == 2


@pytest.mark.long
def test_a_double_is_turned_to_the_other_player_with_the_stake_it_makes(at_table):
    thumb = Thumb(at_table(TWO | TURNED | {"options": {"doubling": "on"}}))
    thumb.enter(thumb.button("Ann doubles"))
    asked = thumb.pad.locator("form.prompt.across")
    assert asked.evaluate("form => getComputedStyle(form).rotate") == "180deg"
    thumb.enter(asked.get_by_role("button", name="Accept: x2"))
    thumb.enter(thumb.button("Bob doubles"))
    asked.get_by_role("button", name="Accept: x4").wait_for()
    thumb.enter(asked.get_by_role("button", name="Concede: x2"))
    assert "Bob wins the game" in thumb.call()
    assert thumb.taps == 4


@pytest.mark.long
def test_a_deal_game_is_played_again_by_one_tap(at_table):
    thumb = Thumb(at_table(TWO | {"options": {"game": "deal"}}))
    open_other(thumb, "Count")
    count = thumb.pad.locator(".way[open] form")
    thumb.tap(count.locator("label", has_text="Bob").first)
    count.get_by_role("spinbutton", name="Ann").fill("100")
    thumb.enter(count.get_by_role("button", name="Enter"))
    assert thumb.totals() == [100, 150]
    before = thumb.page.url
    thumb.tap(thumb.button("Again"))
    thumb.page.wait_for_url(lambda url: url != before)
    assert thumb.totals() == [0, 0]
    assert "Bob deals" in thumb.page.inner_text("#table")
