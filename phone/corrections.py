"""A correction inside a game in the phone's hand: what may stand there, what it does.

An operation is `replace`, `insert` or `remove` at a place of the record, or `later`,
which takes out all that stands behind that place.
"""

import json

import rules
from phone import bounds, entry_gap
from phone.form_entry import entry_of
from phone.log.rows import Row
from phone.revalidate import Revalidation
from phone.screen.review import comparison
from phone.screen.review.correction import correction_form, late_in_words

MEND = "mend"  # a slip of the open deal: made at once where all that follows fits


def place_of(record, deal, line):
    """The place of the entry that made a line of a deal, both counted from 0.

    None where there is no such line; raises RuleError.
    """
    _referee, makers = rules.replay_and_watch(record)
    places = makers[deal].places if deal < len(makers) else []
    return places[line] if line < len(places) else None


def place_beside(record, seat):
    """The place of the entry that said what stands beside a name in the open deal.

    None where nothing does that can be mended; raises RuleError.
    """
    referee, entries = rules.replay(record), record["entries"]
    types = [one for label, types in referee.game.said_beside for one in types]
    deal = referee.table.deal
    if not deal.is_opened or deal.is_complete:
        return None
    for place in range(len(entries) - 1, deal.first - 1, -1):
        said = entries[place]
        if said["type"] in types and said.get("seat", seat) == seat:
            return place
    return None


def look(record, place):
    """The table as it was before the entry at a place; raises RuleError.

    A dict: the `sheet`, the `rulings` that a referee could have made, the number of the
    `deal`, and the entry that stands there in `words`, empty where none does.
    """
    entries = record["entries"]
    referee = replay_entries(record, entries[:place])
    return {
        "sheet": rules.scored_record(referee, prompts=True),
        "rulings": rules.rulings(referee),
        "deal": referee.table.deal.number,
        "words": referee.in_words(entries[place]) if place < len(entries) else "",
    }


def form(before, operation, entry, hidden=()):
    """The forms of a correction, as `correction_form` has them; `before`: a look.

    `entry`: the one that is filled in, None for none; `hidden`: pairs of a name and a
    value that each form carries beside the operation.
    """
    prompts = before["sheet"]["prompts"] + before["rulings"]
    hidden = dict([("operation", operation)] + list(hidden))
    drawn = correction_form(before["sheet"], prompts, entry, hidden)
    if not before.get("is_ruling"):
        return drawn
    return {"likely": drawn["likely"] + drawn["others"], "others": []}


def form_with_effects(record, place, before, entry, hidden=()):
    """The form of a change, whose values say what each of them would do."""
    from phone.value_effects import with_effects  # a phone alone looks at one of them

    drawn = form(before, "replace", entry, hidden)
    return with_effects(record, place, drawn, MEND)


def entries_of_deal(record):
    """The entries of the newest deal that has any: its `number`, and its `entries`.

    Of each its place and its words, the newest first; raises RuleError.
    """
    referee, entries = rules.replay(record), record["entries"]
    begun = [deal for deal in referee.table.deals if deal.first < len(entries)]
    if not begun:
        return {"number": 1, "entries": []}
    places = range(begun[-1].first, len(entries))
    told = [{"place": n, "words": referee.in_words(entries[n])} for n in places]
    return {"number": begun[-1].number, "entries": told[::-1]}


def page_of(wanted):
    """What the page of a correction is drawn from: `record`, `place`, `operation`.

    `given`: the entry of a form that was refused, None where none was; `prompt`: what
    a ruling has left to ask there, None for all that may stand there.
    """
    record, place, operation = wanted["record"], wanted["place"], wanted["operation"]
    before = look_for_prompt(look(record, place), wanted)
    entry = record["entries"][place]
    entry_before = wanted["given"] or (entry if operation == "replace" else None)
    drawn = form(before, operation, entry_before)
    stands = {"words": before["words"], "deal": before["deal"]}
    return drawn | {"operation": operation} | stands


def look_for_prompt(before, ruled):
    """A look at a place; where a ruling asks for a `prompt` there, with that alone."""
    if not ruled.get("prompt"):
        return before
    sheet = before["sheet"] | {"prompts": []}
    more = {"rulings": [ruled["prompt"]], "is_ruling": True}
    return before | {"sheet": sheet} | more


def preview(wanted):
    """What a correction would do: `record`, `place`, `operation`, `fields` of its form.

    Or the `entry` that a ruling brings without a form.

    `refusal`: a sentence, "" where it can be made; then what its row says (`operation`,
    `at`, `entry`, `along`), `text`, the sentences on all that it changes, `told`, all
    that in one breath, and for `later` the entries that go in words, `gone`. Where
    something is `missing` then, that, as `missing_screen` has it; else None.
    """
    record, at, operation = wanted["record"], wanted["place"], wanted["operation"]
    if operation == "later":
        return without_later(record, at)
    said = dict(wanted["fields"])
    if "anew" in said:
        return said_anew(wanted, said)
    before = replay_entries(record, record["entries"][:at])
    entry = entry_of(before, wanted["fields"]) if said else wanted.get("entry")
    try:
        row = Row(operation, at, entry)
        return weigh_row(record, row, [], wanted.get("worth"))
    except rules.RuleError as error:
        return {"refusal": error.message, "entry": entry, "missing": None}


