"""Scotch Whist and Tablanette under the thumb: what a deal of each costs in taps."""

import pytest

from tests.browser.thumb import Thumb

FOUR = {"game": "scotch_whist", "players": ["Ann", "Bob", "Cleo", "Dev"]}
TWO = {"game": "tablanette", "players": ["Ann", "Bob"]}


def give(thumb, honour, side):
    """Gives an honour to a side."""
    named = f"input[name='honours-{honour}'][value='{side}']"
    thumb.tap(thumb.pad.locator(f"label:has({named})").first)


def face(thumb, field, card):
    """A face of the pad of cards of a field: a button, or a box to tick."""
    named = f"[name='{field}'][value='{card}']"
    return thumb.pad.locator(f"button{named}, label:has({named})").first


@pytest.mark.long
def test_scotch_whist_at_the_end_is_the_tricks_and_a_tap_for_each_honour(at_table):
    thumb = Thumb(at_table(FOUR | {"options": {"sides": "two"}}))
    form = thumb.pad.locator("form.prompt").first
    thumb.tap(form.get_by_label("6\u20133:"))
    for honour in ("J", "T", "A", "K"):
        give(thumb, honour, 0)
    give(thumb, "Q", 1)
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert thumb.totals() == [34, 2]
    assert thumb.taps == 7


@pytest.mark.long
def test_after_a_refusal_enter_lies_on_no_honour_and_each_can_be_read(at_table):
    thumb = Thumb(at_table(FOUR | {"options": {"sides": "two"}}))
    form = thumb.pad.locator("form.prompt").first
    thumb.tap(form.get_by_label("9\u20130:"))
    for honour in ("J", "T", "A", "K", "Q"):
        give(thumb, honour, 1)
    enter = form.get_by_role("button", name="Enter")
    assert "took no trick" in thumb.refused(enter)
    last = form.locator(".share", has=thumb.page.locator(":checked")).last
    below = last.bounding_box()["y"] + last.bounding_box()["height"]
    assert below <= enter.bounding_box()["y"]
    chip = last.locator("input:checked + .chip")
    colour = "one => getComputedStyle(one).color"
    assert chip.locator("small").evaluate(colour) == chip.evaluate(colour)


@pytest.mark.long
def test_scotch_whist_trick_by_trick_is_the_honours_and_the_winner(at_table):
    thumb = Thumb(at_table(FOUR))
    thumb.turn_to("Trick by trick")
    thumb.enter(thumb.chip("Cleo"))
    for label in ("Jack", "Ten"):
        thumb.tap(thumb.pad.get_by_label(label, exact=True).first)
    thumb.enter(thumb.chip("Bob"))
    assert thumb.taps == 4
    assert "caught jack, ten" in thumb.page.inner_text("#table")


@pytest.mark.long
def test_a_tablanette_is_its_value_and_one_tap(at_table):
    thumb = Thumb(at_table(TWO))
    thumb.pad.get_by_role("spinbutton").first.fill("28")
    thumb.enter(thumb.chip("Bob"))
    assert (thumb.call(), thumb.totals()) == (["Tablanette: Bob 28"], [0, 28])
    assert thumb.taps == 1
    thumb.pad.get_by_role("spinbutton").first.fill("29")
    assert "29" in thumb.refused(thumb.chip("Bob"))


@pytest.mark.long
def test_the_piles_of_tablanette_are_the_card_points_and_who_has_more(at_table):
    thumb = Thumb(at_table(TWO))
    thumb.tap(thumb.pad.get_by_text("End of the deal").first)
    form = thumb.pad.locator(".way[open] form")
    for _ in range(3):
        thumb.tap(form.get_by_role("button", name="Ann: one more"))
    thumb.enter(form.get_by_role("button", name="Ann", exact=True))
    assert thumb.totals() == [17, 8]
    assert thumb.taps == 5


def test_the_first_four_cards_of_tablanette_are_a_tap_each_by_suit(at_table):
    thumb = Thumb(at_table(TWO))
    thumb.turn_to("Card by card")
    for card, suit in (("KS", ""), ("9H", "hearts"), ("4H", ""), ("3H", "")):
        if suit:
            thumb.tap(thumb.pad.locator(f"summary[aria-label={suit}]"))
        (thumb.enter if card == "3H" else thumb.tap)(face(thumb, "cards", card))
    assert thumb.taps == 5
    assert face(thumb, "card", "KS").count() == 0
    assert face(thumb, "take", "3H").is_visible()


@pytest.fixture
def on_table(at_table):
    """A thumb at a table where cards lie: on_table("KS 9H 4D AC")."""

    def lay(cards, **options):
        laid = {"type": "layout", "cards": cards.split()}
        page = at_table(TWO | {"options": options, "entries": [laid]})
        return Thumb(page)

    return lay


def offers(thumb):
    """What is offered with the card that was tapped."""
    return thumb.pad.locator(".offers button:visible").all_inner_texts()


@pytest.mark.long
def test_a_jack_that_takes_all_is_one_tap(on_table):
    thumb = on_table("KS 9H 4D AC", jack="takes_all")
    thumb.enter(face(thumb, "card", "JD"))
    assert thumb.taps == 1
    assert "cards 5" in thumb.page.inner_text(".score")


def test_the_cards_that_are_tapped_narrow_the_offers_and_can_be_entered(on_table):
    thumb = on_table("KS KH 9D 5C")
    thumb.tap(face(thumb, "card", "KD"))
    assert not thumb.button("Enter").is_visible()
    thumb.tap(face(thumb, "take", "9D"))
    assert [text for text in offers(thumb) if "9\u2666" not in text] == [
        "Tablanette 56"
    ]
    thumb.tap(face(thumb, "take", "5C"))
    thumb.enter(thumb.button("Enter"))
    assert thumb.taps == 4
    assert face(thumb, "take", "KH").is_visible()
    assert face(thumb, "take", "9D").count() == 0


def test_another_card_may_be_chosen_and_left_on_the_table(on_table):
    thumb = on_table("KS 9H 4D AC")
    thumb.tap(face(thumb, "card", "KD"))
    assert offers(thumb)[0] == "Tablanette 42"
    assert not face(thumb, "card", "9D").is_visible()
    thumb.tap(face(thumb, "card", "KD"))
    assert offers(thumb) == []
    thumb.tap(face(thumb, "card", "9D"))
    assert offers(thumb) == ["Takes 9\u2665", "Leave it on the table"]
    thumb.enter(thumb.button("Leave it on the table"))
    assert face(thumb, "take", "9D").is_visible()
    assert face(thumb, "take", "9H").is_visible()


@pytest.mark.long
def test_without_scripts_what_is_taken_is_ticked_and_the_card_sends_it(at_table):
    laid = {"type": "layout", "cards": ["KS", "9H", "4D", "AC"]}
    page = at_table(TWO | {"entries": [laid]}, java_script_enabled=False)
    pad = page.get_by_role("region", name="Enter")
    for card in ("KS", "9H", "4D", "AC"):
        pad.locator(f"label:has([name=take][value='{card}'])").tap()
    pad.get_by_role("button", name="king of diamonds").tap()
    page.locator(".call .loud", has_text="Tablanette").wait_for()
    assert page.locator(".score output").all_inner_texts() == ["0", "42"]
