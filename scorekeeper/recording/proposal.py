"""A change that was scored and not yet written."""

from dataclasses import dataclass

from phone import bounds
from scorekeeper import scoring
from scorekeeper.money import stakes
from scorekeeper.recording import log
from scorekeeper.recording.answer import refusal, refusal_of


@dataclass(frozen=True)
class Proposal:
    """The row, and the entries, sheet and money after it; or why it is refused.

    `money` has what each seat wins, in minor units, where the game is finished.
    """

    row: log.Row | None = None
    entries: list | None = None
    sheet: dict | None = None
    money: list | None = None
    refusal: dict | None = None


def row_proposal(game, row, entries=None):
    """The Proposal of a row for a game, whose record then has these entries.

    Without `entries` the row is applied to those the game has.
    """
    entries = log.apply_rows([row], game.entries) if entries is None else entries
    if bounds.is_too_long(entries, row.entry):
        return too_long()
    try:
        sheet = sheet_of(game, row, game.record() | {"entries": entries})
    except scoring.RuleError as error:
        return Proposal(row, refusal=refusal_of(error))
    return priced_proposal(game, row, entries, sheet)


def entered_proposal(game, row):
    """The Proposal of a row that somebody enters: no deal is said to bring too much."""
    return within_limits(game, row_proposal(game, row), row.entry)


def within_limits(game, proposal, entry, anew=()):
    """A Proposal, refused where a whole deal is said to bring what none can."""
    if proposal.refusal:
        return proposal
    why = scoring.corrections.why_beyond(game.record(), entry, anew)
    return refused_proposal(*why) if why else proposal


def too_long():
    return refused_proposal("too_long", bounds.TOO_LONG)


def priced_proposal(game, row, entries, sheet):
    """The Proposal of a row whose sheet is known, with the money it comes to."""
    money = money_of(game, sheet)
    if bounds.is_beyond_counting(sheet, money):
        return refused_proposal("too_many_points", bounds.TOO_MANY)
    return Proposal(row, entries, sheet, money)


def sheet_of(game, row, record):
    """The scored record; a game that only goes on is not replayed from its start."""
    if row.operation == "add" and game.pk:
        return scoring.score_on(record, game.pk)
    return scoring.score(record)


def refused_proposal(code, message):
    return Proposal(refusal=refusal(code, message))


def money_of(game, sheet):
    """What each seat wins by a sheet, in minor units; None while the game is open."""
    if sheet["status"] != "finished":
        return None
    currency = game.night.currency
    return stakes.money(sheet["result"], sheet["sides"], game.stake, currency)
