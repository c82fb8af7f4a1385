"""Nights and payments for Splitwise: rows sum to zero, columns to the balances."""

import csv
from collections import Counter
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from io import StringIO
from time import process_time
from uuid import uuid4

import pytest

from scorekeeper.models import Group, Night, Payment, Result
from scorekeeper.money import settlement
from scorekeeper.money.currencies import decimals
from scorekeeper.money.ledger import payments
from scorekeeper.money.ledger.balances import balances
from scorekeeper.money.ledger.results import results_now
from scorekeeper.sharing import splitwise
from tests.often import some
from tests.web.devices import Device
from tests.web.everything import whole_group
from tests.web.groups import random_group
from tests.web.reading import Reading

pytestmark = pytest.mark.django_db
HEADER = ["Date", "Description", "Category", "Cost", "Currency"]


@pytest.fixture
def drinks(night, people):
    """Ann paid 9.00 for Bob, for Cleo and for herself."""
    parts = [(people["Ann"], 900, 1), (people["Bob"], 0, 1), (people["Cleo"], 0, 1)]
    return settlement.enter_bill(night, "Drinks", "equal", parts, uuid4())


@pytest.fixture
def pay(group, people):
    """Records what Bob paid Ann: pay(amount, ...)."""

    def pay(amount, currency="EUR", **about):
        pair = people["Bob"], people["Ann"]
        return payments.record(
            group, currency, *pair, amount, client_id=uuid4(), **about
        )

    return pay


def read(device, url):
    """The names in the head of a file, and its rows as dicts."""
    answer = device.get(url)
    assert answer.status_code == 200, answer.content
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    head, *rows = csv.reader(answer.text.splitlines())
    assert head[:5] == HEADER
    for row in rows:
        won = [Decimal(cell) for cell in row[5:]]
        assert sum(won) == 0
        assert sum(one for one in won if one > 0) == Decimal(row[3]) > 0
    return head[5:], [dict(zip(head, row, strict=True)) for row in rows]


def added_up(names, rows):
    sums = Counter()
    for row in rows:
        sums.update({name: Decimal(row[name]) for name in names})
    return {name: amount for name, amount in sums.items() if amount}


def in_units(group, currency, amounts):
    """Minor units by id as amounts by name, without those who are level."""
    names = dict(group.people.values_list("pk", "name"))
    places = -decimals(currency)
    return {
        names[pk]: Decimal(one).scaleb(places) for pk, one in amounts.items() if one
    }


@pytest.mark.parametrize("seed", some(range(3), 1))
def test_the_columns_of_a_group_come_to_its_balances(seed):
    group = whole_group(seed)
    device = Device.holding(group, "watch", "Any")
    owed, *_ = balances(group)
    assert len(owed) == 3
    for currency, own in owed.items():
        url = f"/groups/{group.pk}/splitwise.csv?currency={currency}"
        names, rows = read(device, url)
        assert added_up(names, rows) == in_units(group, currency, own)
        assert {row["Currency"] for row in rows} == {currency}
        assert [row["Date"] for row in rows] == sorted(row["Date"] for row in rows)


@pytest.mark.alike
def test_year_by_year_they_come_to_the_same(ann, group, night, drinks, pay):
    pay(100, night=night, paid_at=datetime(2026, 1, 1, tzinfo=UTC))
    pay(200, paid_at=datetime(2026, 12, 31, 23, 59, 59, tzinfo=UTC))
    url = f"/groups/{group.pk}/splitwise.csv"
    both = [read(ann, f"{url}?year={year}")[1] for year in (2025, 2026)]
    assert [len(rows) for rows in both] == [2, 1]
    whole = read(ann, url)[1]
    assert sorted(row["Cost"] for row in whole) == ["1.00", "2.00", "6.00"]
    page = Reading(ann.get(f"/groups/{group.pk}/files/")).text
    assert "2026" in page


@pytest.mark.alike
@pytest.mark.parametrize("seed", some(range(3), 1))
def test_a_night_is_its_result_and_the_payments_recorded_at_it(seed):
    group = random_group(seed)
    device = Device.holding(group, "watch", "Any")
    for night, amounts in results_now(group.pk, [one.pk for one in group.nights.all()]):
        names, rows = read(device, f"/nights/{night.pk}/splitwise.csv")
        won = [row for row in rows if row["Category"] == "General"]
        assert added_up(names, won) == in_units(group, night.currency, amounts)
        assert len(rows) - len(won) == night.payments.count()
        assert set(names) == set(night.people.values_list("name", flat=True))


