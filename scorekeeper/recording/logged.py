"""The log of a game as phones are brought together in it: read, and written on."""

from scorekeeper import scoring
from scorekeeper.models import Entry
from scorekeeper.recording import changes, log, telling
from scorekeeper.recording.proposal import proposed

COLUMNS = ["client_id", "operation", "place", "entry", "along"]
UNKNOWN = "Another phone"


def log_of(game):
    """The whole log of a game as LogRows; who made each row, by its id."""
    logged = game.log.filter(circle_id=game.circle_id)
    logged = list(logged.values_list(*COLUMNS, "key__name"))
    names = {str(id): name or UNKNOWN for id, *_row, name in logged}
    return [log_row(*row) for *row, _name in logged], names


def log_row(id, *row):
    return scoring.LogRow(str(id), *row)


def header_of(game):
    """The record of a game without its entries."""
    record = game.record()
    return {part: record[part] for part in record if part != "entries"}


def write(game, rows, came, key_id):
    """Writes what merging gave for a log; why that is refused (a dict), or None."""
    new = [log.Row(*row[1:]) for row in came["rows"]]
    proposal = proposed(game, new[-1], came["entries"])
    if proposal.refusal:
        return proposal.refusal
    before = [log.Row(*row[1:]) for row in rows]
    if len(new) == 1:
        proposal = with_words(game, proposal, before)
    made = [entry_of(row, key_id) for row in came["rows"]]
    taken_back = len(log.folded(before + new)[1])
    changes.write_all(game, proposal, made, taken_back)
    return None


def with_words(game, proposal, before):
    """A Proposal that says what its row took back or brought back, if it did."""
    standing, taken_back = log.folded(before)
    turned = {
        "undo": (telling.undone_in_words, standing),
        "redo": (telling.redone_in_words, taken_back),
    }
    if proposal.row.operation not in turned:
        return proposal
    words, stack = turned[proposal.row.operation]
    return telling.with_words(proposal, lambda sheet: words(game, stack[-1], sheet))


def entry_of(row, key_id):
    """A LogRow as the database is to have it, not saved."""
    kept = {"operation": row.operation, "place": row.place, "entry": row.entry}
    return Entry(client_id=row.id, key_id=key_id, along=list(row.along), **kept)
