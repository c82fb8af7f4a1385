"""A night as a row of a list: the date, what I won or who won, what was special."""

from datetime import date

import pytest

from scorekeeper.models import Group, Night
from scorekeeper.money.night_unit import GAMES, MONEY
from scorekeeper.nights import end_of_night
from scorekeeper.nights.night_rows import night_row, night_rows
from scorekeeper.nights.winners import Ranked
from tests.web.devices import ONE_DEAL

ONE_CARD = {"sequence": "custom", "hands": [1]}
STAKE = {"per_point": "0.05"}
NAMES = {1: "Ann", 2: "Bob", 3: "Cleo"}


def row_of(rows, unit, mine=(), *, is_open=False, **more):
    """The figure and the words of a night at The Swan."""
    won = {pk: 2 if name == rows[0][1] else 1 for pk, name in NAMES.items()}
    ranked = Ranked(rows, unit, "EUR", names=NAMES, won=won, games=4, **more)
    night = Night(pk=1, date=date(2025, 11, 21), place="The Swan", group=Group(pk=1))
    night.closed_at = None if is_open else night.date
    row = night_row(night, ranked, mine)
    return row["figure"], row["tone"], row["words"]


FOR_MONEY = [(1, "Bob", 60), (2, "Ann", 0), (3, "Cleo", -60)]
BY_GAMES = [(1, "Ann", 2), (2, "Bob", 1), (2, "Cleo", 1)]
BOTH = [(1, "Ann", 30), (1, "Bob", 30), (3, "Cleo", -60)]


@pytest.mark.parametrize(
    ("rows", "unit", "mine", "expected"),
    [
        (FOR_MONEY, MONEY, (), ("Bob +€0.60", "", "Four games")),
        (FOR_MONEY, MONEY, {2}, ("+€0.60", "plus", "You won two of four games")),
        (FOR_MONEY, MONEY, {1}, ("€0.00", "", "Bob won €0.60 · four games")),
        (FOR_MONEY, MONEY, {3}, ("−€0.60", "minus", "Bob won €0.60 · four games")),
        (FOR_MONEY, MONEY, {9}, ("Bob +€0.60", "", "Four games")),
        (BY_GAMES, GAMES, (), ("Ann", "", "Ann won two of four games")),
        (BY_GAMES, GAMES, {1}, ("1st", "plus", "You won two of four games")),
        (BY_GAMES, GAMES, {3}, ("2nd", "", "Ann won two of four games")),
        (FOR_MONEY, "point", {1}, ("2nd", "", "Bob won 60 points · four games")),
        (BOTH, MONEY, {2}, ("+€0.30", "plus", "You and Ann won €0.30 each")),
        ([], MONEY, {1}, ("", "", "Four games")),
    ],
)
def test_a_row_says_what_i_won_or_who_won(rows, unit, mine, expected):
    more = {} if rows else {"names": {}}
    figure, tone, words = row_of(rows, unit, mine) if rows else nobody(**more)
    assert (figure, tone) == expected[:2]
    assert words.startswith(expected[2])
    assert words.endswith(" · The Swan")


def nobody(names):
    """The row of a night whose games nobody finished."""
    ranked = Ranked([], MONEY, "EUR", names=names, games=4)
    night = Night(pk=1, date=date(2025, 11, 21), place="The Swan", group=Group(pk=1))
    night.closed_at = night.date
    row = night_row(night, ranked, {1})
    return row["figure"], row["tone"], row["words"]


def test_a_row_says_what_was_special():
    assert (
        "Bob won €0.60, a capot · four"
        in row_of(FOR_MONEY, MONEY, {1}, feat="a capot", moment="Bob's capot")[2]
    )
    assert (
        "Bob won €0.60 · Cleo's repique · four"
        in row_of(FOR_MONEY, MONEY, {1}, moment="Cleo's repique")[2]
    )


def test_a_night_that_goes_on_says_so_and_who_leads():
    words = row_of(FOR_MONEY, MONEY, {1}, is_open=True)[2]
    assert words.startswith("In progress · Bob leads with €0.60")
    words = row_of(FOR_MONEY, MONEY, {2}, is_open=True)[2]
    assert words.startswith("In progress · You lead with two of four games")


def test_all_who_are_level_have_no_winner():
    level = [(1, "Ann", 0), (1, "Bob", 0), (1, "Cleo", 0)]
    assert row_of(level, MONEY)[0] == "Level"
    assert row_of(level, MONEY, {1})[:2] == ("€0.00", "")
    assert row_of(level, GAMES, {1})[:2] == ("Level", "")


@pytest.mark.parametrize("count", [1, 5])
def test_rows_of_many_nights_take_two_queries(
    bob, night, start, people, django_assert_num_queries, count
):
    bob.play(start(options=ONE_CARD, stake=STAKE), ONE_DEAL)
    end_of_night.close(night)
    nights = [*Night.objects.filter(group_id=night.group_id)] * count
    with django_assert_num_queries(2):
        rows = night_rows(nights, {people["Bob"].pk})
    assert [row["figure"] for row in rows] == ["+€0.10"] * count
    assert rows[0]["words"].startswith("You won the only game")
