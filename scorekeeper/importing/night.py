"""A night in a file: who was there, what was played, who paid whom."""

from dataclasses import dataclass

from scorekeeper.importing.agreements import (
    WITHOUT_PHONE,
    is_asked,
    phone,
    read_signatures,
)
from scorekeeper.importing.game import read_game
from scorekeeper.importing.laws import read_proposal
from scorekeeper.importing.owed import (
    names_owing,
    read_bill,
    read_payment,
)
from scorekeeper.importing.parts import (
    FileError,
    currency,
    day,
    identity,
    listed,
    maybe,
    moment,
    must,
    name,
    part,
    parts,
    stake,
    text,
    time_zone,
    way_to_pay,
    whole,
    yes_or_no,
)
from scorekeeper.models import Night
from scorekeeper.nights.notes import is_short, tidy_lines

UNKNOWN = "This file names somebody whom it does not know: {name}. Nothing was taken."
TWICE = "This file has the same night, game or name twice. Nothing was taken from it."


@dataclass
class NightInFile:
    """A Night (not saved) of a file: `here`, `games` and what is owed as it is read.

    `here`, `payments` and `bills` are dicts, people in them by name and nights by id.
    """

    night: Night
    here: list
    games: list
    payments: list
    bills: list
    notes: list
    proposals: list
    signatures: list


def read_nights(content):
    """The NightsInFile of a content, all replayed; raises FileError."""
    nights = [read_night(night) for night in part(content, "nights", listed(dict))]
    games = [game.game.client_id for night in nights for game in night.games]
    ids = [night.night.client_id for night in nights]
    if len(set(games)) < len(games) or len(set(ids)) < len(ids):
        raise FileError(TWICE)
    return nights


def read_night(content):
    about = parts(
        content,
        date=day,
        place=text(80),
        currency=currency,
        stake=stake,
        closed_at=maybe(moment),
    )
    night = Night(client_id=part(content, "id", identity), **about)
    night.agreeing = is_asked(content)
    night.time_zone = part({"time_zone": ""} | content, "time_zone", time_zone)
    return NightInFile(
        night,
        part(content, "people", listed(read_here)),
        [read_game(game, night) for game in part(content, "games", listed(dict))],
        part(content, "payments", listed(read_payment)),
        part({"bills": []} | content, "bills", listed(read_bill)),
        part({"notes": []} | content, "notes", listed(read_note)),
        part({"proposals": []} | content, "proposals", listed(read_proposal)),
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
    return parts(content, name=name, settles_with=maybe(name), **times)


def read_people(content):
    """The people of a content, dicts of their columns; FileError."""
    readers = {"name": name, "colour": whole(0, 7), "is_active": yes_or_no}
    readers["pay_to"] = way_to_pay
    people = part(content, "people", listed(dict))
    people = [parts({"pay_to": ""} | one, **readers) for one in people]
    if len({one["name"] for one in people}) < len(people):
        raise FileError(TWICE)
    return people


def refuse_strangers(nights, people):
    """FileError where a night names somebody whom the file does not have."""
    names = {one["name"] for one in people}
    for named in names_in(nights):
        if named not in names:
            raise FileError(UNKNOWN.format(name=named))


def names_in(nights):
    """The name of everybody of whom some nights say something."""
    for night in nights:
        for here in night.here:
            yield here["name"]
            yield here["settles_with"] or here["name"]
        yield from names_owing(night)
        yield from (row["name"] for row in night.signatures)
        for game in night.games:
            yield from game.people
