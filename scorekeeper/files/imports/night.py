"""A night in a file: who was there, what was played, who shared what."""

from dataclasses import dataclass

from scorekeeper.files.imports import before_ledger
from scorekeeper.files.imports.agreements import (
    WITHOUT_PHONE,
    is_asked,
    phone,
    read_signatures,
)
from scorekeeper.files.imports.costs_and_payments import read_bill
from scorekeeper.files.imports.game import read_game
from scorekeeper.files.imports.laws import read_proposal
from scorekeeper.files.imports.parts import (
    FileError,
    currency,
    day,
    identity,
    list_of,
    maybe,
    moment,
    must,
    name,
    part,
    parts,
    stake,
    text,
    time_zone,
    whole,
)
from scorekeeper.models import Night
from scorekeeper.nights.notes import is_short, tidy_lines

TWICE = (
    "This file has the same night, game, payment or name twice. Nothing was imported."
)
NUMBER = whole(1, 10**9)


@dataclass
class NightInFile:
    """A Night (not saved) of a file: `here`, `games` and the rest as it is read.

    `here` and `bills` are dicts, people in them by name. `before`: what a file from
    before the ledger says of its payments, None for other files.
    """

    night: Night
    here: list
    games: list
    before: list | None
    bills: list
    notes: list
    proposals: list
    signatures: list


def read_nights(content, here):
    """The NightsInFile of a content, all replayed; raises FileError.

    `here`: the games that the group has, as `read_game` takes them.
    """
    nights = part(content, "nights", list_of(dict))
    nights = [read_night(night, here) for night in nights]
    games = [game.game.client_id for night in nights for game in night.games]
    ids = [night.night.client_id for night in nights]
    if len(set(games)) < len(games) or len(set(ids)) < len(ids):
        raise FileError(TWICE)
    return nights


def read_night(content, here):
    about = parts(
        content,
        date=day,
        place=text(80),
        currency=currency,
        stake=stake,
        closed_at=maybe(moment),
    )
    night = Night(client_id=part(content, "id", identity), **about)
    night.number = part({"number": None} | content, "number", maybe(NUMBER))
    night.agreeing = is_asked(content)
    night.time_zone = part({"time_zone": ""} | content, "time_zone", time_zone)
    games = part(content, "games", list_of(dict))
    return NightInFile(
        night,
        part(content, "people", list_of(read_here)),
        [read_game(game, night, here) for game in games],
        part(
            {"payments": None} | content, "payments", maybe(before_ledger.read_payments)
        ),
        part({"bills": []} | content, "bills", list_of(read_bill)),
        part({"notes": []} | content, "notes", list_of(read_note)),
        part({"proposals": []} | content, "proposals", list_of(read_proposal)),
        read_signatures(content),
    )


def read_note(content):
    """A note as its columns, and the name of the key that it came by."""
    content = {"by": None} | WITHOUT_PHONE | content
    whose = {"by": maybe(name), "phone": phone}
    return parts(content, id=identity, at=moment, text=few_lines, **whose)


def few_lines(value):
    """A note as it is kept."""
    kept = tidy_lines(value)
    must(kept and is_short(kept))
    return kept


def read_here(content):
    """Who was there, as the columns of an attendance."""
    times = {"since": moment, "until": maybe(moment)}
    given = {"settles_with": None} | content  # which only the first files had
    return parts(given, name=name, settles_with=maybe(name), **times)
