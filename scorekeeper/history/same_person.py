"""Two of the people who are one: what the one has becomes the other's, and back.

Whatever points to a person is moved, in every table. What was moved is kept by game and
by night as well as row by row: a row that is written anew later goes back, too.
"""

from dataclasses import dataclass

from django.db import connection, transaction
from django.db.models import Q

from rules.words import spelled
from scorekeeper.counting import adding_up
from scorekeeper.models import (
    Attendance,
    Bill,
    Circle,
    Game,
    Night,
    Payment,
    Person,
    SamePerson,
    Seat,
)
from scorekeeper.names import is_same
from scorekeeper.settling import write_dues
from scorekeeper.words import card_game_name, night_title

DELETE = "DELETE FROM scorekeeper_person WHERE id = %s AND circle_id = %s"
AT_ONCE = 500  # ids in a question
OWN = ("name", "colour", "is_active", "pay_to")  # what a person keeps to himself

PLAYED = "{gone} and {kept} both sat in the {game} of {night}: they are two."
PAID = "{gone} and {kept} paid each other on {night}: they are two."
SHARED = (
    "On {night} both were there, and one of them settled with somebody. Let each "
    "settle alone there first."
)
BILL = (
    "{gone} and {kept} both share {bill} of {night}: take one of them out of it first."
)
MOST_GAMES, MOST_NIGHTS = 1_000, 100  # that move at once; at which both were
MANY = (
    "{gone} has more than {most:,} games, which is more than can move at once. If "
    "{kept} has fewer, say that {kept} is {gone}."
)
OFTEN = "Both were at more than {most} nights: they are two."
STAYS = "More than {most:,} games would move at once: they stay one."
NAMED = "There is another {name} now. Give that one a new name first."


class TwoPeopleError(Exception):
    """They cannot be made one, or two; the sentence says why."""


@dataclass
class Moved:
    """What was one's own: `games` and `nights` by id, and `rows` by table and field.

    `nights` are those at which the other was not. `there` are the nights at which both
    were: the times of each, as they were.
    """

    games: list
    nights: list
    rows: dict
    there: list


def why_two(gone, kept):
    """Why two of the people cannot be one, as a sentence, or ""."""
    names = {"gone": gone.name, "kept": kept.name}
    seats = Seat.objects.filter(circle_id=gone.circle_id, person=gone)
    seats = seats.filter(game__in=games_of(kept)).select_related("game__night")
    if seat := seats.first():
        game = card_game_name(seat.game.key)
        return PLAYED.format(**names, game=game, night=night_title(seat.game.night))
    between = Q(payer=gone, payee=kept) | Q(payer=kept, payee=gone)
    payments = Payment.objects.filter(between, circle_id=gone.circle_id)
    if payment := payments.select_related("night").first():
        return PAID.format(**names, night=night_title(payment.night))
    bills = Bill.objects.filter(circle_id=gone.circle_id, parts__person=gone)
    bill = bills.filter(parts__person=kept).select_related("night").first()
    if bill:
        return BILL.format(**names, bill=bill.name, night=night_title(bill.night))
    return why_too_much(gone, kept) or why_not_at_once(gone, kept)


def why_too_much(gone, kept):
    """Why it would keep everybody waiting to make two of the people one, or ""."""
    if games_of(gone)[: MOST_GAMES + 1].count() > MOST_GAMES:
        return MANY.format(gone=gone.name, kept=kept.name, most=MOST_GAMES)
    both = attendances(gone).filter(night__in=nights_of(kept))
    is_often = both[: MOST_NIGHTS + 1].count() > MOST_NIGHTS
    return OFTEN.format(most=MOST_NIGHTS) if is_often else ""


def why_not_at_once(gone, kept):
    """Why they cannot have been at the same night as one, or ""."""
    both = attendances(gone).filter(night__in=nights_of(kept)).values("night_id")
    pair = [gone.pk, kept.pk]
    tied = Q(person__in=pair, settles_with__isnull=False) | Q(settles_with__in=pair)
    rows = Attendance.objects.filter(tied, circle_id=gone.circle_id, night__in=both)
    row = rows.select_related("night").order_by("pk").first()
    return SHARED.format(night=night_title(row.night)) if row else ""


def effect(gone):
    """What becomes the other's: "two games, one night and one payment"."""
    rows = Payment.objects.filter(circle_id=gone.circle_id)
    payments = rows.filter(Q(payer=gone) | Q(payee=gone)).count()
    parts = [
        spelled(games_of(gone).count(), "game"),
        spelled(nights_of(gone).count(), "night"),
    ]
    return parts + ([spelled(payments, "payment")] if payments else [])


@transaction.atomic
def make_one(gone, kept):
    """Gives all that one person has to another; raises TwoPeopleError.

    Person.DoesNotExist where one of them is gone by now.
    """
    Circle.objects.select_for_update().get(pk=kept.circle_id)
    for one in (gone, kept):
        Person.objects.get(pk=one.pk, circle_id=one.circle_id)
    if why := why_two(gone, kept):
        raise TwoPeopleError(why)
    games = list(games_of(gone).values_list("game_id", flat=True))
    adding_up.take_out(gone.circle_id, games)
    moved = moved_from(gone, kept)
    seat_again(gone, kept, moved.games)
    for label, pks in moved.rows.items():
        rows, field = rows_named(label, gone.circle_id)
        for some in portions(pks):
            rows.filter(pk__in=some).update(**{field: kept})
    delete(gone)
    owe_anew(kept.circle_id, moved.there)
    return SamePerson.objects.create(
        circle_id=kept.circle_id,
        person=kept,
        was=gone.pk,
        moved=vars(moved),
        **{name: getattr(gone, name) for name in OWN},
    )


