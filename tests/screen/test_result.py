"""What a result shows: who won, places, and each step of what is paid."""

import rules
from phone.screen import how_settled, result_line, result_screen
from tests.rules.tables import bezique, pinochle, piquet, tablanette
from tests.rules.tables import scotch_whist as whist
from tests.rules.tables.common import STOP, total
from tests.rules.tables.oh_hell import oh_hell


def sheet(record):
    return rules.score(record, prompts=True)


def shown(record):
    return result_screen(sheet(record))


def rubicon(first=54, second=13):
    deals = [total(first, second), *[total(50, 16)] * 5]
    return piquet.record(*deals, form="rubicon")


def places(record):
    rows = shown(record)["rows"]
    return [(row["place"], row["name"], row["score"], row["net"]) for row in rows]


def told(record):
    """The steps or lines that explain a result, as (whose or what, words)."""
    why = shown(record)["why"]
    steps = [(step["text"], step["points"]) for step in why["steps"]]
    return steps + [(line["name"], line["text"]) for line in why["lines"]]


def test_an_open_game_has_no_result():
    assert shown(piquet.record(total(5, 6))) is None


def test_a_rubicon_is_told_step_by_step():
    assert shown(rubicon())["headline"] == "Ann wins 497 points"
    assert shown(rubicon())["notes"] == "Rubicon"
    assert places(rubicon()) == [
        ("1st", "Ann", "304", "+497"),
        ("2nd", "Bob", "93", "\u2212497"),
    ]
    assert told(rubicon()) == [
        ("Ann's points", "304"),
        ("Bob's points, added because 93 is under 100", "+93"),
        ("For the game", "+100"),
        ("Ann wins 497 points", "497"),
    ]


def test_it_is_told_in_a_line():
    assert result_line(sheet(rubicon())) == "497 from Bob: 304 + 93 + 100"
    assert how_settled(sheet(rubicon())) == "304 + 93 + 100 = 497"
    assert how_settled(sheet(rubicon(54, 33))) == "304 \u2212 113 + 100 = 291"


def test_where_all_settle_with_all_each_is_told_with_each():
    deals = [(0, 10, 11), (0, 11, 12), (0, 11, 10), (0, 11, 11)]
    record = oh_hell(*[total(*points) for points in deals], hands=[10] * 4)
    assert shown(record)["headline"] == "Cara wins with 44"
    assert places(record)[-1] == ("3rd", "Ann", "0", "\u221287")
    assert told(record) == [
        ("Cara", "1 from Bob (44 \u2212 43), 44 from Ann (44 \u2212 0)"),
        ("Bob", "1 to Cara (44 \u2212 43), 43 from Ann (43 \u2212 0)"),
        ("Ann", "44 to Cara (44 \u2212 0), 43 to Bob (43 \u2212 0)"),
    ]
    assert shown(record)["why"]["is_open"]
    assert result_line(sheet(record)) == ""


def test_of_many_it_is_folded():
    record = oh_hell(total(11, 0, 11, 0, 11), hands=[1], players=5)
    assert not shown(record)["why"]["is_open"]


def test_who_is_level_shares_a_place():
    record = oh_hell(total(11, 0, 0), hands=[1])
    assert [place for place, *_ in places(record)] == ["1st", "2nd =", "2nd ="]
    both = oh_hell(total(11, 11, 0), hands=[1])
    assert shown(both)["headline"] == "Ann and Bob win"
    assert [place for place, *_ in places(both)] == ["1st =", "1st =", "3rd"]


def test_a_draw_is_one():
    level = piquet.record(*[total(20, 20)] * 6, form="rubicon", tie="draw")
    assert shown(level)["headline"] == "A draw"
    assert not shown(level)["why"]["has_any"]


def test_a_table_that_stops_says_on_what_it_is_settled():
    played = tablanette.record(total(20, 10), STOP)
    assert shown(played)["headline"] == "Ann wins 10 points"
    assert (
        shown(played)["notes"] == "Stopped after 1 deal, settled on the current scores"
    )
    before = "Stopped before the first deal was over, so no points count"
    assert shown(tablanette.record(STOP))["notes"] == before
    assert shown(tablanette.record(STOP))["headline"] == "Nobody wins"


def test_partners_win_each():
    record = pinochle.partners(total(1040, 210), settle="difference")
    assert shown(record)["headline"] == "Ann & Cid win 830 points each"
    assert told(record)[0] == ("Ann & Cid's points", "1040")
    pairs = whist.record(total(41, 20, 15), players=6, sides="three")
    assert shown(pairs)["headline"] == "Ann & Dan win with 41"
    notes = "Each partner wins or pays the whole amount \u00b7 Losers pay one unit"
    assert shown(pairs)["notes"] == notes


def test_one_unit_needs_no_steps():
    record = bezique.game({"type": "deal_total", "points": [1000, 800]})
    assert shown(record)["headline"] == "Ann wins 1 unit"
    assert shown(record)["notes"] == "Losers pay one unit"
    assert not shown(record)["why"]["has_any"]


def test_a_sheet_that_was_kept_without_steps_still_has_its_result():
    kept = sheet(rubicon())
    del kept["explanation"]
    result = result_screen(kept)
    assert result["rows"][0]["net"] == "+497"
    assert result["headline"] == "Ann wins 497 points"
    assert (result_line(kept), how_settled(kept)) == ("", "")
