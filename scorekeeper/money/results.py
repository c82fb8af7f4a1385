"""What each person won or lost in a night: exact by source, rounded once.

A source is a Game or a Bill. Design, section 5.
"""

from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

from django.db.models import F, Sum

from phone.money.rounding import odd_cents, rounded, table
from scorekeeper.models import Bill, BillPart, Game, Night, Person, Result, Standing
from scorekeeper.money.stakes import PLACES

MILLIONTHS = 10**PLACES  # of a minor unit
IN_PARTS = 500  # rows that are written by one statement


@dataclass
class NightResult:
    """The result of a night: `people` by name, and the minor units of each.

    The `amounts` sum to zero. `lines`: (source, minor units of each) for each game with
    a result, in order of time, then for each shared cost; they sum to zero, and a
    person's come to the person's result. `exact`: that result in millionths. `points`:
    {game id: {person id: net points}}. `won`: {game id: person ids of those who won
    it}. `took_part`: the ids of those who played or share a cost.
    """

    night: Night
    people: list[Person]
    amounts: list[int]
    exact: list[int]
    lines: list = field(default_factory=list)
    points: dict = field(default_factory=dict)
    won: dict = field(default_factory=dict)
    took_part: set = field(default_factory=set)

    @property
    def is_money(self):
        """Whether anybody won or lost any."""
        return any(self.amounts)

    def of(self, kind):
        """(source, minor units of each) of the Games alone, or of the Bills."""
        return [line for line in self.lines if isinstance(line[0], kind)]

    @property
    def games(self):
        """The games with a result, in order of time."""
        return [game for game, _ in self.of(Game)]

    @property
    def bills(self):
        """The shared costs, as they were entered."""
        return [bill for bill, _ in self.of(Bill)]

    @property
    def of_bills(self):
        """What each person has of shared costs, minor units; [] without any."""
        rows = [amounts for _, amounts in self.of(Bill)]
        return [sum(column) for column in zip(*rows, strict=True)]

    @property
    def has_turns(self):
        """Whether equal remainders took turns for the odd cents."""
        return odd_cents(self.exact, MILLIONTHS)


def result_of(night):
    """The NightResult of a night, in four queries."""
    here = night.attendances.select_related("person")
    people = {row.person_id: row.person for row in here}
    exact, points, won, took_part = {}, {}, {}, set()
    for source, person, amount, row in parts_of(night):
        people[person.pk] = person
        took_part.add(person.pk)
        exact.setdefault(source, {})[person.pk] = amount
        if row is not None:
            points.setdefault(source.pk, {})[person.pk] = row.net
            won.setdefault(source.pk, set()).update([person.pk] if row.won else [])
    order = sorted(people)
    rows = [[parts.get(pk, 0) for pk in order] for parts in exact.values()]
    totals = [sum(column) for column in zip(*rows, strict=True)] or [0] * len(order)
    lines = table(rows, MILLIONTHS, night.number)
    whole = rounded(totals, MILLIONTHS, night.number)
    names = sorted(range(len(order)), key=lambda place: people[order[place]].name)

    def by_name(row):
        return [row[place] for place in names]

    return NightResult(
        night,
        by_name([people[pk] for pk in order]),
        by_name(whole),
        by_name(totals),
        list(zip(exact, map(by_name, lines), strict=True)),
        points,
        won,
        took_part,
    )


def parts_of(night):
    """(source, Person, millionths, Standing or None) of all that a night gave.

    The games in order of time, then the shared costs.
    """
    games = of_nights(Game, [night]).defer("sheet", "entries", "story").in_bulk()
    rows = list(of_nights(Standing, [night]).select_related("person"))
    rows.sort(key=lambda row: (games[row.game_id].started_at, row.game_id, row.pk))
    for row in rows:
        yield games[row.game_id], row.person, in_millionths(row.money), row
    for bill, shares in bills_of([night]):
        for share, amount in zip(shares, cost_of(shares), strict=True):
            yield bill, share.person, amount, None


def write_results(circle_id, nights):
    """Writes the Results of some nights (ids) anew, in the transaction around."""
    rows = Result.objects.filter(circle_id=circle_id, night_id__in=nights)
    rows.delete()
    Result.objects.bulk_create(
        (
            Result(
                circle_id=circle_id,
                night_id=night.pk,
                person_id=person,
                currency=night.currency,
                amount=amount,
            )
            for night, amounts in results_now(circle_id, nights)
            for person, amount in amounts.items()
        ),
        IN_PARTS,
    )


def results_now(circle_id, nights):
    """(Night, {person id: minor units}) of each of some nights (ids), worked out anew.

    In three queries, however many nights.
    """
    nights = Night.objects.filter(circle_id=circle_id, pk__in=nights).in_bulk()
    exact = {pk: {} for pk in nights}
    for night, person, amount in exact_parts(nights.values()):
        exact[night][person] = exact[night].get(person, 0) + amount
    for pk, night in nights.items():
        people = sorted(exact[pk])
        amounts = [exact[pk][person] for person in people]
        whole = rounded(amounts, MILLIONTHS, night.number)
        yield night, dict(zip(people, whole, strict=True))


def exact_parts(nights):
    """(night id, person id, millionths) of what nights gave; games are added up."""
    # By a column alone SQLite would follow its index through all nights of the circle.
    won = of_nights(Standing, nights).values_list("night_id", F("person_id") + 0)
    for night, person, money in won.annotate(Sum("money")).order_by():
        yield night, person, in_millionths(money)
    for bill, shares in bills_of(nights):
        for share, amount in zip(shares, cost_of(shares), strict=True):
            yield bill.night_id, share.person_id, amount


def bills_of(nights):
    """(Bill, its BillParts) of some nights, in the order in which they were entered."""
    rows = of_nights(BillPart, nights, "bill__night")
    bills = {}
    for row in rows.select_related("bill", "person").order_by("bill_id", "pk"):
        bills.setdefault(row.bill_id, []).append(row)
    for shares in bills.values():
        bill = shares[0].bill
        bill.shown_parts = shares
        yield bill, shares


def cost_of(shares):
    """What each of some BillParts wins, in millionths; they sum to zero."""
    paid, count = sum(one.paid for one in shares), sum(one.share for one in shares)
    won = [(one.paid - Fraction(paid * one.share, count)) * count for one in shares]
    return rounded([int(amount) * MILLIONTHS for amount in won], count)


def of_nights(model, nights, field="night"):
    """The rows of some nights, which are of one circle."""
    circles = {night.circle_id for night in nights}
    return model.objects.filter(circle_id__in=circles, **{f"{field}__in": nights})


def in_millionths(money):
    """Minor units, a Decimal, as a whole number of millionths."""
    return int(Decimal(money) * MILLIONTHS)