def test_a_payment_says_who_paid_whom_and_the_note(ann, group, night, drinks, pay):
    pay(250, note="+cash", night=night)
    _names, rows = read(ann, f"/nights/{night.pk}/splitwise.csv")
    assert rows[-1]["Description"] == "Bob paid Ann: +cash"
    assert (rows[-1]["Bob"], rows[-1]["Ann"]) == ("2.50", "-2.50")
    assert "21 November" in rows[0]["Description"]


@pytest.mark.alike
def test_each_currency_is_a_file_of_its_own(ann, group, night, drinks, pay):
    pay(7, "JPY")
    url = f"/groups/{group.pk}/splitwise.csv"
    assert [row["Cost"] for row in read(ann, url)[1]] == ["6.00"]
    assert [row["Cost"] for row in read(ann, f"{url}?currency=JPY")[1]] == ["7"]
    page = Reading(ann.get(f"/groups/{group.pk}/files/")).text
    assert "For Splitwise, EUR" in page
    assert "For Splitwise, JPY" in page


@pytest.mark.parametrize("currency", ["USD", "", "\x00"])
def test_a_currency_that_is_not_there_is_refused(ann, group, night, currency):
    url = f"/groups/{group.pk}/splitwise.csv"
    answer = ann.get(url, {"currency": currency})
    assert answer.status_code in (400, 404)
    if currency != "\x00":
        assert "Choose from: EUR" in Reading(answer).text


@pytest.mark.alike
def test_what_is_too_much_for_one_file_is_said(ann, group, drinks, monkeypatch):
    monkeypatch.setattr(splitwise, "MOST_CELLS", 2)
    answer = ann.get(f"/groups/{group.pk}/splitwise.csv")
    assert answer.status_code == 413
    assert "year by year" in Reading(answer).text


def test_a_stranger_gets_neither_and_a_guest_no_group(eve, group, night):
    guest = Device.holding(group, "enter", "Guest 1", night)
    of_group, of_night = f"/groups/{group.pk}/", f"/nights/{night.pk}/"
    for device, url in ((eve, of_group), (eve, of_night), (guest, of_group)):
        assert device.get(f"{url}splitwise.csv").status_code == 404
    assert guest.get(f"{of_night}splitwise.csv").status_code == 200


@pytest.mark.alike
def test_a_group_without_nights_is_an_empty_file(ann, group):
    Night.objects.all().delete()
    assert Group.objects.get().nights.count() == 0
    assert read(ann, f"/groups/{group.pk}/splitwise.csv") == ([], [])


@pytest.fixture
def many(group, people):
    """A thousand nights at which Bob lost to Ann, and each payment of Bob's."""
    ann, bob = people["Ann"], people["Bob"]
    first, own = date(2020, 1, 1), {"group": group, "currency": "EUR"}
    nights = Night.objects.bulk_create(
        Night(**own, date=first + timedelta(number), number=number + 1)
        for number in range(1_000)
    )
    Result.objects.bulk_create(
        Result(**own, night=night, person=person, amount=amount)
        for night in nights
        for person, amount in ((ann, 700), (bob, -700))
    )
    Payment.objects.bulk_create(
        Payment(**own, night=night, payer=bob, payee=ann, amount=500)
        for night in nights
    )


def spent(make):
    """The CPU time of the quickest of three."""
    times = []
    for _ in range(3):
        began = process_time()
        make()
        times.append(process_time() - began)
    return min(times)


def read_and_written(group):
    """The rows that a file is made of, read, and as many cells written."""
    rows = Result.objects.filter(group_id=group.pk).values_list()
    rows = [*rows, *Payment.objects.filter(group_id=group.pk).values_list()]
    csv.writer(StringIO()).writerows(rows)


def test_a_long_past_costs_little_more_than_to_read_it(group, many):
    floor = spent(lambda: read_and_written(group))
    assert spent(lambda: splitwise.group_table(group, "EUR")) < 8 * floor
