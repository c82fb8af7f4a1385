"""Piquet in a real browser; a whole game of Rubicon, six deals, in `make long`."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.thumb import BREATH, Thumb
from tests.rules.piquet_hands import AGAINST_FOUR_SUITS, FOUR_SUITS

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
    thumb.tap(form.get_by_role("radio", name=f"{tricks}\u2013{12 - tricks}:"))
    for box, number in zip(form.get_by_role("spinbutton").all(), points, strict=False):
        box.fill(str(number))
    if run is not None:
        extra = form.locator("details.extra")
        thumb.tap(extra.locator("summary"))
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


def test_a_claim_waits_for_its_answer_which_excludes_others(table):
    table.turn_to("Call by call")
    table.enter(table.chip("5"))
    assert table.totals() == [0, 0]
    note = table.page.locator(".score .deal").first
    expect(note).to_contain_text("5\u00a0if\u00a0good")
    table.enter(table.chip("Good"))
    assert table.totals() == [5, 0]
    table.enter(table.chip("Tierce 3"))
    table.enter(table.button("Bob: How high?"))
    table.enter(table.chip("K"))
    table.enter(table.chip("Not good"))
    aces = table.chip("4 aces")
    assert aces.get_attribute("aria-disabled") == "true"
    assert "so Bob must hold a tierce to the ace" in table.refused(aces)


@pytest.mark.long
def test_a_repique_and_a_claim_that_cannot_be(table):
    a_repique(table)
    a_claim_that_cannot_be(table)


@pytest.mark.long
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
    table.turn_to("Call by call")
    table.enter(table.chip("3 kings"))
    assert table.question.startswith("Ann answers")
    table.tap(table.fold("Ann's best set"))
    kings = table.pad.get_by_role("button", name="3 kings", exact=True)
    assert kings.get_attribute("aria-disabled") == "true"
    assert "king" in table.refused(kings).lower()
    table.undo()
    table.turn_to("Results")
    nobody(table)
    play(table, 5, 8, 11)
    assert table.totals() == [117 + 8, 8 + 5 + 11 + 10]


def a_pique(table):
    award(table, "Ann", 4)
    award(table, "Ann", 15)
    award(table, "Ann", 3)
    play(table, 9, 12, 5, run=8)
    assert table.totals() == [125 + 22 + 12 + 30 + 10, 34 + 5]


def a_capot_trick_by_trick(table):
    for _ in range(3):
        nobody(table)
    table.turn_to("Call by call")
    for _ in range(12):
        table.enter(table.pad.locator("button[name=winner][value='1']").first)
    assert any("capot" in text for text in table.call())
    assert table.totals() == [199, 39 + 12 + 40]


def two_deals_added_up(table):
    whole_deal(table, 12, 20)
    table.undo()
    whole_deal(table, 20, 12)
    whole_deal(table, 8, 9)
    assert table.totals() == [227, 112]
    assert table.call()[0] == "Ann wins 215"


def an_earlier_deal_corrected(table):
    """Bob's point of the second deal was one of four."""
    page = table.page
    page.goto(f"{page.url.split('?')[0]}review/")
    page.locator("#deal-2 summary >> nth=0").tap()
    page.locator("#deal-2 details.entries > summary").tap()
    page.locator("#deal-2 ol summary").first.tap()
    page.locator("#deal-2 ol").get_by_role("link", name="Correct this").first.tap()
    form = page.locator("form[data-type=award]").first
    form.get_by_role("radio", name="Bob").tap()
    form.locator("button[value='4']").tap()
    page.locator("#correction .changes", has_text="Bob's 26 becomes 25").wait_for()
    page.get_by_role("button", name="Correct it").tap()
    page.wait_for_url("**/games/*/")
    assert table.totals() == [227, 111]
    assert table.call()[0] == "Deal 2 corrected: Bob 26 to 25"


def test_runs_that_no_hand_can_hold_cannot_be_tapped(at_table):
    entries = [{"type": "award", "class": "point", "winner": None}]
    table = Thumb(at_table(RUBICON | {"entries": entries}))
    table.turn_to("Call by call")
    table.tap(table.pad.locator("summary", has_text="Ann has several sequences"))
    form = table.pad.locator("form[data-type=declare]:has(.rule)")
    pick(form, "runs-0-length", "6")
    tops = [top for top in "AKQJT9" if open_to_tap(form, "runs-0-top", top)]
    assert tops == ["A", "K", "Q"]
    another = form.get_by_text("Add a second").first
    expect(another).to_have_css("border-top-style", "solid")
    expect(another).not_to_have_css("border-top-color", "rgba(0, 0, 0, 0)")
    form.page.clock.fast_forward(BREATH)
    another.tap()
    lengths = [n for n in "345678" if open_to_tap(form, "runs-1-length", n)]
    assert lengths == ["3", "4", "5", "6"]
    pick(form, "runs-0-top", "K")
    pick(form, "runs-1-length", "3")
    table.enter(form.get_by_role("button", name="Sixi\u00e8me to the king, tierce"))
    assert table.totals() == [0, 0]
    table.enter(table.chip("Good"))
    assert table.totals() == [16 + 3, 0]


