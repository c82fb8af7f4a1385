"""Rulings of a group, and those that guests propose for a night: saved and withdrawn.

With access to the group, what a table saves is a ruling of the group, in place of an
older one. With access to one night, it is a proposal for that night: it changes no
ruling of the group, until the host or a scorer of the group saves it.
"""

from functools import cached_property

from django.db import transaction
from django.db.models import Count, Q
from django.utils import timezone

from scorekeeper import bounds
from scorekeeper.access import phones
from scorekeeper.models import Law
from scorekeeper.recording.answer import refusal

ABOUT = ("situation", "answers")
KEPT = (*ABOUT, "came", "words")
EMPTY = {"words": "", "key": None, "phone": None}


def in_force(group_id):
    """The rulings of a group that are not withdrawn."""
    return Law.objects.filter(group_id=group_id, night=None, withdrawn_at=None)


def open_proposals(group_id, **where):
    """The rulings proposed for nights of a group that are neither saved nor dismissed.

    `where`: of which night (`night_id`), or of which `game`.
    """
    proposals = Law.objects.filter(group_id=group_id, withdrawn_at=None, **where)
    return proposals.exclude(night=None)


def keep_all(game, notes, key_id):
    """Saves the rulings in notes of a locked game, dicts with `id` and `entry`.

    The game has the `way_in` that it was opened by.
    """
    if notes:
        rows = [law_of(game, one, key_id) for one in notes]
        Law.objects.bulk_create(rows, ignore_conflicts=True)
        withdraw_older(game, {subject_of(row) for row in rows}, phone_at(game, key_id))


def phone_at(game, key_id):
    """The phone at a game, as `access.phones` compares it with the rows of rulings."""
    return Law(phone=game.phone, key_id=key_id)


def law_of(game, note, key_id):
    """A Law (not saved) of a note."""
    fields = {name: note["entry"][name] for name in KEPT}
    if is_proposal(game, note["entry"]):
        fields |= {"night_id": game.night_id, "phone": game.phone}
    whose = {"group_id": game.group_id, "game": game.key, "key_id": key_id}
    return Law(client_id=note["id"], **whose, **fields)


def is_proposal(game, note):
    """Whether a ruling is for the night only: by the access, or as its phone said."""
    is_of_a_night = game.way_in["night_id"] is not None
    return is_of_a_night or note.get("is_proposal", False)


def subject_of(law):
    """What a ruling at a card game is about; rulings about the same replace another."""
    return law.night_id, law.situation, law.answers


def withdraw_older(game, new, here):
    """Withdraws what new rulings replace; a proposal only one by the same phone.

    `new`: what they are `about`; `here`: the phone, as of `phone_at`.
    """
    newest, older = set(), []
    for law in replaceable(game, here):
        if subject_of(law) in newest:
            older.append(law.pk)
        elif subject_of(law) in new:
            newest.add(subject_of(law))
    if older:
        rows = Law.objects.filter(group_id=game.group_id, pk__in=older)
        rows.exclude(night=None).update(withdrawn_at=timezone.now(), **EMPTY)
        rows.filter(night=None).update(withdrawn_at=timezone.now())
        drop_oldest(game.group_id)


def replaceable(game, here):
    """The rulings at a card game that new ones by a phone may replace, newest first."""
    rows = Law.objects.filter(group_id=game.group_id, withdrawn_at=None)
    rows = rows.filter(Q(night=None) | Q(night=game.night_id), game=game.key)
    rows = rows.only("group_id", "night_id", "key_id", "phone", *ABOUT)
    for law in rows.order_by("-pk"):
        if law.night_id is None or phones.is_same(law, here):
            yield law


def withdraw(law):
    """Withdraws a ruling or dismisses a proposal: whether it was in force.

    Nothing lists a dismissed proposal, so its words are deleted as well.
    """
    rows = Law.objects.filter(group_id=law.group_id, pk=law.pk, withdrawn_at=None)
    emptied = EMPTY if law.night_id else {}
    is_withdrawn = rows.update(withdrawn_at=timezone.now(), **emptied) > 0
    if is_withdrawn and law.night_id is None:
        drop_oldest(law.group_id)
    return is_withdrawn


