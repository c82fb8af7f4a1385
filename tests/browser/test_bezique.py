"""Bezique under the thumb: what a brisque, a meld, a trick and a card cost in taps."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.letters import in_each
from tests.browser.thumb import Thumb

TWO = {"game": "bezique", "players": ["Ann", "Bob"]}
TURNED = {"type": "turn_up", "card": "8H"}
HANDS = [TURNED, {"type": "trick", "cards": ["7C", "7C"]}]
MELDED = [*HANDS, {"type": "meld", "seat": 1, "meld": "bezique"}]


@pytest.fixture
def sit(at_table):
    """Sits down at a game of bezique that has these entries."""
    return lambda *entries, **header: Thumb(
        at_table(TWO | header | {"entries": list(entries)})
    )


def prompt(thumb, title):
    """The form on the pad with this title."""
    return thumb.pad.locator("form.prompt").filter(
        has=thumb.page.get_by_role("heading", name=title)
    )


def chip(thumb, title, label):
    """An answer of the question with this title."""
    return prompt(thumb, title).get_by_role("button", name=label)


def face(thumb, card, row="fieldset > .faces"):
    """A face of the first pad of cards, or of what lies on the table above it."""
    value = f"{card}!" if row == ".lying" else card
    return thumb.pad.locator(f"{row} button[value='{value}']").first


@pytest.mark.long
def test_the_card_turned_up_is_one_tap(sit):
    thumb = sit()
    thumb.enter(face(thumb, "8H"))
    assert thumb.call() == ["Trumps are hearts"]
    assert thumb.taps == 1


@pytest.mark.long
def test_a_brisque_a_marriage_and_a_bezique_are_one_tap_each(sit):
    thumb = sit(TURNED)
    thumb.enter(chip(thumb, "Bob: brisque", "Brisque"))
    thumb.enter(chip(thumb, "Ann: marriage", "hearts"))
    thumb.enter(chip(thumb, "Bob melds", "Bezique"))
    assert thumb.totals() == [40, 50]
    assert thumb.taps == 3


def test_a_meld_that_cannot_be_is_struck_out_and_says_why(sit):
    thumb = sit(TURNED, {"type": "meld", "seat": 0, "meld": "double_bezique"})
    barred = chip(thumb, "Bob melds", "Bezique")
    assert barred.get_attribute("aria-disabled") == "true"
    assert "both need the jack of diamonds" in barred.get_attribute("title")


@pytest.mark.long
def test_a_trick_is_one_tap_with_brisques_or_without(sit):
    thumb = sit(TURNED)
    thumb.turn_to("Trick by trick")
    thumb.enter(chip(thumb, "Who takes trick 1", "Ann"))
    thumb.enter(chip(thumb, "With 2 brisques", "Bob"))
    thumb.enter(chip(thumb, "Bob: marriage", "spades"))
    assert thumb.totals() == [0, 40]
    assert thumb.taps == 3


@pytest.mark.long
def test_two_cards_alike_in_a_trick_are_two_taps(sit):
    thumb = sit(TURNED)
    thumb.turn_to("Card by card")
    thumb.tap(face(thumb, "AC"))
    thumb.enter(face(thumb, "AC"))
    assert thumb.totals() == [0, 20]
    assert thumb.taps == 2


@pytest.mark.long
def test_a_card_can_be_taken_back_before_the_trick_is_whole(sit):
    thumb = sit(*HANDS)
    thumb.tap(face(thumb, "AC"))
    thumb.tap(thumb.button("Bob ace of clubs, remove"))
    thumb.tap(face(thumb, "8C"))
    thumb.enter(face(thumb, "9C"))
    assert thumb.totals() == [0, 0]


@pytest.mark.long
def test_a_card_that_lies_there_is_another_one_than_that_in_the_hand(sit):
    thumb = sit(*MELDED)
    thumb.tap(face(thumb, "QS", ".lying"))
    thumb.enter(face(thumb, "7D"))
    face(thumb, "JD", ".lying").wait_for()
    assert face(thumb, "QS", ".lying").count() == 0
    thumb.undo()
    face(thumb, "QS", ".lying").wait_for()
    thumb.tap(face(thumb, "QS"))
    thumb.enter(face(thumb, "7D"))
    face(thumb, "QS", ".lying").wait_for()


def test_a_meld_with_a_card_that_lies_there_takes_one_tap_more(sit):
    thumb = sit(*MELDED, {"type": "trick", "cards": ["9C", "8C"]})
    thumb.tap(thumb.fold("Bob melds from the table"))
    thumb.enter(
        thumb.pad.get_by_role("button", name="Marriage 20 with queen of spades")
    )
    assert thumb.totals() == [0, 60]
    face(thumb, "QS", ".lying").wait_for()
    assert thumb.taps == 2


def test_the_last_trick_is_the_one_button_when_all_brisques_are_in(sit):
    thumb = sit(TURNED, {"type": "brisques", "seat": 0, "count": 16})
    assert thumb.question == "Ann: last trick"
    thumb.enter(chip(thumb, "Bob: last trick", "Last trick"))
    assert thumb.totals() == [160, 10]
    assert thumb.taps == 1


@pytest.mark.long
def test_the_brisques_at_the_end_are_one_number_and_one_confirm(sit):
    options = {"brisques": "at_end"}
    thumb = sit(TURNED, {"type": "last_trick", "winner": 0}, options=options)
    form = prompt(thumb, "Brisques in the tricks")
    form.locator("input[type=number]").first.fill("6")
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert thumb.totals() == [70, 100]
    assert thumb.taps == 1


@pytest.mark.long
def test_five_hundred_is_called_by_a_name_and_two_numbers(sit):
    thumb = sit(TURNED, game="bezique_500")
    thumb.tap(thumb.fold("Call 500"))
    form = thumb.pad.locator(".way[open] form")
    thumb.tap(form.locator("label:has(input[name='seat'][value='0'])"))
    for box in form.get_by_role("spinbutton").all():
        box.fill("0")
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert "Ann calls 500: the count is 0, the game is lost" in thumb.call()


@pytest.mark.long
def test_in_five_hundred_the_whole_pad_is_in_sight(at_table):
    thumb = Thumb(at_table(TWO | {"game": "bezique_500", "entries": [TURNED]}))
    for letters in in_each(thumb.page):
        hidden = thumb.pad.evaluate("pad => pad.scrollHeight - pad.clientHeight")
        assert hidden == 0, letters
        for title in ("marriage", "melds"):
            ann, bob = (first_box(thumb, name, title) for name in TWO["players"])
            assert ann["y"] == bob["y"], letters
            assert ann["x"] + ann["width"] <= bob["x"], letters


def first_box(thumb, name, title):
    """Where the first button is under what somebody is asked."""
    asked = prompt(thumb, re.compile(f"{name}:? {title}"))
    return asked.get_by_role("button").first.bounding_box()


@pytest.mark.long
def test_a_sequence_is_one_tap_in_trumps_and_two_in_a_plain_suit(sit):
    thumb = sit(TURNED, game="bezique_500")
    thumb.enter(chip(thumb, "Bob melds", "Sequence"))
    thumb.tap(thumb.fold("Ann: plain sequence"))
    form = thumb.pad.locator(".way[open] form")
    thumb.enter(form.get_by_role("button", name="spades"))
    assert thumb.totals() == [120, 250]
    assert thumb.taps == 3


def test_where_the_last_trick_is_looked_for_it_says_what_it_waits_for(sit):
    thumb = sit(TURNED, *({"type": "brisques", "seat": n, "count": 7} for n in (0, 1)))
    words = thumb.pad.get_by_text("Before the last trick, enter 2 brisques.")
    expect(words).to_be_hidden()
    thumb.tap(thumb.pad.locator(".more > summary"))
    expect(words).to_be_visible()
