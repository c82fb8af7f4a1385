"""Each change of a game: one row of its log, and the sheet that follows from it.

All take a game locked in the transaction around (by `permissions.lock_for_change`),
with `seen`, how many log rows the phone had seen, `client_id`, the UUID that the phone
gave its request, and `key_id`, the key it came by. All give an Answer. What is refused
writes nothing. A request that was entered before is answered again, or raises
AnsweredBeforeError where it would be accepted a second time. One that bears the id of
another is a request of its own: nothing is swallowed.
"""

from itertools import takewhile

from django.db import IntegrityError
from django.utils import timezone

from scorekeeper import bounds, scoring
from scorekeeper.database import hot_path
from scorekeeper.models import Entry, Game
from scorekeeper.people.statistics import tallies
from scorekeeper.recording import log, messages, standings
from scorekeeper.recording.agreements import side_that_said
from scorekeeper.recording.answer import Answer, refusal, refusal_where_shut
from scorekeeper.recording.conflict import Overtaken
from scorekeeper.recording.correction import correction_proposal, without_later
from scorekeeper.recording.proposal import Proposal, entered_proposal, row_proposal
from scorekeeper.recording.standings import write_standings

CHANGED = ["sheet", "rules_version", "log_length", "taken_back", "changed_at"]
AT_ITS_END = ["status", "story", "gained", "is_counted"]
USED = "This entry was not saved because another entry has the same id. Enter it again."


class AnsweredBeforeError(Exception):
    """The id of the request is in the log; the transaction around it must be left.

    `row` is what it asked for; see `answered_before`.
    """

    def __init__(self, row):
        super().__init__(row)
        self.row = row


def enter(game, entry, **stamp):
    """Adds an entry (a dict) at the end of the record."""
    row = log.Row("add", entry=entry)
    return change(game, row, lambda: entered_proposal(game, row), **stamp)


def correct(game, operation, place, entry=None, take_along=False, anew=(), **stamp):
    """Inserts before, replaces or removes the entry at a place of the record.

    Later entries that no longer fit go along if `take_along`; else it is refused.
    `anew`: what was re-entered for some of them, as `phone.revalidate` reads it.
    """
    row = log.Row(operation, place, entry)
    return change(
        game, row, lambda: correction_proposal(game, row, take_along, anew), **stamp
    )


def take_back_to(game, place, **stamp):
    """Takes out all entries behind the one at a place, in one operation."""
    row = scoring.corrections.row_behind(game.entries, place)
    return change(game, row, lambda: without_later(game, row), **stamp)


def undo(game, **stamp):
    """Takes back the last operation that stands."""
    return change(game, log.Row("undo"), lambda: turn_proposal(game, "undo"), **stamp)


def redo(game, **stamp):
    """Brings back the operation last taken back."""
    return change(game, log.Row("redo"), lambda: turn_proposal(game, "redo"), **stamp)


def change(game, row, propose, *, seen, client_id, key_id=None):
    """One row of the log, unless it is known, late or refused, or the game is shut."""
    answer = refused_before_it_is_scored(game, row, seen)
    proposal = None if answer else propose()
    if proposal and proposal.refusal:
        answer = Answer(game, proposal.refusal, given=row.entry)
    if answer:
        return Answer(game) if is_entered(game, client_id, row) else answer
    write(game, proposal, client_id, key_id)
    return Answer(game)


def refused_before_it_is_scored(game, row, seen):
    if seen != game.log_length:
        return Overtaken(game, row, seen)
    if shut := refusal_where_shut(game):
        return Answer(game, shut)
    if bounds.is_full(game, row):
        return Answer(game, refusal("too_long", bounds.ROWS), given=row.entry)
    return None


def is_entered(game, client_id, row):
    """Whether the log has this very row from this very request."""
    rows = game.log.filter(group_id=game.group_id, client_id=client_id)
    logged = rows.values_list("operation", "place", "entry").first()
    return logged == (row.operation, row.place, row.entry)


def answered_before(game, client_id, row):
    """The Answer to a request whose id is in the log of a game."""
    if is_entered(game, client_id, row):
        return Answer(game)
    return Answer(game, refusal("id_used", USED), True, row.entry)


