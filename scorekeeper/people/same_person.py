"""Two of the people who are one: what the one has becomes the other's, and back.

Whatever points to a person is moved, in every table. What was moved is kept by game and
by night as well as row by row: a row that is rewritten later goes back as well.
"""

from dataclasses import dataclass

from django.db import connection, transaction
from django.db.models import Count, Q, Value

from rules.words import spell_count
from scorekeeper.database.lock_waits import try_patiently
from scorekeeper.models import (
    Attendance,
    Game,
    Group,
    Payment,
    Person,
    Result,
    SamePerson,
    Seat,
)
from scorekeeper.money.ledger.results import write_results
from scorekeeper.names import is_same
from scorekeeper.people import same_person_checks
from scorekeeper.people.same_person_checks import (
    attendances,
    games_of,
    nights_of,
    why_two,
)
from scorekeeper.people.statistics import update

DELETE = "DELETE FROM scorekeeper_person WHERE id = %s AND group_id = %s"
AT_ONCE = 500  # ids in a question
OWN = ("name", "colour", "is_active", "pay_to")  # what each person keeps

STAYS = "More than {most:,} games would have to move, so the people stay merged."
NAMED = "Another person is called {name} now. Rename that person first."


class TwoPeopleError(Exception):
    """They cannot be made one, or two; the sentence says why."""


@dataclass
class OwnRows:
    """What was one's own: `games` and `nights` by id, and `rows` by table and field.

    `nights` are those at which the other was not. `there` are the nights at which both
    were: the times of each, as they were.
    """

    games: list
    nights: list
    rows: dict
    there: list


def effect(gone):
    """What becomes the other's: "two games, one night and one payment"."""
    payments = Payment.objects.filter(group_id=gone.group_id)
    payments = payments.filter(Q(payer=gone) | Q(payee=gone))
    seats = Seat.objects.filter(group_id=gone.group_id, person=gone)
    games, nights, paid = counts_of(seats, attendances(gone), payments)
    parts = [spell_count(games, "game"), spell_count(nights, "night")]
    return parts + ([spell_count(paid, "payment")] if paid else [])


def counts_of(*rows):
    """How many rows each of some querysets of a group has, in one query."""
    kinds = [
        own.order_by().values("group_id").annotate(kind=Value(kind), n=Count("pk"))
        for kind, own in enumerate(rows)
    ]
    kinds = [own.values_list("kind", "n") for own in kinds]
    known = dict(kinds[0].union(*kinds[1:], all=True))
    return [known.get(kind, 0) for kind in range(len(rows))]


def make_one(gone, kept):
    """Gives all that one person has to another; raises TwoPeopleError.

    Person.DoesNotExist where one of them is gone by now. The games are taken out of the
    sums before, some at a time, so that others do not wait for all of them.
    """
    if why := why_two(gone, kept):
        raise TwoPeopleError(why)
    games = list(games_of(gone).values_list("game_id", flat=True))
    update.take_out_in_turn(gone.group_id, games)
    return after_steps(games, move_all, gone, kept)


def after_steps(games, move, *given):
    """Moves all; waits for a lock only if games (ids) were taken out before."""
    return try_patiently(move, *given) if games else move(*given)


@transaction.atomic
def move_all(gone, kept):
    """Gives all that one person has to another, whose games are taken out before."""
    Group.objects.select_for_update().get(pk=kept.group_id)
    gone.refresh_from_db()
    kept.refresh_from_db()
    if why := why_two(gone, kept):
        raise TwoPeopleError(why)
    games = list(games_of(gone).values_list("game_id", flat=True))
    update.take_out(gone.group_id, games)
    won_at = nights_with_results(gone)
    forget_results(gone.group_id, won_at)
    moved = moved_from(gone, kept)
    seat_again(gone, kept, moved.games)
    for label, pks in moved.rows.items():
        rows, field = rows_named(label, gone.group_id)
        for some in portions(pks):
            rows.filter(pk__in=some).update(**{field: kept})
    delete(gone)
    write_results_again(kept.group_id, won_at)
    return SamePerson.objects.create(
        group_id=kept.group_id,
        person=kept,
        was=gone.pk,
        moved=vars(moved),
        **{name: getattr(gone, name) for name in OWN},
    )


def delete(person):
    """Deletes a person to whom nothing points any more."""
    with connection.cursor() as cursor:
        cursor.execute(DELETE, [person.pk, person.group_id])


def moved_from(gone, kept):
    """The OwnRows of a person; nights at which both were are made one of."""
    there = [
        in_one(row, kept) for row in attendances(gone).filter(night__in=nights_of(kept))
    ]
    games = list(games_of(gone).values_list("game_id", flat=True))
    nights = list(nights_of(gone).values_list("night_id", flat=True))
    rows = {}
    for label in labels():
        stored, field = rows_named(label, gone.group_id)
        rows[label] = list(stored.filter(**{field: gone}).values_list("pk", flat=True))
    return OwnRows(
        games, nights, {label: rows[label] for label in rows if rows[label]}, there
    )


