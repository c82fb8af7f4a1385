"""How many finished games each day of a circle had, kept true for its calendar."""

from collections import Counter

from django.db import connection

from scorekeeper.counting.catchwords import ALL
from scorekeeper.models import Catchword, DaySum

# Adds to what stands there, which the ORM has no word for.
ADD = """
    INSERT INTO scorekeeper_daysum (circle_id, played_on, games) VALUES (%s, %s, %s)
    ON CONFLICT (circle_id, played_on)
    DO UPDATE SET games = scorekeeper_daysum.games + excluded.games
"""


def days_of(circle_id, pks):
    """{date: how many} of those of some games (ids) that can be found."""
    rows = Catchword.objects.filter(circle_id=circle_id, game_id__in=pks, word=ALL)
    return Counter(rows.values_list("played_on", flat=True))


def add_up_days(circle_id, before, after):
    """Takes games out of their days, and puts others in; both as `days_of` has them."""
    more = {day: after[day] - before[day] for day in sorted(before | after)}
    rows = [[circle_id, day, games] for day, games in more.items() if games]
    if rows:
        with connection.cursor() as cursor:
            cursor.executemany(ADD, rows)
        DaySum.objects.filter(circle_id=circle_id, games=0).delete()
