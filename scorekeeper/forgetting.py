"""A person is forgotten: the name goes from all that is stored, and the scores stay."""

import re

from django.db import transaction

from scorekeeper.counting.catchwords import word
from scorekeeper.models import (
    Bill,
    Catchword,
    Circle,
    Game,
    Key,
    Night,
    Note,
    SamePerson,
)

NOBODY_KNOWN = "Somebody"  # and with a number, where there is one already
AT_ONCE = 100  # games whose sheets are in memory
CODE = re.compile(r"[a-z_]+")  # what is no word for people: a reason, a type
A_PHONE = "A phone"
LONGEST = 80  # letters of a place, and of what a bill is for


@transaction.atomic
def forget(person):
    """Takes a person's name out of all that is stored, for good."""
    Circle.objects.select_for_update().get(pk=person.circle_id)
    person.refresh_from_db()
    if is_forgotten(person):
        return
    name, person.name = person.name, free_name(person.circle)
    person.colour, person.is_active, person.pay_to = 0, False, ""
    person.save()
    SamePerson.objects.filter(circle_id=person.circle_id, person=person).delete()
    for games in games_of(person):
        for game in games:
            rename_player(game, person, name)
        Game.objects.bulk_update(games, ["players", "sheet", "story"])
    rename_what_is_typed(person, name)


def is_forgotten(person):
    """Whether a person has no name of his own any more."""
    return re.fullmatch(rf"{NOBODY_KNOWN}( \d+)?", person.name) is not None


def free_name(circle):
    """A name for somebody who is forgotten, which nobody of the circle has."""
    names = set(circle.people.values_list("name", flat=True))
    more = (f"{NOBODY_KNOWN} {number}" for number in range(2, len(names) + 3))
    return next(name for name in (NOBODY_KNOWN, *more) if name not in names)


def games_of(person):
    """The games at which a person sat, some at a time."""
    rows = Game.objects.filter(circle_id=person.circle_id, seats__person=person)
    pks = list(rows.order_by("pk").values_list("pk", flat=True))
    for first in range(0, len(pks), AT_ONCE):
        games = Game.objects.filter(circle_id=person.circle_id)
        some = games.filter(pk__in=pks[first : first + AT_ONCE]).select_for_update()
        yield list(some.only("players", "sheet", "story", "circle_id"))


def rename_player(game, person, name):
    """Writes a person's new name among the players of a game, and on its sheet."""
    names = {name}
    for player in game.players:
        if player["person"] == person.pk:
            names.add(player["name"])
            player["name"] = person.name
    for old in names:
        game.sheet = without(old, person.name, game.sheet)
        game.story = without(old, person.name, game.story)
    if "players" in game.sheet:
        game.sheet["players"] = game.names()


def without(name, new, written):
    """What is written (texts, lists, dicts of them) with a new name for a name."""
    if isinstance(written, str):
        return in_text(name, new, written)
    if isinstance(written, list):
        return [without(name, new, one) for one in written]
    if isinstance(written, dict):
        return {key: without(name, new, one) for key, one in written.items()}
    return written


def in_text(name, new, text):
    """A text with a new name where a name stands as a word; no code is changed."""
    if name not in text or CODE.fullmatch(text):
        return text
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: new, text)


def rename_what_is_typed(person, name):
    """Takes the name out of what people wrote: places, bills, notes, keys."""
    circle_id, new = person.circle_id, person.name
    for night in Night.objects.filter(circle_id=circle_id, place__contains=name):
        rename_place(night, in_text(name, new, night.place)[:LONGEST])
    for bill in Bill.objects.filter(circle_id=circle_id, name__contains=name):
        bill.name = in_text(name, new, bill.name)[:LONGEST]
        bill.save(update_fields=["name"])
    for note in Note.objects.filter(circle_id=circle_id, text__contains=name):
        Note.objects.filter(circle_id=circle_id, pk=note.pk).update(
            text=in_text(name, new, note.text)
        )
    for key in Key.objects.filter(circle_id=circle_id, name__contains=name):
        if in_text(name, new, key.name) != key.name:
            Key.objects.filter(circle_id=circle_id, pk=key.pk).update(name=A_PHONE)


def rename_place(night, place):
    """Another place for a night, by which its games are found, too."""
    circle_id = night.circle_id
    games = Game.objects.filter(circle_id=circle_id, night_id=night.pk).values("pk")
    words = Catchword.objects.filter(circle_id=circle_id, game_id__in=games)
    words = words.filter(word=word("place", night.place))
    words.update(word=word("place", place))
    Night.objects.filter(circle_id=circle_id, pk=night.pk).update(place=place)
