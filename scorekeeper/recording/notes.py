"""What phones noted beside the log of a game, kept once for each request.

An outbox may bring a thousand notes. All that is asked of the database for them is
asked at once, and what is kept is written at once, since the game is locked meanwhile
and on SQLite everything else waits as well.
"""

from scorekeeper import bounds, scoring
from scorekeeper.models import Agreement, Law, Ruling
from scorekeeper.recording import agreements
from scorekeeper.recording.agreements import is_host, is_removal
from scorekeeper.recording.answer import refusal
from scorekeeper.recording.log import PATIENCE
from scorekeeper.recording.statement_checks import Said
from scorekeeper.referee import asked_rulings, group_rulings
from scorekeeper.referee.group_rulings import RoomForLaws
from scorekeeper.scoring import agreement_checks

STANDS, WAITS, LEFT = "stands", "waits", "left"  # what became of an entry
KEPT_AS = (Ruling, Law, Agreement)
KINDS = ("ruling", "law", "agreement")
COST = 10  # of a new note, in entries that are read again
CLOSED = refusal("night_closed", "The night is closed.")
UNKNOWN = refusal(
    "unknown_situation",
    "This game's rules do not cover this situation. Choose another situation.",
)


def of_what_stands(game, notes, mine, taken):
    """The notes that are kept now, and the ids of those that never will be.

    A note may be beside an entry, which may be left out; it waits as long as that does.
    A signature waits for all entries, since they make the totals that it is under.
    `mine`: the entries that came with them; `taken`: what became of these.
    """
    stand, dropped = [], []
    fates = fates_of(game, notes, mine, taken)
    of_the_result = WAITS if taken.question or taken.waiting else STANDS
    for note in notes:
        is_signing = note["entry"]["came"] in agreement_checks.OF_THE_RESULT
        beside = of_the_result if is_signing else STANDS
        fate = fates.get(note["entry"].get("beside"), beside)
        if fate == STANDS:
            stand.append(note)
        elif fate == LEFT:
            dropped.append(note["id"])
    return stand, dropped


def fates_of(game, notes, mine, taken):
    """Of the rows (ids) that notes are beside: whether each STANDS, WAITS or is LEFT.

    One of which nothing is known any more was left out before.
    """
    rows = [one["entry"]["beside"] for one in notes if one["entry"].get("beside")]
    if not rows:
        return {}
    fates = dict.fromkeys(rows, LEFT)
    fates |= {one["id"]: STANDS if one.get("is_settled") else WAITS for one in mine}
    fates |= dict.fromkeys(taken.taken, STANDS)
    fates |= dict.fromkeys([one["id"] for one in taken.left], LEFT)
    known = game.log.filter(group_id=game.group_id, client_id__in=rows)
    logged = known.values_list("client_id", "operation")
    return fates | {
        str(id): LEFT if operation == "leave" else STANDS for id, operation in logged
    }


def keep(game, notes, key_id):
    """Keeps notes of a locked game, as `note_in` reads them.

    Each is a dict with its `id`, and the note as `entry`. The ids that are kept, and
    those that are not, each with a refusal: (id, dict).
    """
    return keep_some(game, notes, key_id, PATIENCE)[:2]


def keep_some(game, notes, key_id, patience):
    """Keeps notes as `keep` does, as far as the patience goes; what is left of that.

    Notes that are neither kept nor refused wait: they are to be sent again. A word that
    changes nothing is kept without a row.
    """
    known, room = kept_before(game, notes), Room(game, notes)
    kept, left, new = [], [], []
    for note in notes:
        if str(note["id"]) in known:
            kept.append(note)
            continue
        if patience < 0:
            break
        patience -= COST
        why = room.why_not(note["entry"])
        if why:
            left.append((note["id"], why))
        else:
            (new if room.takes(note["entry"]) else kept).append(note)
    write(game, new, key_id)
    return [one["id"] for one in kept + new], left, patience


def kept_before(game, notes):
    """The ids of those notes that were kept before; a side that is chosen never is."""
    ids = [one["id"] for one in notes if one["entry"]["came"] != "side"]
    where = {"group_id": game.group_id, "client_id__in": ids}
    return {
        str(id)
        for model in KEPT_AS
        for id in model.objects.filter(**where).values_list("client_id", flat=True)
    }


def write(game, notes, key_id):
    """Writes new notes."""
    by_kind = {kind: [] for kind in KINDS}
    for note in notes:
        by_kind[note["entry"]["note"]].append(note)
    asked_rulings.keep_all(game, by_kind["ruling"], key_id)
    agreements.keep_all(game, by_kind["agreement"], key_id)
    group_rulings.keep_all(game, by_kind["law"], key_id)


class Room:
    """What there is room for beside a locked game while its new notes are weighed.

    `game`: a Game. `notes`: dicts with `id` and `entry`, as `note_in` reads them.
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
