"""A person is forgotten: the name goes from all that is stored, and the scores stay."""

import json
import re

from django.db import transaction

from scorekeeper.models import (
    Bill,
    Catchword,
    Game,
    Group,
    Key,
    Night,
    Note,
    Payment,
    SamePerson,
)
from scorekeeper.people.statistics.search_words import word

NOBODY_KNOWN = "Somebody"  # and with a number, where there is one already
AT_ONCE = 100  # games whose sheets are in memory, and change in one transaction
MOST_GAMES, MOST_ENTRIES = 300, 10_000  # of one request
CODE = re.compile(r"[a-z_]+")  # what is no word for people: a reason, a type
A_PHONE = "A phone"
LONGEST = 80  # letters of a place, of what a bill is for, of a payment's note
TYPED = [(Bill, "name", LONGEST), (Note, "text", None), (Payment, "note", LONGEST)]


def forget(person):
    """Takes a person's name out of all that is stored, for good: is all of it done?

    Of very many games some at a time, so that nobody waits long: once more does the
    rest.
    """
    name = rename(person)
    pks, has_more = next_games(person)
    for first in range(0, len(pks), AT_ONCE):
        rename_in_games(person, name, pks[first : first + AT_ONCE])
    return not has_more


@transaction.atomic
def rename(person):
    """Gives a person the name of nobody, wherever people wrote it: the name before."""
    Group.objects.select_for_update().get(pk=person.group_id)
    person.refresh_from_db()
    name = person.name
    if not is_forgotten(person):
        person.name = free_name(person.group)
        person.colour, person.is_active, person.pay_to = 0, False, ""
        person.save()
        SamePerson.objects.filter(group_id=person.group_id, person=person).delete()
        rename_what_is_typed(person, name)
    return name


@transaction.atomic
def rename_in_games(person, name, pks):
    """Writes a person's new name into some games (ids)."""
    games = Game.objects.filter(group_id=person.group_id, pk__in=pks)
    games = list(
        games.select_for_update().only("players", "sheet", "story", "group_id")
    )
    games = [game for game in games if not game.why_unreadable]
    for game in games:
        rename_player(game, person, name)
    Game.objects.bulk_update(games, ["players", "sheet", "story"])


def is_forgotten(person):
    """Whether a person's name was forgotten."""
    return re.fullmatch(rf"{NOBODY_KNOWN}( \d+)?", person.name) is not None


def is_known(person):
    """Whether a person has a name, or some game still has the old name."""
    return not is_forgotten(person) or games_left(person).exists()


def free_name(group):
    """A name for somebody who is forgotten, which nobody of the group has."""
    names = set(group.people.values_list("name", flat=True))
    more = (f"{NOBODY_KNOWN} {number}" for number in range(2, len(names) + 3))
    return next(name for name in (NOBODY_KNOWN, *more) if name not in names)


def games_left(person):
    """The games whose players do not bear a person's name as it is now."""
    rows = Game.objects.filter(group_id=person.group_id, seats__person=person)
    return rows.exclude(players__icontains=f'"name": {json.dumps(person.name)}')


def next_games(person):
    """The ids of games that are renamed at one time, and whether more are left."""
    rows = games_left(person).order_by("pk").values_list("pk", "log_length")
    rows, entries, pks = list(rows[: MOST_GAMES + 1]), 0, []
    for pk, length in rows[:MOST_GAMES]:
        entries += length
        if pks and entries > MOST_ENTRIES:
            break
        pks.append(pk)
    return pks, len(pks) < len(rows)


def rename_player(game, person, name):
    """Writes a person's new name among the players of a game, and on its sheet."""
    names = {name}
    for player in game.players:
        if player["person"] == person.pk:
            names.add(player["name"])
            player["name"] = person.name
    for old in names:
        game.sheet = replace_name(old, person.name, game.sheet)
        game.story = replace_name(old, person.name, game.story)
    if "players" in game.sheet:
        game.sheet["players"] = game.names()


def replace_name(name, new, written):
    """What is written (texts, lists, dicts of them) with a new name for a name."""
    if isinstance(written, str):
        return in_text(name, new, written)
    if isinstance(written, list):
        return [replace_name(name, new, one) for one in written]
    if isinstance(written, dict):
        return {key: replace_name(name, new, one) for key, one in written.items()}
    return written


def in_text(name, new, text):
    """A text with a new name where a name stands as a word; no code is changed."""
    if name not in text or CODE.fullmatch(text):
        return text
    return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", lambda _: new, text)


def rename_what_is_typed(person, name):
    """Takes the name out of what people wrote: places, shared costs, notes, keys."""
    group_id, new = person.group_id, person.name
    nights = Night.objects.filter(group_id=group_id, place__contains=name)
    for place in nights.order_by().values_list("place", flat=True).distinct():
        rename_place(group_id, place, in_text(name, new, place)[:LONGEST])
    for model, field, longest in TYPED:
        rows = model.objects.filter(group_id=group_id, **{f"{field}__contains": name})
        rows = list(rows.only("pk", field))
        for row in rows:
            setattr(row, field, in_text(name, new, getattr(row, field))[:longest])
        model.objects.bulk_update(rows, [field], batch_size=AT_ONCE)
    for key in Key.objects.filter(group_id=group_id, name__contains=name):
        if in_text(name, new, key.name) != key.name:
            Key.objects.filter(group_id=group_id, pk=key.pk).update(name=A_PHONE)


def rename_place(group_id, before, place):
    """Another name for a place of a group, by which its games are found, too."""
    words = Catchword.objects.filter(group_id=group_id, word=word("place", before))
    words.update(word=word("place", place))
    Night.objects.filter(group_id=group_id, place=before).update(place=place)
