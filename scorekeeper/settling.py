"""A night settled: what each purse won or owes, and the fewest payments for it.

Money is in minor units of the night's currency. Standings keep it exact; here it is
rounded, once, so that the night sums to zero. People of one household have one purse,
that of the person they settle with. The payments are free to change with every game
until the first is ticked; from then on they are kept, and what a later correction
changes is shown as further payments.
"""

from dataclasses import dataclass, field
from decimal import Decimal

from django.db import transaction
from django.utils import timezone

from rules.settlement import fewest_transfers
from scorekeeper.models import Attendance, Game, Night, Payment, Person, Standing
from scorekeeper.stakes import rounded


@dataclass
class Purse:
    """What one person won (plus) or owes (minus) in a night, and from where.

    `people` are those whose purse it is; `amount` whole minor units; `parts` a list of
    (Game, or None for what was carried in, Decimal), one for each with an amount;
    `points` the net points of each game by its id.
    """

    person: Person
    people: list = field(default_factory=list)
    amount: int = 0
    parts: list = field(default_factory=list)
    points: dict = field(default_factory=dict)

    @property
    def exact(self):
        return sum((amount for _, amount in self.parts), Decimal(0))


@dataclass
class Due:
    """One payment of a plan; `payment` is its row once the plan is kept.

    `because` are the parts of the payer's purse, as a Purse has them.
    """

    payer: Person
    payee: Person
    amount: int
    payment: Payment | None = None
    because: list = field(default_factory=list)

    @property
    def is_paid(self):
        return bool(self.payment and self.payment.paid_at)

    @property
    def carried_to(self):
        return self.payment and self.payment.carried_to


@dataclass
class Plan:
    """Who pays whom: the purses, the payments, and what is known of them.

    `is_kept`: a payment was ticked, so that the plan no longer changes. `is_exact`: no
    plan has fewer payments, which is proved for up to fourteen people.
    """

    purses: list
    dues: list
    is_kept: bool
    is_exact: bool


def plan(night):
    """The Plan of a night, in five queries however long the night."""
    purses = purses_of(night)
    kept = Payment.objects.filter(circle_id=night.circle_id, night=night)
    kept = kept.select_related("payer", "payee", "carried_to").order_by("pk")
    parts = {purse.person.pk: purse.parts for purse in purses}
    dues = [
        Due(row.payer, row.payee, row.amount, row, parts.get(row.payer_id, []))
        for row in kept
    ]
    new, is_exact = further_dues(purses, dues)
    return Plan(purses, dues + new, is_kept=bool(dues), is_exact=is_exact)


def further_dues(purses, dues):
    """The fewest Dues for what the given ones leave open, and whether proved so."""
    left = {purse.person.pk: purse.amount for purse in purses}
    people = {purse.person.pk: purse for purse in purses}
    for due in dues:
        for person, amount in [(due.payer, due.amount), (due.payee, -due.amount)]:
            left[person.pk] = left.get(person.pk, 0) + amount
            people.setdefault(person.pk, Purse(person))
    order = sorted(left)
    transfers, is_exact = fewest_transfers([left[person] for person in order])
    return [
        due_between(people[order[payer]], people[order[payee]], amount)
        for payer, payee, amount in transfers
    ], is_exact


def due_between(payer, payee, amount):
    return Due(payer.person, payee.person, amount, because=payer.parts)


def purses_of(night):
    """The Purse of everyone of a night who has one, by name."""
    here = {row.person_id: row for row in attendances(night)}
    own = {pk: Purse(row.person, [row.person]) for pk, row in here.items()}
    for person, part, points in parts_of(night):
        purse = own.setdefault(person.pk, Purse(person, [person]))
        purse.parts.append(part)
        if points is not None:
            purse.points[part[0].pk] = points
    amounts = rounded([purse.exact for purse in own.values()], 1)
    for purse, amount in zip(own.values(), amounts, strict=True):
        purse.amount = int(amount)
    return households(own, {pk: row.settles_with_id for pk, row in here.items()})


def attendances(night):
    rows = Attendance.objects.filter(circle_id=night.circle_id, night=night)
    return rows.select_related("person").order_by("pk")


