"""The table "from which games", and what each row of the plan comes from."""

import re

import pytest

from scorekeeper.nights import end_of_night
from tests.web.devices import Device
from tests.web.owing import Evenings
from tests.web.reading import Reading

LINE = re.compile(r'<dl class="nets">.*?</dl>', re.DOTALL)
CELL = re.compile(r'<b class="n">([^<]*)</b>')


def cells(line):
    """The amounts of a line in minor units, by place; nothing is 0."""
    digits = (re.sub(r"[.,+]", "", cell) for cell in CELL.findall(line))
    return [int(cell.replace("−", "-")) if cell != "–" else 0 for cell in digits]


def table(device, url):
    """The lines of the table in minor units, the last of them the result."""
    return [cells(line) for line in LINE.findall(device.get(url).text)]


def assert_adds_up(lines):
    *rows, result = lines
    assert [sum(row) for row in lines] == [0] * len(lines)
    assert [sum(column) for column in zip(*rows, strict=True)] == result


@pytest.mark.alike
def test_a_shared_cost_of_one_euro_among_three_sums_to_zero(bob, url, share):
    """Beer was −0.33 +0.66 −0.34."""
    share("Bob", 100, "Ann Bob Cleo")
    [beer, result] = table(bob, url)
    assert beer == result
    assert sum(beer) == 0
    assert sorted(beer[:3]) in ([-34, -33, 67], [-33, -33, 66])


@pytest.mark.alike
def test_rows_sum_to_zero_and_columns_to_the_results(bob, url, share):
    for name in ("Ann", "Bob", "Cleo"):
        share(name, 100, "Ann Bob Cleo")
    share("Dan", 1000, "Ann Bob Cleo")
    lines = table(bob, url)
    assert len(lines) == 5
    assert_adds_up(lines)


@pytest.mark.django_db
@pytest.mark.alike
@pytest.mark.parametrize("seed", range(8))
def test_so_they_do_on_any_night(seed):
    evenings = Evenings(seed)
    night = evenings.night_of(0)
    for _ in range(evenings.chance.randint(2, 5)):
        evenings.share(night)
    device = Device.holding(evenings.group, "host", "Ann's phone")
    assert_adds_up(table(device, f"/nights/{night.pk}/settlement/"))


@pytest.mark.alike
def test_games_for_money_are_in_it_with_their_points(bob, url, start):
    deal = {"sequence": "custom", "hands": [1]}
    for _ in range(3):
        bob.play(start(options=deal, stake={"per_point": "0.0033"}))
    lines = table(bob, url)
    assert len(lines) == 4
    assert_adds_up(lines)
    assert Reading(bob.get(url)).text.count("Bob +2 points") == 3


@pytest.mark.alike
def test_a_row_says_what_of_it_is_from_tonight_and_what_from_before(
    bob, url, text, night, play, owe
):
    owe("Ann", "Bob", 31)
    play(Ann=1285, Bob=-1285)
    page = text(bob, url)
    assert "Bob pays Ann €12.54" in page
    assert "€12.85 from tonight, minus €0.31 from 2 January 2025" in page
    told = bob.get(f"/nights/{night.pk}/settlement.txt").text
    parts = "€12.85 from tonight, minus €0.31 from 2 January 2025"
    assert f"Bob pays Ann €12.54 ({parts})" in told
    end_of_night.close(night)
    parts = "€12.85 from 21 November 2025, minus €0.31 from 2 January 2025"
    assert parts in text(bob, url)


@pytest.mark.alike
def test_a_row_says_what_was_paid_of_it(bob, url, text, play, pay):
    play(Ann=500, Bob=-500)
    pay("Bob", "Ann", 120)
    assert "Bob pays Ann €3.80" in text(bob, url)
    assert "€5.00 from tonight, minus €1.20 paid to Ann" in text(bob, url)
    pay("Bob", "Ann", 500)
    page = text(bob, url)
    assert "Ann pays Bob €1.20" in page
    assert "received from Bob" in page


@pytest.mark.alike
def test_a_row_of_somebody_with_several_says_that_it_is_a_part(bob, url, text, play):
    play(Ann=300, Bob=100, Cleo=-400)
    page = text(bob, url)
    assert "Mark as paid : Cleo pays Ann Part of €4.00 from tonight" in page
    assert "Mark as paid : Cleo pays Bob Part of the €4.00 above" in page
    told = bob.get(url.replace("/settlement/", "/settlement.txt")).text
    assert "Cleo pays Ann €3.00 (Part of €4.00 from tonight)" in told


@pytest.mark.alike
def test_reasons_begin_where_the_balance_was_last_zero(
    bob, url, money_url, text, owe, play, pay
):
    owe("Bob", "Ann", 700)
    pay("Bob", "Ann", 700, paid_at="2025-02-01T20:00Z")
    play(Ann=500, Bob=-500)
    page = text(bob, url)
    assert "Bob pays Ann €5.00 Mark as paid : Bob pays Ann €5.00 from tonight" in page
    assert "€7.00" not in page
    assert "from 21 November 2025" in text(bob, money_url)


@pytest.mark.alike
def test_what_is_long_ago_is_one_part(bob, money_url, text, owe):
    for _ in range(7):
        owe("Bob", "Ann", 100)
    page = text(bob, money_url)
    assert "Bob pays Ann €7.00" in page
    assert page.count("€1.00 from") == 4
    assert "€3.00 from earlier nights" in page


@pytest.mark.alike
def test_a_game_that_is_not_counted_yet_is_from_tonight(bob, url, text, start):
    deal = {"sequence": "custom", "hands": [1]}
    bob.play(start(options=deal, stake={"per_point": "0.05"}))
    page = text(bob, url)
    assert page.count("€0.05 from tonight") == 2
    assert "earlier nights" not in page
