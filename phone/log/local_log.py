"""What a phone made of the log that it knew, before it heard of anybody else."""

from collections import namedtuple

from rules import RuleError, replay

from .correction_diff import correction_diff
from .items import items_of
from .rows import Row, fold, fold_rows

# An entry as the phone saw it: in which deal, in what words; `error`: the RuleError of
# one that not even its own table would take.
Look = namedtuple("Look", ("deal", "words", "error"))


class LocalLog:
    """The phone's own log: `base` rows that it knew, then its operations `mine`.

    `standing`: the operations that stand for it; `before`: the ids of those that stood
    after what is `in_log`, the ids that were settled before. `target`: what each of its
    undos and redos is about, by its id: the id of a row.
    """

    def __init__(self, base, mine, in_log=()):
        self.base_standing, taken_back = fold_rows(base)
        self.standing = list(self.base_standing)
        self.taken_back = list(taken_back)
        self.rows = self.base_standing + taken_back[::-1]
        self.target, self.taker, self.bringer = {}, {}, {}
        for done in mine:
            self.make(done)
        self.mine, self.in_log = mine, in_log
        self.items = items_of(self.standing)
        self.before, self.after = self.settled_ids(), ids_of(self.standing)

    def make(self, done):
        """One operation more."""
        id, operation = done["id"], done["operation"]
        row = Row(operation, entry=done["entry"], id=id)
        if operation == "undo":
            self.note(id, self.standing, self.taker)
        elif operation == "redo":
            self.note(id, self.taken_back, self.bringer)
        else:
            self.rows.append(row)
        fold(self.standing, self.taken_back, operation, row)

    def note(self, id, stack, by):
        """An undo or a redo is about the last of a list."""
        if stack:
            self.target[id] = stack[-1].id
            by[stack[-1].id] = id

    def settled_ids(self):
        """The ids of the rows that stand after what is known of mine."""
        stands = ids_of(self.base_standing)
        for row in self.mine:
            change = stands.discard if row["operation"] == "undo" else stands.add
            if row["id"] in self.in_log:
                change(self.subject(row["id"]))
        return stands

    def subject(self, id):
        """The id of the row that an operation of mine is about."""
        return self.target.get(id, id)

    def brought_rows(self):
        """(id of mine, row) of what it added or brought back, in order."""
        made = {one["id"] for one in self.mine if one["id"] not in self.in_log}
        new = [row for row in self.standing if row.id not in self.before]
        return [
            (row.id if row.id in made else self.bringer[row.id], row) for row in new
        ]

    def taken_rows(self):
        """(id of mine, row) of what it took back, the last one first."""
        gone = [row for row in self.rows if row.id in self.before - self.after]
        return [(self.taker[row.id], row) for row in reversed(gone)]

    def turned_entries(self, row):
        """The EntryChanges of a correction that it took back or made again."""
        is_back = row.id not in self.after
        rows = self.base_standing if is_back else self.standing
        place = [one.id for one in rows].index(row.id)
        without, corrected = items_of(rows[:place]), items_of(rows[: place + 1])
        return (
            correction_diff(corrected, without)
            if is_back
            else correction_diff(without, corrected)
        )

    def gone_ids(self):
        """The ids of the rows of the base that do not stand for it."""
        return ids_of(self.base_standing) - self.after

    def weighed_ids(self):
        """The ids of mine that speak of what stood before and stands now."""
        turned = [one["id"] for one in self.mine if one["operation"] == "undo"]
        both = self.before & self.after
        again = [one["id"] for one in self.mine if self.subject(one["id"]) in both]
        return set(turned + again)

    def idle(self):
        """The operations of mine that come to nothing in the end."""
        acts = {id for id, row in self.brought_rows() + self.taken_rows()}
        return [one for one in self.mine if one["id"] not in acts]

    def replay_base(self, header):
        """The phone's own referee; a Look at each entry, by the id of its row."""
        looks, referee = {}, replay(header | {"entries": []})
        for item in self.items:
            deal, error = referee.table.deal.number, None
            try:
                referee.enter(item.entry)
            except RuleError as refused:
                error = refused
            looks[item.id] = Look(deal, "" if error else referee.last_in_words(), error)
        return referee, looks


def ids_of(rows):
    return {row.id for row in rows}