def parts_of(night):
    """(Person, (Game or None, exact money), net points or None) of a night."""
    games = Game.objects.filter(circle_id=night.circle_id, night=night)
    games = {game.pk: game for game in games.defer("sheet", "entries")}
    standings = Standing.objects.filter(circle_id=night.circle_id, night=night)
    for row in standings.select_related("person").order_by("game_id", "pk"):
        yield row.person, (games[row.game_id], row.money), row.net
    carried = Payment.objects.filter(circle_id=night.circle_id, carried_to=night)
    for row in carried.select_related("payer", "payee").order_by("pk"):
        yield row.payer, (None, Decimal(-row.amount)), None
        yield row.payee, (None, Decimal(row.amount)), None


def households(purses, settles_with):
    """The purses, each household's in one."""
    joint = {}
    for pk, purse in purses.items():
        head = settles_with.get(pk)
        head = purses.get(head, purse)
        into = joint.setdefault(head.person.pk, Purse(head.person))
        into.people += purse.people
        into.amount += purse.amount
        into.parts += purse.parts
        for game, points in purse.points.items():
            into.points[game] = into.points.get(game, 0) + points
    return sorted(joint.values(), key=lambda purse: purse.person.name)


# What people do about it. A payment is named by its payer, payee and amount, so that
# a tick on a page that is out of date ticks nothing else.


@transaction.atomic
def tick(night, payer, payee, amount):
    """Notes as paid what one person (ids) pays another; the plan is kept from now on.

    False if the plan has no such payment any more. To tick once more changes nothing.
    """
    return kept_due(night, payer, payee, amount, paid_at=timezone.now())


@transaction.atomic
def untick(night, payer, payee, amount):
    """Takes a tick back, or a carry; a plan without any is free to change again."""
    rows = Payment.objects.filter(circle_id=locked(night).circle_id, night=night)
    settled = rows.exclude(paid_at=None, carried_to=None)
    row = settled.filter(payer=payer, payee=payee, amount=amount).first()
    if row:
        row.paid_at = row.carried_to = None
        row.save(update_fields=["paid_at", "carried_to"])
        if not settled.exists():
            rows.delete()
    return row is not None


def next_night(night):
    """The night in progress that a payment of this one can be carried to, or None."""
    nights = Night.objects.in_progress().filter(circle_id=night.circle_id)
    later = nights.filter(currency=night.currency, pk__gt=night.pk)
    return later.order_by("pk").first()


@transaction.atomic
def carry(night, payer, payee, amount, to):
    """Lets a payment count in another night instead; False where it cannot.

    That night is open, of the same circle and currency, and not the same night.
    """
    to = Night.objects.select_for_update().get(pk=to.pk, circle=night.circle_id)
    if to.closed_at or to.pk == night.pk or to.currency != night.currency:
        return False
    return kept_due(night, payer, payee, amount, carried_to=to)


def kept_due(night, payer, payee, amount, **settled):
    """Keeps the plan of a night, with one of its payments settled; False if none."""
    dues = plan(locked(night)).dues
    wanted = [
        due
        for due in dues
        if (due.payer.pk, due.payee.pk, due.amount) == (payer, payee, amount)
    ]
    open_dues = [due for due in wanted if not (due.is_paid or due.carried_to)]
    if not open_dues:
        return bool(wanted)
    for due in dues:
        due.payment = due.payment or kept(night, due)
    row = open_dues[0].payment
    for name, value in settled.items():
        setattr(row, name, value)
    row.save(update_fields=list(settled))
    return True


def kept(night, due):
    return Payment.objects.create(
        circle_id=night.circle_id,
        night=night,
        payer=due.payer,
        payee=due.payee,
        amount=due.amount,
    )


def locked(night):
    """The night as it is now, held until the transaction ends."""
    rows = Night.objects.select_for_update(of=("self",))
    return rows.get(pk=night.pk, circle=night.circle_id)


@transaction.atomic
def settle_together(night, person, head=None):
    """Puts a person's purse into that of another, the head, or (None) back in his own.

    False where the head is not at the night or settles with somebody else himself,
    others settle with the person, or the plan is kept.
    """
    night = locked(night)
    if Payment.objects.filter(circle_id=night.circle_id, night=night).exists():
        return False
    rows = Attendance.objects.filter(circle_id=night.circle_id, night=night)
    if head is not None:
        heads = rows.filter(person=head, settles_with=None).exclude(person=person)
        if not heads.exists() or rows.filter(settles_with=person).exists():
            return False
    return rows.filter(person=person).update(settles_with=head) == 1


def close(night):
    """Closes a night: nothing is entered any more, payments can still be ticked."""
    return set_closed(night, timezone.now())


def reopen(night):
    return set_closed(night, None)


def set_closed(night, closed_at):
    night.closed_at = closed_at
    night.save(update_fields=["closed_at"])
    return night
