"""The ledger of a group night by night, and in which currencies there is one."""

from collections import defaultdict, namedtuple

from django.db.models import BigIntegerField, CharField, Value

from phone.money.rounding import round_shares
from scorekeeper.models import Game, Result
from scorekeeper.money.ledger.results import MILLIONTHS, results_now

NUMBER, NAME = Value(None, BigIntegerField()), Value("", CharField())  # where none is

# {night id: {person id: minor units}} as they are stored; the ids of nights with a game
# that is not counted, whose results are old; {person id: name}, by name
Stored = namedtuple("Stored", "results stale names")


def results_by_night(group, nights):
    """The Stored results of nights of a group, none of them old.

    As balances add them up: in one query, and some more where a game is not counted.
    """
    stored = stored_results(group, nights)
    if stored.stale:
        for night, amounts in results_now(group.pk, stored.stale):
            stored.results[night.pk] = amounts
    return stored


def stored_results(group, nights):
    """The Stored results of nights of a group (a queryset), in one query."""
    own = {"group_id": group.pk, "night__in": nights.order_by()}
    won = Result.objects.filter(**own).order_by()
    old = Game.objects.filter(**own, is_counted=False).order_by()
    rows = won.values_list("night_id", "person_id", "amount", NAME).union(
        old.values_list("night_id", NUMBER, NUMBER, NAME),
        group.people.order_by().values_list(NUMBER, "pk", NUMBER, "name"),
        all=True,
    )
    results, stale, names = defaultdict(dict), set(), {}
    for night, person, amount, name in rows:
        if night is None:
            names[person] = name
        elif person is None:
            stale.add(night)
        else:
            results[night][person] = amount
    return Stored(results, stale, dict(sorted(names.items(), key=by_name)))


def added_up(night, parts):
    """{person id: minor units} of a night, from (person id, millionths) of parts."""
    sums = {}
    for person, amount in parts:
        sums[person] = sums.get(person, 0) + amount
    people = sorted(sums)
    amounts = round_shares(
        [sums[person] for person in people], MILLIONTHS, night.number
    )
    return dict(zip(people, amounts, strict=True))


def by_name(person):
    pk, name = person
    return name, pk


def currencies_of(group):
    """The currencies of the nights and payments of a group, its own first."""
    nights = group.nights.order_by().values("currency")
    payments = group.payment_set.order_by().values("currency")
    found = {row["currency"] for row in nights.union(payments)} or {group.currency}
    return sorted(found, key=lambda currency: (currency != group.currency, currency))
