"""A game in the phone's hand: replayed, refereed and pictured as the server would."""

import rules
from phone.form_entry import entry_of
from phone.log.cached_game import NOTHING, CachedGame
from phone.log.rows import number_gone
from phone.screen import opened_form, place_on_sheet, table_screen, with_people
from rules.words import minus

ALL = None  # the way of recording for a sheet that has every question in full


class Table:
    """One game, kept from tap to tap.

    `game`: as `CachedGame` takes it; `way`: the way of recording that is shown. Raises
    RuleError where the record is refused. That of an evening says what it is played
    for, `worth`, since no server stops there what cannot be counted.
    """

    def __init__(self, game, way):
        self.way, self.worth, rows = way, game.get("worth"), game["rows"]
        self.changed, self.missed, self.before = game.get("changed", ""), "", None
        self.page = {}  # what it knows of the people
        turn = rows[-1]["operation"] if rows else None
        is_turn = turn in NOTHING  # which is said as such, on each page of the game
        self.kept = CachedGame(dict(game, rows=rows[:-1]) if is_turn else game)
        self.replay()
        if is_turn:
            getattr(self, turn)()
        elif rows:
            self.changed = ""

    def replay(self):
        """Replays the game as it stands."""
        self.referee = rules.replay(self.kept.record())
        self.is_read, self.is_whole = False, True

    def may(self):
        """Whether something can be taken back here, or brought back."""
        turns = ("undo", "redo")
        return {turn: self.kept.next_turn(turn) is not None for turn in turns}

    def differs(self, game):
        """Whether a game, as one is begun with, comes to something else than this."""
        return CachedGame(game).comes_to() != self.kept.comes_to()

    def write_sheet(self, whole=False):
        """Writes the sheet; `whole`: with what is folded away."""
        way = ALL if whole else self.way
        self.sheet = rules.scored_record(self.referee, prompts=True, way=way)
        self.sheet["changed"], self.sheet["missed"] = self.changed, self.missed
        self.sheet["before"], self.is_read = self.before, True

    def read_once(self):
        """Writes the sheet where it is not written yet."""
        if not self.is_read:
            self.write_sheet(self.is_whole)

    def choose(self, way):
        """Turns to another way of recording."""
        self.way = way
        self.write_sheet(whole=True)

    def enter(self, entry, id=None, operation="add"):
        """Enters what is new, or brought back; the refusal, or None.

        `id`: of its row.
        """
        before = self.sheet["totals"] if self.is_read else totals_of(self.referee)
        try:
            self.referee.enter(entry)
        except rules.RuleError as error:
            return self.refusal(entry, error)
        self.is_read, self.is_whole = False, False
        heard = self.before, self.changed, self.missed
        self.before, self.changed, self.missed = before, "", ""
        why = operation == "add" and rules.why_beyond(self.kept.record(), entry)
        why = why or (self.worth and self.beyond(entry))
        if why:
            self.before, self.changed, self.missed = heard
            self.replay()
            return self.refusal(entry, rules.RuleError(*why))
        self.kept.make(operation, entry, id)
        return None

    def beyond(self, entry):
        """Why an entry that was read makes a game too large; None where it does not."""
        from phone import bounds  # most tables never need it

        self.write_sheet()
        entries = self.kept.record()["entries"] + [entry]
        return bounds.why_not(entries, entry, self.sheet, self.worth)

    def refusal(self, entry, error):
        """What a page tells of a refusal by the rules."""
        return refusal_of(self.kept.head["game"], entry, error)

    def entry(self, fields):
        """The entry that the fields of a form say: a list of [name, text]."""
        return entry_of(self.referee, fields)

    def undo(self):
        """Takes back the last that stands; the refusal, or None."""
        row, before = self.kept.next_turn("undo"), self.referee
        if not row:
            return nothing_to("undo")
        self.kept.make("undo")
        self.replay()
        self.changed = f"Undone: {turned_words(self, row, before, before)}"
        self.write_sheet(whole=True)
        return None

    def redo(self):
        """Brings back what was taken back last; the refusal, or None."""
        row, before = self.kept.next_turn("redo"), self.referee
        if not row:
            return nothing_to("redo")
        if row.operation == "add":
            refusal = self.enter(row.entry, operation="redo")
            if refusal:
                return refusal
        else:
            self.kept.make("redo")
            self.replay()
        self.changed = f"Redone: {turned_words(self, row, before, self.referee)}"
        self.write_sheet()
        return None

    def say(self, words):
        """Lets the table hear of a change that was not an entry more."""
        self.changed = words
        self.read_once()
        self.sheet["changed"] = words

    def picture(self):
        """What the table is drawn from."""
        self.read_once()
        return table_screen(with_people(self.sheet, self.page), self.way)

    def totals(self):
        """The totals as the score band writes them, known as soon as one enters."""
        self.referee.table.deal.write()
        totals = self.referee.game.settled_totals(self.referee.table)
        return [minus(total) for total in totals]

    def outcome(self):
        """What the server is held against: the totals, the status, the last word."""
        last = self.sheet["announcements"][-1:]
        return {
            "totals": self.sheet["totals"],
            "status": self.sheet["status"],
            "said": last[0]["text"] if last else "",
        }

    def open(self, mark):
        """What the form of a question is drawn from that was folded away."""
        self.read_once()
        place = place_on_sheet(self.sheet, self.way, mark)
        sheet = rules.scored_record(self.referee, True, self.way, place)
        return opened_form(with_people(sheet, self.page), self.way, mark)


def totals_of(referee):
    """The totals with all that is in the open deal."""
    referee.table.deal.write()
    return list(referee.table.totals)


def refusal_of(key, entry, error):
    """What a page tells of a refusal: `rule`, its code, and the `part` at fault."""
    code, part = error.code, rules.part_at_fault(key, entry, error.code)
    return {"code": code, "message": error.message, "part": part, "rule": code}


def turned_words(table, row, before, entered):
    """What an undo or a redo turned, in words.

    `before`: the referee as it was; `entered`: the one who read the row last.
    """
    if row.operation == "add":
        return entered.last_in_words()
    from phone.screen.review.comparison import (
        turned_in_words,  # most tables never need it
    )

    sheets = [with_pending(one) for one in (before, table.referee)]
    players, gone = table.kept.head["players"], number_gone(row)
    return turned_in_words(row.operation, gone, players, *sheets)


def with_pending(referee):
    """The scored record with the claims that do not count yet."""
    return rules.scored_record(referee) | {"pending": rules.pending_of(referee)}


def nothing_to(operation):
    """The refusal of an undo or a redo where there is nothing to turn."""
    words = NOTHING[operation]
    return {"code": f"nothing_to_{operation}", "message": words, "part": ""}