@transaction.atomic
def adopt(proposal, way_in):
    """Saves a proposal as a ruling of its group, once; raises TooManyError.

    `way_in`: the access of the host or scorer who saves it.
    """
    if not withdraw(proposal):
        return
    fields = {name: getattr(proposal, name) for name in ("game", *KEPT)}
    same = {name: fields[name] for name in ("game", *ABOUT)}
    ours = in_force(proposal.group_id)
    left, why = bounds.room_for_laws(ours.exclude(**same).count(), way_in["role"])
    if not left:
        raise bounds.TooManyError(why)
    if ours.filter(**same).update(withdrawn_at=timezone.now()):
        drop_oldest(proposal.group_id)
    whose = {"group_id": proposal.group_id, "key_id": way_in["pk"]}
    Law.objects.create(**whose, **fields)


def delete(law):
    """Deletes the words of a withdrawn ruling: whether it was withdrawn."""
    if law.withdrawn_at:
        rows = Law.objects.filter(group_id=law.group_id, pk=law.pk)
        rows.update(**EMPTY)
    return law.withdrawn_at is not None


def drop_oldest(group_id):
    """Drops the rulings of a group that were withdrawn first, if there are many."""
    rows = Law.objects.filter(group_id=group_id, night=None)
    rows = rows.exclude(withdrawn_at=None).order_by("-withdrawn_at", "-pk")
    oldest = list(rows.values_list("pk", flat=True)[bounds.MOST_WITHDRAWN :])
    if oldest:
        Law.objects.filter(group_id=group_id, pk__in=oldest).delete()


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
        left, why = room.room_left(about)
        if not left:
            return refusal("too_many", why)
        room.take(about)
        return None

    def of_phone(self):
        """How many more rulings the phone can save, and why it can save no more."""
        is_guest = self.game.way_in["night_id"] is not None
        return (self.at_night if is_guest else self.in_group).room_left()


class RoomInGroup:
    """The room for rulings of the group of a game."""

    def __init__(self, game):
        self.laws, self.key = in_force(game.group_id), game.key
        self.role, self.count = game.way_in["role"], self.laws.count()

    @cached_property
    def subjects_taken(self):
        """What there are rulings about at this card game."""
        return set(self.laws.filter(game=self.key).values_list(*ABOUT))

    def room_left(self, about=None):
        """How many more there can be, one of them `about` this; why no more."""
        is_taken = about is not None and about in self.subjects_taken
        return bounds.room_for_laws(self.count - is_taken, self.role)

    def take(self, about):
        self.count += about not in self.subjects_taken
        self.subjects_taken.add(about)


class RoomAtNight:
    """The room for proposals for the night of a game."""

    def __init__(self, game):
        self.game = game
        rows = Law.objects.filter(group_id=game.group_id, night_id=game.night_id)
        is_open = Count("pk", filter=Q(withdrawn_at=None))
        counts = rows.aggregate(open=is_open, all=Count("pk"))
        self.open, self.all = counts["open"], counts["all"]

    @cached_property
    def subjects_taken(self):
        """What this phone has proposed at this card game."""
        game, here = self.game, phone_at(self.game, self.game.way_in["pk"])
        rows = open_proposals(game.group_id, night_id=game.night_id, game=game.key)
        rows = [law for law in rows if phones.is_same(law, here)]
        return {tuple(getattr(law, name) for name in ABOUT) for law in rows}

    def room_left(self, about=None):
        """How many more there can be, one of them `about` this; why no more."""
        is_taken = about is not None and about in self.subjects_taken
        return bounds.room_for_proposals(self.open - is_taken, self.all)

    def take(self, about):
        self.open += about not in self.subjects_taken
        self.all += 1
        self.subjects_taken.add(about)
