"""Mine or theirs: what the table chose where two phones said different things."""

from scorekeeper import bounds
from scorekeeper.recording import changes, log
from scorekeeper.recording.answer import refusal_where_shut
from scorekeeper.recording.correction import correction_proposal
from scorekeeper.recording.outbox import Taken, is_itself
from scorekeeper.recording.proposal import Proposal, money_of, refused_proposal


def choose(game, mine, keep, place, seen, key_id, is_new=False):
    """Keeps mine or theirs of two entries that the table was asked about: Taken.

    `mine`: id and entry, None where mine took theirs back. `place`: where theirs
    stands, as a log of `seen` rows has it; mine `is_new` where theirs has nothing, and
    it would stand before that place. What is not chosen stays in the log. Where others
    have changed that place since, nothing is done: the table is asked again.
    """
    rows = log.rows_of(game)
    taken = Taken(game, is_behind=True)
    row = {row.id: row for row in rows}.get(mine["id"])
    if row:
        taken.settle({mine["id"]} if is_itself(taken, mine, row) else (), [mine])
    elif shut := refusal_where_shut(game):
        return Taken(game, refusal=shut)
    elif stands(rows, place, seen, game, is_new):
        settle(taken, mine, keep, None if is_new else place, place, key_id)
    return taken


def stands(rows, place, seen, game, is_new):
    """Whether a record is, as far as a place, what a log of `seen` rows came to."""
    before = log.entries_after(rows[:seen])
    now = game.entries[: place + 1]
    return place < len(before) + is_new and before[: place + 1] == now


def settle(taken, mine, keep, beside, place, key_id):
    """Writes the choice; where the rules refuse mine, it is left.

    `beside`: the place of theirs, None where theirs has nothing.
    """
    game, entry = taken.game, mine["entry"]
    if keep == "mine":
        operation = "remove" if entry is None else "replace"
        operation = "insert" if beside is None else operation
        proposal = correction_proposal(
            game, log.Row(operation, place, entry), take_along=True
        )
    else:
        row, money = log.Row("leave", beside, entry), money_of(game, game.sheet)
        proposal = Proposal(row, game.entries, game.sheet, money)
    if proposal.refusal is None and bounds.is_full(game, proposal.row):
        proposal = refused_proposal("too_long", bounds.ROWS)
    if proposal.refusal:
        taken.leave(mine, proposal.refusal)
        return
    changes.write(game, proposal, mine["id"], key_id)
    taken.settle({mine["id"]}, [mine])
