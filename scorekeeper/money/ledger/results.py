"""What each person won or lost in a night: exact by source, rounded once.

A source is a Game or a Bill.
"""

from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction
from functools import cached_property

from django.db.models import F, Sum

from phone.money.rounding import odd_cents, round_shares, table
from scorekeeper.models import Bill, BillPart, Game, Night, Person, Result, Standing
from scorekeeper.money.stakes import PLACES

MILLIONTHS = 10**PLACES  # of a minor unit
IN_PARTS = 500  # rows that are written by one statement


@dataclass
class NightResult:
    """What each person won or lost in a night: `people` by name.

    `parts`: {source: {person id: millionths}} of each game with a result, in order of
    time, then of each shared cost. `points`: {game id: {person id: net points}}. `won`:
    {game id: ids of those who won it}.
    """

    night: Night
    people: list[Person]
    parts: dict = field(default_factory=dict)
    points: dict = field(default_factory=dict)
    won: dict = field(default_factory=dict)

    @cached_property
    def exact(self):
        """The result of each person in millionths."""
        return self.exact_of(self.parts)

    @cached_property
    def amounts(self):
        """The result of each person in minor units; they sum to zero."""
        return self.in_coins(self.exact)

    @property
    def by_person(self):
        """{person id: minor units} of those who took part."""
        pairs = zip(self.people, self.amounts, strict=True)
        return {one.pk: amount for one, amount in pairs if one.pk in self.took_part}

    @cached_property
    def lines(self):
        """(source, minor units of each); a person's come to the person's result."""
        rows = [self.by_id(self.exact_of([source])) for source in self.parts]
        lines = table(rows, MILLIONTHS, self.night.number)
        return list(zip(self.parts, map(self.by_name, lines), strict=True))

    @property
    def in_games(self):
        """What each person won or lost in the games alone, minor units."""
        return self.in_coins(self.exact_of(self.games))

    @property
    def of_bills(self):
        """What each person has of shared costs, minor units."""
        pairs = zip(self.amounts, self.in_games, strict=True)
        return [amount - games for amount, games in pairs]

    @property
    def games(self):
        """The games with a result, in order of time."""
        return [source for source in self.parts if isinstance(source, Game)]

    @property
    def bills(self):
        """The shared costs, as they were entered."""
        return [source for source in self.parts if isinstance(source, Bill)]

    @property
    def took_part(self):
        """The ids of those who played or share a cost."""
        return {pk for amounts in self.parts.values() for pk in amounts}

    @property
    def has_turns(self):
        """Whether equal remainders took turns for the odd cents."""
        return odd_cents(self.exact, MILLIONTHS)

    def exact_of(self, sources):
        """What some sources gave each person, in millionths."""
        parts = [self.parts[source] for source in sources]
        return [sum(own.get(one.pk, 0) for own in parts) for one in self.people]

    def in_coins(self, exact):
        """Amounts in millionths as whole minor units, rounded by the night's number."""
        return self.by_name(
            round_shares(self.by_id(exact), MILLIONTHS, self.night.number)
        )

    @cached_property
    def order(self):
        """The places of people in the order of their ids, in which turns are taken."""
        return sorted(range(len(self.people)), key=lambda at: self.people[at].pk)

    def by_id(self, amounts):
        """Amounts of people in the order of their ids."""
        return [amounts[place] for place in self.order]

    def by_name(self, amounts):
        """Amounts of people by id in the order of their names."""
        of = dict(zip(self.order, amounts, strict=True))
        return [of[place] for place in range(len(amounts))]


def result_of(night, games=None):
    """The NightResult of a night, in four queries.

    `games`: those of the night, where they are at hand, which saves one.
    """
    here = night.attendances.select_related("person")
    return result_from(night, [row.person for row in here], parts_of(night, games))


def result_from(night, here, parts):
    """The NightResult of a night, of the Persons who were there and what it gave.

    `parts`: as `parts_of` has them.
    """
    people, by_source = {person.pk: person for person in here}, {}
    points, won = {}, {}
    for source, person, amount, row in parts:
        people.setdefault(person.pk, person)
        by_source.setdefault(source, {})[person.pk] = amount
        if row is not None:
            points.setdefault(source.pk, {})[person.pk] = row.net
            won.setdefault(source.pk, set()).update([person.pk] if row.won else [])
    names = sorted(people.values(), key=lambda person: (person.name, person.pk))
    return NightResult(night, names, by_source, points, won)


def parts_of(night, games=None):
    """(source, Person, millionths, Standing or None) of all that a night gave.

    The games in order of time, then the shared costs.
    """
    if games is None:
        games = of_nights(Game, [night]).defer("sheet", "entries", "story")
    games = {game.pk: game for game in games}
    rows = list(of_nights(Standing, [night]).select_related("person"))
    rows.sort(key=lambda row: (games[row.game_id].started_at, row.game_id, row.pk))
    for row in rows:
        yield games[row.game_id], row.person, in_millionths(row.money), row
    for bill, shares in bills_of([night]):
        for share, amount in zip(shares, cost_of(shares), strict=True):
            yield bill, share.person, amount, None


def write_results(group_id, nights):
    """Writes the Results of some nights (ids) again, in the transaction around."""
    rows = Result.objects.filter(group_id=group_id, night_id__in=nights)
    rows.delete()
    Result.objects.bulk_create(
        (
            Result(
                group_id=group_id,
                night_id=night.pk,
                person_id=person,
                currency=night.currency,
                amount=amount,
            )
            for night, amounts in results_now(group_id, nights)
            for person, amount in amounts.items()
        ),
        IN_PARTS,
    )


def results_now(group_id, nights):
    """(Night, {person id: minor units}) of each of some nights (ids), as of now.

    In three queries, however many nights.
    """
    nights = Night.objects.filter(group_id=group_id, pk__in=nights).in_bulk()
    exact = {pk: {} for pk in nights}
    for night, person, amount in exact_parts(nights.values()):
        exact[night][person] = exact[night].get(person, 0) + amount
    for pk, night in nights.items():
        people = sorted(exact[pk])
        amounts = [exact[pk][person] for person in people]
        whole = round_shares(amounts, MILLIONTHS, night.number)
        yield night, dict(zip(people, whole, strict=True))


def exact_parts(nights):
    """(night id, person id, millionths) of what nights gave; games are added up."""
    # By a column alone SQLite would follow its index through all nights of the group.
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
    return round_shares([int(amount) * MILLIONTHS for amount in won], count)


def of_nights(model, nights, field="night"):
    """The rows of some nights, which are of one group."""
    groups = {night.group_id for night in nights}
    return model.objects.filter(group_id__in=groups, **{f"{field}__in": nights})


def in_millionths(money):
    """Minor units, a Decimal, as a whole number of millionths."""
    return int(Decimal(money) * MILLIONTHS)
