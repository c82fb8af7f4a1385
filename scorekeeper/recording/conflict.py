"""A phone that came second: what the first entered, what it tapped, and a way on."""

from functools import cached_property

from scorekeeper.recording.answer import Answer, refusal
from scorekeeper.scoring import conflict

MOST = 40  # rows that are looked through for an answer to the same question
DONE = {
    "undo": "undid the last entry",
    "redo": "redid an entry",
    "insert": "inserted an entry",
    "replace": "changed an entry",
    "remove": "deleted an entry",
    "leave": "sent its offline entries",
}
NOT_DONE = {
    "add": "Your entry was not saved.",
    "undo": "Nothing was undone.",
    "redo": "Nothing was redone.",
}
NOT_CORRECTED = "Your correction was not saved."
ANOTHER_TABLE = "This phone showed a different table."


class Conflict:
    """A row (a log.Row) of a phone that had seen only `seen` rows of a game's log.

    `sentence` says what came first and what was tapped; `offer` is the entry that a
    button then enters, a dict of its label, operation, place and entry; else None.
    """

    def __init__(self, game, row, seen):
        self.game, self.row, self.offer = game, row, None
        self.rows = rows_after(game, seen)
        self.seen = len(game.entries) - len(self.rows)  # entries that it knew
        self.is_long_ago = game.log_length - seen > MOST
        self.sentence = self.look()

    def look(self):
        """The sentence; it finds the offer on its way."""
        if not self.rows:
            return f"{ANOTHER_TABLE} {self.not_done()}"
        if self.is_long_ago or any(row.operation != "add" for row in self.rows):
            return f"{self.last_done()} {self.not_done()}"
        look = {"add": self.of_entry, "replace": self.of_change}
        said = look.get(self.row.operation, lambda: None)()
        return said or f"{self.last_done()} {self.not_done()}"

    def of_entry(self):
        """What is said of an entry that came second; None where nothing is special."""
        place = self.place_of_answer()
        if place is not None:
            said = self.of_same_question(place)
            if said:
                return said
        words = conflict.words_of_next(self.game.record(), self.row.entry)
        if words is None:
            return None
        self.propose(f"Enter {words}", "add", None)
        return f"{self.last_done()} You tapped {words}. {self.not_done()}"

    def of_same_question(self, place):
        """What both said, where one question was answered twice."""
        theirs, mine = self.game.entries[place], self.row.entry
        asked = self.game.record(), self.seen, place, mine
        both = conflict.words_of_both(*asked)
        if both is None:
            return None
        first = f"{who(self.game, self.rows[place - self.seen])} entered"
        if theirs == mine:
            return f"{first} {both['theirs']}. You tapped the same."
        self.propose(f"Change to {both['new']}", "replace", place)
        return f"{first} {both['theirs']}. You tapped {both['new']}."

    def of_change(self):
        """What is said of a correction, which may still be made."""
        place = self.row.place
        if not 0 <= place < self.seen:
            return None
        both = conflict.words_of_both(self.game.record(), place, place, self.row.entry)
        if both is None:
            return None
        self.propose(f"Change {both['theirs']} to {both['new']}", "replace", place)
        return f"{self.last_done()} {self.not_done()}"

    def place_of_answer(self):
        """Where the entry stands that answered the same question; None for none."""
        mine = self.row.entry
        for place in range(self.seen, len(self.game.entries)):
            theirs = self.game.entries[place]
            if type(mine) is dict and conflict.is_same_question(theirs, mine):
                return place
        return None

    def propose(self, label, operation, place):
        offer = {"label": label, "operation": operation, "place": place}
        self.offer = offer | {"entry": self.row.entry}

    def last_done(self):
        """What the phone that was first did last."""
        row = self.rows[-1]
        done = DONE.get(row.operation)
        if done is None:
            done = f"entered {conflict.words_of_last(self.game.record())}"
        return f"{who(self.game, row)} {done}."

    def not_done(self):
        return NOT_DONE.get(self.row.operation, NOT_CORRECTED)


class Overtaken(Answer):
    """The answer to a row (a log.Row) of a phone that had seen only `seen` rows.

    What came first is looked up once it is asked for, which reads the game again
    several times: nobody is to hold it locked then.
    """

    def __init__(self, game, row, seen):
        known = {"game": game, "is_conflict": True, "given": row.entry}
        vars(self).update(known | {"row": row, "seen": seen})

    @cached_property
    def refusal(self):
        found = Conflict(self.game, self.row, self.seen)
        return refusal("conflict", found.sentence) | {"offer": found.offer}


def rows_after(game, seen):
    """The last rows of a log that a phone had not seen, in order, with their keys."""
    known = {"number__gt": seen, "number__lte": game.log_length}  # not what came since
    rows = game.log.filter(group_id=game.group_id, **known)
    rows = rows.select_related("key").order_by("-number")
    return list(rows[:MOST])[::-1]


def who(game, row):
    """The phone that made a row, by the name of its access."""
    own = getattr(game, "way_in", {}).get("pk")
    return phone_of("" if row.key is None or row.key_id == own else row.key.name)


def phone_of(name):
    """A phone by the name of its access; another one where it has none."""
    if not name:
        return "Another phone"
    return name if "phone" in name.lower() else f"{name}'s phone"


def question_in_words(game, question, you="You"):
    """What the table is asked of an outbox: the sentence, and what both buttons say.

    `question`: as merging gives it, with the phone that was first as `by`; `you`: the
    phone that came second.
    """
    by, mine, theirs = (
        question["by"],
        f"“{question['mine']}”",
        f"“{question['theirs']}”",
    )
    if question["entry"] is None:
        said = f"{you} undid {theirs}. {by} made more entries."
        return {"sentence": said, "keep": f"Keep {theirs}", "change": f"Undo {theirs}"}
    if question.get("before") is not None:
        said = f"{you} put back {mine}. {by} left it out."
        return {
            "sentence": said,
            "keep": f"Leave out {mine}",
            "change": f"Enter {mine}",
        }
    both = both_of(game, question) or {"theirs": theirs, "old": theirs, "new": mine}
    tapped = "tapped" if you == "You" else "entered"
    return {
        "sentence": f"{by} entered {both['theirs']}. {you} {tapped} {both['new']}.",
        "keep": f"Keep {both['old']}",
        "change": f"Change to {both['new']}",
    }


def both_of(game, question):
    """What both phones said, as short as can be; None where the rules refuse mine."""
    place = question["place"]
    asked = game.record(), place, place, question["entry"]
    return conflict.words_of_both(*asked)
