"""What a phone entered while it was apart, brought together with what others did."""

from dataclasses import dataclass, field

from scorekeeper import scoring
from scorekeeper.models import Game
from scorekeeper.recording import changes, conflict, log, second_game, write_merged
from scorekeeper.recording import notes as beside
from scorekeeper.recording.acknowledgements import recall_settled
from scorekeeper.recording.answer import refusal, refusal_of, refusal_where_shut

USED = refusal("id_used", changes.USED)
NOT_HERE = refusal(
    "not_here", "Earlier entries are missing on the server. Send all entries again."
)


@dataclass
class Taken:
    """What came of an outbox: the game as it stands, and what became of each entry.

    `taken`: ids that are settled. `left`: what is refused, each a dict with id, code,
    message. `question`: what the table must be asked, if anything. `is_behind`: whether
    others entered what the phone has not seen. `apart`: the game that mine was kept as,
    if it was. `refusal`: why nothing at all is taken. `waiting`: of how many nothing is
    said, since one request reads only so much again: they are to be sent again.
    `patience`: how many entries may still be read again, see `phone.log.merged_log`.
    """

    game: Game
    taken: list = field(default_factory=list)
    left: list = field(default_factory=list)
    question: dict | None = None
    is_behind: bool = False
    apart: Game | None = None
    refusal: dict | None = None
    waiting: int = 0
    patience: int | None = None

    def summary(self):
        """All of it as plain data."""
        return {
            "seen": self.game.log_length,
            "taken": self.taken,
            "left": self.left,
            "question": self.question,
            "is_behind": self.is_behind,
            "apart": self.apart and self.apart.get_absolute_url(),
            "came": came_of(self.game.sheet),
        }

    def leave(self, row, why):
        """Leaves an entry out, for a refusal."""
        kept = {"id": row["id"], "code": why["code"], "message": why["message"]}
        self.left.append(kept)

    def leave_all(self, mine, why):
        """Leaves out all that is not in the log yet."""
        for row in new_of(mine):
            if row["id"] not in self.taken:
                self.leave(row, why)

    def settle(self, ids, mine):
        """Counts what is now in the log, in the order of mine."""
        self.taken = [one["id"] for one in new_of(mine) if one["id"] in ids]


def new_of(mine):
    """An outbox without what the phone knows to be settled."""
    return [one for one in mine if not one.get("is_settled")]


def came_of(sheet):
    """What a phone compares with its own sheet."""
    announcements = sheet["announcements"]
    last = announcements[-1]["text"] if announcements else ""
    return {"totals": sheet["totals"], "status": sheet["status"], "said": last}


def take_in(game, mine, key_id, is_again=False, notes=(), patience=None):
    """Takes in an outbox of a locked game, as `outbox_in` reads it: Taken.

    Of what would read more than `patience` entries again the rest is not taken yet.
    Raises AnsweredBeforeError where its one entry would be entered a second time: the
    transaction is lost then, and it is asked for once more, as one that `is_again`.
    """
    taken = enter_outbox(game, mine, notes, key_id, is_again, patience)
    if notes and not taken.refusal:
        take_notes(taken, notes, mine, key_id)
    return taken


def take_notes(taken, notes, mine, key_id):
    """Keeps the notes that stand, as far as the patience goes; the rest waits."""
    stand, dropped = beside.of_what_stands(taken.game, notes, mine, taken)
    patience = log.PATIENCE if taken.patience is None else taken.patience
    kept, left, patience = beside.keep_some(taken.game, stand, key_id, patience)
    taken.taken += kept + dropped
    taken.patience = patience
    taken.waiting += len(stand) - len(kept) - len(left)
    for id, why in left:
        taken.leave({"id": id}, why)


def enter_outbox(game, mine, notes, key_id, is_again, patience):
    """Enters what an outbox has for the log: Taken; its notes say what was seen."""
    if is_one_more(game, mine) and not is_again:
        return take_one(game, mine[0], key_id)
    rows = log.rows_of(game)
    is_behind = others_came(rows, [*mine, *notes])
    taken = Taken(game, is_behind=is_behind, patience=patience)
    mine = recall_settled(game, mine, rows)
    if mine is None:
        return Taken(game, refusal=NOT_HERE)
    logged = {row.id: row for row in rows}
    mine = [one for one in mine if is_itself(taken, one, logged.get(one["id"]))]
    taken.settle(logged, mine)
    if len(taken.taken) == len(new_of(mine)):
        return taken
    if shut := refusal_where_shut(game):
        return Taken(game, refusal=shut)
    bring_together(taken, rows, mine, key_id)
    if taken.question:
        by = who_made(game, taken.question.pop("row"), key_id)
        taken.question |= {"by": by, "seen": game.log_length}
        taken.question |= conflict.question_in_words(game, taken.question)
    else:
        taken.waiting = len(new_of(mine)) - len(taken.taken) - len(left_of(taken, mine))
    return taken


def left_of(taken, mine):
    """Those of mine that are left out."""
    left = {one["id"] for one in taken.left}
    return [one for one in new_of(mine) if one["id"] in left]


def who_made(game, id, key_id):
    """The phone that made a row of a game's log, known by its id."""
    made = game.log.filter(group_id=game.group_id, client_id=id)
    [made_by, name] = made.values_list("key_id", "key__name").first() or (None, None)
    return conflict.phone_of("" if made_by == key_id else name)


def is_one_more(game, mine):
    """Whether this is one entry more, to a log that the phone knows to its end."""
    return (
        len(mine) == len(new_of(mine)) == 1
        and mine[0]["operation"] == "add"
        and mine[0]["seen"] == game.log_length
    )


def take_one(game, row, key_id):
    """Enters one entry more, without a look at the log behind it."""
    taken = Taken(game)
    stamp = {"seen": row["seen"], "client_id": row["id"], "key_id": key_id}
    answer = changes.enter(game, row["entry"], **stamp)
    if answer.refusal and (shut := refusal_where_shut(game)):
        return Taken(game, refusal=shut)
    if answer.refusal:
        taken.leave(row, answer.refusal)
    else:
        taken.settle({row["id"]}, [row])
    return taken


def others_came(rows, mine):
    """Whether the log has rows of others that the phone has not seen."""
    own = {one["id"] for one in mine}
    seen = min((one["seen"] for one in mine), default=len(rows))
    return any(row.id not in own for row in rows[seen:])


def is_itself(taken, mine, row):
    """Whether an entry is what the log has under its id, if it has; else it is left.

    An undo or a redo brings none, and the log may keep what it was about.
    """
    is_turn = mine.get("operation") in ("undo", "redo")
    is_same = row is None or is_turn or row.entry == mine["entry"]
    if not is_same:
        taken.leave(mine, USED)
    return is_same


def bring_together(taken, rows, mine, key_id):
    """Merges what is new of mine into the log, and writes what comes of it."""
    game = taken.game
    try:
        came = log.merge_outbox(
            write_merged.header_of(game), rows, mine, taken.patience
        )
    except scoring.RuleError as error:  # the rules have changed since
        taken.leave_all(mine, refusal_of(error))
        return
    taken.left += came["left"]
    taken.patience = came["patience"]
    if came["apart"] is not None:
        taken.apart, ids = second_game.keep(game, came["apart"], mine, key_id)
        taken.settle(ids, mine)
        return
    refused = came["rows"] and write_merged.write(game, rows, came, key_id)
    if refused:
        taken.leave_all(mine, refused)
        return
    taken.settle({row.id for row in [*rows, *came["rows"]]}, mine)
    taken.question = came["question"]
