"""A database of Scorekeeper in parts by `group_id`, one of them on another server.

As docs/many-machines.md says it: the keys of a table get the group in front, a row
leads to rows of its own part only, and what is everywhere stays whole on the first
server.
"""

import re
import subprocess

import psycopg

from tests.postgresql import program_named

PARTS = 4
FARAWAY = PARTS - 1  # the part that lies on the second server
COLUMNS = re.compile(r"\((.*?)\)")
TABLES = """
    SELECT table_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'group_id'
        AND table_name <> 'scorekeeper_key'
    ORDER BY table_name
"""
CONSTRAINTS = """
    SELECT conrelid::regclass::text, conname, contype::text, pg_get_constraintdef(oid),
        confrelid::regclass::text
    FROM pg_constraint WHERE conrelid::regclass::text LIKE 'scorekeeper%%'
"""
INDEXES = """
    SELECT indexdef FROM pg_index JOIN pg_class ON oid = indexrelid
    JOIN pg_indexes ON indexname = relname
    WHERE tablename = ANY(%s) AND NOT indisunique
"""
REACHED = """
    CREATE EXTENSION postgres_fdw;
    CREATE SERVER faraway FOREIGN DATA WRAPPER postgres_fdw OPTIONS (
        host '127.0.0.1', port '{port}', dbname '{name}', options '-c lock_timeout=5s');
    CREATE USER MAPPING FOR CURRENT_USER SERVER faraway OPTIONS (
        user 'tests', password '{password}');
"""
ANEW = """
    ALTER TABLE {table} RENAME TO {table}_before;
    CREATE TABLE {table} (LIKE {table}_before INCLUDING DEFAULTS INCLUDING IDENTITY
        INCLUDING CONSTRAINTS) PARTITION BY HASH (group_id);
    DROP TABLE {table}_before CASCADE;
"""
HERE = """
    CREATE TABLE {table}_{part} PARTITION OF {table}
        FOR VALUES WITH (MODULUS {parts}, REMAINDER {part});
"""
THERE = """
    CREATE FOREIGN TABLE {table}_{part} PARTITION OF {table}
        FOR VALUES WITH (MODULUS {parts}, REMAINDER {part})
        SERVER faraway OPTIONS (table_name '{table}');
"""


def spread(here, there, name="postgres"):
    """Parts the database of one PostgreSQL, migrated and empty, with another's help."""
    first, second = (address(one, name) for one in (here, there))
    copy_schema(here, first, second)
    with psycopg.connect(first, autocommit=True) as asked:
        tables = [row[0] for row in asked.execute(TABLES)]
        rules = asked.execute(CONSTRAINTS).fetchall()
        indexes = [row[0] for row in asked.execute(INDEXES, [tables])]
        reached = {"port": there.port, "name": name, "password": there.password}
        asked.execute(REACHED.format(**reached))
        for table in tables:
            part(asked, table)
        for sql in [*indexes, *constraints(tables, rules)]:
            asked.execute(sql)
    loosen(second, tables, rules)


def address(server, name):
    known = f"user=tests password={server.password}"
    return f"host=127.0.0.1 port={server.port} dbname={name} {known}"


def copy_schema(here, first, second):
    """Gives the second server the same tables, all of them empty."""
    dump, known = here.folder / "schema.sql", ["--quiet", "--output=/dev/null"]
    subprocess.run(
        [program_named("pg_dump"), "-s", f"--file={dump}", first], check=True
    )
    subprocess.run([program_named("psql"), *known, second, "-f", dump], check=True)


def part(asked, table):
    """Makes a table again, in parts."""
    asked.execute(ANEW.format(table=table))
    for number in range(PARTS):
        way = THERE if number == FARAWAY else HERE
        asked.execute(way.format(table=table, part=number, parts=PARTS))


def constraints(tables, rules):
    """The statements that give each part of this server what its table had."""
    order = {"p": 0, "u": 1, "f": 2}  # rows that are led to first
    rules = [rule for rule in rules if rule[2] in order and rule[0] in tables]
    for table, _name, kind, rule, to in sorted(rules, key=lambda rule: order[rule[2]]):
        for number in range(FARAWAY):
            said = in_part(rule, number) if to in tables else rule
            if kind != "f" or to in tables:
                said = with_group(said)
            yield f"ALTER TABLE {table}_{number} ADD {said}"


def in_part(rule, number):
    """A foreign key to a table, as one to a part of it."""
    return re.sub(r"REFERENCES (\w+)", rf"REFERENCES \1_{number}", rule)


def with_group(rule):
    """A constraint with the group before its columns, on both its ends."""

    def named(found):
        names = found[1].split(", ")
        return f"({', '.join(dict.fromkeys(['group_id', *names]))})"

    return COLUMNS.sub(named, rule)


def loosen(second, tables, rules):
    """On the second server no row leads to what only the first one has."""
    with psycopg.connect(second, autocommit=True) as asked:
        for table, name, kind, _rule, to in rules:
            if kind == "f" and table in tables and to not in tables:
                asked.execute(f"ALTER TABLE {table} DROP CONSTRAINT {name}")
