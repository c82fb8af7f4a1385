"""A correction inside a game in the phone's hand: what may stand there, what it does.

An operation is `replace`, `insert` or `remove` at a place of the record, or `later`,
which takes out all that stands behind that place.
"""

import rules
from phone import bounds
from phone.filled_in import entry_of
from phone.log.rows import Row, applied, places_after
from phone.screen import comparison
from phone.screen.correction import along_in_words, correction_form, without_repeats
from rules.record import read_what_fits


def place_of(made):
    """The place of the entry that made a line of a deal, None where there is none.

    `record`; `deal` and `line`, both counted from 0.
    """
    _referee, makers = rules.replay_and_watch(made["record"])
    deal, line = made["deal"], made["line"]
    places = makers[deal].places if deal < len(makers) else []
    return places[line] if line < len(places) else None


def form(wanted):
    """What the page of a correction is drawn from: `record`, `place`, `operation`.

    `given`: the entry of a form that was refused, None where none was.
    """
    record, place, operation = wanted["record"], wanted["place"], wanted["operation"]
    before = replayed(record, record["entries"][:place])
    sheet, entry = rules.scored(before, prompts=True), record["entries"][place]
    may_come = sheet["prompts"] + rules.rulings(before)
    given = wanted["given"] or (entry if operation == "replace" else None)
    hidden = {"name": "operation", "value": operation}
    drawn = correction_form(sheet, may_come, given, hidden)
    return drawn | {"operation": operation, "told": before.in_words(entry)}


def preview(wanted):
    """What a correction would do: `record`, `place`, `operation`, `fields` of its form.

    `refusal`: a sentence, "" where it can be made; then what its row says (`operation`,
    `at`, `entry`, `along`), `text`, the sentences on all that it changes, `told`, the
    same in one breath, and for `later` the entries that go in words, `gone`.
    """
    record, at = wanted["record"], wanted["place"]
    if wanted["operation"] == "later":
        return without_later(record, at)
    before = replayed(record, record["entries"][:at])
    entry = entry_of(before, wanted["fields"]) if wanted["fields"] else None
    row = {"operation": wanted["operation"], "at": at, "entry": entry, "along": []}
    try:
        return weighed(record, row, wanted.get("worth"))
    except rules.RuleError as error:
        return {"refusal": error.message, "entry": entry}


def weighed(record, row, worth):
    """What a row that corrects would do, as `preview` gives it; raises RuleError."""
    entries = record["entries"]
    made = Row(row["operation"], row["at"], row["entry"], row["along"])
    after, places = applied([made], entries), places_after(made, len(entries))
    last = row["at"] - (row["operation"] == "remove")
    referee = replayed(record, after[: last + 1])
    along = [
        {"place": places[error.entry], "code": error.code, "message": error.message}
        for error in read_what_fits(referee, after)
    ]
    row = row | {"along": [late["place"] for late in along]}
    late = along_in_words(entries, without_repeats(along))
    sheet = rules.scored(referee, prompts=True)
    why = worth and bounds.why_not(after, None, sheet, worth)
    if why:
        raise rules.RuleError(*why)
    return with_words(record, row, sheet, late)


def with_words(record, row, sheet, more):
    """A row, with what it changes in words; `more`: sentences that follow these."""
    before, players = rules.score(record, prompts=True), record["players"]
    text = comparison.compared(players, before, sheet)["text"] + more
    words = comparison.correction_in_words(players, before, sheet)
    return row | {"refusal": "", "text": text, "told": words}


def without_later(record, place):
    """What comes of a game that is taken back to an entry."""
    entries = record["entries"]
    along = list(range(place + 2, len(entries)))
    row = {"operation": "remove", "at": place + 1, "entry": None, "along": along}
    whole = rules.replay(record)
    referee = replayed(record, entries[: place + 1])
    sheet = rules.scored(referee, prompts=True)
    announcement = comparison.taken_back_in_words(len(along) + 1, sheet)
    gone = [whole.in_words(entry) for entry in entries[place + 1 :]]
    return with_words(record, row, sheet, []) | {"told": announcement, "gone": gone}


def replayed(record, entries):
    return rules.replay(record | {"entries": entries})