def delete(person):
    """Deletes a person to whom nothing points any more."""
    with connection.cursor() as cursor:
        cursor.execute(DELETE, [person.pk, person.circle_id])


def moved_from(gone, kept):
    """The Moved of a person; nights at which both were are made one of."""
    there = [
        in_one(row, kept) for row in attendances(gone).filter(night__in=nights_of(kept))
    ]
    games = list(games_of(gone).values_list("game_id", flat=True))
    nights = list(nights_of(gone).values_list("night_id", flat=True))
    rows = {}
    for label in labels():
        stored, field = rows_named(label, gone.circle_id)
        rows[label] = list(stored.filter(**{field: gone}).values_list("pk", flat=True))
    return Moved(
        games, nights, {label: rows[label] for label in rows if rows[label]}, there
    )


def in_one(row, kept):
    """Takes one attendance into another of the same night; the times as they were."""
    same = Attendance.objects.filter(circle_id=row.circle_id, night=row.night_id)
    other = same.get(person=kept)
    before = {"night": row.night_id, "gone": times(row), "kept": times(other)}
    other.since = min(row.since, other.since)
    is_here = row.until is None or other.until is None
    other.until = None if is_here else max(row.until, other.until)
    other.save(update_fields=["since", "until"])
    same.filter(pk=row.pk).delete()
    return before


def times(row):
    return [moment and moment.isoformat() for moment in (row.since, row.until)]


@transaction.atomic
def part(person, pk):
    """Makes two of one, by the id of the SamePerson; the Person who is back.

    Raises TwoPeopleError where somebody else bears the name by now or too much would
    move, as a file may say, and SamePerson.DoesNotExist where they are two already.
    """
    Circle.objects.select_for_update().get(pk=person.circle_id)
    same = person.once_two.select_related("person").get(pk=pk)
    names = Person.objects.filter(circle_id=same.circle_id)
    if any(is_same(name, same.name) for name in names.values_list("name", flat=True)):
        raise TwoPeopleError(NAMED.format(name=same.name))
    moved = same.moved
    if len(moved["games"]) > MOST_GAMES or len(moved["there"]) > MOST_NIGHTS:
        raise TwoPeopleError(STAYS.format(most=MOST_GAMES))
    about = {name: getattr(same, name) for name in OWN}
    back = Person(pk=same.was, circle_id=same.circle_id, **about)
    back.save(force_insert=True)
    adding_up.take_out(same.circle_id, same.moved["games"])
    own = {name: same.moved[name] for name in Moved.__dataclass_fields__}
    move_back(Moved(**own), same.person, back)
    SamePerson.objects.filter(circle_id=same.circle_id, pk=same.pk).delete()
    return back


def move_back(moved, kept, back):
    """Gives one what had been his before."""
    seat_again(kept, back, moved.games)
    for label in labels():
        rows, field = rows_named(label, back.circle_id)
        rows = rows.filter(**{field: kept})
        names = {one.name for one in rows.model._meta.get_fields()}
        moves = [("pk", moved.rows.get(label, []))]
        moves += [(name, getattr(moved, f"{name}s")) for name in ("game", "night")]
        for name, pks in moves:
            for some in portions(pks) if name == "pk" or name in names else ():
                rows.filter(**{f"{name}__in": some}).update(**{field: back})
    for before in moved.there:
        be_there_again(before, kept, back)
    owe_anew(back.circle_id, moved.there)


def owe_anew(circle_id, there):
    """Writes what is owed for closed nights of both, where cents fall otherwise."""
    pks = [before["night"] for before in there]
    for some in portions(pks):
        nights = Night.objects.filter(circle_id=circle_id, pk__in=some)
        for night in nights.exclude(closed_at=None).order_by("pk"):
            write_dues(night)


def be_there_again(before, kept, back):
    """Puts both at a night as they were, unless the night is gone."""
    rows = Attendance.objects.filter(circle_id=back.circle_id, night=before["night"])
    since, until = before["kept"]
    if not rows.filter(person=kept).update(since=since, until=until):
        return
    row = Attendance(circle_id=back.circle_id, night_id=before["night"], person=back)
    row.save(force_insert=True)
    since, until = before["gone"]
    rows.filter(pk=row.pk).update(since=since, until=until)


def seat_again(one, other, games):
    """Puts another person where one sits, among the players."""
    for some in portions(games):
        rows = Game.objects.filter(circle_id=one.circle_id, pk__in=some)
        changed = list(rows.select_for_update().only("pk", "players"))
        for player in [player for game in changed for player in game.players]:
            if player["person"] == one.pk:
                player["person"] = other.pk
        rows.bulk_update(changed, ["players"])


def labels():
    """Each field of each table that points to a person: "standing.person"."""
    pointing = Person._meta.get_fields(include_hidden=True)
    return [
        f"{one.related_model._meta.model_name}.{one.field.name}"
        for one in pointing
        if one.one_to_many
    ]


def rows_named(label, circle):
    """The rows of a circle in the table of a label, and the name of its field."""
    table, field = label.split(".")
    model = Person._meta.apps.get_model("scorekeeper", table)
    return model.objects.filter(circle_id=circle), field


def games_of(person):
    """The ids of the games in which a person sat."""
    seats = Seat.objects.filter(circle_id=person.circle_id, person=person)
    return seats.order_by("game_id").values("game_id")


def attendances(person):
    rows = Attendance.objects.filter(circle_id=person.circle_id, person=person)
    return rows.select_related("night").order_by("pk")


def nights_of(person):
    """The ids of the nights at which a person was."""
    return attendances(person).values("night_id")


def portions(pks):
    """Some ids at a time."""
    return [pks[at : at + AT_ONCE] for at in range(0, len(pks), AT_ONCE)]
