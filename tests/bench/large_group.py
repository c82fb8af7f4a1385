"""A group of a hundred thousand games, made of one evening that is copied in SQL."""

from collections import Counter
from datetime import date, timedelta
from uuid import uuid4

from django.db import connection

from scorekeeper import nights, recording
from scorekeeper.access import keyring
from scorekeeper.bounds import MOST_NIGHTS
from scorekeeper.models import CountSum, DaySum, Group, MonthSum, Outcome, Tally
from scorekeeper.money.ledger.payments import record
from scorekeeper.money.ledger.plan import ledgers_of
from scorekeeper.nights.end_of_night import close
from scorekeeper.people.statistics import update

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gil", "Hal"]
LAST = date(2025, 11, 21)  # of the evenings that are alike
AN_EVENING = 10  # games
STEP = 1_000  # between the ids of one evening and the next
FAR = 10**9  # between the ids of one group and the next
ONE_CARD = {"sequence": "custom", "hands": [1]}
DEAL = [{"type": "bid", "seat": seat, "bid": int(seat == 1)} for seat in range(3)]
DEAL.append({"type": "tricks", "tricks": [0, 1, 0]})
SHIFTED = {"id", "game_id", "night_id"}
TABLES = ["night", "attendance", "game", "seat", "standing", "outcome", "counted"]
TABLES += ["catchword", "nightsum", "payment", "result"]
SUMMED = {  # what is twice as much of twice as many evenings; runs and bests stay
    Tally: ["games", "wins", "points", "together", "won_together", "ahead"],
    CountSum: ["number", "occasions"],
}
MONTHS = """
    INSERT INTO scorekeeper_monthsum
        (group_id, person_id, month, currency, nights, games, wins, money)
    SELECT group_id, person_id, strftime('%%Y-%%m-01', played_on), currency,
        COUNT(*), SUM(games), SUM(wins), SUM(money)
    FROM scorekeeper_nightsum WHERE group_id = %s GROUP BY 1, 2, 3, 4
"""
DAYS = """
    INSERT INTO scorekeeper_daysum (group_id, played_on, games)
    SELECT group_id, played_on, COUNT(*) FROM scorekeeper_catchword
    WHERE group_id = %s AND word = '' GROUP BY 1, 2
"""
MEMORY = 400_000  # kilobytes of the database that are held while it is made


def group(games, a_day):
    """A Group of so many finished games, its night, the secret of its host's key.

    `a_day`: how many evenings it has on each day, so that its past is some years.
    """
    group = Group.objects.create(name=f"{games} games", currency="EUR")
    night = evening(group)
    update.add_up(group.pk)
    if games > AN_EVENING:
        copy(group, min(games // AN_EVENING, MOST_NIGHTS["host"] - 1) - 1, a_day)
    last = nights.start_night(
        group,
        night.people.all(),
        [],
        date=date(2025, 11, 28),
        place="",
        currency="EUR",
    )
    recording.start_game(last, "oh_hell", list(night.people.all()[:4]))
    return group, night, keyring.new_key(group, "host", "The bench's host")[1]


def middle(person):
    """When a person (an id) had played half of their games, as an address says it."""
    times = Outcome.objects.filter(person=person).order_by("played_at")
    times = times.values_list("played_at", flat=True)
    return times[times.count() // 2].strftime("%Y-%m-%dT%H:%M:%SZ")


def evening(group):
    """One evening of ten finished games."""
    asked = {"date": LAST, "place": "At Ann's", "currency": "EUR"}
    night = nights.start_night(group, [], NAMES, **asked)
    people = list(night.people.order_by("pk"))
    for first in range(AN_EVENING):
        seated = [people[(first + place * (1 + first % 3)) % 8] for place in range(3)]
        names = [person.name for person in seated]
        record = {"game": "oh_hell", "players": names, "options": ONE_CARD}
        record["entries"] = DEAL
        stake = {"per_point": f"0.{first + 1:02}"}  # so that few come out even
        answer = recording.import_record(night, record, seated, stake=stake)
        assert answer.refusal is None, answer.refusal
    pay(close(night))
    return night


def pay(night):
    """Makes the payments of a night but one, so that each night leaves a debt."""
    [ledger] = ledgers_of(night.group)
    for row in ledger.rows[1:]:
        paid = (row.payer, row.payee, row.amount)
        record(night.group, "EUR", *paid, client_id=uuid4(), night=night)


def copy(group, copies, a_day):
    """Copies all that an evening has so many times, each before the last."""
    with connection.cursor() as cursor:
        [usual] = cursor.execute("PRAGMA cache_size").fetchone()
        cursor.execute(f"PRAGMA cache_size = -{MEMORY}")
        for name in TABLES:
            copy_rows(cursor, f"scorekeeper_{name}", group.pk, copies, a_day)
        cursor.execute(f"PRAGMA cache_size = {usual}")
    sum_days_and_months(group)
    for model, names in SUMMED.items():
        multiply(model, group, names, evenings_by_year(copies, a_day))


def sum_days_and_months(group):
    """Adds up the days and months of nights that were copied."""
    for model, added_up in ((DaySum, DAYS), (MonthSum, MONTHS)):
        model.objects.filter(group=group).delete()
        with connection.cursor() as cursor:
            cursor.execute(added_up, [group.pk])


def evenings_by_year(copies, a_day):
    """How many evenings fall into each year, and into all, which is the year 0."""
    days = (LAST - timedelta(number // a_day) for number in range(copies + 1))
    return Counter(day.year for day in days) | {0: copies + 1}


def multiply(model, group, names, evenings):
    """Makes the sums of one evening those of all, year by year."""
    rows = list(model.objects.filter(group=group))
    made = []
    for year, times in evenings.items():
        for row in rows:
            if bool(row.year) == bool(year):
                made.append(clone(row, year, names, times))
    model.objects.filter(group=group).delete()
    model.objects.bulk_create(made)


def clone(row, year, names, times):
    """A sum (not saved) like another, of a year with so many times its games."""
    fields = [field.attname for field in row._meta.concrete_fields[1:]]
    values = {name: getattr(row, name) for name in fields} | {"year": year}
    return type(row)(**values | {name: values[name] * times for name in names})


def copy_rows(cursor, table, group_id, copies, a_day):
    """Copies the rows of a table under ids and times of their own, in their order."""
    known = connection.introspection.get_table_description(cursor, table)
    names = [column.name for column in known]
    cursor.execute(
        f"""
        INSERT INTO {table} ({", ".join(names)})
        WITH RECURSIVE copy(n) AS
            (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < {copies})
        SELECT {", ".join(shifted(name, group_id, a_day) for name in names)}
        FROM copy CROSS JOIN {table}
        WHERE group_id = {group_id}
        """
    )


def shifted(name, group_id, a_day):
    """A column of a copy; its ids are far from those of another group."""
    if name in SHIFTED:
        return f"{name} + n * {STEP} + {group_id * FAR}"
    if name == "number":  # of a night
        return f"{name} + n"
    if name == "client_id":
        return "lower(hex(randomblob(16)))"
    ago = f"'-' || (n / {a_day}) || ' days'"
    if name in ("date", "played_on"):
        return f"date({name}, {ago})"
    if name in ("started_at", "played_at", "closed_at", "paid_at"):
        return f"datetime({name}, {ago})"
    if name == "year":
        return f"CAST(strftime('%Y', '{LAST}', {ago}) AS INTEGER)"
    return name
