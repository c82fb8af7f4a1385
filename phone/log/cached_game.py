"""A game as a phone keeps it: what the server acknowledged, and all that came since."""

from .rows import NOTE, Row, apply_rows, fold, fold_rows, rows_in

NOTHING = {
    "undo": "There is nothing to undo.",
    "redo": "There is nothing to redo.",
}


class CachedGame:
    """A game of which a phone knows no log but its own.

    `game`: its `record` as it was acknowledged, of which undo takes back the last
    `undoable` entries one by one and redo brings back those that are `redoable`, the
    next one last, and behind them what only the server can where it
    `has_more_to_redo`; and the `rows` of its log since, as an outbox has them. `notes`:
    of them, what was only noted.
    """

    def __init__(self, game):
        self.head, entries = game["record"], game["record"]["entries"]
        first = len(entries) - game["undoable"]
        self.before = entries[:first]  # no undo reaches them
        standing = [Row("add", entry=entry) for entry in entries[first:]]
        taken_back = [None] if game.get("has_more_to_redo") else []  # a correction, say
        taken_back += [Row("add", entry=entry) for entry in game["redoable"]]
        self.notes = [row["entry"] for row in game["rows"] if row["operation"] == NOTE]
        self.rows = list(game["rows"])
        rows = rows_in(game["rows"])
        self.standing, self.taken_back = fold_rows(rows, standing, taken_back)

    def record(self):
        """The record with all that stands."""
        return self.head | {"entries": apply_rows(self.standing, self.before)}

    def next_turn(self, operation):
        """The row that an undo takes back or a redo brings back; None for none."""
        rows = self.standing if operation == "undo" else self.taken_back
        return rows[-1] if rows else None

    def make(self, operation, entry=None, id=None):
        """One operation more."""
        self.rows.append({"id": id, "operation": operation, "entry": entry})
        fold(self.standing, self.taken_back, operation, Row(operation, entry=entry))

    def comes_to(self):
        """What a table shows of it: the record, and what redo brings back."""
        return self.record(), [row and row.entry for row in self.taken_back]
