"""A file taken into a circle: what is known here already stays as it is.

All is read, replayed and compared before the database is asked for anything, so that
nobody at a table waits for it. Then it is written, a large file in parts.
"""

from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from time import monotonic, sleep

from django.db import DatabaseError, DataError, IntegrityError, transaction

from scorekeeper.bounds import refuse_nights
from scorekeeper.database.patience import patiently
from scorekeeper.importing import laws, merged
from scorekeeper.importing.circle import read_circle
from scorekeeper.importing.file import refuse_another_circle
from scorekeeper.importing.names import People
from scorekeeper.importing.night import read_nights, read_people, refuse_strangers
from scorekeeper.importing.parting import parts_of, refuse_too_many
from scorekeeper.importing.parts import FileError
from scorekeeper.importing.writing import carried_to, with_payments, write
from scorekeeper.keys import access, keyring
from scorekeeper.models import Circle, Game, Night

NOT_HELD = "The database cannot hold what this file says. Nothing was taken from it."
NOT_ALL = (
    "The server was too busy, and not all of this file came in. What did is whole: "
    "take it in once more for the rest."
)
LONGEST_PAUSE = 0.2  # seconds


@dataclass
class Taken:
    """What came of a file: how many nights and games came in, and were here before.

    `differ`: of the games that were here, those that the file has otherwise.
    """

    nights: int = 0
    games: int = 0
    here: int = 0
    differ: int = 0

    def __add__(self, other):
        return Taken(
            self.nights + other.nights,
            self.games + other.games,
            self.here + other.here,
            self.differ + other.differ,
        )


def take(circle, content):
    """Takes the content of a file into its circle: a Taken; raises FileError."""
    about = read_circle(content)
    refuse_another_circle(circle, about)
    first, *others, people = read(content)
    with transaction.atomic():
        laws.write(circle, about["laws"])
        refuse_carried_away(circle, [*first, *chain(*others)])
        came = taken(circle, first, people)
    return came + in_turn(circle, others, people)


def take_as_new(request, content, client_id):
    """A new circle (saved) for a file, whose host is this device, and a Taken.

    A `client_id`, the UUID of the request, makes a repeated one harmless. Raises
    FileError, and TooManyTries as any start of a circle.
    """
    about = read_circle(content)
    first, *others, people = read(content)
    with held_as_before(request), transaction.atomic():
        circle = begun(request, about, client_id)
        laws.write(circle, about["laws"])
        refuse_carried_away(circle, [*first, *chain(*others)])
        came = taken(circle, first, people, everybody=True)
    return circle, came + in_turn(circle, others, people)


def read(content):
    """The nights of a content in the parts that are written at once, and its people.

    All is replayed, and may be written; raises FileError.
    """
    nights, people = read_nights(content), read_people(content)
    refuse_strangers(nights, people)
    refuse_too_many(nights, people)
    return [*parts_of(nights), People(people, merged.read_merged(content, people))]


def refuse_carried_away(circle, nights):
    """FileError where a payment is carried to a night neither in the file nor here."""
    ids = [one.night.client_id for one in nights]
    carried_to(circle, with_payments(nights), ids)


def in_turn(circle, parts, people):
    """Writes parts of a file, each by itself: others come between.

    Each is whole nights, so that the same file brings the rest where it stops. A part
    that finds a lock waits for it: to read the whole file again would cost far more.
    """
    came = Taken()
    for nights in parts:
        began = monotonic()
        try:
            came += patiently(transaction.atomic(taken), circle, nights, people)
        except (DatabaseError, FileError):
            raise FileError(NOT_ALL) from None
        sleep(min(monotonic() - began, LONGEST_PAUSE))
    return came


@contextmanager
def written():
    """Where a file is written, all of it or nothing; raises FileError."""
    try:
        with transaction.atomic():
            yield
    except (DataError, IntegrityError):
        raise FileError(NOT_HELD) from None


@contextmanager
def held_as_before(request):
    """Leaves the keys of a device as they were, unless all went well."""
    held, is_done = access.ways(request), False
    try:
        yield
        is_done = True
    finally:
        if not is_done and access.ways(request) != held:
            keyring.put(request, held)  # else a key not kept lies in the session


def begun(request, about, client_id):
    """The new circle of what a file says of one."""
    circle = keyring.start_circle(request, about["name"], about["currency"], client_id)
    if circle.file_id != about["id"]:
        circle.file_id, circle.house_rules = (about["id"], about["house_rules"])
        circle.is_friendly = about["is_friendly"]
        circle.save(update_fields=["file_id", "house_rules", "is_friendly"])
    return circle


def taken(circle, nights, people, everybody=False):
    """Writes what a circle does not have yet: a Taken. All in one transaction."""
    circle = Circle.objects.select_for_update().get(pk=circle.pk)
    nights_here = rows_here(Night, circle, [one.night.client_id for one in nights])
    ids = [game.game.client_id for one in nights for game in one.games]
    games = rows_here(Game, circle, ids)
    came = [one for one in nights if one.night.client_id not in nights_here]
    new = [id for id in ids if id not in games]
    refuse_nights(circle, len(came))
    if came or new or everybody:
        with written():
            by_name = people.of(circle)
            rows = write(circle, nights, by_name, nights_here, games)
            merged.write(circle, people.merged, by_name, rows)
    return Taken(len(came), len(new), len(games), differing(nights, games))


def rows_here(model, circle, ids):
    """The rows of a circle with these ids, by id."""
    rows = model.objects.filter(circle_id=circle.pk, client_id__in=ids)
    rows = rows.only("circle_id", "client_id", *also(model))
    return {row.client_id: row for row in rows}


def also(model):
    if model is Game:
        return ["log_length", "night_id"]
    return ["currency", "closed_at"]


def differing(nights, games_here):
    """How many known games have another log in the file."""
    games = [game.game for night in nights for game in night.games]
    return sum(
        game.client_id in games_here
        and games_here[game.client_id].log_length != game.log_length
        for game in games
    )
