"""What a Python says of a log, be it large or small."""

from phone.log.items import items_after
from phone.log.rows import Row, apply_rows, fold_rows
from phone.log.validate import is_sound


def came_to(log):
    """What a log comes to; its rows are dicts of the parts of a Row."""
    rows = [Row(**row) for row in log]
    standing, taken_back = fold_rows(rows)
    return {
        "entries": apply_rows(standing),
        "redoable": len(taken_back),
        "items": [list(item) for item in items_after(rows)],
        "is_sound": is_sound(rows),
    }
