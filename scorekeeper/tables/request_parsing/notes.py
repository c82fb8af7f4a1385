"""What a phone noted beside the log: a ruling, a law, what the other side says."""

from uuid import UUID

from scorekeeper.models.ruling import ANSWERS, LONGEST_LAW, SITUATION
from scorekeeper.scoring import agreement_checks
from scorekeeper.tables.request_parsing import Unreadable

CAME = {"ruling": ("ruled", "passed", "disputed"), "law": ("passed", "ruled")}
CAME["agreement"] = ("agreed", "disputed", "stands", "signed", "unsigned", "side")
OF_NO_ROW = ("signed", "unsigned", "side")
MOST_SIDES = 10
MOST_ENTRIES = 10**6
UNCLEAR = "Something was ruled, let pass, agreed on, disputed, or kept as law."


def note_in(note):
    """A note as it is kept, read of what a phone or a form says; raises Unreadable."""
    if type(note) is not dict or str(note.get("note")) not in CAME:
        raise Unreadable(UNCLEAR)
    if note.get("came") not in CAME[note["note"]]:
        raise Unreadable(UNCLEAR)
    if note["note"] == "agreement":
        return agreement_in(note)
    return (law_in(note) if note["note"] == "law" else {}) | {
        "note": note["note"],
        "came": note["came"],
        "situation": matching(SITUATION, note.get("situation")),
        "answers": matching(ANSWERS, note.get("answers")),
        "place": place_in(note),
        "beside": row_in(note["beside"]) if note.get("beside") else None,
    }


def agreement_in(note):
    """What a side says to a row of the log, or for which side a phone enters."""
    came, side, state = note["came"], note.get("side"), note.get("state")
    is_side = type(side) is int and 0 <= side < MOST_SIDES
    is_nobody = side is None and came == "stands"
    if not (
        is_side or is_nobody or (side == agreement_checks.MIDDLE and came == "side")
    ):
        raise Unreadable("A side is a number, counted from 0.")
    if not is_state(state):
        raise Unreadable("What is signed is told by its totals.")
    about = row_in(note.get("about")) if came not in OF_NO_ROW else None
    return {"note": "agreement", "came": came, "side": side} | {
        "about": about,
        "state": state if came == "signed" else "",
    }


def is_state(state):
    """Whether this can be what is signed, as far as it can be seen without its game."""
    is_short = type(state) is str and len(state) <= agreement_checks.LONGEST_STATE
    return is_short and state.isprintable()


def row_in(about):
    """The row that something is said of, by the id of its request."""
    try:
        return str(UUID(about))
    except (ValueError, TypeError, AttributeError):
        raise Unreadable("It must be said which entry is meant.") from None


def matching(pattern, value):
    if type(value) is not str or not pattern.fullmatch(value):
        raise Unreadable("A note names a situation of the book, and its answers.")
    return value


def answers_of(text):
    """The answers to a situation that an address holds; "" where these are none."""
    return text if ANSWERS.fullmatch(text) else ""


def law_in(note):
    """The words of a ruling, and whether its phone proposed it for the night only."""
    words, is_proposal = note.get("words"), note.get("is_proposal", False)
    if type(words) is not str or not words or len(words) > LONGEST_LAW:
        raise Unreadable(f"A ruling has 1 to {LONGEST_LAW} characters.")
    if not words.isprintable():
        raise Unreadable("A ruling is one line of text.")
    if type(is_proposal) is not bool:
        raise Unreadable("A ruling is proposed (true) or not (false).")
    return {"words": words, "is_proposal": is_proposal}


def place_in(note):
    """How many entries stood when it was noted."""
    place = note.get("place")
    if type(place) is not int or not 0 <= place < MOST_ENTRIES:
        raise Unreadable("A note says how many entries stood.")
    return place
