"""Why a stored row cannot be read, by its kind: a sentence, or None where it can."""

import json

from scorekeeper import scoring
from scorekeeper.models import Agreement, Entry, Game, Key, Law, Ruling, Signature
from scorekeeper.models.querysets import RANKS
from scorekeeper.scoring import agreement_checks
from scorekeeper.unreadable.games import IS_WRONG, SHEET, is_stand_in

REFUSED = "The rules refuse the record: {message}"
OTHER_SHEET = "The record gives a different score sheet from the stored one."
RECORD = "The record does not belong to this game."
UNKNOWN_ROLE = "This version does not know the role."
UNKNOWN_SIDE = "The entry names a side that the game does not have."
NO_ENTRY = "The entry has no type."
ENTERS = (Entry.Operation.ADD, Entry.Operation.INSERT, Entry.Operation.REPLACE)
UNKNOWN_SUMS = "The signature does not contain the totals of a settlement."
UNKNOWN_OUTCOME = "This version does not know the outcome."


def why_no_game(game):
    """Why a game, or its record, cannot be read; a finished one keeps its own sheet."""
    if is_stand_in(game):
        return SHEET
    try:
        sheet = scoring.score(game.record())
        is_same = is_as_stored(game, sheet)
    except scoring.RuleError as error:
        return REFUSED.format(message=error.message)
    except IS_WRONG:
        return RECORD
    is_of_these_rules = game.rules_version == scoring.MADE_BY
    return OTHER_SHEET if is_of_these_rules and not is_same else None


def is_as_stored(game, sheet):
    """Whether a game has all of a sheet in its own, which may say more."""
    stored = {part: game.sheet.get(part) for part in sheet}
    return json.dumps(stored, sort_keys=True) == json.dumps(sheet, sort_keys=True)


def why_no_ruling(ruling):
    return None if ruling.came in Ruling.Outcome else UNKNOWN_OUTCOME


def why_no_law(law):
    return None if law.came in Law.Outcome else UNKNOWN_OUTCOME


def why_no_key(key):
    return None if key.role in RANKS else UNKNOWN_ROLE


def why_no_agreement(row):
    """Why what a side said does not fit its game; pages have the game at hand."""
    note = {name: getattr(row, name) for name in ("about", "side", "came", "state")}
    why = agreement_checks.why_not(note, len(row.game.sheet["sides"]))
    return why and why[1]


def why_no_signature(row):
    return None if agreement_checks.are_sums(row.state) else UNKNOWN_SUMS


def why_no_entry(row):
    """Why a row of a log does not fit its game: the side, or what it enters."""
    if row.said_by is not None and row.said_by >= len(row.game.sheet["sides"]):
        return UNKNOWN_SIDE
    is_entry = type(row.entry) is dict and type(row.entry.get("type")) is str
    return None if is_entry or row.operation not in ENTERS else NO_ENTRY


KINDS = {
    "game": (Game, why_no_game),
    "ruling": (Ruling, why_no_ruling),
    "ruling of a group": (Law, why_no_law),
    "access": (Key, why_no_key),
    "entry": (Entry, why_no_entry),
    "confirmation": (Agreement, why_no_agreement),
    "signature": (Signature, why_no_signature),
}
