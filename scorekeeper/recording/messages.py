"""What the table hears of a change that was not an entry more, in a sentence."""

from scorekeeper import scoring
from scorekeeper.recording import log
from scorekeeper.scoring import comparison

TURNED = {"undo": "Undone", "redo": "Redone"}


def with_words(proposal, words):
    """A Proposal whose sheet says what was changed: `words(sheet)`."""
    if proposal.sheet:
        proposal.sheet["changed"] = words(proposal.sheet)
    return proposal


def correction_in_words(game, sheet, entry):
    """What a correction changes, or else the entry that it brings, in words."""
    return comparison.correction_in_words(game.names(), game.sheet, sheet, entry)


def taken_back_in_words(game, sheet):
    """Where a game stands once its later entries are gone."""
    gone = len(game.entries) - sheet["last"] - 1
    return comparison.taken_back_in_words(gone, sheet)


def with_turn(game, proposal, standing, taken_back):
    """A Proposal that says what its row took back or brought back, if it did.

    Of the rows of the log before: those that stood, and those that redo brings back.
    """
    if not proposal.sheet or proposal.row.operation not in TURNED:
        return proposal
    is_undo, sheet = proposal.row.operation == "undo", proposal.sheet
    rows, has_it = (standing, game.sheet) if is_undo else (taken_back, sheet)
    words = operation_in_words(game, rows[-1], sheet, has_it["told"])
    sheet["changed"] = f"{TURNED[proposal.row.operation]}: {words}"
    return proposal


def say_what_was_missed(game, seen):
    """Lets the sheet say each entry of a game since its log had so many rows, if that
    is all that was done."""
    if seen is None or game.log_length - seen < 2:
        return
    rows = log.operations_after(game, seen)
    if set(rows) != {"add"}:
        return
    known = len(game.entries) - len(rows)
    missed, before = scoring.what_was_missed(game.record(), known)
    game.sheet |= {"missed": missed, "before": before}


def operation_in_words(game, row, sheet, announcement):
    """An operation by what it was and does; `announcement`: the entry that it added."""
    if row.operation == "add":
        return announcement
    operation, gone = row.operation, log.number_gone(row)
    before = game.names(), game.sheet
    return comparison.turned_in_words(operation, gone, *before, sheet)
