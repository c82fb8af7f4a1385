"""Who dealt, and who led, though it was another's turn: both stand in a few taps."""

import pytest
from playwright.sync_api import expect

from tests.browser.thumb import Thumb
from tests.rules.piquet_hands import AGAINST_FOUR_SUITS, FOUR_SUITS

THREE = ["Ann", "Bob", "Cid"]
MELDED = [
    {"type": "turn_up", "card": "8H"},
    {"type": "trick", "cards": ["7C", "7C"]},
    {"type": "meld", "seat": 1, "meld": "bezique"},
]
HANDS = [FOUR_SUITS, AGAINST_FOUR_SUITS]
NOTHING = [
    {"type": "award", "class": one, "winner": None}
    for one in ("point", "sequence", "set")
]


def rulings(thumb):
    """What the referee of a table may be asked for."""
    thumb.page.get_by_role("link", name="Referee").tap()
    return thumb.page.locator(".rulings details")


def face(thumb, card, row=".trick > .faces"):
    value = f"{card}!" if row == ".lying" else card
    return thumb.pad.locator(f"{row} button[value='{value}']").first


def places(thumb):
    spots = thumb.pad.locator(".spot").all()
    return [" ".join(spot.inner_text().split("\n")[:2]) for spot in spots]


def lets_lead(thumb, seat):
    """Says on a pad of cards that this seat has led."""
    thumb.tap(thumb.pad.get_by_text("Someone else"))
    thumb.tap(thumb.pad.locator(f"label:has([name=leader][value='{seat}'])"))


@pytest.mark.long
def test_somebody_else_dealt(at_table):
    thumb = Thumb(at_table({"game": "oh_hell", "players": THREE, "entries": []}))
    ruling = rulings(thumb).filter(has_text="Someone else dealt")
    ruling.locator("summary").tap()
    expect(ruling).to_contain_text("The deal stands")
    ruling.get_by_role("button", name="Cid").tap()
    expect(thumb.page.locator(".call .loud")).to_have_text("Cid deals")
    expect(thumb.page.locator(".call")).to_contain_text("Cid to bid")
    deals = thumb.page.locator(".score li", has_text="Cid")
    expect(deals).to_contain_text("deals")
    rulings(thumb)
    expect(thumb.page.get_by_text("Someone else dealt")).to_have_count(0)


@pytest.mark.long
def test_of_two_the_other_dealt_in_one_tap(at_table):
    thumb = Thumb(at_table({"game": "piquet", "players": THREE[:2], "entries": []}))
    ruling = rulings(thumb).filter(has_text="Bob dealt out of turn")
    ruling.locator("summary").tap()
    ruling.get_by_role("button").tap()
    expect(thumb.page.locator(".call .loud")).to_have_text("Bob deals")
    expect(thumb.page.locator(".call")).to_contain_text("Ann")


@pytest.mark.long
def test_a_lead_out_of_turn_by_the_cards_on_the_table(at_table):
    record = {"game": "bezique", "players": THREE[:2], "entries": MELDED}
    thumb = Thumb(at_table(record))
    face(thumb, "QS", ".lying").wait_for()  # Bob is to lead, and the queen lies there
    lets_lead(thumb, 0)
    expect(thumb.pad.locator(".lying")).to_be_hidden()
    thumb.tap(face(thumb, "AC"))
    assert sorted(places(thumb)) == ["Ann A\u2663", "Bob no card"]
    thumb.enter(face(thumb, "QS", ".lying"))
    assert thumb.call() == ["Lead out of turn: it stands"]
    assert thumb.totals() == [10, 40]
    assert thumb.taps == 4


def test_a_lead_out_of_turn_from_the_hand_that_was_told(at_table):
    hands = [
        {"type": "hand", "seat": seat, "cards": cards.split()}
        for seat, cards in enumerate(HANDS)
    ]
    record = {"game": "piquet", "players": THREE[:2], "dealer": 1}
    thumb = Thumb(at_table(record | {"entries": hands + NOTHING}))
    face(thumb, "AS").wait_for()
    lets_lead(thumb, 1)
    assert face(thumb, "AS").count() == 0
    thumb.tap(face(thumb, "9S"))
    assert sorted(places(thumb)) == ["Ann no card", "Bob 9\u2660"]
    thumb.enter(face(thumb, "AS"))
    assert "Lead out of turn: it stands" in thumb.page.locator(".call").inner_text()
    assert thumb.totals() == [1, 1]


@pytest.mark.long
def test_a_lead_out_of_turn_by_who_wins_the_trick(at_table):
    record = {"game": "piquet", "players": THREE[:2], "dealer": 1, "entries": NOTHING}
    thumb = Thumb(at_table(record))
    thumb.turn_to("Call by call")
    thumb.tap(thumb.fold("Led out of turn"))
    form = thumb.pad.locator("form", has=thumb.page.get_by_text("Bob led:"))
    thumb.enter(form.get_by_role("button", name="Bob"))
    assert thumb.totals() == [0, 1]


@pytest.mark.long
def test_a_card_of_the_stock_looked_at(at_table):
    point = {"type": "award", "class": "point", "winner": 0, "points": 5}
    record = {"game": "piquet", "players": THREE[:2], "dealer": 1, "entries": [point]}
    thumb = Thumb(at_table(record))
    ruling = rulings(thumb).filter(
        has_text="Looked at cards that the other player may take"
    )
    ruling.locator("summary").tap()
    expect(ruling).to_contain_text("The player scores nothing in this deal")
    ruling.get_by_role("button", name="Ann").tap()
    expect(thumb.page.locator(".call .loud")).to_contain_text("looked at stock")
    assert thumb.totals() == [0, 0]
