"""A circle deleted for good, with all that belongs to it."""

from django.db import connection, transaction

from scorekeeper.models import (
    Asked,
    Attendance,
    Bill,
    BillPart,
    Catchword,
    Circle,
    Counted,
    CountSum,
    Entry,
    Game,
    Key,
    Night,
    Outcome,
    Payment,
    Person,
    SamePerson,
    Seat,
    Standing,
    Tally,
)

# what names another comes before it
ROWS = [Catchword, SamePerson, Counted, CountSum, Outcome, Tally, Entry, Standing]
ROWS += [Seat, Payment, BillPart, Bill, Asked, Attendance, Game, Key, Night, Person]


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
    with connection.cursor() as cursor:
        for model in ROWS:
            table = model._meta.db_table
            cursor.execute(f"DELETE FROM {table} WHERE circle_id = %s", [circle.pk])
        table = Circle._meta.db_table
        cursor.execute(f"DELETE FROM {table} WHERE id = %s", [circle.pk])
