"""What a phone hears after it asked for a change, also that another was quicker."""

from dataclasses import dataclass

from scorekeeper.keys.access import LEFT_OUT
from scorekeeper.models import Game

DONE = {
    "undo": "has just taken back the last entry",
    "redo": "has just brought an entry back",
    "insert": "has just put in an entry",
    "replace": "has just corrected an entry",
    "remove": "has just taken out an entry",
    "leave": "was apart and has just sent what it had",
}


@dataclass(frozen=True)
class Answer:
    """The game as it stands now, and why it is not as the phone wished, if so.

    `refusal` is a dict of code, message and, where an entry of the record is at fault,
    its place as `entry`. `is_conflict` says that somebody else was first. `given` is
    the entry that was not entered.
    """

    game: Game | None
    refusal: dict | None = None
    is_conflict: bool = False
    given: dict | None = None

    @property
    def sheet(self):
        return self.game.sheet

    @property
    def status(self):
        """The HTTP status that says the same."""
        return 409 if self.is_conflict else 422 if self.refusal else 200


def refusal(code, message, entry=None):
    return {"code": code, "message": message, "entry": entry}


def refusal_of(error):
    """A RuleError as a refusal."""
    return refusal(error.code, error.message, error.entry)


def refusal_where_shut(game):
    """Why nothing is entered at a game; None while it goes on."""
    if game.night.closed_at:
        return refusal("night_closed", "The night is closed.")
    return refusal("left_out", LEFT_OUT) if game.is_left_out else None


def refusal_for(game, seen):
    """The refusal of a request made after `seen` log rows, when there are others."""
    last = game.log.filter(circle_id=game.circle_id).select_related("key").last()
    if last is None or seen > game.log_length:
        sentence = "This phone showed another table than the one here"
    else:
        sentence = f"{who(last)} {what(game, last)}"
    return refusal("conflict", f"{sentence}. Yours was not entered.")


def who(row):
    return row.key.name if row.key else "Another phone"


def what(game, row):
    if row.operation in DONE:
        return DONE[row.operation]
    return f"has just entered {entry_in_words(game, row.entry)}"


def entry_in_words(game, entry):
    """The last entry of a game as people call it: trick 8, Ann's bid, the trump."""
    kind = entry["type"].replace("_", " ")
    seat = entry.get("seat")
    if isinstance(seat, int) and seat < len(game.players):
        return f"{game.names()[seat]}'s {kind}"
    run = run_at_the_end(game.entries, entry["type"])
    return f"{kind} {run}" if kind == "trick" else f"the {kind}"


def run_at_the_end(entries, kind):
    """How many entries of a kind stand together at the end of the record."""
    count = 0
    while count < len(entries) and entries[-count - 1].get("type") == kind:
        count += 1
    return count
