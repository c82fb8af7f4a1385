"""What each of the people won and played night by night and month by month, kept true.

The nights of games that came, changed or went are added up anew from their outcomes;
what that changes is added to the months.
"""

from collections import defaultdict

from django.db import connection
from django.db.models import Count, Q, Sum

from scorekeeper.models import Game, MonthSum, NightSum, Outcome

# Adds to what stands there, which the ORM has no word for.
ADD = """
    INSERT INTO scorekeeper_monthsum
        (circle_id, person_id, month, currency, nights, games, wins, money)
    VALUES (%s, %s, %s, %s, %s, %s, %s, %s)
    ON CONFLICT (circle_id, person_id, month, currency)
    DO UPDATE SET nights = scorekeeper_monthsum.nights + excluded.nights,
        games = scorekeeper_monthsum.games + excluded.games,
        wins = scorekeeper_monthsum.wins + excluded.wins,
        money = scorekeeper_monthsum.money + excluded.money
"""


def add_up_nights(circle_id, pks):
    """Brings the sums of the nights of some games (ids) up to date, and the months."""
    games = Game.objects.filter(circle_id=circle_id, pk__in=pks)
    nights = {"circle_id": circle_id, "night__in": list(nights_of(games))}
    stored = NightSum.objects.filter(**nights)
    before, after = list(stored), list(sums_of(circle_id, nights["night__in"]))
    stored.delete()
    NightSum.objects.bulk_create(after)
    add_to_months(circle_id, before, after)


def nights_of(games):
    return games.order_by("night_id").values_list("night_id", flat=True).distinct()


def sums_of(circle_id, nights):
    """The NightSums (not saved) of some nights (ids), from their Outcomes."""
    rows = Outcome.objects.filter(circle_id=circle_id, game__night__in=nights)
    rows = rows.values("person_id", "currency", "game__night_id", "game__night__date")
    rows = rows.annotate(n=Count("pk"), won=Count("pk", Q(won=True)), sum=Sum("money"))
    for row in rows.order_by("game__night_id", "person_id"):
        yield NightSum(
            circle_id=circle_id,
            person_id=row["person_id"],
            night_id=row["game__night_id"],
            played_on=row["game__night__date"],
            currency=row["currency"],
            games=row["n"],
            wins=row["won"],
            money=row["sum"],
        )


def add_to_months(circle_id, before, after):
    """Takes NightSums out of their months, and puts others in."""
    sums = defaultdict(lambda: [0, 0, 0, 0])
    for sign, nights in ((-1, before), (1, after)):
        for night in nights:
            own = sums[night.person_id, night.played_on.replace(day=1), night.currency]
            of_night = 1, night.games, night.wins, in_database(night.money)
            own[:] = [had + sign * one for had, one in zip(own, of_night, strict=True)]
    rows = [[circle_id, *month, *sums[month]] for month in sorted(sums)]
    with connection.cursor() as cursor:
        cursor.executemany(ADD, [row for row in rows if any(row[4:])])
    MonthSum.objects.filter(circle_id=circle_id, nights=0, games=0).delete()


def in_database(money):
    return NightSum._meta.get_field("money").get_prep_value(money)
