"""What was owed becomes a ledger: results of nights, and the payments that were made.

A person's balance stays what it was, to a minor unit. Where people settled as one on a
night, a balance lay with one of them; and odd cents went to other people. Payments that
say so make up for both.
"""

from collections import defaultdict
from fractions import Fraction
from uuid import uuid5

from django.db import migrations
from django.db.models import F
from django.utils import timezone

MILLIONTHS = 10**6
FINE = 1000  # remainders that differ by less than a thousandth count as equal
AS_ONE, ODD = "They settled as one", "Odd cents of earlier nights"


def convert(apps, schema_editor):
    """Writes the ledger of each circle."""
    for circle in apps.get_model("scorekeeper", "Circle").objects.order_by("pk"):
        Before(apps, circle.pk).write_ledger()


class Before:
    """What a circle owed, as it was known before there was a ledger."""

    def __init__(self, apps, circle):
        self.apps, self.circle = apps, circle
        self.nights = {row.pk: row for row in self.rows("Night")}
        self.payments = list(self.rows("Payment"))
        self.here = defaultdict(list)
        for row in self.rows("Attendance"):
            self.here[row.night_id].append(row)
        self.parts, self.exact = defaultdict(dict), defaultdict(dict)
        self.read_parts()

    def model(self, name):
        return self.apps.get_model("scorekeeper", name).objects

    def rows(self, name):
        return self.model(name).filter(circle_id=self.circle).order_by("pk")

    def read_parts(self):
        """By night what each person won, in millionths of a minor unit.

        `parts`: shared costs as fractions, as plans had them; `exact`: in whole ones,
        as results have them.
        """
        for row in self.rows("Standing").order_by("game_id", "pk"):
            for parts in (self.parts, self.exact):
                add(parts[row.night_id], row.person_id, int(row.money * MILLIONTHS))
        for night, shares in self.bills():
            paid = sum(one.paid for one in shares)
            count = sum(one.share for one in shares)
            won = [one.paid * count - paid * one.share for one in shares]
            whole = in_turn([amount * MILLIONTHS for amount in won], count)
            for one, amount, parts in zip(shares, won, whole, strict=True):
                exact = Fraction(amount, count) * MILLIONTHS
                add(self.parts[night], one.person_id, exact)
                add(self.exact[night], one.person_id, parts)

    def bills(self):
        """(night, BillParts) of each bill."""
        shares = defaultdict(list)
        for row in self.rows("BillPart").annotate(night=F("bill__night_id")):
            shares[row.night, row.bill_id].append(row)
        for night, bill in sorted(shares):
            yield night, shares[night, bill]

    def write_ledger(self):
        """Results and payments; then what keeps each balance where it was."""
        self.number_nights()
        owed, now = self.owed(), self.owed_by_results()
        self.name_payments()
        paid = [row for row in self.payments if row.paid_at]
        for row in paid:
            row.currency = self.nights[row.night_id].currency
            add(now[row.currency], row.payer_id, row.amount)
            add(now[row.currency], row.payee_id, -row.amount)
        self.model("Payment").bulk_update(paid, ["currency", "client_id"], 500)
        self.rows("Payment").filter(paid_at=None).delete()
        for currency in sorted(owed.keys() | now.keys()):
            self.level(currency, now[currency], owed[currency])
        self.settle_as_before()

    def name_payments(self):
        """Gives payments the ids by which a file of this circle brings the same ones.

        Of a night in progress a file had those of nettings first.
        """
        places = defaultdict(int)
        for row in sorted(self.payments, key=self.listed_first):
            night = self.nights[row.night_id]
            row.client_id = uuid5(night.client_id, f"payment {places[night.pk]}")
            places[night.pk] += 1

    def listed_first(self, row):
        is_open = self.nights[row.night_id].closed_at is None
        return is_open and row.of_netting is None, row.pk

    def owed_by_results(self):
        """Writes what each person won in each night; their sums by currency."""
        sums, results = defaultdict(dict), []
        for night in self.nights.values():
            for person, amount in self.results(night).items():
                add(sums[night.currency], person, amount)
                where = {"circle_id": self.circle, "night_id": night.pk}
                what = {"person_id": person, "currency": night.currency}
                results.append(where | what | {"amount": amount})
        model = self.apps.get_model("scorekeeper", "Result")
        model.objects.bulk_create((model(**row) for row in results), 500)
        return sums

    def results(self, night):
        """Whole minor units by person; equal remainders take turns."""
        exact = self.exact[night.pk]
        people = sorted(exact)
        whole = in_turn([exact[one] for one in people], MILLIONTHS, night.number)
        return dict(zip(people, whole, strict=True))

    def purses(self, night, parts):
        """What each purse of a night won: a dict by person, the head's first."""
        heads = {row.person_id: row.settles_with_id for row in self.here[night.pk]}
        known = dict.fromkeys(heads, 0) | parts
        purses = {}
        for person, amount in known.items():
            head = heads.get(person)
            head = head if head in known else person
            purses.setdefault(head, {})[person] = amount
        return list(purses.values())

    def owed(self):
        """By currency what each person was owed: what of all payments was not made."""
        owed = defaultdict(dict)
        for row in self.payments:
            night = self.nights[row.night_id]
            if is_open(row) and (night.closed_at or row.of_netting):
                add(owed[night.currency], row.payer_id, -row.amount)
                add(owed[night.currency], row.payee_id, row.amount)
        for night in self.nights.values():
            if not night.closed_at:
                for person, amount in self.left_of(night).items():
                    add(owed[night.currency], person, amount)
        return owed

    def left_of(self, night):
        """What is left to pay of a night in progress, by the head of each purse."""
        parts = dict(self.parts[night.pk])
        for row in self.payments:
            if row.carried_to_id == night.pk:
                add(parts, row.payer_id, -row.amount * MILLIONTHS)
                add(parts, row.payee_id, row.amount * MILLIONTHS)
        purses = self.purses(night, parts)
        heads = {row.person_id: row.settles_with_id for row in self.here[night.pk]}
        amounts = rounded([sum(purse.values()) for purse in purses], MILLIONTHS)
        left, head_of = {}, {}
        for purse, amount in zip(purses, amounts, strict=True):
            head = next((heads[one] for one in purse if heads.get(one) in purse), None)
            head = head or next(iter(purse))
            head_of |= dict.fromkeys(purse, head)
            left[head] = amount
        for row in self.payments:
            if row.night_id == night.pk and not row.of_netting and not is_open(row):
                add(left, head_of.get(row.payer_id, row.payer_id), row.amount)
                add(left, head_of.get(row.payee_id, row.payee_id), -row.amount)
        return left

    def level(self, currency, now, owed):
        """Payments that bring balances to what they were."""
        off = {}
        for person in sorted(now.keys() | owed.keys()):
            off[person] = owed.get(person, 0) - now.get(person, 0)
        names = dict(self.rows("Person").values_list("pk", "name"))
        is_joint = any(
            row.settles_with_id for rows in self.here.values() for row in rows
        )
        first = min(night.client_id for night in self.nights.values())
        for payer, payee, amount in transfers(off):
            id = uuid5(first, f"{currency} {names[payer]} {names[payee]}")
            self.model("Payment").create(
                circle_id=self.circle,
                currency=currency,
                payer_id=payer,
                payee_id=payee,
                amount=amount,
                paid_at=timezone.now(),
                note=AS_ONE if is_joint else ODD,
                client_id=id,
            )

    def number_nights(self):
        for number, night in enumerate(self.nights.values(), 1):
            night.number = number
        self.model("Night").bulk_update(self.nights.values(), ["number"], 500)

    def settle_as_before(self):
        """Those who settled as one on a night of which something is owed do so now."""
        owing = self.nights_owing()
        there = [row for night in owing for row in self.here[night]]
        there.sort(
            key=lambda row: (self.nights[row.night_id].date, row.night_id, row.pk)
        )
        for person, head in heads_of(there).items():
            self.model("Person").filter(pk=person).update(settles_with_id=head)

    def nights_owing(self):
        """The nights of which something is left to pay."""
        owing = {
            row.night_id
            for row in self.payments
            if is_open(row) and (self.nights[row.night_id].closed_at or row.of_netting)
        }
        for night in self.nights.values():
            if not night.closed_at and any(self.left_of(night).values()):
                owing.add(night.pk)
        return owing


