"""An outbox that comes to a log in which others went on."""

from rules import RuleError

from .here import has_whole_deal
from .log import items_after, roots_beside

WENT_ON = "Others went on meanwhile: this correction was not made. Make it once more."
OTHER_DEAL = "This belongs to deal {mine}, and here it is deal {here}."


class Together:
    """Mine against theirs, entry by entry, until all is settled or a question arises.

    `here`: the log, which grows. `phone`: what mine made of its first `base` rows.
    `own`: the ids of mine. `left`, `question`, `apart`: as `merged` gives them.
    """

    def __init__(self, here, phone, base, own):
        self.here, self.phone, self.base, self.own = here, phone, base, own
        self.left, self.question, self.apart = [], None, None
        referee, self.looks = phone.replayed(here.header)
        self.gone = {row.id for id, row in phone.taken()}
        self.settled = roots_beside(here.rows, base, own)
        self.find_theirs()
        both_went_on = has_whole_deal(here.referee, self.begin)
        both_went_on = both_went_on and has_whole_deal(referee, self.kept)
        self.is_evening = both_went_on and not self.is_begun()

    def is_begun(self):
        """Whether something of mine was settled among theirs before."""
        return any(row.id in self.own for row in self.here.rows[self.base :])

    def find_theirs(self):
        """Where theirs begin: behind what both know and mine let stand.

        What they put in the place of the last that they took out is their correction,
        and nothing that mine speaks of.
        """
        known = items_after(self.here.rows[: self.base])
        kept = [item.root for item in known if item.root not in self.gone]
        stands = [item.root for item in self.here.items]
        both = [root for root in kept if root in stands]
        after = kept.index(both[-1]) + 1 if both else 0
        begin = stands.index(both[-1]) + 1 if both else 0
        self.begin = begin + len(kept) - after
        self.kept = len(kept)

    def theirs(self):
        """The places of what they entered and nothing of mine was held against yet."""
        return [
            place
            for place in range(self.begin, len(self.here.items))
            if self.here.items[place].id not in self.own
            and self.here.items[place].root not in self.settled
        ]

    def take(self, pending):
        """Settles the operations of mine that are not in the log yet, in order."""
        pending = {one["id"] for one in pending}
        for one in self.phone.idle():
            if one["id"] in pending:
                self.here.leave(one["id"], one["entry"])
        taken = [act for act in self.phone.taken() if act[0] in pending]
        if all(self.here.items[place].root in self.gone for place in self.theirs()):
            taken = [act for act in taken if not self.take_back(*act)]
        for act in self.phone.brought():
            if act[0] in pending and self.question is None:
                self.bring(*act)
        for act in taken:
            if self.question is None:
                self.ask_to_take_back(*act)

    def bring(self, id, row):
        """Settles an entry of mine."""
        if row.operation != "add":
            self.refuse(id, "went_on", WENT_ON)
            return
        look = self.looks[row.id]
        if look.error:
            self.refuse(id, look.error.code, look.error.message)
            return
        line = self.line(row.entry, look.deal)
        same = [place for place in line if self.here.items[place].entry == row.entry]
        if same:
            self.settle(id, row.entry, same[0])
        elif line:
            self.ask(id, row.entry, look.words, line[0])
        else:
            self.go_behind(id, row.entry, look)

    def line(self, entry, deal):
        """The places of theirs that an entry may be the same as, or must differ from.

        All that they say of the same seat in that deal; of what is about no seat, the
        first.
        """
        found = [
            place
            for place in self.theirs()
            if self.here.deals[place] == deal
            and seat_of(self.here.items[place].entry) == seat_of(entry)
        ]
        return found[:1] if seat_of(entry) is None else found

    def go_behind(self, id, entry, look):
        """Enters what theirs say nothing of, if it is still legal in its deal."""
        here, theirs = self.here, self.theirs()
        why = None
        if here.deal() != look.deal:
            why = "other_deal", OTHER_DEAL.format(mine=look.deal, here=here.deal())
        else:
            try:
                here.add(id, entry)
            except RuleError as error:
                why = error.code, error.message
        in_deal = [place for place in theirs if here.deals[place] == look.deal]
        if why and theirs:
            self.ask(id, entry, look.words, (in_deal or theirs)[0])
        elif why:
            self.refuse(id, *why)

    def take_back(self, id, row):
        """Takes out what mine took back; whether that is settled."""
        if row.operation != "add":
            self.refuse(id, "went_on", WENT_ON)
            return True
        places = self.places_of(row)
        if not places:
            self.here.leave(id, None)
        return not places or self.here.remove(id, places[0])

    def ask_to_take_back(self, id, row):
        """Asks about what mine took back, where others went on from it."""
        places = self.places_of(row)
        if row.operation != "add" or not places:
            self.take_back(id, row)
        else:
            words = f"take back: {self.here.words(places[0])}"
            self.ask(id, None, words, places[0])

    def places_of(self, row):
        """Where an entry stands that nothing of mine was held against, if it does."""
        items = self.here.items
        return [place for place in self.theirs() if items[place].root == row.id]

    def settle(self, id, entry, place):
        """Both said the same: it stays as it is, and the log says so."""
        self.settled.add(self.here.items[place].root)
        self.here.leave(id, entry, place)

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


def seat_of(entry):
    """The seat that an entry is about, None for none."""
    return entry.get("seat") if type(entry) is dict else None
