"""What each purse of a night won or owes, and the games and bills it comes from.

People of one household have one purse, that of the person they settle with.
"""

from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

from django.db.models import F, Sum

from scorekeeper.models import (
    Bill,
    BillPart,
    Game,
    Night,
    Payment,
    Person,
    Standing,
)
from scorekeeper.money.costs import won_by_cost
from scorekeeper.money.stakes import rounded

GAMES = "games"  # the source of what all games of a night gave


@dataclass
class Purse:
    """What one person won (plus) or owes (minus) in a night, and from where.

    `people` are those whose purse it is; `amount` whole minor units; `parts` a list of
    (source, exact money), one for each with an amount, the source a Game, a Bill, or
    the Night from which it was carried in; `points` the net points of each game by its
    id; `won` the ids of the games in which any of them won. The money is a Decimal, of
    a bill a Fraction.
    """

    person: Person
    people: list = field(default_factory=list)
    amount: int = 0
    parts: list = field(default_factory=list)
    points: dict = field(default_factory=dict)
    won: set = field(default_factory=set)

    @property
    def exact(self):
        """What it won or owes before it is rounded, as a Fraction."""
        of_bills = [share for _, share in self.parts if isinstance(share, Fraction)]
        rest = [share for _, share in self.parts if not isinstance(share, Fraction)]
        return sum(of_bills, Fraction(sum(rest, Decimal(0))))

    @property
    def in_coins(self):
        """(source, whole minor units) of each source; they come to the amount."""
        sources = {}
        for source, amount in self.parts:
            sources[source] = sources.get(source, 0) + amount
        coins = rounded(sources.values(), 1, self.amount)
        return [(one, int(coin)) for one, coin in zip(sources, coins, strict=True)]


def purses_of(night):
    """The Purse of everyone of a night who has one, by name, in five queries."""
    here = night.attendances.select_related("person").order_by("pk")
    return purses_from(here, parts_of(night))


def of_nights(model, nights, field="night"):
    """The rows of some nights, which are of one circle."""
    circles = {night.circle_id for night in nights}
    return model.objects.filter(circle_id__in=circles, **{f"{field}__in": nights})


def purses_from(attendances, parts):
    """The Purses of one night, by name, from who is there and what it gave."""
    here = {row.person_id: row for row in attendances}
    own = {pk: Purse(row.person, [row.person]) for pk, row in here.items()}
    for person, part, row in parts:
        purse = own.setdefault(person.pk, Purse(person, [person]))
        purse.parts.append(part)
        if row is not None:
            purse.points[row.game_id] = row.net
            purse.won |= {row.game_id} if row.won else set()
    joint = households(own, {pk: row.settles_with_id for pk, row in here.items()})
    amounts = rounded([purse.exact for purse in joint], 1)
    for purse, amount in zip(joint, amounts, strict=True):
        purse.amount = int(amount)
    return sorted(joint, key=lambda purse: purse.person.name)


def parts_of(night):
    """(Person, (source, exact money), Standing or None) of all that a night gave."""
    games = of_nights(Game, [night]).defer("sheet", "entries", "story")
    games = {game.pk: game for game in games}
    standings = of_nights(Standing, [night]).select_related("person")
    for row in standings.order_by("game_id", "pk"):
        yield row.person, (games[row.game_id], row.money), row
    for _night, *part in parts_of_bills([night]):
        yield part
    carried = of_nights(Payment, [night], "carried_to").order_by("pk")
    yield from parts_carried(carried.select_related("payer", "payee", "night"))


def parts_now(nights, payments, people):
    """(id of a night, ...) of each as `parts_of` has it: for who asks not why.

    What games gave is added up by the database, by which debts of 400 open nights take
    half the time. `payments`: those carried to the nights among them; `people` by id.
    """
    # By a column alone SQLite would follow its index through all nights of the circle.
    won = of_nights(Standing, nights).values_list("night_id", F("person_id") + 0)
    for night, person, money in sorted(won.annotate(Sum("money")).order_by()):
        yield night, people[person], (GAMES, money), None
    yield from parts_of_bills(nights)
    here = {night.pk for night in nights}
    for row in payments:
        if row.carried_to_id in here:
            for part in parts_carried([row]):
                yield row.carried_to_id, *part


def parts_carried(rows):
    """What payments that were carried to a night give it."""
    for row in rows:
        yield row.payer, (row.night, Decimal(-row.amount)), None
        yield row.payee, (row.night, Decimal(row.amount)), None


def parts_of_bills(nights):
    rows = of_nights(BillPart, nights, "bill__night")
    bills = {}
    for row in rows.select_related("bill", "person").order_by("bill_id", "pk"):
        bills.setdefault(row.bill_id, []).append(row)
    for parts in bills.values():
        bill = parts[0].bill
        bill.shown_parts = parts
        for row, amount in zip(parts, cost_of(parts), strict=True):
            yield bill.night_id, row.person, (bill, amount), None


def parts_given(games, bills, carried, people):
    """What `parts_of` gives of one night, from rows that are here; `people` by id."""
    for game in games:
        for row in game.rows_given:
            yield people[row.person_id], (game, row.money), row
    for bill in bills:
        for row, amount in zip(
            bill.rows_shared, cost_of(bill.rows_shared), strict=True
        ):
            yield people[row.person_id], (bill, amount), None
    yield from parts_carried(carried)


def households(purses, settles_with):
    """The purses in the order in which people came, each household's in one."""
    joint = {}
    for pk, purse in purses.items():
        head = settles_with.get(pk)
        head = purses.get(head, purse)
        into = joint.setdefault(head.person.pk, Purse(head.person))
        into.people += purse.people
        into.parts += purse.parts
        for game, points in purse.points.items():
            into.points[game] = into.points.get(game, 0) + points
        into.won |= purse.won
    return list(joint.values())


def games_in(purses):
    """The finished games that some Purses have a part in, each once."""
    sources = [source for purse in purses for source, _ in purse.parts]
    games = {one.pk: one for one in sources if isinstance(one, Game)}
    return list(games.values())


def of_bills(purses):
    """What each of some Purses has of bills, in minor units; all come to zero."""
    exact = [sum_of(Bill, purse) for purse in purses]
    return [int(amount) for amount in rounded(exact, 1)]


def of_games(purses):
    """What each of some Purses has of games: all but bills and earlier nights."""
    return [
        purse.amount - bills - int(sum_of(Night, purse))
        for purse, bills in zip(purses, of_bills(purses), strict=True)
    ]


def sum_of(kind, purse):
    """What a purse has, exactly, of all that is of one kind."""
    return sum(amount for source, amount in purse.parts if isinstance(source, kind))


def cost_of(parts):
    """What each of some BillParts wins, in exact minor units; they sum to zero."""
    return won_by_cost([part.paid for part in parts], [part.share for part in parts])
