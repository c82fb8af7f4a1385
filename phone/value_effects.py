"""What each value of a question would do to the score, before one of them is tapped."""

import rules
from phone.form_entry import entry_of
from phone.revalidate import Revalidation
from phone.table import totals_of
from rules.words import minus

MOST = 16  # values that are tried
LONGEST = 1000  # entries of a game that is read again for each of them
NOW = "Entered now"
STAYS = "Same score"
CHANGES = "Changes later entries"


def with_effects(record, place, form, mend):
    """The form of a correction, whose answers of one tap each say what they change.

    They are entered at once then, where all that follows fits: `mend` is the name of
    the field that says so. Of a game that is over nothing is entered unseen.
    """
    prompts = [one for one in form["likely"] if only_question(one)]
    is_short = len(record["entries"]) <= LONGEST
    whole = rules.replay(record) if prompts and is_short else None
    if whole is None or whole.result:
        return form
    asked = EntryToChange(record, place, totals_of(whole))
    for prompt in prompts:
        asked.tell(prompt, only_question(prompt))
        names = [part["name"] for part in prompt["hidden"]]
        prompt["hidden"] += [] if mend in names else [{"name": mend, "value": "1"}]
    return form


def only_question(prompt):
    """The field of a prompt whose chips enter it in one tap; None where it has none."""
    if prompt["is_button"] or prompt["extra"]:
        return None
    last, before = prompt["fields"][-1], prompt["fields"][:-1]
    is_plain = last["is_submit"] and last["shape"] == "chips"
    is_alone = all(field["shape"] == "assumed" for field in before)
    is_short = len(chips_of(last)) <= MOST if is_plain else False
    return last if is_plain and is_alone and is_short else None


def chips_of(field):
    return field["chips"] + field.get("rare", [])


class EntryToChange:
    """An entry of a record that is about to be changed. `totals`: what they are now."""

    def __init__(self, record, place, totals):
        self.record, self.place, self.totals = record, place, totals
        self.entries = record["entries"]
        self.referee = self.replay_entries(self.entries[:place])

    def replay_entries(self, entries):
        return rules.replay(self.record | {"entries": entries})

    def tell(self, prompt, field):
        """Writes what it would do below each value."""
        field["is_long"] = True  # room for the words
        said = [[part["name"], part["value"]] for part in prompt["hidden"]]
        for before in prompt["fields"][:-1]:
            preset = [chip["value"] for chip in before["chips"] if chip["is_preset"]]
            said += [[before["name"], value] for value in preset]
        for chip in chips_of(field):
            entry = entry_of(self.referee, said + [[field["name"], chip["value"]]])
            chip["small"], why = self.effect(entry)
            chip["why"] = chip["why"] or why

    def effect(self, entry):
        """What an entry would change, in words, and why it is refused, if it is."""
        if entry == self.entries[self.place]:
            return NOW, None
        try:
            referee = self.replay_entries(self.entries[: self.place] + [entry])
        except rules.RuleError as error:
            return None, error.message
        again = Revalidation(referee, [])
        for place, later in enumerate(self.entries[self.place + 1 :], self.place + 1):
            again.read_entry(place, later)
        return (CHANGES if again.late else self.difference(referee)), None

    def difference(self, referee):
        """How the totals change."""
        old, new = self.totals, totals_of(referee)
        words = [
            f"{name} {minus(old[side])} to {minus(new[side])}"
            for side, name in enumerate(referee.table.names)
            if old[side] != new[side]
        ]
        return ", ".join(words) or STAYS
