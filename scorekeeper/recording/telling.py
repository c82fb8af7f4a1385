"""What the table hears of a change that was not an entry more, in a sentence."""

from rules.words import minus
from scorekeeper.recording.comparison import compared

MOST_DEALS = 3  # so many changed deals are told one by one


def with_words(proposal, words):
    """A Proposal whose sheet says what was changed: `words(sheet)`."""
    if proposal.sheet:
        proposal.sheet["changed"] = words(proposal.sheet)
    return proposal


def correction_in_words(game, sheet):
    """What a correction changes: "Deal 1 corrected: Ann 43 to 33"."""
    told = changes_in_words(game, sheet)
    if not told:
        return "Corrected: no points change"
    number, _colon, changes = told.partition(":")
    return f"{number} corrected:{changes}"


def taken_back_in_words(game, sheet):
    """Where a game stands once its later entries are gone."""
    gone = len(game.entries) - sheet["last"] - 1
    return f"Taken back {counted_entries(gone)}, to: {sheet['told']}"


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
    if row.operation == "remove":
        return f"taking out {counted_entries(1 + len(row.along))}"
    changes = changes_in_words(game, sheet)
    return f"the correction. {changes}" if changes else "the correction"


def counted_entries(number):
    return "1 entry" if number == 1 else f"{number} entries"


def changes_in_words(game, sheet):
    """The points that change, deal by deal: "Deal 1: Ann 43 to 33; deal 2: ..."."""
    of_deal = {}
    for change in compared(game, game.sheet, sheet)["deals"]:
        words = f"{change['name']} {figure(change['was'])} to {figure(change['now'])}"
        of_deal.setdefault(change["number"], []).append(words)
    told = [f"deal {number}: {', '.join(words)}" for number, words in of_deal.items()]
    more = ["and later deals"] if told[MOST_DEALS:] else []
    text = "; ".join(told[:MOST_DEALS] + more)
    return text[:1].upper() + text[1:]


def figure(points):
    """Points of a deal, which has none where it is not played."""
    return minus(points or 0)
