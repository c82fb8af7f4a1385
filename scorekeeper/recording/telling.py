"""What the table hears of a change that was not an entry more, in a sentence."""

from scorekeeper.scoring import comparison


def with_words(proposal, words):
    """A Proposal whose sheet says what was changed: `words(sheet)`."""
    if proposal.sheet:
        proposal.sheet["changed"] = words(proposal.sheet)
    return proposal


def correction_in_words(game, sheet):
    """What a correction changes: "Deal 1 corrected: Ann 43 to 33"."""
    return comparison.correction_in_words(game.names(), game.sheet, sheet)


def taken_back_in_words(game, sheet):
    """Where a game stands once its later entries are gone."""
    gone = len(game.entries) - sheet["last"] - 1
    return comparison.taken_back_in_words(gone, sheet)


def undone_in_words(game, row, sheet):
    """What the undo of a row of the log took back."""
    return f"Undone: {operation_in_words(game, row, sheet, game.sheet['told'])}"


def redone_in_words(game, row, sheet):
    """What the redo of a row of the log brought back."""
    return f"Redone: {operation_in_words(game, row, sheet, sheet['told'])}"


def operation_in_words(game, row, sheet, told):
    """An operation by what it was and does; `told`: the entry that it added."""
    if row.operation == "add":
        return told
    operation, gone = row.operation, 1 + len(row.along)
    before = game.names(), game.sheet
    return comparison.turned_in_words(operation, gone, *before, sheet)
