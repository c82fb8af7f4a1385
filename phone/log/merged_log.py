"""The log where phones meet: what stands in it, refereed while it grows."""

from rules import RuleError, replay

from .items import Item, items_after
from .rows import Row

PATIENCE = 20_000  # entries that are read again before the rest must be sent again
FOLDED = 20  # rows are folded, and places looked at, while one entry is read


class MergedLog:
    """A log with its referee. `header`: the record without entries.

    `items`: the entries that stand, as Items; `deals`: the number of the deal that
    each was entered in; `old`: how many rows there were at first; `reads`: how often
    it was replayed; `patience`: how many entries may still be read again.
    """

    def __init__(self, header, rows, patience=None):
        self.header, self.rows, self.old = header, list(rows), len(rows)
        self.patience = PATIENCE if patience is None else patience
        self.steps = self.reads = 0
        self.replay_log()

    def spend(self, entries, folded=0):
        """Counts entries that were read again, and rows or places only looked at."""
        self.patience -= entries + folded // FOLDED

    def is_tired(self):
        """Whether the rest must be sent again; something was looked at by then."""
        return self.patience < 0 and self.steps > 0

    def may_go_on(self):
        """Whether one operation more may be looked at; it is counted."""
        is_tired = self.is_tired()
        self.steps += 1
        return not is_tired

    def replay_log(self):
        """Replays the log as it stands."""
        self.items, self.deals = [], []
        self.referee = replay(self.header | {"entries": []})
        for item in items_after(self.rows):
            self.read_on(item)
        self.reads += 1
        self.spend(len(self.items), len(self.rows))

    def read_on(self, item):
        """Reads an entry more; raises RuleError."""
        deal = self.deal()
        self.referee.enter(item.entry)
        self.items.append(item)
        self.deals.append(deal)

    def deal(self):
        """The number of the deal that the next entry is for."""
        return self.referee.table.deal.number

    def add(self, id, entry):
        """Enters an entry at the end; raises RuleError."""
        self.read_on(Item(id, id, entry))
        self.rows.append(Row("add", entry=entry, id=id))

    def leave(self, id, entry, place=None):
        """Keeps an entry in the log that changes nothing, beside the one at a place."""
        self.rows.append(Row("leave", place, entry, id=id))

    def turn(self, id, operation):
        """Takes back the last operation, or brings it back."""
        self.rows.append(Row(operation, id=id))
        self.replay_log()

    def change(self, row):
        """Makes the change of a Row; whether the rest can stand with it."""
        self.rows.append(row)
        try:
            self.replay_log()
        except RuleError:
            self.rows.pop()
            self.replay_log()
            return False
        return True

    def words(self, place, entry=None):
        """The entry at a place in words, or another in its stead; raises RuleError."""
        self.spend(place + 1)
        entries = [item.entry for item in self.items[: place + 1]]
        entries = entries[:place] + [entry or entries[place]]
        return replay(self.header | {"entries": entries}).last_in_words()
