"""A file imported into a group: what is here already stays as it is.

All is read, replayed and compared before anything is locked, so that nobody at a table
waits for it. Then it is written, a large file in parts.
"""

from contextlib import contextmanager
from dataclasses import dataclass, replace
from time import monotonic, sleep

from django.db import DatabaseError, DataError, IntegrityError, transaction

from scorekeeper.access import keyring, permissions
from scorekeeper.bounds import refuse_nights, refuse_payments
from scorekeeper.database.lock_waits import try_patiently
from scorekeeper.files.imports import laws, same_person
from scorekeeper.files.imports.batches import parts_of, refuse_too_many
from scorekeeper.files.imports.content import read_content
from scorekeeper.files.imports.file import refuse_another_group
from scorekeeper.files.imports.group import read_group
from scorekeeper.files.imports.names import People
from scorekeeper.files.imports.parts import FileError
from scorekeeper.files.imports.rows import new_payments, write
from scorekeeper.files.imports.unchanged_games import games_as_here
from scorekeeper.models import Game, Group, Night

NOT_HELD = "The database can't store this file. Nothing was imported."
NOT_ALL = (
    "The server was too busy to import all of this file. The imported games are "
    "complete. Import the file again for the rest."
)
LONGEST_PAUSE = 0.2  # seconds


@dataclass
class Taken:
    """What came of a file: how many nights, games and payments came in.

    `here`: games that were here before. `differ`: those of them that are
    different in the file.
    """

    nights: int = 0
    games: int = 0
    here: int = 0
    differ: int = 0
    payments: int = 0

    def __add__(self, other):
        return Taken(
            self.nights + other.nights,
            self.games + other.games,
            self.here + other.here,
            self.differ + other.differ,
            self.payments + other.payments,
        )


def take(group, content):
    """Takes the content of a file into its group: a Taken; raises FileError."""
    about = read_group(content)
    refuse_another_group(group, about)
    first, *others, people = in_parts(content, games_as_here(group, content))
    with transaction.atomic():
        laws.write(group, about["laws"])
        refuse_too_many_payments(group, [first, *others])
        came = merge_part(group, first, people)
    return came + in_turn(group, others, people)


def take_as_new(request, content, client_id):
    """A new group (saved) for a file, whose host is this device, and a Taken.

    A `client_id`, the UUID of the request, makes a repeated one harmless. Raises
    FileError, and TooManyTries as any start of a group.
    """
    about = read_group(content)
    first, *others, people = in_parts(content, here={})
    with held_as_before(request), transaction.atomic():
        group = begin_group(request, about, client_id)
        laws.write(group, about["laws"])
        came = merge_part(group, first, people, everybody=True)
    return group, came + in_turn(group, others, people)


def in_parts(content, here):
    """The Parts of a content that are written at once, and its People.

    All is replayed that is not just so `here`, and may be written; raises FileError.
    """
    file = read_content(content, here)
    refuse_too_many(file)
    return [*parts_of(file), People(file.people, file.merged)]


def refuse_too_many_payments(group, parts):
    """TooManyError where a group has no room for the payments of a file."""
    ids = {row["id"] for part in parts for row in part.payments}
    here = group.payment_set.values_list("client_id", flat=True) if ids else ()
    refuse_payments(group, len(ids - set(here)))


def in_turn(group, parts, people):
    """Writes Parts of a file, each by itself: others come between.

    Each is whole nights, or payments of nights that are here by then, so that the same
    file brings the rest where it stops. A part that finds a lock waits for it: to read
    the whole file again would cost far more.
    """
    came = Taken()
    for part in parts:
        began = monotonic()
        try:
            came += try_patiently(transaction.atomic(merge_part), group, part, people)
        except (DatabaseError, FileError):
            raise FileError(NOT_ALL) from None
        sleep(min(monotonic() - began, LONGEST_PAUSE))
    return came


@contextmanager
def all_or_nothing():
    """Where a file is written, all of it or nothing; raises FileError."""
    try:
        with transaction.atomic():
            yield
    except (DataError, IntegrityError):
        raise FileError(NOT_HELD) from None


@contextmanager
def held_as_before(request):
    """Leaves the keys of a device as they were, unless all went well."""
    held, is_done = permissions.ways(request), False
    try:
        yield
        is_done = True
    finally:
        if not is_done and permissions.ways(request) != held:
            keyring.put(request, held)  # else a key not kept lies in the session


def begin_group(request, about, client_id):
    """The new group of what a file says of one."""
    group = keyring.start_group(request, about["name"], about["currency"], client_id)
    if group.file_id != about["id"]:
        group.file_id, group.house_rules = (about["id"], about["house_rules"])
        group.is_friendly = about["is_friendly"]
        group.save(update_fields=["file_id", "house_rules", "is_friendly"])
    return group


def merge_part(group, part, people, everybody=False):
    """Writes what a group does not have yet: a Taken. All in one transaction."""
    group = Group.objects.select_for_update().get(pk=group.pk)
    nights = part.nights
    nights_here = rows_here(Night, group, [one.night.client_id for one in nights])
    ids = [game.game.client_id for one in nights for game in one.games]
    games = rows_here(Game, group, ids)
    came = [one for one in nights if one.night.client_id not in nights_here]
    new = [id for id in ids if id not in games]
    paid = new_payments(group, part.payments)
    refuse_nights(group, len(came))
    count = 0
    if came or new or paid or everybody or (part.is_last and part.old):
        with all_or_nothing():
            by_name = people.of(group)
            rows = write(
                group, replace(part, payments=paid), by_name, nights_here, games
            )
            same_person.write(group, people.merged, by_name, rows)
            count = len(rows.payments)
    differ = count_differing(nights, games)
    return Taken(len(came), len(new), len(games), differ, count)


def rows_here(model, group, ids):
    """The rows of a group with these ids, by id."""
    rows = model.objects.filter(group_id=group.pk, client_id__in=ids)
    rows = rows.only("group_id", "client_id", *more_columns(model))
    return {row.client_id: row for row in rows}


def more_columns(model):
    if model is Game:
        return ["log_length", "night_id"]
    return ["currency", "closed_at"]


def count_differing(nights, games_here):
    """How many known games have another log in the file."""
    games = [game.game for night in nights for game in night.games]
    return sum(
        game.client_id in games_here
        and games_here[game.client_id].log_length != game.log_length
        for game in games
    )