def is_open(row):
    return not (row.paid_at or row.carried_to_id or row.netted_in)


def add(amounts, person, amount):
    amounts[person] = amounts.get(person, 0) + amount


def rounded(amounts, size):
    """Amounts in whole steps of a size, as plans had them: largest remainders up."""
    whole = [int(amount // size) for amount in amounts]
    missing = int(sum(amounts) // size) - sum(whole)
    by_remainder = sorted((-(one % size), place) for place, one in enumerate(amounts))
    for _remainder, place in by_remainder[:missing]:
        whole[place] += 1
    return whole


def in_turn(amounts, size, number=0):
    """Amounts in whole steps of a size, as results have them: equal ones in turn."""
    whole = [amount // size for amount in amounts]
    missing = sum(amounts) // size - sum(whole)
    left = [(amount % size * FINE * 2 + size) // (2 * size) for amount in amounts]
    places = []
    for remainder in sorted(set(left), reverse=True):
        equal = [place for place, one in enumerate(left) if one == remainder]
        first = number % len(equal)
        places += equal[first:] + equal[:first]
    for place in places[:missing]:
        whole[place] += 1
    return whole


def transfers(off):
    """(payer, payee, amount) that give everybody what is off; it sums to zero."""
    off = {person: amount for person, amount in off.items() if amount}
    while off:
        payer = max(off, key=lambda person: (off[person], -person))
        payee = min(off, key=lambda person: (off[person], person))
        amount = min(off[payer], -off[payee])
        yield payer, payee, amount
        off[payer] -= amount
        off[payee] += amount
        off = {person: left for person, left in off.items() if left}


def heads_of(there):
    """Who settles with whom by rows of who was there, of which the latest counts."""
    heads = {}
    for row in there:
        person, head = row.person_id, row.settles_with_id
        if head:
            heads.pop(head, None)
            before = [one for one in heads if heads[one] == person]
            heads |= dict.fromkeys([*before, person], head)
    return heads


class Migration(migrations.Migration):
    dependencies = [("scorekeeper", "0033_a_ledger")]
    operations = [migrations.RunPython(convert, migrations.RunPython.noop)]
