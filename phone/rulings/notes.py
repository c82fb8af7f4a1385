"""What a table made of a ruling, as a note: let pass, not agreed on, or kept as law.

A note changes no score. It is kept on the phone in the place of an entry, and sent as
one; the server keeps it beside the log.
"""

CAME = {"passed": "We let it pass", "disputed": "We cannot agree"}
AS_LAW = {"passed": "Here we let it pass.", "ruled": "Here the book is followed."}
LONGEST_LAW = 200  # characters


def note_of(fields, place):
    """The note that the fields of a form say; `place`: how many entries stand."""
    given = {name: fields.get(name, "") for name in ("situation", "answers", "came")}
    if "words" not in fields:
        return {"note": "ruling", "place": place} | given
    words = " ".join(fields["words"].split())[:LONGEST_LAW]
    usual = AS_LAW.get(given["came"], "")
    return {"note": "law", "place": place, "words": words or usual} | given


def told(note):
    """What the table says once it is kept."""
    if note["note"] == "law":
        return f"Kept as our law: {note['words']}"
    return CAME[note["came"]] + "."
