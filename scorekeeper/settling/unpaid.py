"""What is unpaid over the nights of a circle: added up by the database, shown in part.

Of nights that are closed, and of nettings, it is unpaid payments, however many there
are; of a night that is open what its own plan has. To read ten thousand payments one by
one took a second; their sums take a hundredth of it.
"""

from django.db.models import Count, F, Q, Sum, Window
from django.db.models.functions import RowNumber

from scorekeeper.models import Attendance, Night, Payment
from scorekeeper.models.indexes import UNPAID
from scorekeeper.settling.plan import names, plans
from scorekeeper.settling.purses import sums_of_games


def open_nights(circle):
    return Night.objects.in_progress().filter(circle_id=circle.pk).order_by("pk")


def plans_now(nights):
    """The Plans of open nights by the night's id: for who asks what, and not why."""
    return plans(nights, sums_of_games)


def unpaid(circle, written=()):
    """The unpaid Payments of nights that are closed, and of nettings.

    `written`: open nights (ids) whose plans are written down, which count as well.
    """
    counts = Q(night__closed_at__isnull=False) | Q(of_netting__isnull=False)
    counts |= Q(night__in=written)
    return Payment.objects.filter(UNPAID, counts, circle_id=circle.pk)


def due_now(now):
    """The unpaid Payments of open nights, whose Plans are `now`; not all are saved."""
    return [due.payment for plan in now.values() for due in plan.open_dues]


def sums_between(rows, now):
    """{currency: {(payer, payee): (amount, how many)}} of all that is unpaid, by ids.

    `rows`: as `unpaid` gives them. `now`: the Plans of the open nights.
    """
    pair = "night__currency", "payer_id", "payee_id"
    sums = rows.values_list(*pair).annotate(Sum("amount"), Count("pk")).order_by()
    between = {}
    for currency, payer, payee, amount, count in sums:
        between.setdefault(currency, {})[payer, payee] = amount, count
    for row in due_now(now):
        payer, payee, amount = names(row)
        of_pair = between.setdefault(row.night.currency, {})
        before, count = of_pair.get((payer, payee), (0, 0))
        of_pair[payer, payee] = before + amount, count + 1
    return between


def households_of(circle, rows, now):
    """Who settles with whom over several nights: the head by each other person, by id.

    Those who settled as one at a night of which something is unpaid, the latest such
    night counting. `rows` and `now` as `sums_between` takes them.
    """
    nights = Q(night__in=rows.values("night_id"))
    nights |= Q(night__in={row.night_id for row in due_now(now)})
    joined = Attendance.objects.filter(circle_id=circle.pk, settles_with__isnull=False)
    joined = joined.filter(nights).order_by("night__date", "night_id", "pk")
    heads = {}
    for person, head in joined.values_list("person_id", "settles_with_id"):
        heads.pop(head, None)
        before = [one for one in heads if heads[one] == person]
        heads |= dict.fromkeys([*before, person], head)
    return heads


def latest(rows, now, people, most):
    """The unpaid Payments of some people (ids), the earliest night first.

    Of each at least the latest `most` of those that he pays or gets in a currency.
    """
    own = Q(payer__in=people, nth_paid__lte=most)
    own |= Q(payee__in=people, nth_got__lte=most)
    rows = rows.annotate(nth_paid=place_of("payer_id"), nth_got=place_of("payee_id"))
    rows = rows.filter(own).select_related("night", "payer", "payee")
    every = [*rows.order_by("night__date", "pk"), *due_now(now)]
    return sorted(every, key=lambda row: row.night.date)


def place_of(person):
    """The place of a payment among those of a person in a currency, the latest 1."""
    order = F("night__date").desc(), F("pk").desc()
    by = [F("night__currency"), F(person)]
    return Window(RowNumber(), partition_by=by, order_by=order)