def in_one(row, kept):
    """Takes one attendance into another of the same night; the times as they were."""
    same = Attendance.objects.filter(group_id=row.group_id, night=row.night_id)
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


def part(person, pk):
    """Makes two of one, by the id of the SamePerson; the Person who is back.

    Raises TwoPeopleError where somebody else bears the name by now or too much would
    move, as a file may say, and SamePerson.DoesNotExist where they are two already.
    """
    moved = person.once_two.get(pk=pk).moved
    if len(moved["games"]) <= same_person_checks.MOST_GAMES:
        update.take_out_in_turn(person.group_id, moved["games"])
    return after_steps(moved["games"], move_apart, person, pk)


@transaction.atomic
def move_apart(person, pk):
    """Makes two of one, whose games are taken out before."""
    Group.objects.select_for_update().get(pk=person.group_id)
    same = person.once_two.select_related("person").get(pk=pk)
    refuse_to_part(same)
    moved = OwnRows(**{name: same.moved[name] for name in OwnRows.__dataclass_fields__})
    about = {name: getattr(same, name) for name in OWN}
    back = Person(pk=same.was, group_id=same.group_id, **about)
    back.save(force_insert=True)
    update.take_out(same.group_id, moved.games)
    was_at = {*moved.nights, *(before["night"] for before in moved.there)}
    won_at = [pk for pk in nights_with_results(same.person) if pk in was_at]
    forget_results(same.group_id, won_at)
    move_back(moved, same.person, back)
    write_results_again(same.group_id, won_at)
    SamePerson.objects.filter(group_id=same.group_id, pk=same.pk).delete()
    return back


def refuse_to_part(same):
    """TwoPeopleError where the name is taken by now or too much would move."""
    names = Person.objects.filter(group_id=same.group_id)
    if any(is_same(name, same.name) for name in names.values_list("name", flat=True)):
        raise TwoPeopleError(NAMED.format(name=same.name))
    is_large = len(same.moved["games"]) > same_person_checks.MOST_GAMES
    if is_large or len(same.moved["there"]) > same_person_checks.MOST_NIGHTS:
        raise TwoPeopleError(STAYS.format(most=same_person_checks.MOST_GAMES))


def move_back(moved, kept, back):
    """Gives a person back what was theirs before."""
    seat_again(kept, back, moved.games)
    for label in labels():
        rows, field = rows_named(label, back.group_id)
        rows = rows.filter(**{field: kept})
        names = {one.name for one in rows.model._meta.get_fields()}
        moves = [("pk", moved.rows.get(label, []))]
        moves += [(name, getattr(moved, f"{name}s")) for name in ("game", "night")]
        for name, pks in moves:
            for some in portions(pks) if name == "pk" or name in names else ():
                rows.filter(**{f"{name}__in": some}).update(**{field: back})
    for before in moved.there:
        be_there_again(before, kept, back)


def nights_with_results(person):
    """The ids of the nights in which a person won or lost anything, as written."""
    rows = Result.objects.filter(group_id=person.group_id, person=person)
    return list(rows.order_by("night_id").values_list("night_id", flat=True))


def forget_results(group_id, nights):
    """Deletes what was won in some nights (ids), which is rewritten then."""
    for some in portions(nights):
        Result.objects.filter(group_id=group_id, night_id__in=some).delete()


def write_results_again(group_id, nights):
    for some in portions(nights):
        write_results(group_id, some)


def be_there_again(before, kept, back):
    """Puts both at a night as they were, unless the night is gone."""
    rows = Attendance.objects.filter(group_id=back.group_id, night=before["night"])
    since, until = before["kept"]
    if not rows.filter(person=kept).update(since=since, until=until):
        return
    row = Attendance(group_id=back.group_id, night_id=before["night"], person=back)
    row.save(force_insert=True)
    since, until = before["gone"]
    rows.filter(pk=row.pk).update(since=since, until=until)


def seat_again(person, other, games):
    """Puts another person where one sits, among the players."""
    for some in portions(games):
        rows = Game.objects.filter(group_id=person.group_id, pk__in=some)
        changed = list(rows.select_for_update().only("pk", "players"))
        changed = [game for game in changed if not game.why_unreadable]
        for player in [player for game in changed for player in game.players]:
            if player["person"] == person.pk:
                player["person"] = other.pk
        rows.bulk_update(changed, ["players"])


def labels():
    """Each field of each table that points to a person: "standing.person"."""
    pointing = Person._meta.get_fields(include_hidden=True)
    return [
        f"{relation.related_model._meta.model_name}.{relation.field.name}"
        for relation in pointing
        if relation.one_to_many
    ]


def rows_named(label, group):
    """The rows of a group in the table of a label, and the name of its field."""
    table, field = label.split(".")
    model = Person._meta.apps.get_model("scorekeeper", table)
    return model.objects.filter(group_id=group), field


def portions(pks):
    """Some ids at a time."""
    return [pks[at : at + AT_ONCE] for at in range(0, len(pks), AT_ONCE)]
