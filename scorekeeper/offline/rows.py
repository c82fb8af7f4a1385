"""What a phone alone made of a game, row by row: entries, undo, redo, corrections."""

from scorekeeper import scoring
from scorekeeper.importing.parts import listed, part, whole
from scorekeeper.posted.outbox import identity, kept, one_of_mine
from scorekeeper.recording import log, logged
from scorekeeper.recording.outbox import CLOSED

CORRECTIONS = ("insert", "replace", "remove")
GROWS = {"add": 1, "insert": 1, "replace": 0, "remove": -1}
ALONG = listed(whole(0))


def row_in(said):
    """A row as a phone sends it, a dict; raises Unreadable or FileError."""
    if said.get("operation") not in CORRECTIONS:
        return one_of_mine(said, 0) | {"place": None, "along": []}
    is_gone = said["operation"] == "remove"
    return {
        "id": identity(said),
        "operation": said["operation"],
        "entry": None if is_gone else kept(said.get("entry")),
        "place": part(said, "place", whole(0)),
        "along": part(said, "along", ALONG),
    }


def is_sound(rows):
    """Whether each row is about what is there: an undo, a redo, a correction."""
    counts, taken_back = [0], []  # of entries, after each row that stands
    for row in rows:
        if row["operation"] == "undo" and len(counts) > 1:
            taken_back.append(counts.pop())
        elif row["operation"] == "redo" and taken_back:
            counts.append(taken_back.pop())
        elif row["operation"] in GROWS and is_there(row, counts[-1]):
            counts.append(counts[-1] + GROWS[row["operation"]] - len(row["along"]))
            taken_back = []
        else:
            return False
    return True


def is_there(row, count):
    """Whether a row is about entries of a record that has so many."""
    if row["operation"] == "add":
        return True
    first = row["place"] + (row["operation"] != "insert")
    along = row["along"]
    is_later = all(first <= place < count for place in along)
    is_place = row["place"] < count + (row["operation"] == "insert")
    return is_place and is_later and len(set(along)) == len(along)


def in_log(row, key_id):
    """A row as columns of the log, as `import_record` takes it."""
    names = ("operation", "place", "entry", "along")
    said = {name: row[name] for name in names}
    return said | {"client_id": row["id"], "key_id": key_id}


def since(game, rows):
    """The rows that a phone made behind those in the log; None where others went on."""
    known, _names = logged.log_of(game)
    ids = [row["id"] for row in rows[: len(known)]]
    return rows[len(known) :] if [row.id for row in known] == ids else None


def go_on(game, rows, key_id):
    """Writes rows behind a log; why they are refused (a dict), or None."""
    if game.night.closed_at and rows:
        return CLOSED
    known, _names = logged.log_of(game)
    new = [
        scoring.LogRow(row["id"], *(row[name] for name in log.Row._fields))
        for row in rows
    ]
    entries = log.entries([log.Row(*row[1:]) for row in known + new])
    return logged.write(game, known, {"rows": new, "entries": entries}, key_id)
