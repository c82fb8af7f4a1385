"""What sides say to a locked game, weighed before it is kept."""

from functools import cached_property

from django.db.models import Q

from scorekeeper.access import phones
from scorekeeper.models import Agreement
from scorekeeper.recording.agreements import (
    is_host,
    is_removal,
    phone_at,
    rows_known,
    sides_of,
    standing_signatures,
)
from scorekeeper.recording.answer import refusal
from scorekeeper.scoring import agreement_checks, agreements, signatures

OFF = refusal("not_asked", agreements.NOT_ASKED)
NOT_SIGNED = refusal("not_signed", agreement_checks.NOT_SIGNED)
NOT_YOURS = refusal("not_allowed", agreement_checks.NOT_YOURS)


class Said:
    """What sides say to a locked game while their new words, `notes`, are weighed.

    A signature can be put there and removed by two notes of one outbox.
    """

    def __init__(self, game, notes):
        notes = [one["entry"] for one in notes if one["entry"]["note"] == "agreement"]
        self.game, self.entries = game, rows_known(game, notes)
        self.about = [note["about"] for note in notes if note["about"]]
        self.state = signatures.in_short(game.sheet["totals"])
        of_the_result = [
            note for note in notes if note["came"] in agreement_checks.OF_THE_RESULT
        ]
        self.last = {note["side"]: note for note in of_the_result}
        self.passed = set()  # sides whose signature here was under earlier totals
        self.here = phone_at(game)

    @cached_property
    def rows(self):
        """What was said before of the result, and of the entries of notes."""
        which = Q(about__in=self.about) | Q(came__in=agreement_checks.OF_THE_RESULT)
        rows = self.game.agreements.filter(which, group_id=self.game.group_id)
        return list(rows.order_by("pk"))

    @cached_property
    def signatures_by_side(self):
        """The signatures of each side that stand, in order."""
        return standing_signatures(self.rows)

    @cached_property
    def words(self):
        """What this phone said last, by the side and the entry that it was about."""
        own = [row for row in self.rows if phones.is_same(row, self.here)]
        return {(row.side, str(row.about)): row.came for row in own if row.about}

    def why_not(self, note):
        """Why what a side said is not kept, a refusal; None where it is."""
        if not self.game.agreeing:
            return OFF
        why = agreement_checks.why_not(note, sides_of(self.game), self.entries)
        if why:
            return refusal(*why)
        if is_removal(note):
            return self.why_not_removed(note["side"])
        return self.why_not_signed(note) if note["came"] == "signed" else None

    def why_not_signed(self, note):
        """Why a signature is not put there; None also where another word follows it."""
        why = signatures.why_not_signed(self.state, note)
        return refusal(*why) if why and self.last[note["side"]] is note else None

    def why_not_removed(self, side):
        """Why the signature of a side is not removed, a refusal; None where it is."""
        stand = self.signatures_by_side.get(side)
        if not stand:
            return None if side in self.passed else NOT_SIGNED
        return None if self.is_own(stand[-1]) or side in self.passed else NOT_YOURS

    def is_own(self, row):
        """Whether this phone removes a signature."""
        return is_host(self.game) or phones.is_same(row, self.here)

    def changes(self, note):
        """Whether a word that fits changes anything; if not, it needs no row."""
        if note["came"] in agreement_checks.OF_A_ROW:
            return self.words.get(key_of(note)) != note["came"]
        if is_removal(note):
            return any(self.is_own(row) for row in self.stand_of(note))
        if note["came"] != "signed" or note["state"] != self.state:
            return False
        return self.state not in [row.state for row in self.stand_of(note)[-1:]]

    def stand_of(self, note):
        """The signatures that stand of the side that a note is of, in order."""
        return self.signatures_by_side.get(note["side"], [])

    def hear(self, note):
        """Takes in a word that fits, so that it counts for those that follow."""
        if note["came"] in agreement_checks.OF_A_ROW:
            self.words[key_of(note)] = note["came"]
        elif note["came"] == "signed" and note["state"] != self.state:
            self.passed.add(note["side"])
        elif note["came"] == "signed" and self.changes(note):
            self.signatures_by_side[note["side"]] = [
                *self.stand_of(note),
                self.signature_row(note),
            ]
        elif is_removal(note):
            stand = [row for row in self.stand_of(note) if not self.is_own(row)]
            self.signatures_by_side[note["side"]] = stand
            self.passed.discard(note["side"])

    def signature_row(self, note):
        """A signature as it will be stored."""
        here = {"key_id": self.here.key_id, "phone": self.here.phone}
        return Agreement(side=note["side"], came="signed", state=note["state"], **here)


def key_of(note):
    """What a phone says something else of: the side, and the entry."""
    return note["side"], note["about"]
