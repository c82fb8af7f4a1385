"""A trick under the thumb: a tap a card, each under its player's name."""

import pytest

from tests.browser.thumb import Thumb
from tests.often import some

FOUR = ["Ann", "Bob", "Cid", "Dan"]
OH_HELL = {
    "game": "oh_hell",
    "players": FOUR,
    "options": {"sequence": "custom", "hands": [7]},
    "entries": [
        {"type": "trump", "card": "KH"},
        {"type": "bids", "bids": [1, 2, 0, 1]},
    ],
}
PINOCHLE = {
    "game": "pinochle",
    "players": FOUR,
    "entries": [
        {"type": "upcard", "card": "KH"},
        *({"type": "meld", "seat": seat, "points": 0} for seat in (1, 2, 3, 0)),
    ],
}
LARGE, TARGET = 60, 48  # pixels
WIDTHS = some([360, 390], 1)  # of phones


@pytest.fixture
def sit(at_table):
    """Sits down to enter cards, on a phone of this width."""

    def sit(record, width=390):
        page = at_table(record, viewport={"width": width, "height": 844})
        thumb = Thumb(page)
        thumb.turn_to("Card")
        page.locator(".trick > .faces").wait_for()
        return thumb

    return sit


def face(thumb, card):
    return thumb.pad.locator(f".trick > .faces button[value='{card}']")


def suit(thumb, name):
    """The sign that opens a suit."""
    return thumb.pad.locator(f".sign[aria-label='{name}']")


def places(thumb):
    """What stands under each name, in the order of the score."""
    drawn = thumb.pad.locator(".spot").all()
    drawn.sort(key=lambda place: place.bounding_box()["x"])
    seen = [place.locator("span, b").all_inner_texts() for place in drawn]
    return [" ".join(part for part in parts if part) for parts in seen]


def smallest(thumb, selector):
    """The width of the narrowest and the height of the lowest of these in sight."""
    sizes = [one.bounding_box() for one in thumb.pad.locator(selector).all()]
    sizes = [size for size in sizes if size]
    return min(size["width"] for size in sizes), min(size["height"] for size in sizes)


@pytest.mark.parametrize("width", WIDTHS)
def test_a_trick_of_oh_hell_is_four_taps_and_one_for_another_suit(sit, width):
    thumb = sit(OH_HELL, width)
    assert face(thumb, "KH").count() == 0  # it is turned up
    thumb.tap(suit(thumb, "hearts"))
    thumb.tap(face(thumb, "QH"))
    assert places(thumb) == ["Ann", "Bob Q\u2665", "Cid", "Dan"]
    assert min(smallest(thumb, ".large:not([hidden]) .face")) >= LARGE
    assert min(smallest(thumb, ".sign, .spot")) >= TARGET
    assert not face(thumb, "2C").is_visible()
    thumb.tap(face(thumb, "9H"))
    thumb.tap(face(thumb, "AH"))
    thumb.enter(face(thumb, "2H"))
    assert "tricks 1" in thumb.page.locator(".score li", has_text="Dan").inner_text()
    assert thumb.taps == 5
    assert face(thumb, "AH").count() == 0
    thumb.undo()
    assert face(thumb, "AH").count() == 1


@pytest.mark.long
@pytest.mark.parametrize("width", WIDTHS)
def test_a_trick_of_pinochle_is_four_taps(sit, width):
    thumb = sit(PINOCHLE, width)
    assert min(smallest(thumb, ".face")) >= TARGET
    thumb.tap(face(thumb, "AS"))
    assert min(smallest(thumb, ".large .face")) >= LARGE
    assert min(smallest(thumb, ".face")) >= TARGET
    thumb.tap(face(thumb, "TS"))
    thumb.tap(face(thumb, "9S"))
    thumb.enter(face(thumb, "9S"))
    assert thumb.call() == ["Trick 1 to Ann"]
    assert thumb.taps == 4
    assert face(thumb, "9S").count() == 0
    assert face(thumb, "AS").count() == 1


def test_a_card_is_taken_back_where_it_stands_and_the_others_stay(sit):
    thumb = sit(OH_HELL)
    for card in ("AS", "7S", "3S"):
        thumb.tap(face(thumb, card))
    thumb.tap(thumb.button("Cid seven of spades, remove"))
    assert places(thumb) == ["Ann", "Bob A\u2660", "Cid", "Dan 3\u2660"]
    thumb.tap(face(thumb, "8S"))
    assert places(thumb) == ["Ann", "Bob A\u2660", "Cid 8\u2660", "Dan 3\u2660"]
    thumb.enter(face(thumb, "9S"))
    assert thumb.taps == 6


@pytest.mark.long
def test_who_leads_out_of_turn_has_the_first_card(sit):
    thumb = sit(OH_HELL)
    thumb.tap(thumb.pad.get_by_text("Someone else"))
    thumb.tap(thumb.pad.locator("label:has([name=leader][value='2'])"))
    thumb.tap(face(thumb, "AS"))
    assert places(thumb) == ["Ann", "Bob", "Cid A\u2660", "Dan"]


def test_keys_play_a_trick_too(sit):
    thumb = sit(OH_HELL)
    face(thumb, "AS").focus()
    for _card in range(3):
        thumb.page.keyboard.press("Enter")
    assert places(thumb) == ["Ann", "Bob A\u2660", "Cid K\u2660", "Dan Q\u2660"]
    thumb.enter(face(thumb, "2S"))


@pytest.mark.long
def test_without_scripts_each_player_has_a_list(at_table):
    page = at_table(OH_HELL, java_script_enabled=False)
    Thumb(page).turn_to("Card by card")
    for name, card in zip(("Bob", "Cid", "Dan", "Ann"), "AKQJ", strict=True):
        page.get_by_label(name).last.select_option(f"{card}S")
    page.get_by_role("button", name="Enter").tap()
    page.get_by_role("heading", name="Trick 2").wait_for()
