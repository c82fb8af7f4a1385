"""Puts games behind the tables of a server: python -m tests.load.past GAMES.

Each group gets evenings of ten games, three players and four entries each; all but the
first are copied in SQL. What the pages of people add up is measured by the bench.
"""

import os
import sys
from datetime import date

import django

AN_EVENING = 10  # games
STEP = 1_000_000  # between the ids of one copy and the next
NAMES = ["Ann", "Bob", "Cleo"]
RECORD = {"game": "oh_hell", "players": NAMES}
RECORD["options"] = {"sequence": "custom", "hands": [1]}
BIDS = [{"type": "bid", "seat": seat, "bid": int(seat == 1)} for seat in range(3)]
RECORD["entries"] = [*BIDS, {"type": "tricks", "tricks": [0, 1, 0]}]
TABLES = ["night", "attendance", "game", "seat", "entry", "standing"]
SHIFTED = {"id", "game_id", "night_id"}
# How the databases say it: an id nobody else has, and so many hours before a time.
SAID = {
    "sqlite": ("lower(hex(randomblob(16)))", "datetime({0}, '-' || n || ' hours')"),
    "postgresql": ("gen_random_uuid()", "{0} - n * interval '1 hour'"),
}
# What a database does in its own time after so many rows, done before it is measured.
SETTLED = {
    "sqlite": ("ANALYZE", "PRAGMA wal_checkpoint(TRUNCATE)"),
    "postgresql": ("VACUUM ANALYZE", "CHECKPOINT"),
}
COPY = """
    INSERT INTO {table} ({columns})
    WITH RECURSIVE copy(n) AS
        (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < {copies})
    SELECT {values} FROM copy CROSS JOIN {table} WHERE {table}.id <= {last} AND {where}
"""
OF = {"night": "id IN ({0})", "game": "night_id IN ({0})"}
OF |= dict.fromkeys(["attendance", "standing"], "night_id IN ({0})")
OF |= dict.fromkeys(
    ["seat", "entry"],
    "game_id IN (SELECT id FROM scorekeeper_game WHERE night_id IN ({0}))",
)


def main(games):
    django.setup()
    from django.db import connection, transaction

    with transaction.atomic(), connection.cursor() as cursor:
        nights = evenings()
        copies = games // (AN_EVENING * len(nights)) - 1
        named = ", ".join(str(night.pk) for night in nights)
        if connection.vendor == "postgresql":  # the rows of a copy lead where they may
            cursor.execute("SET LOCAL session_replication_role = replica")
        for name in TABLES:
            copy(connection, cursor, name, copies, OF[name].format(named))
    with connection.cursor() as cursor:
        for command in SETTLED[connection.vendor]:
            cursor.execute(command)
    os.sync()


def evenings():
    """One evening (a Night) in each group."""
    from scorekeeper.models import Group, Night

    nights = []
    for group in Group.objects.all():
        people = list(group.people.order_by("pk")[: len(NAMES)])
        night = Night.objects.create(group=group, date=date(2025, 1, 3))
        play(night, people)
        nights.append(night)
    return nights


def play(night, people):
    """Ten finished games of a night."""
    from scorekeeper import recording
    from scorekeeper.models import Attendance

    for person in people:
        Attendance.objects.create(group_id=night.group_id, night=night, person=person)
    for _ in range(AN_EVENING):
        answer = recording.import_record(night, RECORD, people)
        assert answer.refusal is None, answer.refusal


def copy(connection, cursor, name, copies, where):
    """Copies the rows of a table so many times, under ids and times of their own."""
    table = f"scorekeeper_{name}"
    known = connection.introspection.get_table_description(cursor, table)
    columns = [column.name for column in known]
    cursor.execute(f"SELECT max(id) FROM {table}")
    last = cursor.fetchone()[0]
    assert last < STEP, last
    values = ", ".join(shifted(connection.vendor, column) for column in columns)
    said = {"copies": copies, "values": values, "last": last, "where": where}
    cursor.execute(COPY.format(table=table, columns=", ".join(columns), **said))
    if connection.vendor == "postgresql":
        asked = (
            f"pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM {table})"
        )
        cursor.execute(f"SELECT setval({asked})")


def shifted(vendor, column):
    """A column of a copy."""
    if column in SHIFTED:
        return f"{column} + n * {STEP}"
    new_id, earlier = SAID[vendor]
    if column == "client_id":
        return new_id
    return earlier.format(column) if column in ("started_at", "made_at") else column


if __name__ == "__main__":
    main(int(sys.argv[1]))
