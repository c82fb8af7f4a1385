"""Scotch Whist and Tablanette under the thumb: what a deal of each costs in taps."""

from tests.browser.thumb import Thumb

FOUR = {"game": "scotch_whist", "players": ["Ann", "Bob", "Cleo", "Dev"]}
TWO = {"game": "tablanette", "players": ["Ann", "Bob"]}


def give(thumb, honour, side):
    """Gives an honour to a side."""
    named = f"input[name='honours-{honour}'][value='{side}']"
    thumb.tap(thumb.pad.locator(f"label:has({named})").first)


def face(thumb, field, card):
    """A face of the pad of cards of a field."""
    pad = thumb.pad.locator(f".cards:has(input[name='{field}'])").first
    return pad.locator(f".face[data-card='{card}']")


def test_scotch_whist_at_the_end_is_the_tricks_and_a_tap_for_each_honour(at_table):
    thumb = Thumb(at_table(FOUR | {"options": {"sides": "two"}}))
    form = thumb.pad.locator("form.prompt").first
    thumb.tap(form.get_by_label("6\u20133", exact=True))
    for honour in ("J", "T", "A", "K"):
        give(thumb, honour, 0)
    give(thumb, "Q", 1)
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert thumb.totals() == [34, 2]
    assert thumb.taps == 7


def test_scotch_whist_trick_by_trick_is_the_honours_and_the_winner(at_table):
    thumb = Thumb(at_table(FOUR))
    thumb.page.get_by_role("link", name="Trick by trick").tap()
    thumb.enter(thumb.chip("Cleo"))
    for label in ("J", "10"):
        thumb.tap(thumb.pad.get_by_label(label, exact=True).first)
    thumb.enter(thumb.chip("Bob"))
    assert thumb.taps == 4
    assert "caught J 10" in thumb.page.inner_text("#table")


def test_a_tablanette_is_its_value_and_one_tap(at_table):
    thumb = Thumb(at_table(TWO))
    thumb.pad.get_by_role("spinbutton").first.fill("28")
    thumb.enter(thumb.chip("Bob"))
    assert (thumb.call(), thumb.totals()) == (["Tablanette"], [0, 28])
    assert thumb.taps == 1
    thumb.pad.get_by_role("spinbutton").first.fill("29")
    assert "29" in thumb.refused(thumb.chip("Bob"))


def test_the_piles_of_tablanette_are_the_card_points_and_who_has_more(at_table):
    thumb = Thumb(at_table(TWO))
    thumb.tap(thumb.pad.get_by_text("End of the deal").first)
    form = thumb.pad.locator("details[open] form")
    for _ in range(3):
        thumb.tap(form.get_by_role("button", name="Ann one more"))
    thumb.enter(form.get_by_role("button", name="Ann", exact=True))
    assert thumb.totals() == [17, 8]
    assert thumb.taps == 5


def test_tablanette_card_by_card_is_the_card_and_what_it_takes(at_table):
    thumb = Thumb(at_table(TWO))
    thumb.page.get_by_role("link", name="Card by card").tap()
    for card in ("KS", "9H", "4D"):
        thumb.tap(face(thumb, "cards", card))
    thumb.enter(face(thumb, "cards", "3C"))
    assert thumb.taps == 4
    for card in ("KD", "QD"):
        thumb.tap(face(thumb, "card", card))
    for card in ("9H", "4D"):
        thumb.tap(face(thumb, "take", card))
    thumb.enter(thumb.button("Enter").first)
    assert face(thumb, "card", "QD").is_disabled()
    assert face(thumb, "card", "KD").is_enabled()
    assert face(thumb, "take", "3C").is_visible()
    assert thumb.taps == 9