def said_anew(wanted, said):
    """The preview once more is entered; `said`: the fields of the form, by their names.

    With `rest` all goes that still does not fit.
    """
    record, worth = wanted["record"], wanted.get("worth")
    entry, anew = json.loads(said["corrected"]), json.loads(said["anew"])
    row = Row(wanted["operation"], wanted["place"], entry)
    if "rest" in said:
        return weigh_row(record, row, anew, worth, is_rest=True)
    ask = entry_gap.question(record, CorrectedRecord(record, row, anew))
    answer = None if "leave" in said else entry_of(ask["referee"], wanted["fields"])
    try:
        again = entry_gap.with_answer(anew, ask, answer)
        return weigh_row(record, row, again, worth)
    except rules.RuleError as error:
        form = missing_screen(ask | {"given": answer}, row, anew)
        return {"refusal": error.message, "entry": None, "missing": form}


def weigh_row(record, row, anew, worth, is_rest=False):
    """What a row that corrects would do, as `preview` gives it; raises RuleError."""
    done = CorrectedRecord(record, row, anew)
    why = worth and bounds.why_not(done.entries, None, done.sheet, worth)
    why = why or why_beyond(record, row.entry, anew)
    if why:
        raise rules.RuleError(*why)
    ask = None if is_rest else entry_gap.question(record, done)
    if ask:
        return {"refusal": "", "missing": missing_screen(ask, row, anew)}
    return with_words(record, done.row, done.sheet, done.late, done.words)


def why_beyond(record, entry, anew):
    """Why an entry, or a re-entered one, says more than a deal can bring; or None."""
    for said in [entry] + [again[1] for again in anew]:
        why = rules.why_beyond(record, said)
        if why:
            return why
    return None


def missing_screen(ask, row, anew):
    """What is missing in `words`, with the forms that ask for it and what they carry.

    `may_leave`: whether what no longer fits may be left out without another.
    """
    hidden = entry_gap.carried_fields(row.operation, row.entry, anew)
    return entry_gap.form_of(ask, hidden) | {
        "words": ask["words"],
        "instead": ask["instead"],
        "may_leave": not ask["is_before"],
        "hidden": [{"name": name, "value": hidden[name]} for name in hidden],
    }


class CorrectedRecord:
    """What a correction makes of a record; raises RuleError where it is refused.

    `row`: with all that goes `along`; `sheet`: the scored record; `entries` and
    `words`, the entry that it brings in words, "" for none. `late`: what is said of
    those that go; `gap`: what is missing.
    """

    def __init__(self, record, row, anew=()):
        entries, self.anew = record["entries"], anew
        brought = [] if row.operation == "remove" else [row.entry]
        self.before = entries[: row.place] + brought
        referee = replay_entries(record, self.before)
        self.words = referee.last_in_words() if brought else ""
        self.again = Revalidation(referee, anew)
        first = row.place + (row.operation != "insert")
        for place, entry in enumerate(entries[first:], first):
            self.again.read_entry(place, entry)
        self.entries = self.before + self.again.entries
        self.row = Row(row.operation, row.place, row.entry, tuple(self.again.along))
        self.sheet = rules.scored_record(referee, prompts=True)
        self.late, self.gap, self.whole = [], None, None
        if self.again.late or row.operation == "remove":
            self.whole = rules.replay(record)
            late = {one.place: one[1:3] for one in self.again.late}
            self.late = late_in_words(late, self.whole, entries)
            self.gap = self.again.first_gap(self.whole, row.place)


def with_words(record, row, sheet, more, entry_words=""):
    """A row, with what it changes in words; `more`: sentences that follow these."""
    before, players = rules.score(record, prompts=True), record["players"]
    text = comparison.compare_sheets(players, before, sheet) + more
    return {
        "operation": row.operation,
        "at": row.place,
        "entry": row.entry,
        "along": row.along,
        "refusal": "",
        "missing": None,
        "goes": len(more) > 0,
        "text": text,
        "told": comparison.correction_in_words(players, before, sheet, entry_words),
    }


def row_behind(entries, place):
    """The row that takes out all entries behind the one at a place."""
    return Row("remove", place + 1, None, tuple(range(place + 2, len(entries))))


def without_later(record, place):
    """What comes of a game that is taken back to an entry."""
    entries, whole = record["entries"], rules.replay(record)
    referee = replay_entries(record, entries[: place + 1])
    sheet = rules.scored_record(referee, prompts=True)
    gone = [whole.in_words(entry) for entry in entries[place + 1 :]]
    return with_words(record, row_behind(entries, place), sheet, []) | {
        "told": comparison.taken_back_in_words(len(gone), sheet),
        "gone": gone,
    }


def replay_entries(record, entries):
    return rules.replay(record | {"entries": entries})
