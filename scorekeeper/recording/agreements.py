"""What the sides of a game said to its entries: kept beside the log, never in it."""

from django.db.models import F

from scorekeeper.keys import phones
from scorekeeper.models import Agreement, Entry, Game, Night
from scorekeeper.recording.answer import refusal
from scorekeeper.scoring import agreeing, agreement

COLUMNS = ("about", "side", "came", "state")
# Rows of a log that are no entry, or one that never stood.
NO_ENTRY = (Entry.Operation.UNDO, Entry.Operation.REDO, Entry.Operation.LEAVE)
OFF = refusal("not_asked", agreeing.NOT_ASKED)
NOT_SIGNED = refusal("not_signed", agreement.NOT_SIGNED)
NOT_YOURS = refusal("not_allowed", agreement.NOT_YOURS)


class Said:
    """What sides say to a locked game while their new words, `notes`, are weighed.

    A signature can be put there and removed by two notes of one outbox.
    """

    def __init__(self, game, notes):
        self.game, self.entries = game, rows_known(game, notes)
        self.stored, self.new = None, {}  # the latest signature of each side, or None
        self.here = phone_at(game)

    def why_not(self, note):
        """Why what a side said is not kept, a refusal; None where it is."""
        if not self.game.agreeing:
            return OFF
        why = agreement.why_not(note, sides_of(self.game), self.entries)
        if why:
            return refusal(*why)
        if note["came"] == "unsigned" and (why := self.why_not_removed(note["side"])):
            return why
        if note["came"] in agreement.OF_THE_RESULT:
            is_signed = note["came"] == "signed"
            self.new[note["side"]] = self.here if is_signed else None
        return None

    def why_not_removed(self, side):
        """Why the signature of a side is not removed, a refusal; None where it is."""
        if self.stored is None:
            self.stored = signed_last(self.game)
        last = (self.stored | self.new).get(side)
        if last is None:
            return NOT_SIGNED
        is_own = is_host(self.game) or phones.is_same(last, self.here)
        return None if is_own else NOT_YOURS


def rows_known(game, notes):
    """The ids of the entries in the log of a game that some notes are about."""
    about = [one["entry"].get("about") for one in notes]
    about = [id for id in about if id]
    if not about:
        return set()
    rows = game.log.filter(circle_id=game.circle_id, client_id__in=about)
    rows = rows.exclude(operation__in=NO_ENTRY)
    return {str(id) for id in rows.values_list("client_id", flat=True)}


def signed_last(game):
    """The latest signature of each side under the result; None where it is removed."""
    rows = game.agreements.filter(
        circle_id=game.circle_id, came__in=agreement.OF_THE_RESULT
    )
    return {
        row.side: row if row.came == Agreement.Came.SIGNED else None
        for row in rows.order_by("pk")
    }


def is_host(game):
    """Whether the phone that changes a game or looks at it is a host's."""
    return getattr(game, "way_in", {}).get("role") == "host"


def phone_at(game):
    """The phone that changes a game or looks at it, as `keys.phones` compares it."""
    way_in = getattr(game, "way_in", {"pk": None})
    return Agreement(phone=game.phone, key_id=way_in["pk"])


def sides_of(game):
    """How many sides a game has."""
    return len(game.sheet["sides"])


def has_side(game, side):
    """Whether a game has a side of this number."""
    return agreement.is_side(side, sides_of(game))


def side_that_said(game):
    """The side whose phone makes a row of a game's log; None where it is not asked."""
    return game.said_by if game.agreeing and has_side(game, game.said_by) else None


def keep_all(game, notes, key_id):
    """Keeps what sides said, dicts with `id` and `entry`; others who follow hear it."""
    if not notes:
        return
    about = {"circle_id": game.circle_id, "game": game}
    about |= {"key_id": key_id, "phone": game.phone}
    Agreement.objects.bulk_create(
        [
            Agreement(
                client_id=one["id"],
                **about,
                **{name: one["entry"][name] for name in COLUMNS},
            )
            for one in notes
        ],
        ignore_conflicts=True,
    )
    games = Game.objects.filter(circle_id=game.circle_id, pk=game.pk)
    games.update(agreed_length=F("agreed_length") + len(notes))
    game.agreed_length += len(notes)


def turn(night, is_asked):
    """A night asks from now on, or no longer, whether the other side agrees."""
    nights = Night.objects.filter(circle_id=night.circle_id, pk=night.pk)
    nights.update(agreeing=is_asked)
    night.games.update(agreeing=is_asked)
