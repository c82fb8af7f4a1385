"""A correction inside the record: what it would change, and what no longer fits."""

from dataclasses import dataclass, field

from phone import bounds
from scorekeeper import scoring
from scorekeeper.recording import log
from scorekeeper.recording.answer import refusal, refusal_of
from scorekeeper.recording.proposal import Proposal, proposed, too_long, weighed
from scorekeeper.recording.telling import (
    correction_in_words,
    taken_back_in_words,
    with_words,
)

OPERATIONS = ("insert", "replace", "remove")


@dataclass
class Correction:
    """A Proposal, and the later entries that go along: their place, code, message."""

    proposal: Proposal
    along: list = field(default_factory=list)


def preview(game, operation, place, entry=None):
    """What a correction would do, as plain data for a page; writes nothing.

    A dict: `refusal` where it cannot be made at all, else None; `along`, the later
    entries that no longer fit, each with its place, code and message; `text`, all that
    changes as sentences.
    """
    correction = correction_of(game, log.Row(operation, place, entry))
    shown = preview_of(game, correction.proposal)
    along = [] if shown["refusal"] else correction.along
    text = shown["text"] + along_in_words(game, along)
    return shown | {"along": along, "text": text}


def preview_of(game, proposal):
    """What a Proposal would change, in sentences; why it is refused, if it is."""
    if proposal.refusal:
        return {"refusal": proposal.refusal, "text": []}
    sheets = game.sheet, proposal.sheet
    return {"refusal": None, "text": scoring.comparison.compared(game.names(), *sheets)}


def along_in_words(game, along):
    return scoring.along_in_words(game.entries, along)


def corrected(game, row, take_along):
    """The Proposal of a correction; without `take_along` all later ones must fit."""
    correction = correction_of(game, row)
    if correction.along and not take_along:
        late = correction.along[0]
        [message] = along_in_words(game, [late])
        return Proposal(refusal=refusal(late["code"], message, late["place"]))
    return with_words(
        correction.proposal, lambda sheet: correction_in_words(game, sheet)
    )


def without_later(game, row):
    """The Proposal of a row that takes out all entries behind another."""
    if not is_place(game, row):
        message = "Nothing was entered after this."
        return Proposal(refusal=refusal("no_such_entry", message))
    proposal = proposed(game, row)
    return with_words(proposal, lambda sheet: taken_back_in_words(game, sheet))


def preview_without_later(game, place):
    """What it would do to take a game back to a place, as `preview` says it."""
    row = scoring.correcting.row_behind(game.entries, place)
    return preview_of(game, without_later(game, row))


def correction_of(game, row):
    """The Correction of a row, which takes along what would be refused after it."""
    if not is_place(game, row):
        message = "The record has no such entry."
        return Correction(Proposal(refusal=refusal("no_such_entry", message)))
    if bounds.is_too_long(log.applied([row], game.entries), None):
        return Correction(too_long())
    try:
        row, sheet, late = scoring.correcting.corrected(game.record(), row)
    except scoring.RuleError as error:
        return Correction(Proposal(row, refusal=refusal_of(error)))
    entries = log.applied([row], game.entries)
    return Correction(weighed(game, row, entries, sheet), late)


def is_place(game, row):
    count = len(game.entries) + (row.operation == "insert")
    return row.operation in OPERATIONS and 0 <= row.place < count
