"""A correction inside the record: what it would change, and what no longer fits."""

from dataclasses import dataclass, field

from scorekeeper import log
from scorekeeper.recording.answer import refusal
from scorekeeper.recording.comparison import compared
from scorekeeper.recording.proposal import Proposal, proposed

OPERATIONS = ("insert", "replace", "remove")
MOST_REFUSED = 100  # later entries looked at one by one


@dataclass
class Correction:
    """A Proposal, and the later entries that go along: their place, code, message."""

    proposal: Proposal
    along: list = field(default_factory=list)


def preview(game, operation, place, entry=None):
    """What a correction would do, as plain data for a page; writes nothing.

    A dict: `refusal` where it cannot be made at all, else None; `along`, the later
    entries that no longer fit, each with its place, code and message; `changes`, what
    `compared` says of the sheets; `text`, the same as sentences.
    """
    correction = correction_of(game, log.Row(operation, place, entry))
    proposal = correction.proposal
    if proposal.refusal:
        return {"refusal": proposal.refusal, "along": [], "changes": None, "text": []}
    changes = compared(game, game.sheet, proposal.sheet)
    return {
        "refusal": None,
        "along": correction.along,
        "changes": changes,
        "text": changes["text"] + [sentence(game, late) for late in correction.along],
    }


def corrected(game, row, take_along):
    """The Proposal of a correction; without `take_along` all later ones must fit."""
    correction = correction_of(game, row)
    if correction.along and not take_along:
        late = correction.along[0]
        message = sentence(game, late)
        return Proposal(refusal=refusal(late["code"], message, late["place"]))
    return correction.proposal


def correction_of(game, row):
    """The Correction of a row, which takes along what would be refused after it."""
    if not is_place(game, row):
        message = "The record has no such entry."
        return Correction(Proposal(refusal=refusal("no_such_entry", message)))
    correction = Correction(proposed(game, row))
    while correction.proposal.refusal and len(correction.along) < MOST_REFUSED:
        late = refused_later(game, row, correction.proposal.refusal)
        if late is None:
            break
        correction.along.append(late)
        row = row._replace(along=(*row.along, *late.pop("takes")))
        correction.proposal = proposed(game, row)
    return correction


def is_place(game, row):
    count = len(game.entries) + (row.operation == "insert")
    return row.operation in OPERATIONS and 0 <= row.place < count


def refused_later(game, row, refusal):
    """The later entry that a refusal names, by its place before the change, or None.

    After the end of the game none fits, so there it `takes` all that follow.
    """
    if refusal["entry"] is None:
        return None
    places = log.places_after(row, len(game.entries))
    place = places[refusal["entry"]]
    if place is None:
        return None
    is_end = refusal["code"] == "game_over"
    takes = places[refusal["entry"] :] if is_end else [place]
    return refusal | {"place": place, "takes": takes}


def sentence(game, late):
    """What is said of a later entry that no longer fits."""
    kind = game.entries[late["place"]]["type"].replace("_", " ")
    number = late["place"] + 1
    return f"Entry {number} ({kind}) would no longer fit: {late['message']}"
