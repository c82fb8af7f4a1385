"""Whether there is room for a note beside the log of a game, and whether it fits it."""

from scorekeeper import bounds, scoring
from scorekeeper.recording.agreements import is_host, is_removal
from scorekeeper.recording.answer import refusal
from scorekeeper.recording.statement_checks import Said
from scorekeeper.referee.ruling_limits import RoomForLaws

CLOSED = refusal("night_closed", "The night is closed.")
UNKNOWN = refusal(
    "unknown_situation",
    "The rules of this game do not have this situation. Choose one that they have.",
)


class Room:
    """What there is room for beside a locked game while its new notes are weighed.

    `game`: a Game. `notes`: dicts with `id` and `entry`, as `posted.notes` reads them.
    Each note that is accepted takes its place from those that follow.
    """

    def __init__(self, game, notes):
        self.game = game
        kinds = {one["entry"]["note"] for one in notes}
        self.beside = {
            kind: rows.filter(group_id=game.group_id).count()
            for kind, rows in (
                ("ruling", game.rulings),
                ("agreement", game.agreements.exclude(came="unsigned")),
            )
            if kind in kinds
        }
        self.laws = RoomForLaws(game)
        self.situations = scoring.rulings.names(game.key)
        self.said = Said(game, notes)

    def why_not(self, note):
        """Why a new note is not kept, a refusal; None where it is."""
        is_said = note["note"] == "agreement"
        if self.game.night.closed_at and not (is_said and self.is_by_host(note)):
            return CLOSED
        if is_said:
            return self.said.why_not(note) or self.why_no_more_said(note)
        return self.why_no_ruling(note) or self.why_no_more_ruled(note)

    def takes(self, note):
        """Whether a note that is accepted needs a row, which takes its place then."""
        is_said = note["note"] == "agreement"
        is_row = not is_said or self.said.changes(note)
        if is_said:
            self.said.hear(note)
        if note["note"] in self.beside and not is_removal(note):
            self.beside[note["note"]] += is_row
        return is_row

    def is_by_host(self, note):
        """Whether the host removes a signature, also after the night."""
        return is_removal(note) and is_host(self.game)

    def why_no_ruling(self, note):
        return None if note["situation"] in self.situations else UNKNOWN

    def why_no_more_ruled(self, note):
        """Why there is no room for a ruling, a refusal; None where there is."""
        if note["note"] == "law":
            return self.laws.why_not(note)
        is_full = self.beside["ruling"] >= bounds.MOST_BESIDE
        return refusal("too_many", bounds.BESIDE) if is_full else None

    def why_no_more_said(self, note):
        """Why there is no room for a word; a removal always has room."""
        way_in = getattr(self.game, "way_in", {})
        left, why = bounds.room_for_words(way_in, self.beside["agreement"])
        if left or is_removal(note) or not self.said.changes(note):
            return None
        return refusal("too_many", why)
