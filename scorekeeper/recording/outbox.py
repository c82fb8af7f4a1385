"""What a phone entered while it was apart, brought together with what others did."""

from dataclasses import dataclass, field

from scorekeeper.models import Game
from scorekeeper.recording import changes
from scorekeeper.recording.answer import refusal


@dataclass
class Taken:
    """What came of an outbox: the game as it stands, and what became of each entry.

    `taken`: ids now in the log. `left`: what was refused, each with id, code, message.
    `question`: what the table must be asked, if anything. `is_behind`: whether others
    entered what the phone has not seen.
    """

    game: Game
    taken: list = field(default_factory=list)
    left: list = field(default_factory=list)
    question: dict | None = None
    is_behind: bool = False
    refusal: dict | None = None

    def said(self):
        """All of it as plain data."""
        sheet = self.game.sheet
        said = [one["text"] for one in sheet["announcements"]]
        return {
            "seen": self.game.log_length,
            "taken": [str(id) for id in self.taken],
            "left": self.left,
            "question": self.question,
            "is_behind": self.is_behind,
            "came": {
                "totals": sheet["totals"],
                "status": sheet["status"],
                "said": said[-1] if said else "",
            },
        }


def take_in(game, mine, key_id):
    """Takes in an outbox, as `views.outbox_body` reads it, of a locked game."""
    known = known_rows(game, [one["id"] for one in mine])
    taken = Taken(game)
    taken.is_behind = others_came(game, mine, known)
    for one in mine:
        if one["id"] in known:
            is_same = known[one["id"]] == (one["operation"], one["entry"])
            if is_same or one["id"] not in known:
                taken.taken.append(one["id"])
            else:
                leave(taken, one, refusal("id_used", changes.USED))
        elif game.night.closed_at:
            return Taken(game, refusal=refusal("night_closed", "The night is closed."))
        else:
            add(taken, one, key_id)
    return taken


def known_rows(game, ids):
    rows = game.log.filter(circle_id=game.circle_id, client_id__in=ids)
    columns = rows.values_list("client_id", "operation", "entry")
    return {id: (operation, entry) for id, operation, entry in columns}


def others_came(game, mine, known):
    seen = min((one["seen"] for one in mine), default=game.log_length)
    return game.log_length - seen > len(known)


def add(taken, one, key_id):
    """One row more, or why not."""
    game = taken.game
    asked = {"seen": game.log_length, "client_id": one["id"], "key_id": key_id}
    if one["operation"] == "add":
        answer = changes.enter(game, one["entry"], **asked)
    else:
        answer = getattr(changes, one["operation"])(game, **asked)
    if answer.refusal:
        leave(taken, one, answer.refusal)
    else:
        taken.taken.append(one["id"])


def leave(taken, one, why):
    left = {"id": str(one["id"]), "code": why["code"], "message": why["message"]}
    taken.left.append(left)


def choose(game, mine, keep, place, seen, key_id):
    """Keeps mine or theirs of two entries that the table was asked about."""
    taken = Taken(game)
    if keep == "mine":
        asked = {"client_id": mine["id"], "seen": seen, "key_id": key_id}
        answer = changes.correct(game, "replace", place, mine["entry"], True, **asked)
        if answer.refusal:
            leave(taken, mine, answer.refusal)
            return taken
    taken.taken.append(mine["id"])
    return taken
