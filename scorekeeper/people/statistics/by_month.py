"""Sums of nights, months and days: the queries of pages, and what is added up."""

from collections import defaultdict

from django.db.models import Count, OuterRef, Q, Subquery, Sum

from scorekeeper.models import Attendance, MonthSum, NightSum, Result
from scorekeeper.people.statistics.sum_tables import SumTable, add_parts, in_millionths

MOST_TIED = 12  # nights that are listed as equally good
LATEST_NIGHTS = 5  # on the page of a person
COLUMNS = ("month", "currency", "games", "wins", "money")  # rows: models take longer
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


def best_nights(group_id, year=0):
    """The NightSums of the best night, of all years or one: of a tie the MOST_TIED.

    The best is that at which somebody won the most money, or most games where nobody
    won any. One more of a tie comes along where there are more.
    """
    rows = of_a_year(NightSum.objects.filter(group_id=group_id), year)
    rows = rows.order_by("-money", "-wins", "-played_on")
    rows = list(rows.select_related("person", "night")[: MOST_TIED + 1])
    return [row for row in rows if is_good(row) and level(row) == level(rows[0])]


def level(night):
    """What makes a NightSum as good as another."""
    return night.money, night.currency, 0 if night.money else night.wins


def money_of_all(group):
    """What each of a group's people won or lost in games: {person: {currency: sum}}.

    In minor units, from the months: those of a group are few beside all other sums.
    """
    rows = MonthSum.objects.filter(group_id=group.pk).exclude(money=0).order_by()
    rows = rows.values_list("person", "currency").annotate(Sum("money"))
    money = defaultdict(dict)
    for person, currency, amount in rows:
        money[person][currency] = amount
    return money


def nights_of(person, year=0):
    """(the NightSum of the best night or None, those of the latest nights).

    Each with what the person won or lost in all, minor units, as its `result`.
    """
    rows = NightSum.objects.filter(group_id=person.group_id, person=person)
    rows = of_a_year(rows, year)
    latest = rows.order_by("-played_on", "-night_id")[:LATEST_NIGHTS]
    best = rows.order_by("-money", "-wins")[:1]
    group = {"group_id": person.group_id}  # in each part: else all nights are read
    found = NightSum.objects.filter(
        Q(**group, pk__in=latest.values("pk")) | Q(**group, pk__in=best.values("pk"))
    )
    own = {"group_id": person.group_id, "person": person, "night": OuterRef("night")}
    result = Result.objects.filter(**own).values("amount")
    found = found.annotate(result=Subquery(result)).select_related("night")
    found = sorted(found, key=lambda row: (row.played_on, row.night_id), reverse=True)
    best = max(found, key=lambda row: (row.money, row.wins), default=None)
    return best if is_good(best) else None, found[:LATEST_NIGHTS]


def people_by_last_night(group):
    """The people of a group, each with the day of their last night as `played_on`."""
    own = {"group_id": group.pk, "person": OuterRef("pk")}
    nights = NightSum.objects.filter(**own).order_by("-played_on")
    rows = group.people.annotate(played_on=Subquery(nights.values("played_on")[:1]))
    return list(rows.order_by("name"))


def is_good(night):
    """Whether somebody won anything at a night, a NightSum or None."""
    return bool(night) and (night.money > 0 or (night.money == 0 and night.wins > 0))


def of_a_year(nights, year):
    return nights.filter(played_on__year=year) if year else nights


def nights_there(group_id, year=0):
    """{person: at how many nights they were}, of all years or one."""
    rows = Attendance.objects.filter(group_id=group_id)
    rows = rows.filter(night__date__year=year) if year else rows
    return dict(rows.values_list("person").annotate(Count("pk")).order_by())


def count_nights(group, year=0):
    """How many nights of a group there were, of all years or one."""
    return nights_in(group, year).count()


def nights_in(group, year):
    return group.nights.filter(date__year=year) if year else group.nights.all()


def months(person, year=0):
    """COLUMNS of the MonthSums of a person, the oldest first, of all years or one."""
    rows = MonthSum.objects.filter(group_id=person.group_id, person=person)
    rows = rows.filter(month__year=year) if year else rows
    return list(rows.order_by("month", "currency").values_list(*COLUMNS, named=True))


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
