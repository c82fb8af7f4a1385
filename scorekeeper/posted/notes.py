"""What a phone noted beside the log: a ruling that was let pass, a law."""

from scorekeeper.models.law import LONGEST_LAW
from scorekeeper.models.ruling import ANSWERS, SITUATION
from scorekeeper.posted import Unreadable

CAME = {"ruling": ("passed", "disputed"), "law": ("passed", "ruled")}
MOST_ENTRIES = 10**6
UNCLEAR = "Something was let pass, disputed, or kept as law."


def note_in(note):
    """A note as it is kept, read of what a phone or a form says; raises Unreadable."""
    if type(note) is not dict or note.get("note") not in CAME:
        raise Unreadable(UNCLEAR)
    if note.get("came") not in CAME[note["note"]]:
        raise Unreadable(UNCLEAR)
    of_law = {"words": law_in(note)} if note["note"] == "law" else {}
    return of_law | {
        "note": note["note"],
        "came": note["came"],
        "situation": matching(SITUATION, note.get("situation")),
        "answers": matching(ANSWERS, note.get("answers")),
        "place": place_in(note),
    }


def matching(pattern, value):
    if type(value) is not str or not pattern.fullmatch(value):
        raise Unreadable("A note names a situation of the book, and its answers.")
    return value


def law_in(note):
    """The words of a law."""
    words = note.get("words")
    if type(words) is not str or not words or len(words) > LONGEST_LAW:
        raise Unreadable(f"A law has 1 to {LONGEST_LAW} characters.")
    if not words.isprintable():
        raise Unreadable("A law is one line of text.")
    return words


def place_in(note):
    """How many entries stood when it was noted."""
    place = note.get("place")
    if type(place) is not int or not 0 <= place < MOST_ENTRIES:
        raise Unreadable("A note says how many entries stood.")
    return place
