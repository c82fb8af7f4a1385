"""What a deal costs in taps: a change that adds one fails here."""

import re

import pytest

from tests.browser.thumb import Thumb

FOUR = {"game": "oh_hell", "players": ["Ann", "Bob", "Cleo", "Dev"]}


@pytest.mark.long
def test_oh_hell_for_four_with_two_who_miss_takes_seven(at_table):
    thumb = Thumb(at_table(FOUR | {"options": {"sequence": "custom", "hands": [5, 5]}}))
    for bid in ("2", "1", "2", "0"):
        thumb.enter(thumb.chip(bid))
    for name in ("Bob", "Dev"):
        thumb.tap(thumb.pad.locator("label", has_text=name).first)
    thumb.enter(thumb.button("Enter").first)
    assert thumb.totals() == [12, 0, 12, 0]
    assert thumb.taps == 7


def test_oh_hell_by_tricks_fills_the_last_player_in(at_table):
    options = {"sequence": "custom", "hands": [5, 5], "scoring": "squares"}
    thumb = Thumb(at_table(FOUR | {"options": options}))
    for bid in ("2", "1", "2", "1"):
        thumb.enter(thumb.chip(bid))
    for step in ("Ann: one less", "Bob: one more", "Cleo: one less"):
        thumb.tap(thumb.pad.get_by_role("button", name=step))
    thumb.enter(thumb.button("Enter").first)
    assert thumb.totals() == [-1, -1, -1, 11]
    assert thumb.taps == 8


@pytest.mark.long
def test_a_deal_added_up_at_the_table_is_a_number_a_side_and_one_confirm(at_table):
    thumb = Thumb(at_table(FOUR))
    thumb.turn_to("Total only")
    for name, points in zip(FOUR["players"], ("10", "11", "0", "10"), strict=True):
        thumb.pad.get_by_role("spinbutton", name=name).fill(points)
    thumb.enter(thumb.button("Enter").first)
    assert thumb.totals() == [10, 11, 0, 10]
    assert thumb.taps == 1


def test_the_same_people_are_at_their_next_game_in_two_taps(at_table):
    page = at_table(FOUR)
    page.locator(".score-head > a").tap()
    page.get_by_role("link", name="New game").tap()
    page.wait_for_url("**/new/")
    page.get_by_role("link", name="Oh Hell").tap()
    page.wait_for_url("**/new/oh_hell/")
    page.get_by_role("button", name="Start game", exact=True).tap()
    page.wait_for_url("**/games/*/")
    assert [
        name for name in FOUR["players"] if name not in page.inner_text("#table")
    ] == []


def partie(**more):
    return {"game": "piquet", "players": ["Ann", "Bob"], "dealer": 1} | more


def play_of_a_partie(thumb, tricks, last, captures):
    """What people remember: elder's tricks, the last, the leads younger captured."""
    form = thumb.pad.locator("form[data-type=play]").first
    thumb.tap(form.get_by_role("radio", name=f"{tricks}:"))
    thumb.tap(form.get_by_role("radio", name=last, exact=True))
    thumb.enter(form.get_by_role("button", name=captures, exact=True))


def test_an_ordinary_deal_of_piquet_takes_nine_at_most_eleven(at_table):
    thumb = Thumb(at_table(partie()))
    for winner, points in (("Bob", "4"), ("Bob", "3"), ("Ann", "6")):
        thumb.tap(thumb.pad.get_by_label(winner, exact=True).first)
        thumb.enter(thumb.pad.locator(f"button[name=points][value='{points}']"))
    play_of_a_partie(thumb, "7\u20135", "Ann", "2")
    assert thumb.totals() == [26, 14]
    assert thumb.taps == 9


@pytest.mark.long
def test_the_quickest_deal_of_piquet_takes_six_at_most_seven(at_table):
    thumb = Thumb(at_table(partie()))
    for _ in range(3):
        thumb.enter(thumb.pad.get_by_role("button", name=re.compile("nobody", re.I)))
    play_of_a_partie(thumb, "7\u20135", "Ann", "2")
    assert thumb.totals() == [20, 7]
    assert thumb.taps == 6


