"""What each purse of a night won or owes, and the games and bills it comes from.

People of one household have one purse, that of the person they settle with.
"""

from dataclasses import dataclass, field
from decimal import Decimal
from fractions import Fraction

from scorekeeper.models import Attendance, BillPart, Game, Payment, Person, Standing
from scorekeeper.money.stakes import SMALLEST, rounded


@dataclass
class Purse:
    """What one person won (plus) or owes (minus) in a night, and from where.

    `people` are those whose purse it is; `amount` whole minor units; `parts` a list of
    (source, Decimal), one for each with an amount, the source a Game, a Bill, or the
    Night from which it was carried in; `points` the net points of each game by its id.
    """

    person: Person
    people: list = field(default_factory=list)
    amount: int = 0
    parts: list = field(default_factory=list)
    points: dict = field(default_factory=dict)

    @property
    def exact(self):
        return sum((amount for _, amount in self.parts), Decimal(0))


def purses_of(night):
    """The Purse of everyone of a night who has one, by name."""
    here = {row.person_id: row for row in attendances(night)}
    own = {pk: Purse(row.person, [row.person]) for pk, row in here.items()}
    for person, part, points in parts_of(night):
        purse = own.setdefault(person.pk, Purse(person, [person]))
        purse.parts.append(part)
        if points is not None:
            purse.points[part[0].pk] = points
    joint = households(own, {pk: row.settles_with_id for pk, row in here.items()})
    amounts = rounded([purse.exact for purse in joint], 1)
    for purse, amount in zip(joint, amounts, strict=True):
        purse.amount = int(amount)
    return sorted(joint, key=lambda purse: purse.person.name)


def attendances(night):
    rows = Attendance.objects.filter(circle_id=night.circle_id, night=night)
    return rows.select_related("person").order_by("pk")


def parts_of(night):
    """(Person, (source, exact money), net points or None) of a night."""
    yield from parts_of_games(night)
    yield from parts_of_bills(night)
    carried = Payment.objects.filter(circle_id=night.circle_id, carried_to=night)
    for row in carried.select_related("payer", "payee", "night").order_by("pk"):
        yield row.payer, (row.night, Decimal(-row.amount)), None
        yield row.payee, (row.night, Decimal(row.amount)), None


def parts_of_games(night):
    games = Game.objects.filter(circle_id=night.circle_id, night=night)
    games = {game.pk: game for game in games.defer("sheet", "entries")}
    standings = Standing.objects.filter(circle_id=night.circle_id, night=night)
    for row in standings.select_related("person").order_by("game_id", "pk"):
        yield row.person, (games[row.game_id], row.money), row.net


def parts_of_bills(night):
    rows = BillPart.objects.filter(circle_id=night.circle_id, bill__night=night)
    bills = {}
    for row in rows.select_related("bill", "person").order_by("bill_id", "pk"):
        bills.setdefault(row.bill_id, []).append(row)
    for parts in bills.values():
        bill = parts[0].bill
        bill.shown_parts = parts
        for row, amount in zip(parts, cost_of(parts), strict=True):
            yield row.person, (bill, amount), None


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
    return list(joint.values())


def cost_of(parts):
    """What each of some BillParts wins, exact minor units; they sum to zero."""
    paid = sum(part.paid for part in parts)
    shares = sum(part.share for part in parts)
    won = [part.paid - Fraction(paid * part.share, shares) for part in parts]
    return rounded(won, SMALLEST)
