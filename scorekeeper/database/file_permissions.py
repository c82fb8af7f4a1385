"""The file of SQLite and what lies beside it are their owner's, and nobody else's."""

from contextlib import suppress

from django.db.backends.signals import connection_created

from scorekeeper.database.file_identity import file_of

BESIDE = ("", "-wal", "-shm", "-journal")  # SQLite makes them like the file itself


def keep_to_owner(connection, **signal):
    """Lets only the owner read the file of a connection, whoever made it."""
    path = file_of(connection)
    for name in BESIDE if path else ():
        file = path.with_name(path.name + name)
        with suppress(OSError):  # not there, or somebody else's, who sees to it
            if file.stat().st_mode & 0o077:
                file.chmod(0o600)


def watch():
    """From now on each connection sees to it as it is made."""
    connection_created.connect(keep_to_owner)