@pytest.mark.long
def test_a_claim_of_piquet_and_its_answer_are_a_tap_each(at_table):
    thumb = Thumb(at_table(partie()))
    thumb.turn_to("Call by call")
    for said in ("5", "Good", "None", "None", "3 kings", "Not good", "3 aces"):
        thumb.enter(thumb.chip(said))
    assert thumb.totals() == [5, 3]
    assert thumb.taps == 7
    assert thumb.question.startswith("Who takes trick 1?")


@pytest.mark.long
def test_the_play_of_piquet_trick_by_trick_is_one_tap_a_trick(at_table):
    classes = [
        {"type": "award", "class": name, "winner": None}
        for name in ("point", "sequence", "set")
    ]
    thumb = Thumb(at_table(partie(entries=classes)))
    thumb.turn_to("Call by call")
    for winner in "AABBABABABAA":
        thumb.enter(thumb.chip({"A": "Ann", "B": "Bob"}[winner]))
    assert thumb.taps == 12
    assert thumb.call()[0] == "Ann wins deal 1 by 13"


def by_results(at_table, key, players=3, **more):
    """A thumb at the play of a piquet: the first player has the point, nobody more."""
    names = ["Ann", "Bob", "Cleo", "Dev"][:players]
    record = {"game": key, "players": names, "dealer": players - 1}
    thumb = Thumb(at_table(record | more))
    thumb.tap(thumb.pad.locator("input[name=winner][value='0']"))
    thumb.enter(thumb.pad.locator("button[name=points][value='5']"))
    for _ in range(2):
        thumb.enter(thumb.pad.get_by_role("button", name=re.compile("nobody", re.I)))
    return thumb, thumb.pad.locator("form[data-type=play]").first


def fill(form, *numbers):
    for box, number in zip(form.get_by_role("spinbutton").all(), numbers, strict=False):
        box.fill(str(number))


@pytest.mark.long
def test_normand_by_results_is_four_taps_the_numbers_and_a_confirm(at_table):
    thumb, form = by_results(at_table, "piquet_normand")
    fill(form, 4, 4, 2, 6, 5, 4)
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert thumb.totals() == [16, 10, 4]
    assert thumb.taps == 5


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "players", "tricks", "totals"),
    [
        ("piquet_voleur", 4, "5\u20133", [21, 4]),
        ("piquet_ecrire", 3, "7\u20135", [21, 0, 4]),
    ],
)
def test_two_who_score_are_one_tap_more_for_the_tricks_of_both(
    at_table, key, players, tricks, totals
):
    thumb, form = by_results(at_table, key, players)
    thumb.tap(form.get_by_role("radio", name=f"{tricks}:"))
    fill(form, 6, 4)
    thumb.enter(form.get_by_role("button", name="Enter"))
    assert thumb.totals() == totals
    assert thumb.taps == 6


@pytest.mark.long
def test_a_play_of_tablanette_is_one_tap_and_two_where_it_takes(at_table):
    layout = {"type": "layout", "cards": ["KS", "9H", "4D", "TC"]}
    record = {"game": "tablanette", "players": ["Ann", "Bob"], "entries": [layout]}
    thumb = Thumb(at_table(record))
    thumb.enter(thumb.pad.locator("button.face[value='AC']"))
    assert thumb.taps == 1
    thumb.tap(thumb.pad.locator("button.face[value='KD']"))
    thumb.enter(thumb.button("Takes A of clubs K of spades 9 of hearts 4 of diamonds"))
    assert thumb.taps == 3
    thumb.tap(thumb.pad.locator("button.face[value='TS']"))
    thumb.enter(thumb.button("Tablanette 20"))
    assert thumb.totals() == [0, 20]
    assert thumb.taps == 5


@pytest.mark.long
def test_a_meld_of_four_is_two_taps_and_another_phone_three(at_table):
    turned = {"type": "turn_up", "card": "TH"}
    thumb = Thumb(at_table(FOUR | {"game": "bezique_four", "entries": [turned]}))
    thumb.tap(thumb.fold("Cleo melds"))
    thumb.enter(thumb.pad.locator(".way[open]").get_by_role("button").first)
    assert thumb.totals() == [0, 0, 20, 0]
    thumb.tap(thumb.page.locator("#menu"))
    thumb.tap(thumb.page.get_by_role("link", name="Invite"))
    thumb.page.wait_for_url("**/invite/")
    thumb.tap(thumb.page.get_by_role("button", name="Invite a viewer"))
    thumb.page.get_by_role("heading", name="Invite a viewer").wait_for()
    assert thumb.taps == 5
