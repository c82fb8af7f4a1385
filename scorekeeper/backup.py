"""All that is stored here, in one file, and back from it, while the server runs.

A backup is a zip: what it is (`about.json`), the secret key, and the database. Of
SQLite that is the database's own file, copied by its own means, page by page; of
PostgreSQL the rows of each table as `COPY` writes them, in one transaction.
"""

import json
import os
from pathlib import Path
from tempfile import NamedTemporaryFile
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from django.conf import settings
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder
from django.utils import timezone

from scorekeeper import backup_postgresql, backup_sqlite

FORMAT = "scorekeeper backup"
VERSION = 1
DATABASES = {"sqlite": backup_sqlite, "postgresql": backup_postgresql}
NO_BACKUP = "{path} is no backup of Scorekeeper's, or it is torn."
NEWER = "{path} was made by a newer Scorekeeper: bring this one up to date first."
OTHER = "{path} is of a {other} database, and this one is {this}."


class BackupError(Exception):
    """A backup that cannot be made or restored; the message is a sentence."""


def backup(path):
    """Writes all that is stored to a file, which appears there once it is whole."""
    path = Path(path)
    made = path.with_name(f"{path.name}.{os.getpid()}")
    made.touch(mode=0o600)  # it holds the secret key
    try:
        with ZipFile(made, "w", ZIP_DEFLATED) as file:
            file.writestr("secret_key", settings.SECRET_KEY)
            ours().write(file)
            file.writestr("about.json", json.dumps(about()))
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


def about():
    return {
        "format": FORMAT,
        "version": VERSION,
        "database": connection.vendor,
        "made_at": timezone.now().isoformat(),
        "migrations": applied(),
    }


def applied():
    """The names of the migrations that the database has."""
    rows = MigrationRecorder.Migration.objects.order_by("app", "name")
    return [f"{row.app}.{row.name}" for row in rows]


def restore(path):
    """Puts all back as a file (a path) has it; raises BackupError, then nothing is.

    Gives whether the secret key is another than before.
    """
    try:
        with ZipFile(path) as file:
            check(path, file)
            ours().read(file)
            return keep_key(file.read("secret_key").decode())
    except (BadZipFile, KeyError, OSError) as error:
        raise BackupError(NO_BACKUP.format(path=path)) from error


def check(path, file):
    """BackupError for a backup that is torn, newer, or of the other database."""
    if file.testzip() is not None:
        raise BackupError(NO_BACKUP.format(path=path))
    said = json.loads(file.read("about.json"))
    if said["format"] != FORMAT:
        raise BackupError(NO_BACKUP.format(path=path))
    if said["version"] > VERSION or not ours().may_read(said["migrations"], known()):
        raise BackupError(NEWER.format(path=path))
    if said["database"] != connection.vendor:
        kinds = {"other": said["database"], "this": connection.vendor}
        raise BackupError(OTHER.format(path=path, **kinds))


def known():
    """The names of the migrations that this version of the code has."""
