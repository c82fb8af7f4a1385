"""What a phone hears after it asked for a change, also that another was quicker."""

from dataclasses import dataclass

from scorekeeper.access.permissions import LEFT_OUT
from scorekeeper.models import Game


@dataclass(frozen=True)
class Answer:
    """The game as it stands now, and why it is not as the phone wished, if so.

    `refusal` is a dict of code, message and, where an entry of the record is at fault,
    its place as `entry`. `is_conflict` says that somebody else was first; its refusal
    may hold an `offer`, as `recording.conflict` makes it. `given` is the entry that was
    not entered.
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

    @property
    def is_made(self):
        """Whether it is as the phone wished: nothing is looked up for that."""
        return self.status == 200


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
