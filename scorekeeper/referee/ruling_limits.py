"""The room for rulings of a group, by who saves them, and for proposals for a night.

A ruling in place of an older one takes no room.
"""

from functools import cached_property

from django.db.models import Count, Q

from scorekeeper import bounds
from scorekeeper.access import phones
from scorekeeper.models import Law
from scorekeeper.recording.answer import refusal
from scorekeeper.referee.group_rulings import (
    ABOUT,
    in_force,
    is_proposal,
    phone_at,
    proposed,
)


class RoomForLaws:
    """The room at a game while new rulings are weighed, each of which takes its place.

    The game has the `way_in` that it was opened by.
    """

    def __init__(self, game):
        self.game = game

    @cached_property
    def in_group(self):
        return RoomInGroup(self.game)

    @cached_property
    def at_night(self):
        return RoomAtNight(self.game)

    def why_not(self, note):
        """Why a ruling in a note is not saved, a refusal; None where it is."""
        room = self.at_night if is_proposal(self.game, note) else self.in_group
        about = tuple(note[name] for name in ABOUT)
        left, why = room.left(about)
        if not left:
            return refusal("too_many", why)
        room.take(about)
        return None

    def of_phone(self):
        """How many more rulings the phone can save, and why it can save no more."""
        is_guest = self.game.way_in["night_id"] is not None
        return (self.at_night if is_guest else self.in_group).left()


class RoomInGroup:
    """The room for rulings of the group of a game."""

    def __init__(self, game):
        self.laws, self.key = in_force(game.group_id), game.key
        self.role, self.count = game.way_in["role"], self.laws.count()

    @cached_property
    def taken(self):
        """What there are rulings about at this card game."""
        return set(self.laws.filter(game=self.key).values_list(*ABOUT))

    def left(self, about=None):
        """How many more there can be, one of them `about` this; why no more."""
        is_taken = about is not None and about in self.taken
        return bounds.room_for_laws(self.count - is_taken, self.role)

    def take(self, about):
        self.count += about not in self.taken
        self.taken.add(about)


class RoomAtNight:
    """The room for proposals for the night of a game."""

    def __init__(self, game):
        self.game = game
        rows = Law.objects.filter(group_id=game.group_id, night_id=game.night_id)
        is_open = Count("pk", filter=Q(withdrawn_at=None))
        counts = rows.aggregate(open=is_open, all=Count("pk"))
        self.open, self.all = counts["open"], counts["all"]

    @cached_property
    def taken(self):
        """What this phone has proposed at this card game."""
        game, here = self.game, phone_at(self.game, self.game.way_in["pk"])
        rows = proposed(game.group_id, night_id=game.night_id, game=game.key)
        rows = [law for law in rows if phones.is_same(law, here)]
        return {tuple(getattr(law, name) for name in ABOUT) for law in rows}

    def left(self, about=None):
        """How many more there can be, one of them `about` this; why no more."""
        is_taken = about is not None and about in self.taken
        return bounds.room_for_proposals(self.open - is_taken, self.all)

    def take(self, about):
        self.open += about not in self.taken
        self.all += 1
        self.taken.add(about)
