"""What a phone made of the log that it knew, before it heard of anybody else."""

from collections import namedtuple

from rules import RuleError, replay

from .log import Row, folded, items_of, move_last

# An entry as the phone saw it: in which deal, in what words; `error`: the RuleError of
# one that not even its own table would take.
Look = namedtuple("Look", ("deal", "words", "error"))


class Phone:
    """The phone's own log: `base` rows that it knew, then its operations `mine`.

    `standing`: the operations that stand for it. `target`: what each of its undos and
    redos is about, by its id: the id of a row. `idle`: ids that came to nothing, such
    as an entry and its undo.
    """

    def __init__(self, base, mine):
        self.base_standing, taken_back = folded(base)
        self.standing = list(self.base_standing)
        self.taken_back = list(taken_back)
        self.target, self.taker, self.bringer = {}, {}, {}
        for one in mine:
            self.make(one)
        self.mine = mine
        self.items = items_of(self.standing)

    def make(self, one):
        """One operation more."""
        if one["operation"] == "undo":
            self.turn(one["id"], self.standing, self.taken_back, self.taker)
        elif one["operation"] == "redo":
            self.turn(one["id"], self.taken_back, self.standing, self.bringer)
        else:
            self.standing.append(Row(one["id"], "add", None, one["entry"], ()))
            self.taken_back = []

    def turn(self, id, source, target, by):
        """An undo or a redo: the last of one list goes to the other."""
        if source:
            self.target[id] = source[-1].id
            by[source[-1].id] = id
        move_last(source, target)

    def brought(self):
        """(id of mine, row) of what it added or brought back, in order."""
        known = {row.id for row in self.base_standing}
        new = [row for row in self.standing if row.id not in known]
        made = {one["id"] for one in self.mine}
        return [
            (row.id if row.id in made else self.bringer[row.id], row) for row in new
        ]

    def taken(self):
        """(id of mine, row) of what it took back of the base, the last one first."""
        stands = {row.id for row in self.standing}
        gone = [row for row in self.base_standing if row.id not in stands]
        return [(self.taker[row.id], row) for row in reversed(gone)]

    def idle(self):
        """The operations of mine that come to nothing in the end."""
        acts = {id for id, row in self.brought() + self.taken()}
        return [one for one in self.mine if one["id"] not in acts]

    def replayed(self, header):
        """The phone's own referee; a Look at each entry, by the id of its row."""
        looks, referee = {}, replay(header | {"entries": []})
        for item in self.items:
            deal, error = referee.table.deal.number, None
            try:
                referee.enter(item.entry)
            except RuleError as refused:
                error = refused
            looks[item.id] = Look(deal, "" if error else referee.told(), error)
        return referee, looks
