"""A group, a night or a game deleted permanently, with all that belongs to it."""

from time import sleep

from django.db import DatabaseError, InterfaceError, connection, transaction
from django.utils import timezone

from scorekeeper import models
from scorekeeper.database.lock_waits import try_patiently
from scorekeeper.models import Entry, Game, Group, Key, Night

AT_ONCE, PAUSE = 5_000, 0.02  # rows of a large group; seconds in which others come
# what names another comes before it
ROWS = [models.Catchword, models.SamePerson, models.Counted, models.CountSum]
ROWS += [models.DaySum, models.NightSum, models.MonthSum]
ROWS += [models.RatingStep, models.Rating, models.SharedLink]
ROWS += [models.Outcome, models.Tally, models.Ruling, models.Note]
ROWS += [models.Law, models.Agreement, models.Signature]
ROWS += [Entry, models.Standing, models.Seat]
ROWS += [models.Payment, models.Result, models.BillPart, models.Bill, models.Asked]
ROWS += [models.Attendance, Game, Key, Night, models.Person]
OF_A_GAME = [models.Catchword, models.Counted, models.Outcome, models.Standing]
OF_A_GAME += [models.RatingStep, models.Ruling, models.Agreement, Entry, models.Seat]
OF_A_NIGHT = [
    models.Note,
    models.Law,
    models.Signature,
    models.Attendance,
    models.NightSum,
    models.Result,
    Key,
]  # of one at which nothing was played nor paid


REST_LEFT = (
    "Nobody can open this group any more. Some of its data has not been deleted. The "
    "person who runs this server can delete it with manage.py groups --delete {}."
)


class NotAllDeletedError(Exception):
    """A group is shut, and some of it is still stored; the sentence says so."""


def what_goes(group):
    """How much goes with a group: of nights, games and people."""
    return {
        "nights": group.nights.count(),
        "games": group.game_set.count(),
        "people": group.people.count(),
    }


def delete_group(group):
    """Deletes a group with its nights, games, people and keys.

    Nobody gets in any more from the beginning on. Of a large one some rows go at a
    time, so that others come between: all of them took the tables ten seconds. Raises
    NotAllDeletedError where the database fails after the beginning: nobody gets in then
    to delete the rest.
    """
    shut_group(group)
    try:
        delete_in_turn(group)
    except (DatabaseError, InterfaceError) as error:
        raise NotAllDeletedError(REST_LEFT.format(group.pk)) from error


def delete_in_turn(group):
    """Deletes a group that is shut; each step waits for a lock."""
    for model in ROWS:
        while try_patiently(delete_some, model, group.pk) == AT_ONCE:
            sleep(PAUSE)
    try_patiently(delete_rest, group)


@transaction.atomic
def shut_group(group):
    """Takes all keys of a group and all links to it away."""
    Group.objects.select_for_update().get(pk=group.pk)
    for model in (Key, models.SharedLink):
        rows = model.objects.filter(group_id=group.pk, revoked_at=None)
        rows.update(revoked_at=timezone.now())


@transaction.atomic
def delete_rest(group):
    """Deletes what is left of a group: a statement for each table."""
    Group.objects.select_for_update().get(pk=group.pk)
    for model in ROWS:
        delete_rows(model, group_id=group.pk)
    delete_rows(Group, id=group.pk)


def delete_some(model, group_id):
    """Deletes some rows of a group from a table with many: how many it were."""
    rows = model.objects.filter(group_id=group_id).order_by()
    if rows[: AT_ONCE + 1].count() <= AT_ONCE:
        return 0
    table = model._meta.db_table
    some = f"SELECT id FROM {table} WHERE group_id = %s LIMIT {AT_ONCE}"
    sql = f"DELETE FROM {table} WHERE group_id = %s AND id IN ({some})"
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, [group_id] * 2)
        return cursor.rowcount


def delete_game(game):
    """Deletes a game with its log and all that it gave, in the transaction around."""
    for model in OF_A_GAME:
        delete_rows(model, group_id=game.group_id, game_id=game.pk)
    delete_rows(Game, group_id=game.group_id, id=game.pk)


def delete_night(night):
    """Deletes a night at which nothing was played nor paid, with its keys."""
    keys = Key.objects.filter(group_id=night.group_id, night_id=night.pk)
    keyed = (Entry, models.Ruling, models.Note, models.Law, models.Agreement)
    keyed += (models.Signature, models.Payment)
    for model in keyed:
        model.objects.filter(group_id=night.group_id, key__in=keys).update(key=None)
    for model in OF_A_NIGHT:
        delete_rows(model, group_id=night.group_id, night_id=night.pk)
    delete_rows(Night, group_id=night.group_id, id=night.pk)


def delete_rows(model, **where):
    """Deletes rows by their columns, the group's among them.

    Django would fetch them first, and ask for what hangs on them by its id alone.
    """
    marks = " AND ".join(f"{column} = %s" for column in where)
    with connection.cursor() as cursor:
        cursor.execute(
            f"DELETE FROM {model._meta.db_table} WHERE {marks}", list(where.values())
        )
