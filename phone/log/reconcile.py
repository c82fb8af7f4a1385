"""An outbox that comes to a log in which others went on."""

from rules import RuleError

from .correction_diff import is_untouched, question_of, row_for
from .evenings import are_two, deals_of
from .remote_entries import RemoteEntries
from .rows import Row

WENT_ON = (
    "Another phone made new entries, so your correction was not made. "
    "Correct the entries again."
)
OTHER_DEAL = "This entry is for deal {mine}, but the table is at deal {here}."


class Reconciliation:
    """Mine against theirs, entry by entry, until all is settled or a question arises.

    `here`: the log, which grows. `phone`: what mine made of its first `base` rows.
    `own_ids`: those of mine. `left`, `question`, `apart`: as `merge_outbox` gives them.
    """

    def __init__(self, here, phone, base, own_ids):
        self.here, self.phone, self.base = here, phone, base
        self.left, self.question, self.apart = [], None, None
        self.gone = phone.gone_ids()
        self.theirs = RemoteEntries(here, base, own_ids, phone)
        here.spend(3 * len(phone.items))  # also put into words
        referee, self.looks = phone.replay_base(here.header)
        made = [(self.looks[item.id].deal, item.entry) for item in phone.items]
        mine = deals_of(referee, self.theirs.kept, made)
        made = [(here.deals[at], item.entry) for at, item in enumerate(here.items)]
        self.is_evening = are_two(mine, deals_of(here.referee, self.theirs.begin, made))

    def take(self, pending):
        """Settles the operations of mine that are not in the log yet, in order."""
        pending = {one["id"] for one in pending}
        for row in self.phone.idle():
            if row["id"] in pending and self.here.may_go_on():
                self.here.leave(row["id"], row["entry"])
        taken = [act for act in self.phone.taken_rows() if act[0] in pending]
        taken = [act for act in taken if not self.takes_back_own(*act)]
        if self.have_they_said_nothing():
            taken = [act for act in taken if not self.takes_back(*act)]
        for act in self.phone.brought_rows():
            if act[0] in pending and self.may_go_on():
                self.bring(*act)
        for act in taken:
            if self.may_go_on():
                self.ask_to_take_back(*act)

    def may_go_on(self):
        return self.question is None and self.here.may_go_on()

    def takes_back_own(self, id, row):
        """Takes out what mine had entered here; whether others let that be settled."""
        return self.theirs.is_last_of_own(row) and self.takes_back(id, row)

    def have_they_said_nothing(self):
        """Whether all that stands is what mine took back."""
        roots = [self.here.items[place].root for place in self.theirs.places()]
        return all(root in self.gone for root in roots)

    def bring(self, id, row):
        """Settles an entry of mine."""
        if row.operation != "add":
            self.correct(id, row)
            return
        look = self.looks[row.id]
        if look.error:
            self.refuse(id, look.error.code, look.error.message)
            return
        line = self.theirs.line(row.entry, look.deal)
        same = [place for place in line if self.here.items[place].entry == row.entry]
        if same:
            self.theirs.settle(same[0])
            self.here.leave(id, row.entry, same[0])
        elif line:
            self.ask(id, row.entry, look.words, line[0])
        else:
            self.go_behind(id, row.entry, look)

    def go_behind(self, id, entry, look):
        """Enters what theirs say nothing of; where it cannot be, the table is asked."""
        why, deals = self.why_not_behind(id, entry, look), self.here.deals
        theirs = self.theirs.places()
        in_deal = [place for place in theirs if deals[place] == look.deal]
        if why and theirs:
            self.ask(id, entry, look.words, (in_deal or theirs)[0])
        elif why:
            self.refuse(id, *why)

    def why_not_behind(self, id, entry, look):
        """Enters an entry at the end, in its deal; (code, sentence) if it cannot be."""
        deal = self.here.deal()
        if deal != look.deal:
            return "other_deal", OTHER_DEAL.format(mine=look.deal, here=deal)
        try:
            self.here.add(id, entry)
        except RuleError as error:
            return error.code, error.message
        return None

    def takes_back(self, id, row):
        """Takes out what mine took back; whether that is settled."""
        if row.operation != "add" or not self.here.may_go_on():
            return False
        places = self.theirs.places_of(row)
        if not places:
            self.here.leave(id, None)
        return not places or self.here.change(Row("remove", places[0], id=id))

    def ask_to_take_back(self, id, row):
        """Asks about what mine took back, where others went on from it."""
        places = self.theirs.places_of(row)
        if row.operation != "add":
            self.correct(id, row)
        elif not places:
            self.takes_back(id, row)
        else:
            words = f"undo: {self.here.words(places[0])}"
            self.ask(id, None, words, places[0])

    def correct(self, id, row):
        """Settles a correction that mine took back, or made again."""
        self.here.spend(0, 4 * len(self.here.rows))
        changes = self.phone.turned_entries(row)
        if len(changes) > 1:
            self.refuse(id, "went_on", WENT_ON)
            return
        items = self.here.items
        change = row_for(items, id, changes[0]) if changes else None
        if change is None:
            self.here.leave(id, None)
            return
        is_free = self.have_they_said_nothing() and is_untouched(items, changes[0])
        if not is_free or not self.here.change(change):
            self.ask_to_correct(change, row)

    def ask_to_correct(self, change, row):
        """Asks about a correction; where mine is against the rules, it is left."""
        try:
            question = question_of(self.here, change, row.id)
        except RuleError as error:
            self.refuse(change.id, error.code, error.message)
            return
        self.question = None if self.is_evening else question
        self.apart = self.base if self.is_evening else None

    def refuse(self, id, code, message):
        self.left.append({"id": id, "code": code, "message": message})

    def ask(self, id, entry, words, place):
        """Puts a question, unless each has a whole evening of its own."""
        if self.is_evening:
            self.apart = self.base
            return
        self.question = {
            "id": id,
            "entry": entry,
            "place": place,
            "mine": words,
            "theirs": self.here.words(place),
            "row": self.here.items[place].id,
        }
