"""A circle, a night or a game deleted for good, with all that belongs to it."""

from django.db import connection, transaction

from scorekeeper import models
from scorekeeper.models import Circle, Entry, Game, Key, Night

# what names another comes before it
ROWS = [models.Catchword, models.SamePerson, models.Counted, models.CountSum]
ROWS += [models.NightSum, models.MonthSum, models.RatingStep, models.Rating]
ROWS += [models.SharedLink]
ROWS += [models.Outcome, models.Tally, models.Ruling, models.Note]
ROWS += [models.Law, models.Agreement, models.Signature]
ROWS += [Entry, models.Standing, models.Seat]
ROWS += [models.Payment, models.BillPart, models.Bill, models.Asked]
ROWS += [models.Attendance, Game, Key, Night, models.Person]
OF_A_GAME = [models.Catchword, models.Counted, models.Outcome, models.Standing]
OF_A_GAME += [models.RatingStep, models.Ruling, models.Agreement, Entry, models.Seat]
OF_A_NIGHT = [
    models.Note,
    models.Signature,
    models.Attendance,
    models.NightSum,
    Key,
]  # of one at which nothing was played nor paid


def what_goes(circle):
    """How much goes with a circle: of nights, games and people."""
    return {
        "nights": circle.nights.count(),
        "games": circle.game_set.count(),
        "people": circle.people.count(),
    }


@transaction.atomic
def delete_circle(circle):
    """Deletes a circle with its nights, games, people and keys.

    A statement for each table: no row is fetched, however many there are.
    """
    Circle.objects.select_for_update().get(pk=circle.pk)
    for model in ROWS:
        delete_rows(model, circle_id=circle.pk)
    delete_rows(Circle, id=circle.pk)


def delete_game(game):
    """Deletes a game with its log and all that it gave, in the transaction around."""
    for model in OF_A_GAME:
        delete_rows(model, circle_id=game.circle_id, game_id=game.pk)
    delete_rows(Game, circle_id=game.circle_id, id=game.pk)


def delete_night(night):
    """Deletes a night at which nothing was played nor paid, with its keys."""
    keys = Key.objects.filter(circle_id=night.circle_id, night_id=night.pk)
    keyed = (Entry, models.Ruling, models.Note, models.Law, models.Agreement)
    keyed += (models.Signature,)
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
