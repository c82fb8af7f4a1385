"""Whether there is room for a note beside the log of a game, and whether it fits it."""

from scorekeeper import bounds, scoring
from scorekeeper.recording import agreements
from scorekeeper.recording.answer import refusal
from scorekeeper.recording.room_for_laws import RoomForLaws

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
            kind: rows.filter(circle_id=game.circle_id).count()
            for kind, rows in (
                ("ruling", game.rulings),
                ("agreement", game.agreements),
            )
            if kind in kinds
        }
        self.laws = RoomForLaws(game)
        self.situations = scoring.rulings.names(game.key)
        self.said = agreements.Said(game, notes)

    def why_not(self, note):
        """Why a new note is not kept, a refusal; None where it is."""
        if self.game.night.closed_at:
            return CLOSED
        if note["note"] == "law":
            return self.why_no_law(note)
        if self.beside[note["note"]] >= bounds.MOST_BESIDE:
            return refusal("too_many", bounds.BESIDE)
        is_ruling = note["note"] == "ruling"
        why = self.why_no_ruling(note) if is_ruling else self.why_no_agreement(note)
        self.beside[note["note"]] += why is None and note["came"] != "side"
        return why

    def why_no_law(self, note):
        return self.why_no_ruling(note) or self.laws.why_not(note)

    def why_no_ruling(self, note):
        return None if note["situation"] in self.situations else UNKNOWN

    def why_no_agreement(self, note):
        return self.said.why_not(note)
