"""What a phone alone made of a game, row by row: entries, undo, redo, corrections."""

from scorekeeper.files.imports.game import read_late_part
from scorekeeper.files.imports.parts import list_of, part, whole
from scorekeeper.offline.outbox_parsing import bounded_entry, identity, one_of_mine
from scorekeeper.recording import log, write_merged
from scorekeeper.recording.answer import refusal_where_shut

CORRECTIONS = ("insert", "replace", "remove")


def sent_late(value):
    """Reads what goes along with a correction, and what was entered again."""
    place, *again = (
        [read_late_part(value)] if type(value) is int else read_late_part(value)
    )
    return [place, *[bounded_entry(entry) for entry in again]] if again else place


ALONG = list_of(sent_late)


def row_in(posted):
    """A row of the log that a phone sends as a dict; raises Unreadable or FileError."""
    operation = posted.get("operation")
    if operation not in CORRECTIONS:
        mine = one_of_mine(posted, 0)
        return log.Row(operation, entry=mine["entry"], id=mine["id"])
    entry = None if operation == "remove" else bounded_entry(posted.get("entry"))
    place, along = part(posted, "place", whole(0)), part(posted, "along", ALONG)
    return log.Row(operation, place, entry, along, identity(posted))


def in_log(row, key_id, phone=None):
    """A row as columns of the log, as `import_record` takes it."""
    made_by = {"client_id": row.id, "key_id": key_id, "phone": phone}
    return log.columns_of(row) | made_by


def is_itself(game, sent):
    """Whether a game is the one that is sent, in its head and in each known row.

    The players may have got other names since; that they play in the same seats is not
    asked.
    """
    head = sent["record"]
    same = (head["game"], head["options"], head["dealer"], len(head["players"]))
    if same != (game.key, game.options, game.dealer, len(game.players)):
        return False
    known = {row.id: log.columns_of(row) for row in log.rows_of(game)}
    rows = {row.id: log.columns_of(row) for row in sent["rows"] if row.id in known}
    return all(is_same(known[id], row) for id, row in rows.items())


def is_same(known, row):
    """Whether a row of the log is what a phone says of it."""
    if known["operation"] == "leave":  # brought together: it says what was entered
        return row["operation"] in ("undo", "redo") or known["entry"] == row["entry"]
    return known == row


def rows_behind_log(game, rows):
    """The rows that a phone made behind those in the log; None where others went on."""
    rows_here = [row.id for row in log.rows_of(game)]
    is_same = [row.id for row in rows[: len(rows_here)]] == rows_here
    return rows[len(rows_here) :] if is_same else None


def go_on(game, rows, key_id):
    """Writes rows behind a log; why they are refused (a dict), or None."""
    if rows and (shut := refusal_where_shut(game)):
        return shut
    rows_here = log.rows_of(game)
    entries = log.entries_after(rows_here + rows)
    return write_merged.write(
        game, rows_here, {"rows": rows, "entries": entries}, key_id
    )
