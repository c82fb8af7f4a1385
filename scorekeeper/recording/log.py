"""The one door to the log of a game: its rows, as server and phones fold them."""

from phone.log.cached_game import NOTHING
from phone.log.merge import merge_outbox
from phone.log.merged_log import PATIENCE
from phone.log.rows import NOTE, Row, apply_rows, entries_after, fold_rows, number_gone
from phone.log.validate import is_sound

COLUMNS = ("operation", "place", "entry", "along")


def rows_of(game):
    """The whole log of a game."""
    rows = game.log.filter(group_id=game.group_id)
    rows = rows.values_list(*COLUMNS, "client_id")
    return [Row(*row, str(id)) for *row, id in rows]


def operations_after(game, seen):
    """What was done to a game since its log had so many rows."""
    rows = game.log.filter(group_id=game.group_id, number__gt=seen)
    return list(rows.values_list("operation", flat=True))


def row_of(columns):
    """A row from a dict of its columns."""
    return Row(**{name: columns[name] for name in COLUMNS if name in columns})


def columns_of(row):
    """A row as a dict of its columns."""
    return {
        "operation": row.operation,
        "place": row.place,
        "entry": row.entry,
        "along": list(row.along),
    }
