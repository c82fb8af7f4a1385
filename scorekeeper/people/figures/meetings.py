"""Two people head to head: their latest meetings, and the money between them."""

from decimal import Decimal

from django.db.models import Sum
from django.utils import timezone

from rules.words import minus, number_of
from scorekeeper.models import Payment
from scorekeeper.money.currencies import written_amount
from scorekeeper.money.stakes import PLACES
from scorekeeper.people.figures.everyone import amount, day
from scorekeeper.people.figures.numbers import review_of

MEETINGS = 5  # the latest games of two


def meetings(two, latest, kinds):
    """The last games that two people played: when, which, and the points of each.

    `latest`: the Outcomes of each in them, the last first. `kinds`: of the group.
    """
    theirs = {row.game_id: row for row in latest[1]}
    pairs = [(row, theirs.get(row.game_id)) for row in latest[0][:MEETINGS]]
    return [meeting_of(two, *pair, kinds) for pair in pairs if pair[1]]


def meeting_of(two, own, other, kinds):
    """One game of two people."""
    ahead = [own.place < other.place, other.place < own.place]
    is_apart = own.side != other.side
    return {
        "name": kinds.name(own.key),
        "when": day(timezone.localtime(own.played_at).date()),
        "url": review_of(own.game_id),
        "words": margin(two, own, other) if is_apart else as_partners(own),
        "points": [
            {"words": minus(row.points), "is_ahead": is_ahead and is_apart}
            for row, is_ahead in zip((own, other), ahead, strict=True)
        ],
    }


def margin(two, own, other):
    """Who finished ahead of whom, and by how much: "Ann by 15 points"."""
    if own.place == other.place:
        return "Level"
    first = two[own.place > other.place].name
    points = abs(own.points - other.points)
    return f"{first} by {number_of(points, 'point')}" if points else f"{first} ahead"


def as_partners(own):
    return f"Partners, {'won' if own.won else 'lost'}"


def money_of_two(two, counts):
    """What each of two won or lost in the games that both played, by currency.

    `counts`: what was counted of each. `words`: who did better, and by how much.
    """
    own = [money_in(of_one) for of_one in counts]
    lines = []
    for currency in sorted({*own[0], *own[1]}):
        money = [of_one.get(currency, 0) for of_one in own]
        amounts = [amount(minor, currency) for minor in money]
        lines.append(
            {"amounts": amounts, "words": who_is_better_off(two, money, currency)}
        )
    return lines


def money_in(counts):
    """{currency: minor units} of what was counted of a person."""
    return {
        part: Decimal(number).scaleb(-PLACES)
        for (name, part), (number, _games) in counts.items()
        if name == "money"
    }


def who_is_better_off(two, money, currency):
    """Who won more than the other, and by how much; "" where they are level."""
    words = written_amount(abs(money[0] - money[1]), currency)
    if words == written_amount(0, currency):
        return ""
    first, second = two if money[0] > money[1] else two[::-1]
    return f"{first.name} is {words} better off than {second.name}."


def payments_of_two(two):
    """What each of two paid the other in all, as sentences."""
    pks = [person.pk for person in two]
    names = {person.pk: person.name for person in two}
    between = {"payer__in": pks, "payee__in": pks}
    rows = Payment.objects.filter(group_id=two[0].group_id, **between)
    rows = rows.values_list("payer", "payee", "currency").order_by("payer", "currency")
    return [
        f"{names[payer]} paid {names[payee]} {written_amount(paid, currency)} in all."
        for payer, payee, currency, paid in rows.annotate(Sum("amount"))
    ]
