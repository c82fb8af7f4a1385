"""Why two of the people cannot be made one: both were at the same table, say."""

from django.db.models import Q
from django.utils import timezone
from django.utils.formats import date_format

from rules.words import join_with_and
from scorekeeper.models import Attendance, Bill, Payment, Person, Seat
from scorekeeper.words import game_name, night_title

PLAYED = "{gone} and {kept} both played {game} on {night}, so they can't be merged."
PAID = "{gone} and {kept} can't be merged. One paid the other on {day}."
AS_ONE = (
    "{gone} settles together with {others}. Separate {gone} on the Money page first."
)
BILL = (
    "{gone} and {kept} both share “{bill}” on {night}. Remove one of them there first."
)
MOST_GAMES, MOST_NIGHTS = 1_000, 100  # that move at once; at which both were
MANY = (
    "{gone} has more than {most:,} games, too many to move. If {kept} has fewer, merge "
    "{kept} into {gone} instead."
)
OFTEN = (
    "They were both at more than {most} of the same nights, so they can't be merged."
)


def why_two(gone, kept):
    """Why two of the people cannot be one, as a sentence, or ""."""
    names = {"gone": gone.name, "kept": kept.name}
    seats = Seat.objects.filter(group_id=gone.group_id, person=gone)
    seats = seats.filter(game__in=games_of(kept)).select_related("game__night")
    if seat := seats.first():
        game = game_name(seat.game)
        return PLAYED.format(**names, game=game, night=night_title(seat.game.night))
    between = Q(payer=gone, payee=kept) | Q(payer=kept, payee=gone)
    payments = Payment.objects.filter(between, group_id=gone.group_id)
    if payment := payments.first():
        day = date_format(timezone.localtime(payment.paid_at), "j F Y")
        return PAID.format(**names, day=day)
    bills = Bill.objects.filter(group_id=gone.group_id, parts__person=gone)
    bill = bills.filter(parts__person=kept).select_related("night").first()
    if bill:
        return BILL.format(**names, bill=bill.name, night=night_title(bill.night))
    return why_too_much(gone, kept) or why_not_alone(gone)


def why_too_much(gone, kept):
    """Why it would keep everybody waiting to make two of the people one, or ""."""
    if games_of(gone)[: MOST_GAMES + 1].count() > MOST_GAMES:
        return MANY.format(gone=gone.name, kept=kept.name, most=MOST_GAMES)
    both = attendances(gone).filter(night__in=nights_of(kept))
    is_often = both[: MOST_NIGHTS + 1].count() > MOST_NIGHTS
    return OFTEN.format(most=MOST_NIGHTS) if is_often else ""


def why_not_alone(gone):
    """With whom somebody settles as one, as a sentence, or ""."""
    head = gone.settles_with_id or gone.pk
    purse = Q(pk=head) | Q(settles_with=head)
    others = Person.objects.filter(purse, group_id=gone.group_id).exclude(pk=gone.pk)
    names = join_with_and(list(others.order_by("name").values_list("name", flat=True)))
    return AS_ONE.format(gone=gone.name, others=names) if names else ""


def games_of(person):
    """The ids of the games in which a person sat."""
    seats = Seat.objects.filter(group_id=person.group_id, person=person)
    return seats.order_by("game_id").values("game_id")


def attendances(person):
    rows = Attendance.objects.filter(group_id=person.group_id, person=person)
    return rows.select_related("night").order_by("pk")


def nights_of(person):
    """The ids of the nights at which a person was."""
    return attendances(person).values("night_id")
