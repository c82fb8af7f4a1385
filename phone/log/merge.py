"""What comes of an outbox: rows for the log, a question, or an evening of its own."""

from rules import RuleError

from .local_log import LocalLog
from .merged_log import MergedLog
from .reconcile import Reconciliation
from .rows import fold_rows

NOTHING = {
    "undo": "The entry to undo was never entered.",
    "redo": "The entry to redo was never entered.",
}


def merge_outbox(header, rows, mine, patience=None):
    """Brings an outbox into a log: a dict.

    `header`: the record without its entries. `rows`: the whole log, Rows. `mine`: a
    dict for each operation in the order made, with `id`, `operation` (add, undo or
    redo), `entry`, and `seen`, how many rows of the log the phone knew then.
    `patience`: how many entries may be read again, PATIENCE of `merged_log` where it is
    None.

    Of the answer, `rows` are those that the log now gets, `entries` the record's after
    them, `left` a dict with `id`, `code` and `message` for each that cannot be entered,
    `question` what the table must be asked, or None, and `apart` how many rows both
    share where two whole evenings were recorded, or None: no row is given then. Of what
    is neither in the rows nor `left` nothing is settled: it is to be sent again. It is
    what `patience`, how much of it is left, did not suffice for.
    """
    merge = Merge(header, rows, mine, patience)
    for seen, group in groups(mine):
        if merge.may_go_on():
            merge.take(seen, group)
    return merge.answer()


def groups(mine):
    """(seen, operations): those that follow each other and knew the same log."""
    gathered = []
    for row in mine:
        if not gathered or gathered[-1][0] != row["seen"]:
            gathered.append((row["seen"], []))
        gathered[-1][1].append(row)
    return gathered


class Merge:
    """An outbox on its way into a log."""

    def __init__(self, header, rows, mine, patience):
        self.here = MergedLog(header, rows, patience)
        self.own = {one["id"] for one in mine}
        self.settled = {row.id for row in rows}
        self.left, self.question, self.apart = [], None, None

    def may_go_on(self):
        is_settled = self.question is None and self.apart is None
        return is_settled and not self.here.is_tired()

    def take(self, seen, group):
        """Takes in operations that were made when so many rows were known."""
        pending = [one for one in group if one["id"] not in self.settled]
        if not pending:
            return
        rows = self.here.rows
        base, old = self.base_of(seen), len(rows)
        shared = {row.id for row in rows[:base]}
        mine = [one for one in group if one["id"] not in shared]
        self.here.spend(0, 3 * len(rows))  # they are folded, here and there
        phone = LocalLog(rows[:base], mine, set(self.settled))
        if is_as_known(rows, base):
            self.left += follow(self.here, phone, pending)
        else:
            self.bring_together(phone, base, pending)
        self.settled |= {row.id for row in rows[old:]}

    def bring_together(self, phone, base, pending):
        """Takes in operations beside what others entered since."""
        together = Reconciliation(self.here, phone, base, self.own)
        together.take(pending)
        self.left += together.left
        self.question, self.apart = together.question, together.apart

    def base_of(self, seen):
        """How many rows the phone shares: those it saw, and those of its own since."""
        rows = self.here.rows
        base = min(seen, len(rows))
        while base < len(rows) and rows[base].id in self.own:
            base += 1
        return base

    def answer(self):
        """What `merge_outbox` gives."""
        here = self.here
        return {
            "rows": [] if self.apart is not None else here.rows[here.old :],
            "entries": [item.entry for item in here.items],
            "left": self.left,
            "question": self.question,
            "apart": self.apart,
            "patience": here.patience,
        }


def is_as_known(rows, base):
    """Whether a log comes to what its first rows come to, for undo and redo too."""
    return ids_of(fold_rows(rows)) == ids_of(fold_rows(rows[:base]))


def ids_of(lists):
    return [[row.id for row in one] for one in lists]


def follow(here, phone, pending):
    """Makes operations one after the other; a dict for each that cannot be.

    Who takes back very often is asked to send the rest again.
    """
    left = []
    for row in pending:
        if not here.may_go_on():
            break
        why = add(here, row) if row["operation"] == "add" else turn(here, phone, row)
        if why:
            left.append({"id": row["id"], "code": why[0], "message": why[1]})
    return left


def add(here, row):
    """Enters an entry; why it is refused, (code, sentence), or None."""
    try:
        here.add(row["id"], row["entry"])
    except RuleError as error:
        return error.code, error.message
    return None


def turn(here, phone, row):
    """Takes back or brings back what the phone meant, not what stands there instead."""
    operation = row["operation"]
    here.spend(0, len(here.rows))
    standing, taken_back = fold_rows(here.rows)
    stack = standing if operation == "undo" else taken_back
    if not stack or stack[-1].id != phone.target.get(row["id"]):
        return f"nothing_to_{operation}", NOTHING[operation]
    here.turn(row["id"], operation)
    return None
