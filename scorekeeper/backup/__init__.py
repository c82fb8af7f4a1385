"""All that is stored here, in one file, and back from it, while the server runs.

A backup is a zip: what it is (`about.json`), the secret key, and the database. Of
SQLite that is the database's own file, copied by its own means, page by page; of
PostgreSQL the rows of each table as `COPY` writes them, in one transaction.
"""

import json
import os
import zlib
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from django.conf import settings
from django.db import connection
from django.db.migrations.loader import MigrationLoader
from django.utils import timezone

from rules.foreign import parsed
from scorekeeper.backup import crossing, postgresql, sqlite

FORMAT = "scorekeeper backup"
VERSION = 1
DATABASES = {"sqlite": sqlite, "postgresql": postgresql}
CROSSINGS = {("sqlite", "postgresql"): crossing}  # from, to
NO_BACKUP = "{path} is no backup of Scorekeeper's, or it is torn."
OTHER = "{path} is of another kind of database ({said}) than this one ({here})."
UNFIT = (
    "{path} was made by another version of Scorekeeper: restore it with that one, then "
    "bring it up to date."
)

# What reading a file raises that is no backup; RuntimeError: one with a password.
TORN = (BadZipFile, zlib.error, KeyError, ValueError, TypeError, OSError, RuntimeError)


class BackupError(Exception):
    """A backup that cannot be restored; the message is a sentence."""


def backup(path):
    """Writes all that is stored to a file, which appears there once it is whole."""
    path = Path(path)
    made = path.with_name(f"{path.name}.{os.getpid()}")
    made.touch(mode=0o600)  # it holds the secret key
    try:
        with ZipFile(made, "w", ZIP_DEFLATED) as file:
            file.writestr("about.json", json.dumps(about()))
            file.writestr("secret_key", settings.SECRET_KEY)
            DATABASES[connection.vendor].write(file)
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


def about():
    """What a backup made now says of itself."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "database": connection.vendor,
        "made_at": timezone.now().isoformat(),
        "migrations": migrations(MigrationLoader(connection).applied_migrations),
    }


def migrations(keys):
    """Migrations by their names, for each (app, name)."""
    return sorted(f"{app}.{name}" for app, name in keys)


def restore(path):
    """Puts all back as a file has it: whether the secret key is another than before.

    Raises BackupError; then nothing is changed. Tables of an older version are left as
    they were then, to be migrated.
    """
    try:
        with ZipFile(path) as file:
            refuse_what_does_not_fit(path, file)
            reader(file).read(file)
            return keep_key(file.read("secret_key").decode())
    except TORN as error:
        raise BackupError(NO_BACKUP.format(path=path)) from error


def refuse_what_does_not_fit(path, file):
    """BackupError for a backup that is torn, of another version or database."""
    about = parsed(file.read("about.json"))
    if about["format"] != FORMAT or file.testzip() is not None:
        raise BackupError(NO_BACKUP.format(path=path))
    if reader(file) is None:
        kinds = {"said": about["database"], "here": connection.vendor}
        raise BackupError(OTHER.format(path=path, **kinds))
    migrations_here = migrations(MigrationLoader(connection).disk_migrations)
    fits = reader(file).may_read(about["migrations"], migrations_here)
    if about["version"] > VERSION or not fits:
        raise BackupError(UNFIT.format(path=path))


def reader(file):
    """What reads the database of a backup into the one here; None where nothing can."""
    kind = parsed(file.read("about.json"))["database"]
    if kind == connection.vendor:
        return DATABASES[kind]
    return CROSSINGS.get((kind, connection.vendor))


def keep_key(key):
    """Puts the secret key of a backup in its place, unless the environment has one."""
    if key == settings.SECRET_KEY:
        return False
    if not os.environ.get("SECRET_KEY"):
        path = settings.VAR_DIR / "secret_key"
        made = path.with_name(f"secret_key.{os.getpid()}")
        made.touch(mode=0o600)
        made.write_text(key)
        made.replace(path)
    return True
