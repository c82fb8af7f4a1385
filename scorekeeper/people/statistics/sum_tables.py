"""Tables of sums: what changes is added to what stands there, in any order.

SQL beside the ORM: it has no word for adding to a row that may be missing. To write
rows by it makes counting, for which a group is locked, take 2.6 times as long.
"""

from collections import defaultdict

from django.db import connection
from django.db.models import DateField

from scorekeeper.money.exact import MoneyField

# All other fields of such rows are plain numbers, texts and truths.
WRITTEN_OTHERWISE = (DateField, MoneyField)  # a moment is a DateField
MONEY = MoneyField()


class SumTable:
    """A table of sums: by what its rows are summed (`where`), and what of it.

    A row is deleted where all in `empty` is 0. `unique`: what no two rows share.
    """

    def __init__(self, name, where, summed, *, empty=("games",), unique=None):
        table, where = f"scorekeeper_{name}", ("group_id", *where)
        unique = unique or where
        self.empty = [summed.index(column) for column in empty]
        self.adding = f"""
            INSERT INTO {table} ({", ".join((*where, *summed))})
            VALUES ({", ".join(["%s"] * len((*where, *summed)))})
            ON CONFLICT ({", ".join(unique)}) DO UPDATE
            SET {", ".join(f"{n} = {table}.{n} + excluded.{n}" for n in summed)}
        """
        same = [f"{column} = %s" for column in where]
        same += [f"{column} = 0" for column in empty]
        self.emptied = f"DELETE FROM {table} WHERE {' AND '.join(same)}"

    def add(self, group_id, sums):
        """Adds sums, as `add_parts` gathers them, in the transaction around."""
        changed = sorted(where for where in sums if any(sums[where]))
        less = [where for where in changed if self.is_less(sums[where])]
        with connection.cursor() as cursor:
            rows = [(group_id, *where, *sums[where]) for where in changed]
            cursor.executemany(self.adding, rows)
            cursor.executemany(self.emptied, [(group_id, *where) for where in less])

    def is_less(self, numbers):
        """Whether a row may be empty once numbers are added to it."""
        return any(numbers[place] < 0 for place in self.empty)


def add_parts(sums, sign, parts):
    """Adds parts, (where, numbers) of each, to sums: {where: [number, ...]}."""
    for where, numbers in parts:
        had = sums.get(where)
        if had is None:
            sums[where] = [sign * number for number in numbers]
        else:
            for place, number in enumerate(numbers):
                had[place] += sign * number


def insert(model, columns, rows):
    """Inserts rows: what the database takes for some columns of a table."""
    marks = ", ".join(["%s"] * len(columns))
    sql = f"INSERT INTO {model._meta.db_table} ({', '.join(columns)}) VALUES ({marks})"
    with connection.cursor() as cursor:
        cursor.executemany(sql, rows)


def columns_of(model):
    """All columns of a table but for the id."""
    return [field.attname for field in fields_of(model)]


def values_of(rows):
    """What the database takes for rows (not saved) of a table, as `columns_of` says."""
    if not rows:
        return []
    names = columns_of(rows[0])
    written = [
        (place, field.get_db_prep_save)
        for place, field in enumerate(fields_of(rows[0]))
        if isinstance(field, WRITTEN_OTHERWISE)
    ]
    values = [[getattr(row, name) for name in names] for row in rows]
    for row in values:
        for place, prepared in written:
            row[place] = prepared(row[place], connection)
    return values


def fields_of(model):
    return [field for field in model._meta.concrete_fields if not field.primary_key]


COUNTS = SumTable(
    "countsum",
    ("person_id", "other_id", "key", "house", "year", "name", "part"),
    ("number", "occasions"),
    empty=("number", "occasions"),
)


def parts_of(outcomes, counts):
    """(where it is summed, (number, occasions)) of Outcomes and COUNTED rows."""
    filters = filters_of(outcomes)
    for row in outcomes:
        for place_filter in filters[row.game_id, row.person_id]:
            yield (*place_filter, "place", str(row.place)), (1, 1)
            if row.money:
                yield (
                    (*place_filter, "money", row.currency),
                    (in_millionths(row.money), 1),
                )
    for row in counts:
        for count_filter in filters.get((row.game_id, row.person_id), ()):
            yield (*count_filter, row.name, row.part), (row.number, row.occasions)


def filters_of(outcomes):
    """By game and person, the sums that these fall under, for each other player."""
    there = defaultdict(list)
    for row in outcomes:
        there[row.game_id].append(row.person_id)
    return {
        (row.game_id, row.person_id): [
            (row.person_id, other, row.key, row.house, row.year)
            for other in there[row.game_id]
        ]
        for row in outcomes
    }


def in_millionths(money):
    return MONEY.get_prep_value(money)
