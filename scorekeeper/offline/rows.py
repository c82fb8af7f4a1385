"""What a phone alone made of a game, row by row: entries, undo, redo, corrections."""

from scorekeeper.importing.parts import listed, part, whole
from scorekeeper.posted.outbox import identity, kept, one_of_mine
from scorekeeper.recording import log, logged
from scorekeeper.recording.outbox import CLOSED

CORRECTIONS = ("insert", "replace", "remove")
ALONG = listed(whole(0))


def row_in(said):
    """A row of the log that a phone sends as a dict; raises Unreadable or FileError."""
    operation = said.get("operation")
    if operation not in CORRECTIONS:
        one = one_of_mine(said, 0)
        return log.Row(operation, entry=one["entry"], id=one["id"])
    entry = None if operation == "remove" else kept(said.get("entry"))
    place, along = part(said, "place", whole(0)), part(said, "along", ALONG)
    return log.Row(operation, place, entry, along, identity(said))


def in_log(row, key_id):
    """A row as columns of the log, as `import_record` takes it."""
    return log.columns_of(row) | {"client_id": row.id, "key_id": key_id}


def since(game, rows):
    """The rows that a phone made behind those in the log; None where others went on."""
    known = [row.id for row in log.rows_of(game)]
    is_same = [row.id for row in rows[: len(known)]] == known
    return rows[len(known) :] if is_same else None


def go_on(game, rows, key_id):
    """Writes rows behind a log; why they are refused (a dict), or None."""
    if game.night.closed_at and rows:
        return CLOSED
    known = log.rows_of(game)
    entries = log.entries_after(known + rows)
    return logged.write(game, known, {"rows": rows, "entries": entries}, key_id)
