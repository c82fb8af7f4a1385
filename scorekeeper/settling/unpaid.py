"""What is unpaid over the nights of a circle: added up by the database, shown in part.

Of nights that are closed, and of nettings, it is unpaid payments, however many there
are; of nights that are open what their own plans have. To read ten thousand payments
one by one took a second; their sums take a hundredth of it.
"""

from dataclasses import dataclass

from django.db.models import Count, F, Q, Sum

from scorekeeper.models import Attendance, Payment
from scorekeeper.models.indexes import UNPAID
from scorekeeper.settling.plan import Plan, names, payments_of, plan_of
from scorekeeper.settling.purses import parts_now, purses_from

MOST_READ = 1_000  # payments; of more the rest is sums alone


@dataclass
class Unpaid:
    """What is unpaid in a circle.

    `rows`: the Payments that are written down, a queryset. `plans`: of open nights by
    their ids, without what each payment is for. `people` of the circle by their ids.
    `heads`: who settles with whom over all nights, by ids.
    """

    rows: object
    plans: dict[int, Plan]
    people: dict
    heads: dict

    @property
    def due_now(self):
        """The unpaid Payments of open nights; not all of them are saved."""
        return [due.payment for plan in self.plans.values() for due in plan.open_dues]

    def between(self):
        """{currency: {(payer, payee): (amount, how many)}} of all of it, by ids."""
        pair = "night__currency", "payer_id", "payee_id"
        sums = self.rows.values_list(*pair).annotate(Sum("amount"), Count("pk"))
        between = {}
        for currency, payer, payee, amount, count in sums.order_by():
            between.setdefault(currency, {})[payer, payee] = amount, count
        for row in self.due_now:
            payer, payee, amount = names(row)
            of_pair = between.setdefault(row.night.currency, {})
            before, count = of_pair.get((payer, payee), (0, 0))
            of_pair[payer, payee] = before + amount, count + 1
        return between

    def latest(self):
        """Unpaid Payments, the earliest night first: all, or those written last."""
        rows = self.rows.select_related("night").order_by("-pk")[:MOST_READ]
        rows = with_people(rows, self.people)[::-1] + self.due_now
        return sorted(rows, key=lambda row: row.night.date)


def unpaid_in(circle, nights, held=None):
    """The Unpaid of a circle, whose Nights in progress are these.

    `held`: the nights (ids) of which alone it is asked, where it is of some.
    """
    rows = unpaid(circle)
    rows = rows if held is None else rows.filter(night__in=held)
    people = {one.pk: one for one in circle.people.all()}
    payments = with_people(payments_of(nights, circle), people)
    there = who_was_there(circle, rows, nights)
    plans = plans_now(nights, there, payments, people)
    open_now = Unpaid(rows, plans, people, {})
    owing = {row.night_id for row in open_now.due_now}
    owing |= {row.night_id for row in payments if row.of_netting and not row.is_settled}
    nothing_due = {night.pk for night in nights} - owing
    open_now.heads = heads_of(row for row in there if row.night_id not in nothing_due)
    return open_now


def unpaid(circle, written=()):
    """The unpaid Payments of nights that are closed, and of nettings.

    `written`: open nights (ids) whose plans are written down, which count as well.
    """
    counts = Q(night__closed_at__isnull=False) | Q(of_netting__isnull=False)
    counts |= Q(night__in=written)
    return Payment.objects.filter(UNPAID, counts, circle_id=circle.pk)


def with_people(payments, people):
    """Payments as a list, each with its payer and payee, from people by their ids."""
    rows = list(payments)
    for row in rows:
        row.payer, row.payee = people[row.payer_id], people[row.payee_id]
    return rows


def who_was_there(circle, rows, nights):
    """The Attendances of open nights; of others of who settles with somebody there.

    Of those with unpaid `rows`, the earliest night first.
    """
    # Each names the circle: else SQLite would go through all nights of the circle.
    joined = Q(circle_id=circle.pk, night__in=rows.values("night_id"))
    joined &= Q(settles_with__isnull=False)
    here = Q(circle_id=circle.pk, night__in=nights)
    there = Attendance.objects.filter(joined | here).annotate(day=F("night__date"))
    return sorted(there, key=lambda row: (row.day, row.night_id, row.pk))


def plans_now(nights, there, payments, people):
    """The Plans of open nights by their ids, from rows that are here, in two queries.

    `payments`: of these nights, and those that were carried to them.
    """
    here, parts, own = ({night.pk: [] for night in nights} for _ in range(3))
    for row in there:
        row.person = people[row.person_id]
        here.get(row.night_id, []).append(row)
    for pk, *part in parts_now(nights, payments, people):
        parts[pk].append(part)
    for row in payments:
        if not row.of_netting:
            own.get(row.night_id, []).append(row)
    return {
        night.pk: plan_of(
            night,
            purses_from(here[night.pk], parts[night.pk]),
            own[night.pk],
            is_told=False,
        )
        for night in nights
    }


def heads_of(there):
    """Who settles with whom over several nights: the head by each other person, by id.

    Those who settled as one on a night; `there`: its Attendances, the latest counting.
    """
    heads = {}
    for row in there:
        person, head = row.person_id, row.settles_with_id
        if head:
            heads.pop(head, None)
            before = [one for one in heads if heads[one] == person]
            heads |= dict.fromkeys([*before, person], head)
    return heads
