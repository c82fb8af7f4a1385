"""A correction inside the record: what it would change, and what no longer fits."""

from dataclasses import dataclass

from phone import bounds
from scorekeeper import scoring
from scorekeeper.recording import log
from scorekeeper.recording.answer import refusal, refusal_of
from scorekeeper.recording.messages import (
    correction_in_words,
    taken_back_in_words,
    with_words,
)
from scorekeeper.recording.proposal import (
    Proposal,
    priced_proposal,
    row_proposal,
    too_long,
    within_limits,
)

OPERATIONS = ("insert", "replace", "remove")


@dataclass
class Correction:
    """A Proposal; what was found on the way, as `phone.corrections` has it, or None."""

    proposal: Proposal
    found: object = None


def preview(game, operation, place, entry=None, anew=()):
    """What a correction would do, as plain data for a page; writes nothing.

    A dict: `refusal` where it cannot be made at all, else None; `goes`, whether later
    entries go along that no longer fit; `text`, all that changes as sentences;
    `missing`, what must be re-entered, as `phone.entry_gap` asks it, None where nothing
    must. `anew`: what was re-entered.
    """
    correction = correction_of(game, log.Row(operation, place, entry), anew)
    found, shown = correction.found, preview_of(game, correction.proposal)
    if shown["refusal"]:
        return shown | {"goes": False, "missing": None}
    asked = scoring.entry_gap.question(game.record(), found)
    text = shown["text"] + found.late
    return shown | {"goes": bool(found.late), "text": text, "missing": asked}


def preview_of(game, proposal):
    """What a Proposal would change, in sentences; why it is refused, if it is."""
    if proposal.refusal:
        return {"refusal": proposal.refusal, "text": []}
    sheets = game.sheet, proposal.sheet
    return {
        "refusal": None,
        "text": scoring.comparison.compare_sheets(game.names(), *sheets),
    }


def correction_proposal(game, row, take_along, anew=()):
    """The Proposal of a correction; without `take_along` all later ones must fit."""
    correction = correction_of(game, row, anew)
    found = correction.found
    if found and found.late and not take_along:
        late = found.again.late[0]
        return Proposal(refusal=refusal(late.code, found.late[0], late.place))
    return with_words(
        correction.proposal, lambda sheet: correction_in_words(game, sheet, found.words)
    )


def without_later(game, row):
    """The Proposal of a row that takes out all entries behind another."""
    if not is_place(game, row):
        message = "Nothing was entered after this."
        return Proposal(refusal=refusal("no_such_entry", message))
    proposal = row_proposal(game, row)
    return with_words(proposal, lambda sheet: taken_back_in_words(game, sheet))


def preview_without_later(game, place):
    """What it would do to take a game back to a place, as `preview` says it."""
    row = scoring.corrections.row_behind(game.entries, place)
    return preview_of(game, without_later(game, row))


def correction_of(game, row, anew=()):
    """The Correction of a row, which takes along what would be refused after it."""
    if not is_place(game, row):
        message = "This entry is not in the record."
        return Correction(Proposal(refusal=refusal("no_such_entry", message)))
    if bounds.is_too_long(log.apply_rows([row], game.entries), None):
        return Correction(too_long())
    try:
        found = scoring.corrections.CorrectedRecord(game.record(), row, list(anew))
    except scoring.RuleError as error:
        return Correction(Proposal(row, refusal=refusal_of(error)))
    proposal = priced_proposal(game, found.row, found.entries, found.sheet)
    return Correction(within_limits(game, proposal, row.entry, anew), found)


def is_place(game, row):
    count = len(game.entries) + (row.operation == "insert")
    return row.operation in OPERATIONS and 0 <= row.place < count
