"""A circle, a night or a game deleted for good, with all that belongs to it."""

from time import sleep

from django.db import DatabaseError, InterfaceError, connection, transaction
from django.utils import timezone

from scorekeeper import models
from scorekeeper.database.patience import patiently
from scorekeeper.models import Circle, Entry, Game, Key, Night

AT_ONCE, PAUSE = 5_000, 0.02  # rows of a large circle; seconds in which others come
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
    "This group is closed to everyone. Some of its rows are not deleted yet. The "
    "person who runs this server can delete them with manage.py circles --delete {}."
)


class NotAllDeletedError(Exception):
    """A circle is shut, and some of it is still stored; the sentence says so."""


def what_goes(circle):
    """How much goes with a circle: of nights, games and people."""
    return {
        "nights": circle.nights.count(),
        "games": circle.game_set.count(),
        "people": circle.people.count(),
    }


def delete_circle(circle):
    """Deletes a circle with its nights, games, people and keys.

    Nobody gets in any more from the beginning on. Of a large one some rows go at a
    time, so that others come between: all of them took the tables ten seconds. Raises
    NotAllDeletedError where the database fails after the beginning: nobody gets in then
    to delete the rest.
    """
    shut(circle)
    try:
        delete_in_turn(circle)
    except (DatabaseError, InterfaceError) as error:
        raise NotAllDeletedError(REST_LEFT.format(circle.pk)) from error


def delete_in_turn(circle):
    """Deletes a circle that is shut; each step waits for a lock."""
    for model in ROWS:
        while patiently(delete_some, model, circle.pk) == AT_ONCE:
            sleep(PAUSE)
    patiently(delete_rest, circle)


@transaction.atomic
def shut(circle):
    """Takes all keys of a circle and all links to it away."""
    Circle.objects.select_for_update().get(pk=circle.pk)
    for model in (Key, models.SharedLink):
        rows = model.objects.filter(circle_id=circle.pk, revoked_at=None)
        rows.update(revoked_at=timezone.now())


@transaction.atomic
def delete_rest(circle):
    """Deletes what is left of a circle: a statement for each table."""
    Circle.objects.select_for_update().get(pk=circle.pk)
    for model in ROWS:
        delete_rows(model, circle_id=circle.pk)
    delete_rows(Circle, id=circle.pk)


def delete_some(model, circle_id):
    """Deletes some rows of a circle from a table with many: how many it were."""
    rows = model.objects.filter(circle_id=circle_id).order_by()
    if rows[: AT_ONCE + 1].count() <= AT_ONCE:
        return 0
    table = model._meta.db_table
    some = f"SELECT id FROM {table} WHERE circle_id = %s LIMIT {AT_ONCE}"
    sql = f"DELETE FROM {table} WHERE circle_id = %s AND id IN ({some})"
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(sql, [circle_id] * 2)
        return cursor.rowcount


def delete_game(game):
    """Deletes a game with its log and all that it gave, in the transaction around."""
    for model in OF_A_GAME:
        delete_rows(model, circle_id=game.circle_id, game_id=game.pk)
    delete_rows(Game, circle_id=game.circle_id, id=game.pk)


def delete_night(night):
    """Deletes a night at which nothing was played nor paid, with its keys."""
    keys = Key.objects.filter(circle_id=night.circle_id, night_id=night.pk)
    keyed = (Entry, models.Ruling, models.Note, models.Law, models.Agreement)
    keyed += (models.Signature, models.Payment)
    for model in keyed:
        model.objects.filter(circle_id=night.circle_id, key__in=keys).update(key=None)
    for model in OF_A_NIGHT:
        delete_rows(model, circle_id=night.circle_id, night_id=night.pk)
    delete_rows(Night, circle_id=night.circle_id, id=night.pk)


def delete_rows(model, **where):
    """Deletes rows by their columns, the circle's among them.

    Django would fetch them first, and ask for what hangs on them by its id alone.
    """
    marks = " AND ".join(f"{column} = %s" for column in where)
    with connection.cursor() as cursor:
        cursor.execute(
            f"DELETE FROM {model._meta.db_table} WHERE {marks}", list(where.values())
        )
