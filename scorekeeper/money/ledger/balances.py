"""What a ledger is read from: four queries, however long the past of a group."""

from collections import defaultdict

from django.db.models import (
    BigIntegerField,
    ExpressionWrapper,
    F,
    Q,
    Sum,
    Value,
)

from scorekeeper.models import Attendance, Game, Night, Payment, Result
from scorekeeper.money.ledger.results import results_now

LOOKED_BACK = 60  # the latest nights and payments, among which reasons are looked for
WON, PAID, STALE, HERE = 0, 1, 2, 3  # kinds of rows that are read together
NUMBER = BigIntegerField()


def balances(group, known=None):
    """{currency: {person id: minor units}} of a group; each sums to zero.

    And (Night, {person id: minor units}) of nights whose Results are old, since a game
    is not counted yet: these are worked out here. `known`: a NightResult at hand. And
    {currency: ids of those who are at a night in progress}.
    """
    sums, present = defaultdict(lambda: defaultdict(int)), defaultdict(set)
    stale = []
    for kind, currency, person, other, amount in sums_of(group):
        if kind == STALE:
            stale.append(person)
        elif kind == HERE:
            present[currency].add(person)
        else:
            sums[currency][person] += amount
        if kind == PAID:
            sums[currency][other] -= amount
    return sums, fresh_results(group, stale, sums, known), present


def sums_of(group):
    """(kind, currency, id, id, minor units): all Results and Payments, added up.

    Of a Result the first id is the person's, of a Payment the payer's and the payee's;
    the rows that are STALE name nights, whose Results are taken away again; those of
    HERE name people who are at a night in progress.
    """
    own, none = {"group_id": group.pk}, Value(0, NUMBER)
    won = Result.objects.filter(**own).values("currency", "person_id")
    paid = Payment.objects.filter(**own).values("currency", "payer_id", "payee_id")
    stale = Game.objects.filter(**own, is_counted=False).order_by()
    old = won.filter(night__in=stale.values("night_id"))
    here = Attendance.objects.filter(**own, until=None, **in_progress(group))
    taken_away = ExpressionWrapper(-Sum("amount"), NUMBER)
    rows = [
        kind_of(old, WON, F("currency"), F("person_id"), none, taken_away),
        kind_of(won, WON, F("currency"), F("person_id"), none, Sum("amount")),
        kind_of(paid, PAID, F("currency"), F("payer_id"), F("payee_id"), Sum("amount")),
        kind_of(stale, STALE, Value(""), F("night_id"), none, none).distinct(),
        kind_of(here, HERE, F("night__currency"), F("person_id"), none, none),
    ]
    return rows[0].union(*rows[1:], all=True)


def in_progress(group):
    """What finds rows of the open nights of a group, few of many."""
    nights = Night.objects.filter(group_id=group.pk, closed_at=None).order_by()
    return {"night__in": nights.values("pk")}


def kind_of(rows, kind, *columns):
    """Rows of a table as `sums_of` gives them."""
    names = "of_currency", "of_one", "of_other", "in_all"
    rows = rows.annotate(kind=Value(kind), **dict(zip(names, columns, strict=True)))
    return rows.order_by().values_list("kind", *names)


def fresh_results(group, stale, sums, known):
    """What nights (ids) gave now, which is added to the sums.

    That of a `known` NightResult takes no query.
    """
    fresh = []
    if known and known.night.pk in stale:
        fresh = [(known.night, known.by_person)]
    others = [pk for pk in stale if not fresh or pk != known.night.pk]
    fresh += results_now(group.pk, others) if others else []
    for night, amounts in fresh:
        for person, amount in amounts.items():
            sums[night.currency][person] += amount
    return fresh


def latest_payments(group, night=None):
    """The payments of a group that were recorded last, the latest first.

    And all that were recorded at a `night`.
    """
    rows = Payment.objects.filter(group_id=group.pk)
    latest = rows.order_by("-pk").values("pk")[:LOOKED_BACK]
    wanted = Q(pk__in=latest) | Q(night=night) if night else Q(pk__in=latest)
    return list(rows.filter(wanted).select_related("night").order_by("-pk"))


def latest_results(group):
    """The Results of the latest nights of a group, each with its night."""
    nights = Night.objects.filter(group_id=group.pk).order_by("-date", "-pk")
    nights = nights.values("pk")[:LOOKED_BACK]
    rows = Result.objects.filter(group_id=group.pk, night__in=nights)
    return list(rows.select_related("night"))
