"""What each of the people won and played night by night, month by month, and each day.

A game is added to its night, its month and its day, and taken from them.
"""

from scorekeeper.models import NightSum
from scorekeeper.people.statistics.count_sums import in_millionths
from scorekeeper.people.statistics.sum_tables import SumTable, add_parts

NIGHTS = SumTable(
    "nightsum",
    ("night_id", "person_id", "played_on", "currency"),
    ("games", "wins", "money"),
    unique=("night_id", "person_id"),
)
MONTHS = SumTable(
    "monthsum",
    ("person_id", "month", "currency"),
    ("games", "wins", "money", "nights"),
)
DAYS = SumTable("daysum", ("played_on",), ("games",))


def parts_of(outcomes, nights):
    """(night, person, day, currency), (games, wins, money) of each of some Outcomes.

    `nights`: the Nights by game.
    """
    for row in outcomes:
        night, money = nights[row.game_id], in_millionths(row.money)
        where = night.pk, row.person_id, night.date, row.currency
        yield where, (1, int(row.won), money)


def days_of(outcomes, nights):
    """(day,), (1,) of each game of some Outcomes."""
    for game in {row.game_id for row in outcomes}:
        yield (nights[game].date,), (1,)


def add_nights(group_id, sums):
    """Adds to the nights, and to their months; `sums` of `parts_of`."""
    known = games_before(group_id, sums)
    months = {}
    for (night, person, day, currency), (games, *more) in sums.items():
        had = known.get((night, person), 0)
        nights = (had + games > 0) - (had > 0)
        where = person, day.replace(day=1), currency
        add_parts(months, 1, [(where, (games, *more, nights))])
    NIGHTS.add(group_id, sums)
    MONTHS.add(group_id, months)


def games_before(group_id, sums):
    """{(night, person): how many games} of the nights that are added to."""
    nights = {night for night, *_rest in sums}
    rows = NightSum.objects.filter(group_id=group_id, night__in=nights)
    rows = rows.values_list("night_id", "person_id", "games")
    return {(night, person): games for night, person, games in rows}
