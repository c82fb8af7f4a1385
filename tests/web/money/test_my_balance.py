"""What the person whose phone it is owes or is owed: one line with its parts."""

from datetime import timedelta

import pytest
from django.utils import timezone

from scorekeeper.models import Night
from scorekeeper.money.ledger import joint_settlement
from scorekeeper.money.my_balance import my_balance

pytestmark = pytest.mark.alike


@pytest.fixture
def lines(group, people):
    """The lines of somebody: lines("Ann")."""
    return lambda name: my_balance(group, people[name].pk)


@pytest.fixture
def told(lines):
    """The same as people read them: ["You owe Bob €5.00"]."""
    return lambda name: [
        f"{line['words']} {line['amount']}".strip() for line in lines(name)
    ]


def parts_of(line):
    return [(part["name"], part["amount"], part["kind"]) for part in line["parts"]]


def test_who_owes_one_person_reads_whom_and_how_much(told, lines, owe):
    owe("Ann", "Bob", 500)
    assert told("Ann") == ["You owe Bob €5.00"]
    assert lines("Ann")[0]["kind"] == "minus"


def test_who_owes_several_reads_all_of_them_and_the_sum(told, owe):
    owe("Ann", "Bob", 500)
    owe("Ann", "Cleo", 700)
    assert told("Ann") == ["You owe Cleo and Bob €12.00"]


def test_who_is_owed_reads_how_much(told, lines, owe):
    owe("Ann", "Bob", 500)
    assert told("Bob") == ["You are owed €5.00"]
    assert lines("Bob")[0]["kind"] == "plus"


def test_who_is_even_reads_so_before_and_after_any_night(told, lines, owe, pay):
    assert told("Ann") == ["You are even"]
    owe("Ann", "Bob", 500)
    pay("Ann", "Bob", 500)
    assert told("Ann") == ["You are even"]
    assert lines("Ann")[0]["because"] == ""


def test_each_currency_has_a_line(told, owe):
    owe("Ann", "Bob", 500)
    owe("Bob", "Ann", 700, "JPY")
    assert told("Ann") == ["You owe Bob €5.00", "You are owed ¥700"]
    owe("Bob", "Ann", 500)
    assert told("Ann") == ["You are owed ¥700"]


def test_those_who_settle_as_one_read_their_common_line(told, group, people, owe):
    owe("Ann", "Bob", 500)
    owe("Cleo", "Bob", 200)
    joint_settlement.settle_as_one(group, [people["Cleo"], people["Ann"]])
    assert told("Ann") == ["You and Cleo owe Bob €7.00"]
    assert told("Cleo") == ["You and Ann owe Bob €7.00"]
    assert told("Dan") == ["You are even"]


def test_the_parts_are_nights_and_payments_and_come_to_the_balance(lines, owe, pay):
    night = owe("Ann", "Bob", 1285)
    owe("Bob", "Ann", 31)
    pay("Ann", "Bob", 200)
    [line] = lines("Ann")
    assert line["amount"] == "€10.54"
    assert parts_of(line) == [
        ("Paid to Bob", "+€2.00", "plus"),
        ("3 January 2025", "+€0.31", "plus"),
        ("2 January 2025", "−€12.85", "minus"),
    ]
    assert line["parts"][-1]["url"] == f"/nights/{night.pk}/settlement/"
    assert line["because"] == (
        "€12.85 from 2 January 2025, minus €2.00 paid to Bob, "
        "minus €0.31 from 3 January 2025"
    )


def test_the_parts_of_who_is_owed_add_up_in_the_same_way(lines, owe):
    owe("Ann", "Bob", 1285)
    owe("Bob", "Ann", 31)
    [line] = lines("Bob")
    first, second = line["because"].split(", ")
    assert first.startswith("€12.85 from ")
    assert second.startswith("minus €0.31 from ")


def test_the_open_night_of_today_is_tonight(lines, owe):
    night = owe("Ann", "Bob", 500)
    nights = Night.objects.filter(pk=night.pk)
    nights.update(date=timezone.localdate(), closed_at=None)
    assert lines("Ann")[0]["because"] == "€5.00 from tonight"
    assert lines("Ann")[0]["parts"][0]["name"] == "Tonight"
    nights.update(date=timezone.localdate() - timedelta(8))
    assert "tonight" not in lines("Ann")[0]["because"]


def test_it_takes_four_queries(group, people, owe, django_assert_num_queries):
    owe("Ann", "Bob", 500)
    with django_assert_num_queries(4):
        assert my_balance(group, people["Ann"].pk)


def test_nobody_has_no_line(group, people):
    assert my_balance(group, 0) == my_balance(group, None) == []
