"""The address of a database, as DATABASE_URL has it."""

import importlib.util

import dj_database_url

ALLOWED = "postgres://user:password@host:5432/name or sqlite:////folder/file"
MARKS = (
    f"Use {ALLOWED}. In a password, write # as %23, / as %2F, ? as %3F, @ as %40, "
    ": as %3A, [ as %5B, ] as %5D and % as %25."
)
NO_DRIVER = "Install requirements/postgresql.txt first."
NO_OPTION = "Use only PostgreSQL options after the ?, such as sslmode=require."
OF_DJANGO = {"assume_role", "isolation_level", "pool", "server_side_binding"}
SQLITE, POSTGRESQL = "django.db.backends.sqlite3", "django.db.backends.postgresql"


def read_address(text):
    """An address that was checked; None where none is set."""
    if not text:
        return None
    try:
        database = dj_database_url.parse(text)
    except ValueError:
        raise ValueError(MARKS) from None
    if not fits(database, text):
        raise ValueError(MARKS)
    if database["ENGINE"] == POSTGRESQL:
        refuse_options(database.get("OPTIONS", {}))
    return text


def refuse_options(options):
    """ValueError for an option that PostgreSQL does not have, or without its driver."""
    if not importlib.util.find_spec("psycopg"):
        raise ValueError(NO_DRIVER)
    psycopg = importlib.import_module("psycopg")
    for name in options.keys() - OF_DJANGO:
        try:
            psycopg.conninfo.make_conninfo(**{name: options[name]})
        except psycopg.Error:
            raise ValueError(NO_OPTION) from None


def fits(database, text):
    """Whether an address names a database that Scorekeeper can use, and all of it."""
    name = database["NAME"]
    if database["ENGINE"] == SQLITE:
        return bool(name)
    is_whole = "#" not in text and name and not {*"/@"} & {*name}
    return database["ENGINE"] == POSTGRESQL and is_whole


def without_password(text):
    """An address without what could be its password."""
    kind, colon, rest = text.partition(":")
    if not colon or kind.startswith("sqlite"):
        return text
    _login, *places = rest.split("@")
    is_plain = len(places) == 1  # another @ may lie in a password
    return f"{kind}:…@{places[0].partition('?')[0]}" if is_plain else f"{kind}:…"
