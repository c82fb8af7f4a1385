"""A whole game of Rubicon Piquet, six deals, in a real browser."""

import re

import pytest

from tests.browser.thumb import Thumb

RUBICON = {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 1}


@pytest.fixture
def table(at_table):
    return Thumb(at_table(RUBICON | {"options": {"form": "rubicon"}}))


def award(thumb, winner, points):
    """A class to one player, in two taps."""
    thumb.tap(thumb.pad.get_by_label(winner, exact=True).first)
    thumb.enter(thumb.pad.locator(f"button[name=points][value='{points}']"))


def nobody(thumb):
    """A class to nobody, in one tap."""
    thumb.enter(thumb.pad.get_by_role("button", name=re.compile("nobody", re.I)).first)


def play(thumb, tricks, *points, run=None):
    """The play at once: the first player's tricks, then the points of both."""
    form = thumb.pad.locator("form[data-type=play]").first
    thumb.tap(
        form.get_by_role("radio", name=f"{tricks}\u2013{12 - tricks}", exact=True)
    )
    for box, number in zip(form.get_by_role("spinbutton").all(), points, strict=False):
        box.fill(str(number))
    if run is not None:
        extra = form.locator("details.extra")
        extra.locator("summary").tap()
        points = extra.get_by_role("group", name="Points made in play")
        thumb.tap(points.get_by_role("radio", name=str(run), exact=True))
    thumb.enter(form.get_by_role("button", name="Enter"))


def whole_deal(thumb, *points):
    if thumb.page.locator(".ways a", has_text="Total only").count():
        thumb.turn_to("Total only")
        thumb.pad.locator("form[data-type=deal_total]").wait_for()
    boxes = thumb.pad.get_by_role("spinbutton").all()
    for box, number in zip(boxes, points, strict=True):
        box.fill(str(number))
    thumb.enter(thumb.button("Enter").first)


def test_a_rubicon_game_of_six_deals(table):
    a_repique(table)
    a_claim_that_cannot_be(table)
    a_pique(table)
    a_capot_trick_by_trick(table)
    two_deals_added_up(table)
    an_earlier_deal_corrected(table)


def a_repique(table):
    award(table, "Ann", 6)
    award(table, "Ann", 16)
    award(table, "Ann", 14)
    play(table, 7, 11, 8)
    assert table.totals() == [6 + 16 + 14 + 60 + 11 + 10, 8]


def a_claim_that_cannot_be(table):
    """Bob, now elder, and Ann cannot both hold three kings."""
    award(table, "Bob", 5)
    nobody(table)
    table.turn_to("As it is said")
    sets = table.pad.locator("form[data-type=declare]:has(input[name$='-rank'])").first
    kings(table, sets)
    table.enter(sets.get_by_role("button", name="Enter"))
    table.fold("Ann\u2019s sets").tap()
    kings(table, sets)
    assert "king" in table.refused(sets.get_by_role("button", name="Enter")).lower()
    table.undo()
    table.turn_to("Results")
    nobody(table)
    play(table, 5, 8, 11)
    assert table.totals() == [117 + 8, 8 + 5 + 11 + 10]


def kings(table, form):
    table.tap(form.get_by_role("radio", name="K", exact=True).first)
    table.tap(form.get_by_role("radio", name=re.compile("^3|three|trio")).first)


def a_pique(table):
    award(table, "Ann", 4)
    award(table, "Ann", 15)
    award(table, "Ann", 3)
    play(table, 9, 12, 5, run=8)
    assert table.totals() == [125 + 22 + 12 + 30 + 10, 34 + 5]


def a_capot_trick_by_trick(table):
    for _ in range(3):
        nobody(table)
    table.turn_to("As it is said")
    for _ in range(12):
        table.enter(table.pad.locator("button[name=winner][value='1']"))
    assert any("capot" in text for text in table.call())
    assert table.totals() == [199, 39 + 12 + 40]


def two_deals_added_up(table):
    whole_deal(table, 12, 20)
    table.undo()
    whole_deal(table, 20, 12)
    whole_deal(table, 8, 9)
    assert table.totals() == [227, 112]
    assert table.call()[-1] == "Ann wins 215"


def an_earlier_deal_corrected(table):
    """Bob's point of the second deal was one of four."""
    page = table.page
    page.goto(f"{page.url.split('?')[0]}sheet/")
    page.locator("#deal-2 details.entries summary").tap()
    page.locator("#deal-2 ol a").first.tap()
    form = page.locator("form[data-type=award]").first
    form.get_by_role("radio", name="Bob").tap()
    form.locator("button[value='4']").tap()
    assert "Bob's 26 becomes 25" in page.locator("#correction .call").inner_text()
    page.get_by_role("button", name="Correct it").tap()
    page.wait_for_url("**/games/*/")
    assert table.totals() == [227, 111]
    assert table.call()[-1] == "Ann wins 216"
