"""A game in the phone's hand: replayed, refereed and pictured as the server would."""

import json

import rules
from phone.screen import entry_in_form, opened_form, place_on_sheet, table_screen
from rules.words import minus

ALL = None  # the way of recording for a sheet that has every question in full
NOTHING_ASKED = {"prompts": [], "total": None}


class Table:
    """One game, kept from tap to tap. What is taken and given is JSON.

    `record`: as the notation says; `way`: the way of recording that is shown. Raises
    RuleError where the record is refused.
    """

    def __init__(self, record, way):
        self.record, self.way = json.loads(record), way
        self.begin(self.record["entries"])

    def begin(self, entries):
        """Replays the game with these entries."""
        self.referee = rules.replay(self.record | {"entries": entries})
        self.entries = list(entries)
        self.is_read, self.is_whole = False, True

    def read(self, whole=False, changed=""):
        """Writes the sheet; `whole`: with what is folded away; `changed`: an undo."""
        way = ALL if whole else self.way
        self.sheet = rules.scored(self.referee, prompts=True, way=way)
        self.sheet["changed"] = changed
        self.is_read = True

    def read_once(self):
        """Writes the sheet where it is not written yet."""
        if not self.is_read:
            self.read(self.is_whole)

    def choose(self, way):
        """Turns to another way of recording."""
        self.way = way
        self.read(whole=True)

    def enter(self, entry):
        """Enters an entry; gives the refusal, or null."""
        entry = json.loads(entry)
        try:
            self.referee.enter(entry)
        except rules.RuleError as error:
            return json.dumps(self.refusal(entry, error))
        self.entries.append(entry)
        self.is_read, self.is_whole = False, False
        return "null"

    def refusal(self, entry, error):
        """What a page tells of a refusal, with the part of the entry at fault."""
        part = rules.part_at_fault(self.record["game"], entry, error.code)
        return {"code": error.code, "message": error.message, "part": part}

    def entry(self, fields):
        """The entry that the fields of a form say: a list of [name, text].

        A field `entry` holds it as a whole, in JSON.
        """
        fields, asked = json.loads(fields), []
        whole = [text for known, text in fields if known == "entry"]
        if whole:
            return whole[0]

        def fields_of(given):
            known = rules.fields_of(self.record["game"], given)
            asked.append(known or [])
            return known

        def answers(name):
            return [text for known, text in fields if known == name]

        entry = entry_in_form(fields_of, NOTHING_ASKED, answers)
        if any(field.kind == "numbers" for field in asked[-1]):
            entry = entry_in_form(fields_of, self.asked(entry["type"]), answers)
        return json.dumps(entry)

    def asked(self, type):
        """What is asked for one type of entry, as on a sheet that has all questions."""
        referee, table = self.referee, self.referee.table
        table.deal.write()
        is_total = type == "deal_total"
        total = [one.picture(table) for one in referee.total_prompts() if is_total]
        prompts = [one.picture(table) for one in referee.prompts(type=type)]
        return {"prompts": prompts, "total": total[0] if total else None}

    def undo(self):
        """Takes back the last entry."""
        told = self.referee.told()
        self.begin(self.entries[:-1])
        self.read(whole=True, changed=f"Undone: {told}")

    def say(self, words):
        """Lets the table hear of a change that was not an entry more."""
        self.read_once()
        self.sheet["changed"] = words

    def redo(self, entry):
        """Brings back an entry that was taken back; gives the refusal, or null."""
        refusal = self.enter(entry)
        self.read(changed=f"Redone: {self.referee.told()}")
        return refusal

    def picture(self):
        """What the table is drawn from."""
        self.read_once()
        return json.dumps(table_screen(self.sheet, self.way))

    def totals(self):
        """The totals as the score band writes them, known as soon as one enters."""
        table = self.referee.table
        table.deal.write()
        return json.dumps([minus(total) for total in table.totals])

    def outcome(self):
        """What the server is held against: the totals, the status, the last word."""
        said = self.sheet["announcements"][-1:]
        return json.dumps(
            {
                "totals": self.sheet["totals"],
                "status": self.sheet["status"],
                "said": said[0]["text"] if said else "",
            }
        )

    def open(self, mark):
        """What the form of a question is drawn from that was folded away."""
        self.read_once()
        place = place_on_sheet(self.sheet, self.way, mark)
        sheet = rules.scored(self.referee, True, self.way, place)
        return json.dumps(opened_form(sheet, self.way, mark))