def ends_of_log(game):
    """What a phone may undo and redo by itself: only entries at the end, no correction.

    A dict: how many it may take back one by one, and which entries redo brings back,
    the next one last; and whether only the server can bring back more, behind those.
    """
    standing, gone = log.fold_rows(log.rows_of(game))
    redoable = [row.entry for row in reversed(list(leading_additions(reversed(gone))))]
    return {
        "undoable": len(list(leading_additions(reversed(standing)))),
        "redoable": redoable,
        "has_more_to_redo": len(gone) > len(redoable),
    }


def leading_additions(rows):
    """The first of some rows, as long as each added an entry."""
    return takewhile(lambda row: row.operation == "add", rows)


def turn_proposal(game, operation):
    """The Proposal of an undo or a redo."""
    rows, row = log.rows_of(game), log.Row(operation)
    stacks = log.fold_rows(rows)
    if not stacks[operation == "redo"]:
        return nothing_to(operation)
    proposal = row_proposal(game, row, log.entries_after([*rows, row]))
    return messages.with_turn(game, proposal, *stacks)


def nothing_to(operation):
    """The Proposal of an undo or a redo where there is nothing to turn."""
    message = log.NOTHING[operation]
    return Proposal(refusal=refusal(f"nothing_to_{operation}", message))


def write(game, proposal, client_id, key_id):
    """The row, the sheet and, where the game is or was finished, the standings."""
    was_finished = game.status == Game.Status.FINISHED
    bring_to(game, proposal)
    game.log_length += 1
    game.taken_back = now_taken_back(game.taken_back, proposal.row)
    add_row(game, proposal.row, client_id, key_id)
    save(game, was_finished, proposal.row)
    write_standings(game, was_finished, proposal.money)


def write_all(game, proposal, rows, taken_back):
    """Several rows, Entries that are not saved; then redo can bring back so many."""
    was_finished = game.status == Game.Status.FINISHED
    bring_to(game, proposal)
    for number, row in enumerate(rows, game.log_length + 1):
        row.group_id, row.game_id, row.number = game.group_id, game.pk, number
    Entry.objects.bulk_create(rows)
    game.log_length, game.taken_back = game.log_length + len(rows), taken_back
    save(game, was_finished)
    write_standings(game, was_finished, proposal.money)


def bring_to(game, proposal):
    """A game as a proposal has it, but for its log."""
    was_finished = game.status == Game.Status.FINISHED
    if proposal.sheet is not vars(game).get("sheet"):
        proposal.sheet["before"] = game.totals()  # what it brought is said
    game.entries, game.sheet = proposal.entries, proposal.sheet
    game.status = proposal.sheet["status"]
    game.rules_version = scoring.MADE_BY
    game.changed_at = timezone.now()
    tallies.mark(game, was_finished)
    standings.tell_story(game)


def add_row(game, row, client_id, key_id):
    """Adds a row to the log. A known id is found out here, without a question more."""
    values = {
        "group_id": game.group_id,
        "game_id": game.pk,
        "number": game.log_length,
        "client_id": client_id,
        "key_id": key_id,
        "made_at": game.changed_at,
        "said_by": side_that_said(game),
        "phone": game.phone if game.agreeing else None,
        **log.columns_of(row),
    }
    try:
        hot_path.add_row(Entry, values)
    except IntegrityError as error:
        raise AnsweredBeforeError(row) from error


def now_taken_back(count, row):
    """How many operations redo can bring back after a row."""
    if row.operation == "leave":
        return count
    return {"undo": count + 1, "redo": count - 1}.get(row.operation, 0)


def save(game, was_finished, row=None):
    """Writes what a change changes, in one query that names the group.

    `row`: the one that brought the game here from what is stored, where it was one.
    """
    names = list(CHANGED)
    if was_finished or game.status == Game.Status.FINISHED:
        names += AT_ITS_END
    values = {name: getattr(game, name) for name in names}
    is_one_more = row is not None and row.operation == "add"
    hot_path.change_game(game, values, row.entry if is_one_more else None)
