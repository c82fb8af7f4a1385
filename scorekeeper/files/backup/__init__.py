"""All that is stored here, in one file, and back from it, while the server runs.

A backup is a zip: what it is (`about.json`), the secret key, and the database. Of
SQLite that is the database's own file, copied by its own means, page by page; of
PostgreSQL the rows of each table as `COPY` writes them, in one transaction.
"""

import errno
import json
import os
import zlib
from contextlib import contextmanager
from pathlib import Path
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from django.conf import settings
from django.db import DatabaseError, connection
from django.db.migrations.loader import MigrationLoader
from django.db.migrations.recorder import MigrationRecorder
from django.utils import timezone

from rules.untrusted_input import parse_json
from scorekeeper.database.unrecorded_migrations import by_new_names
from scorekeeper.database.version import OURS
from scorekeeper.files.backup import postgresql, sqlite, sqlite_to_postgresql

FORMAT = "scorekeeper backup"
VERSION = 1
DATABASES = {"sqlite": sqlite, "postgresql": postgresql}
CROSSINGS = {("sqlite", "postgresql"): sqlite_to_postgresql}  # from, to
NAMES = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}
NO_FILE = "There is no file {path}."
CLOSED = "{path} cannot be restored: {error}. Nothing was changed."
NO_BACKUP = "{path} is damaged, or is not a Scorekeeper backup."
OTHER = (
    "{path} is a backup of {said} and cannot be restored into {here}. Restore it into "
    "{said}. To move a group to {here}, export the group and import its file."
)
UNFIT = (
    "{path} was made by another version of Scorekeeper (newest migration: {newest}), "
    "and this version cannot restore it. Restore it with that version, then update. "
    "CHANGELOG.md names the commit of each version."
)
NOT_TAKEN = "{path} was not restored: {error}. Nothing was changed."
NO_KEY = "The secret key cannot be written to {path}: {error}. Nothing was restored."

# What reading a file raises that is no backup; RuntimeError: one with a password.
TORN = (BadZipFile, zlib.error, KeyError, ValueError, TypeError, RuntimeError)
OF_TORN = (None, errno.EINVAL)  # an OSError of a torn file has one of these numbers


class BackupError(Exception):
    """A backup that cannot be restored; the message is a sentence."""


def backup(path):
    """Writes all that is stored to a file, which appears there once it is whole."""
    path = Path(path)
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    made = path.with_name(f"{path.name}.{os.getpid()}")
    made.touch(mode=0o600)  # it holds the secret key
    try:
        with ZipFile(made, "w", ZIP_DEFLATED) as file:
            file.writestr("secret_key", settings.SECRET_KEY)
            with connection.wrap_database_errors:
                more = DATABASES[connection.vendor].write(file)
            file.writestr("about.json", json.dumps(backup_description() | more))
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


def backup_description():
    """What a backup made now says of itself."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "database": connection.vendor,
        "made_at": timezone.now().isoformat(),
        "migrations": names_of(MigrationRecorder(connection).applied_migrations()),
    }


def names_of(keys):
    """Migrations by their names, for each (app, name)."""
    return sorted(f"{app}.{name}" for app, name in keys)


def restore(path):
    """Puts all back as a file has it: whether the secret key is another than before.

    Raises BackupError; then nothing is changed. Tables of a newer version go. Tables of
    an older version are left as they were then, to be migrated.
    """
    try:
        with ZipFile(path) as file:
            return restore_from(file, path)
    except OSError as error:
        raise BackupError(why_not_read(path, error)) from error
    except TORN as error:
        raise BackupError(NO_BACKUP.format(path=path)) from error
    except DatabaseError as error:
        why = " ".join(str(error).split()).rstrip(".")
        raise BackupError(NOT_TAKEN.format(path=path, error=why)) from error


def why_not_read(path, error):
    """The sentence for an error of the system: the file, or the folder to unpack it."""
    if isinstance(error, FileNotFoundError) and not os.path.exists(path):
        return NO_FILE.format(path=path)
    if error.errno in OF_TORN:
        return NO_BACKUP.format(path=path)
    return CLOSED.format(path=path, error=error.strerror)


def restore_from(file, path):
    """The same for an open zip; `path` is its name."""
    about = said_by(file)
    refuse_what_does_not_fit(path, file, about)
    key = file.read("secret_key").decode()
    with key_kept(key), connection.wrap_database_errors:
        reader(about).restore_backup(file, about)
    return key != settings.SECRET_KEY


def said_by(file):
    """What a backup says of itself; `migrations`: each an (app, name), as named now."""
    about = parse_json(file.read("about.json"))
    keys = [tuple(name.split(".", 1)) for name in about["migrations"]]
    return about | {"migrations": by_new_names(keys)}


def refuse_what_does_not_fit(path, file, about):
    """BackupError for a backup that is torn, of another version or database."""
    if about["format"] != FORMAT or file.testzip() is not None:
        raise BackupError(NO_BACKUP.format(path=path))
    if reader(about) is None:
        kinds = {"said": about["database"], "here": connection.vendor}
        named = {part: NAMES.get(kind, kind) for part, kind in kinds.items()}
        raise BackupError(OTHER.format(path=path, **named))
    fits = reader(about).may_read(about, set(MigrationLoader(None).disk_migrations))
    if about["version"] > VERSION or not fits:
        newest = max(name for app, name in about["migrations"] if app == OURS)
        raise BackupError(UNFIT.format(path=path, newest=newest))


def reader(about):
    """What reads the database of a backup into the one here; None where nothing can."""
    kind = about["database"]
    if kind == connection.vendor:
        return DATABASES[kind]
    return CROSSINGS.get((kind, connection.vendor))


@contextmanager
def key_kept(key):
    """The secret key of a backup comes in its place once all else has.

    If the environment has one, that one stays.
    """
    if key == settings.SECRET_KEY or os.environ.get("SECRET_KEY"):
        yield
        return
    path = settings.VAR_DIR / "secret_key"
    made = path.with_name(f"secret_key.{os.getpid()}")
    try:
        write_key(made, key)
        yield
        made.replace(path)
    finally:
        made.unlink(missing_ok=True)


def write_key(path, key):
    try:
        path.touch(mode=0o600)
        path.write_text(key)
    except OSError as error:
        raise BackupError(NO_KEY.format(path=path, error=error.strerror)) from error
