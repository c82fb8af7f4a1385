"""What a table made of a ruling, as a note: entered, let pass, disputed, saved.

A note changes no score. It is kept on the phone in the place of an entry, or beside
the one that was ruled, and sent as one; the server keeps it beside the log.
"""

from .situation import in_words_of_book

CAME = {
    "passed": "Waived. This has been noted. The score stays as it is.",
    "disputed": "No agreement. This has been noted. The score stays as it is.",
}
SAVED, PROPOSED = "Saved as our ruling", "Proposed for this night"
REMEMBERED = {
    "ruled": "ruling entered",
    "passed": "waived",
    "disputed": "no agreement",
}
AS_LAW = {"passed": "We allow it.", "ruled": "We follow the book."}
LONGEST_LAW = 200  # characters
TOO_LONG = "A ruling can have at most {longest} characters. This text has {length}."


def note_of(fields, place):
    """The note that the fields of a form say; `place`: how many entries stand."""
    parts = {name: fields.get(name, "") for name in ("situation", "answers", "came")}
    if "words" not in fields:
        came = parts["came"] if parts["came"] in CAME else ""  # or it is an entry
        return {"note": "ruling", "place": place} | parts | {"came": came}
    words = one_line(fields["words"])
    kept = {"words": words or AS_LAW.get(parts["came"], "")}
    kept["is_proposal"] = fields.get("proposes") == "1"  # for the night only
    return {"note": "law", "place": place} | kept | parts


def one_line(words):
    return " ".join(words.split())


def why_too_long(note):
    """Why the words of a note, or of its form, are too long to save; "" if they fit."""
    length = len(one_line(note.get("words", "")))
    is_long = length > LONGEST_LAW
    return TOO_LONG.format(longest=LONGEST_LAW, length=length) if is_long else ""


def note_of_ruled(ruled, place, id):
    """The note that what was entered is the ruling on a situation as it was answered.

    `ruled`: both, as an address has them; `id`: of the row that it is `beside`.
    """
    situation, answers = (ruled.split("/") + [""])[:2]
    note = {"note": "ruling", "place": place, "came": "ruled", "beside": id}
    return note | {"situation": situation, "answers": answers}


def review_note(key, note):
    """A note of a card game with the words by which a review has it."""
    title, _answers = in_words_of_book(key, note["situation"], note["answers"])
    return note | {"told": f"{title}: {REMEMBERED[note['came']]}"}


def announce_note(note):
    """What the table says once it is kept."""
    if note["note"] == "law":
        return f"{PROPOSED if note.get('is_proposal') else SAVED}: {note['words']}"
    return CAME[note["came"]]


def kind_of(note):
    """What a note is in a word, as an address says it to a table."""
    if note["note"] == "law":
        return "proposed" if note.get("is_proposal") else "saved"
    return note["came"]


def told_of(kind):
    """What the table says of a note of a kind; "" of none such."""
    return (CAME | {"saved": SAVED + ".", "proposed": PROPOSED + "."}).get(kind, "")
