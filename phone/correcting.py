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


def place_of(record, deal, line):
    """The place of the entry that made a line of a deal, both counted from 0.

    None where there is no such line; raises RuleError.
    """
    _referee, makers = rules.replay_and_watch(record)
    places = makers[deal].places if deal < len(makers) else []
    return places[line] if line < len(places) else None


def look(record, place):
    """The table as it was before the entry at a place; raises RuleError.

    A dict: the `sheet`, the `rulings` that a referee could have made, and the entry
    that stands there in `words`, empty where none does.
    """
    entries = record["entries"]
    referee = replayed(record, entries[:place])
    return {
        "sheet": rules.scored(referee, prompts=True),
        "rulings": rules.rulings(referee),
        "words": referee.in_words(entries[place]) if place < len(entries) else "",
    }


def form(before, operation, entry):
    """The forms of a correction, as `correction_form` has them; `before`: a look.

    `entry`: the one that is filled in, None for none.
    """
    prompts = before["sheet"]["prompts"] + before["rulings"]
    hidden = {"name": "operation", "value": operation}
    return correction_form(before["sheet"], prompts, entry, hidden)


def page_of(wanted):
    """What the page of a correction is drawn from: `record`, `place`, `operation`.

    `given`: the entry of a form that was refused, None where none was.
    """
    record, place, operation = wanted["record"], wanted["place"], wanted["operation"]
    before, entry = look(record, place), record["entries"][place]
    given = wanted["given"] or (entry if operation == "replace" else None)
    drawn = form(before, operation, given)
    return drawn | {"operation": operation, "words": before["words"]}


def preview(wanted):
    """What a correction would do: `record`, `place`, `operation`, `fields` of its form.

    `refusal`: a sentence, "" where it can be made; then what its row says (`operation`,
    `at`, `entry`, `along`), `text`, the sentences on all that it changes, `told`, all
    that in one breath, and for `later` the entries that go in words, `gone`.
    """
    record, at, operation = wanted["record"], wanted["place"], wanted["operation"]
    if operation == "later":
        return without_later(record, at)
    before = replayed(record, record["entries"][:at])
    entry = entry_of(before, wanted["fields"]) if wanted["fields"] else None
    try:
        return weighed(record, Row(operation, at, entry), wanted.get("worth"))
    except rules.RuleError as error:
        return {"refusal": error.message, "entry": entry}


def weighed(record, row, worth):
    """What a row that corrects would do, as `preview` gives it; raises RuleError."""
    row, sheet, late = corrected(record, row)
    entries = record["entries"]
    why = worth and bounds.why_not(applied([row], entries), None, sheet, worth)
    if why:
        raise rules.RuleError(*why)
    return with_words(record, row, sheet, along_in_words(entries, late))


def corrected(record, row):
    """What a correction makes of a record: (Row, sheet, why later entries go along).

    All that would be refused after it goes along, each a dict of `place`, `code` and
    `message`, after the end of the game one for all. RuleError where it is refused.
    """
    entries = record["entries"]
    after, places = applied([row], entries), places_after(row, len(entries))
    referee = replayed(record, after[: row.place + (row.operation != "remove")])
    late = [
        {"place": places[error.entry], "code": error.code, "message": error.message}
        for error in read_what_fits(referee, after)
    ]
    along = tuple([one["place"] for one in late])
    row = Row(row.operation, row.place, row.entry, along)
    return row, rules.scored(referee, prompts=True), without_repeats(late)


def with_words(record, row, sheet, more):
    """A row, with what it changes in words; `more`: sentences that follow these."""
    before, players = rules.score(record, prompts=True), record["players"]
    text = comparison.compared(players, before, sheet) + more
    return {
        "operation": row.operation,
        "at": row.place,
        "entry": row.entry,
        "along": row.along,
        "refusal": "",
        "text": text,
        "told": comparison.correction_in_words(players, before, sheet),
    }


def row_behind(entries, place):
    """The row that takes out all entries behind the one at a place."""
    return Row("remove", place + 1, None, tuple(range(place + 2, len(entries))))


def without_later(record, place):
    """What comes of a game that is taken back to an entry."""
    entries, whole = record["entries"], rules.replay(record)
    sheet = rules.scored(replayed(record, entries[: place + 1]), prompts=True)
    gone = [whole.in_words(entry) for entry in entries[place + 1 :]]
    return with_words(record, row_behind(entries, place), sheet, []) | {
        "told": comparison.taken_back_in_words(len(gone), sheet),
        "gone": gone,
    }


def replayed(record, entries):
    return rules.replay(record | {"entries": entries})
