"""Whatever happens in whatever order: every page agrees with a naive ledger."""

import json
import re
from collections import Counter
from decimal import Decimal
from html import unescape

import pytest

from scorekeeper import exporting, settling
from scorekeeper.models import Night, Payment
from scorekeeper.money.currencies import decimals, written
from scorekeeper.money.night_unit import MONEY
from scorekeeper.views.nets import Nets
from tests.often import some
from tests.tries import tries
from tests.web.devices import Device
from tests.web.reading import Reading
from tests.web.settling.naive_ledger import (
    add,
    assert_settles,
    balances,
    heads_over,
    of_purses,
    without_zeros,
)
from tests.web.settling.random_nights import RandomNights, named

pytestmark = pytest.mark.django_db
SHORT, LONG = 1, 300
STEPS = 14
SHOWN = 3  # payments that a debt is opened to, the latest
PAYS = re.compile(r"^(\S+ pays \S+ [^(\n]+?)( \(.*\))?$", re.MULTILINE)


@pytest.mark.parametrize(
    "seed", some([*tries(range(SHORT)), *range(SHORT, LONG)], SHORT)
)
def test_balances_debts_texts_and_plans_agree_after_every_step(seed, monkeypatch):
    monkeypatch.setattr(settling.debts, "EACH", SHOWN)
    evenings = RandomNights(seed)
    device = Device.holding(evenings.circle, "host", "Ann's phone")
    for _ in range(STEPS):
        evenings.step()
        owed = {}
        for night in evenings.nights:
            night.refresh_from_db()
            for person, amount in left_on(night, evenings).items():
                add(owed, person, amount)
        of_nettings = Payment.objects.exclude(of_netting=None)
        unpaid = of_nettings.filter(paid_at=None, netted_in=None)
        for person, amount in balances(map(named, unpaid)).items():
            add(owed, person, amount)
        heads = heads_over(households(evenings, unpaid))
        debts_agree(evenings, of_purses(owed, heads), device)
        debts_come_from(payments_due(evenings, unpaid), heads, evenings)
        what_was_paid_stays(evenings)
    for night in evenings.nights:
        texts_agree(night, device)


def households(evenings, of_nettings):
    """The heads of each night of which something is unpaid, as Debts counts them."""
    behind = {row.night_id for row in of_nettings}
    return [
        households_of(night)
        for night in evenings.nights
        if night.pk in behind or settling.plan(night).open_dues
    ]


def households_of(night):
    rows = night.attendances.exclude(settles_with=None).order_by("pk")
    return {row.person_id: row.settles_with_id for row in rows}


def left_on(night, evenings):
    """What is still owed on a night, of which its plan is the fewest payments."""
    plan, won = settling.plan(night), evenings.ledger.won(night.pk)
    purses = {purse.person.pk: purse.amount for purse in plan.purses}
    assert sum(purses.values()) == 0
    for person in purses.keys() | won.keys():
        assert abs(purses.get(person, 0) - won.get(person, 0)) < 1
    settled = [named(due) for due in plan.dues if due.is_settled]
    left = evenings.ledger.left(night.pk, purses, settled)
    assert_settles([named(due) for due in plan.open_dues], left)
    for due in plan.open_dues:
        assert sum(amount for _, amount in due.because) == left[due.payer.pk]
    return left


def debts_agree(evenings, owed, device):
    """The debts of all nights are the fewest payments of what is owed, on the page."""
    debts = settling.debts_of(evenings.circle)
    assert_settles([named(debt) for one in debts for debt in one.debts], owed)
    assert without_zeros({p.pk: n for one in debts for p, n in one.balances}) == owed
    text = plain(Reading(device.get(f"/circles/{evenings.circle.pk}/debts/")).text)
    for debt in [debt for one in debts for debt in one.debts]:
        assert f"{words(debt, evenings.currency)} Paid" in text
    assert ("Nobody owes anything" in text) == (not owed)


def payments_due(evenings, of_nettings):
    """All that is unpaid, the earliest night first, read one by one."""
    dues = [due for one in evenings.nights for due in settling.plan(one).open_dues]
    rows = [*of_nettings.select_related("night"), *(due.payment for due in dues)]
    return sorted(rows, key=lambda row: row.night.date)


def debts_come_from(rows, heads, evenings):
    """A debt is opened to the latest payments that it comes from, and says how many."""
    for debt in [
        debt for one in settling.debts_of(evenings.circle) for debt in one.debts
    ]:
        own = []
        for row in rows:
            for person, amount in [(row.payer, -row.amount), (row.payee, row.amount)]:
                if heads.get(person.pk, person.pk) == debt.payer.pk:
                    own.append((row.night.date, *named(row), amount))
        assert debt.count == len(own)
        assert debt.balance == sum(amount for *_, amount in own)
        listed = [(row.night.date, *named(row), n) for row, n in debt.because]
        assert len(listed) == min(SHOWN, len(own))
        assert not Counter(listed) - Counter(own)
        assert [day for day, *_ in listed] == [day for day, *_ in own[-SHOWN:]]


def columns_add_up(plan, currency):
    """What the page says of each game, bill and earlier night comes to the balance."""
    nets = Nets(plan.purses, MONEY, currency)
    sources = {source for purse in plan.purses for source, _ in purse.parts}
    rows = [nets.of(one) for one in sources if not isinstance(one, Night)]
    rows += [nets.of_nights()] if nets.of_nights() else []
    for place, purse in enumerate(plan.purses):
        written_in = [row[place]["money"] for row in rows]
        coins = sum(Decimal(minus(text)) for text in written_in if text)
        assert coins == Decimal(purse.amount).scaleb(-decimals(currency))


def minus(text):
    return text.replace("\N{MINUS SIGN}", "-").replace(",", "")


def words(due, currency):
    return plain(f"{due.payer} pays {due.payee} {written(due.amount, currency)}")


def plain(text):
    return text.replace("\N{NO-BREAK SPACE}", " ")


def what_was_paid_stays(evenings):
    rows = Payment.objects.exclude(paid_at=None)
    assert Counter(map(named, rows)) == +evenings.ledger.paid
    rows = Payment.objects.exclude(carried_to=None)
    moved = [(row.night_id, row.carried_to_id, *named(row)) for row in rows]
    assert sorted(moved) == sorted(evenings.ledger.moved)


def texts_agree(night, device):
    """The page, the text, the picture and the file list the same payments."""
    plan, url = settling.plan(night), f"/nights/{night.pk}/"
    columns_add_up(plan, night.currency)
    page = plain(Reading(device.get(f"{url}settlement/")).text)
    text = plain(device.get(f"{url}settlement.txt").text)
    picture = unescape(device.get(f"{url}picture.svg").text)
    listed = [line[0] for line in PAYS.finditer(text) if not line[2]]
    assert listed == [words(due, night.currency) for due in plan.open_dues]
    for due in plan.dues:
        assert words(due, night.currency) in page
        verb = "paid" if due.is_paid else "pays"
        assert f"{due.payer} {verb} {due.payee}" in picture
    for told in (page, text):
        assert ("All is settled" in told) <= (not plan.open_dues)
    [kept] = json.loads(exporting.night_file(night))["content"]["nights"]
    open_rows = [
        (row["payer"], row["payee"], row["amount"])
        for row in kept["payments"]
        if not (row["paid_at"] or row["carried_to"] or row.keys() & {"netted_in"})
        and "of_netting" not in row
    ]
    assert sorted(open_rows) == sorted(
        (due.payer.name, due.payee.name, due.amount) for due in plan.open_dues
    )