def pick(form, name, value):
    form.page.clock.fast_forward(BREATH)
    form.locator(f"label:has(input[name='{name}'][value='{value}'])").tap()


def open_to_tap(form, name, value):
    return form.locator(f"input[name='{name}'][value='{value}']").is_enabled()


AWARDS = [
    {"type": "award", "class": name, "winner": None}
    for name in ("point", "sequence", "set")
]
PARTIE = RUBICON | {"entries": AWARDS}


def test_what_no_play_can_have_is_struck_out_while_it_is_tapped(at_table):
    table = Thumb(at_table(PARTIE))
    form = table.pad.locator("form[data-type=play]").first
    pick(form, "tricks", "7")
    pick(form, "last", "0")
    assert open_buttons(form, "captures") == ["1", "2", "3", "4", "5"]
    assert table.refused(form.locator("[name=captures][value='6']")).startswith(
        "Of the 5 tricks that Bob won, Ann led 1 to 5, not 6."
    )
    pick(form, "tricks", "7")
    pick(form, "tricks", "1")
    assert open_buttons(form, "captures") == ["1"]
    table.enter(form.locator("[name=captures][value='1']"))
    assert table.totals() == [3, 22]


@pytest.mark.long
def test_points_in_play_are_tapped_instead_by_who_knows_them(at_table):
    table = Thumb(at_table(PARTIE))
    table.tap(table.fold("Points in play, without the 10 for the cards"))
    form = table.pad.locator(".way[open] form[data-type=play]")
    pick(form, "tricks", "7")
    open_ = [n for n in map(str, range(14)) if open_to_tap(form, "points-0", n)]
    assert open_ == ["8", "9", "10", "11", "12", "13"]
    pick(form, "points-0", "10")
    assert open_buttons(form, "points-1") == ["7", "8"]
    table.enter(form.locator("[name=points-1][value='7']"))
    assert table.totals() == [20, 7]


def test_points_with_what_they_make_are_not_printed_across_each_other(at_table):
    claim = {"type": "declare", "seat": 0, "class": "point", "length": 5}
    reply = {"type": "answer", "seat": 1, "class": "point", "reply": "not_good"}
    nothing = {"type": "declare", "seat": 0, "none": True}
    entries = [claim, reply, *(nothing | {"class": c} for c in ("sequence", "set"))]
    narrow = {"viewport": {"width": 360, "height": 740}}
    table = Thumb(at_table(RUBICON | {"entries": entries}, **narrow))
    assert table.question == "Bob's point"
    chips = table.pad.locator("form.prompt .chip")
    wide = "chips => chips.filter(one => one.scrollWidth > one.clientWidth).length"
    assert chips.evaluate_all(wide) == 0
    table.enter(table.chip("5 making 51"))
    assert table.totals() == [0, 5]


def open_buttons(form, name):
    """The values of the buttons of a name that are not struck out."""
    buttons = form.locator(f"button[name='{name}']:not([aria-disabled])").all()
    return [button.get_attribute("value") for button in buttons]


def test_a_ruling_strikes_out_who_cannot_have_done_it(at_table):
    phone = at_table(RUBICON)
    phone.goto(f"{phone.url.split('?')[0]}referee/")
    overdrew = phone.locator("details", has_text="Elder took more than five cards")
    overdrew.locator("summary").tap()
    dealer = overdrew.get_by_role("button", name="Bob", exact=True)
    assert dealer.get_attribute("title") == "Only Ann can commit this offence."
    expect(dealer).to_have_css("text-decoration-line", "line-through")


@pytest.mark.long
def test_by_cards_each_is_offered_their_own_cards(at_table):
    hands = (
        FOUR_SUITS,
        AGAINST_FOUR_SUITS,
    )
    told = [
        {"type": "hand", "seat": seat, "cards": cards.split()}
        for seat, cards in enumerate(hands)
    ]
    table = Thumb(at_table(RUBICON | {"entries": told + AWARDS}))
    faces = table.pad.locator(".trick > .faces .face:visible")
    assert sorted(faces_of(faces)) == sorted(hands[0].split())
    table.tap(table.pad.locator("button.face[value='AH']"))
    assert sorted(faces_of(faces)) == sorted(hands[1].split())
    table.enter(table.pad.locator("button.face[value='9H']"))
    assert sorted(faces_of(faces)) == sorted(set(hands[0].split()) - {"AH"})


def faces_of(faces):
    return [face.get_attribute("value") for face in faces.all()]
