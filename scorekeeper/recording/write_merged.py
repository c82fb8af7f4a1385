"""The log of a game, written on where phones are brought together in it."""

from scorekeeper import bounds
from scorekeeper.models import Entry
from scorekeeper.recording import changes, log, messages
from scorekeeper.recording.agreements import side_that_said
from scorekeeper.recording.answer import refusal
from scorekeeper.recording.proposal import row_proposal


def header_of(game):
    """The record of a game without its entries."""
    record = game.record()
    return {part: record[part] for part in record if part != "entries"}


def write(game, rows, came, key_id):
    """Writes what merging gave for a log; why that is refused (a dict), or None."""
    new = came["rows"]
    if bounds.is_full(game, new[-1], len(new)):
        return refusal("too_long", bounds.ROWS)
    proposal = row_proposal(game, new[-1], came["entries"])
    if proposal.refusal:
        return proposal.refusal
    if len(new) == 1:
        proposal = messages.with_turn(game, proposal, *log.fold_rows(rows))
    made_by = {"key_id": key_id}
    if game.agreeing:
        made_by |= {"said_by": side_that_said(game), "phone": game.phone}
    made = [Entry(client_id=row.id, **made_by, **log.columns_of(row)) for row in new]
    taken_back = len(log.fold_rows(rows + new)[1])
    changes.write_all(game, proposal, made, taken_back)
    return None
