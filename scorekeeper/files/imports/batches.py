"""A file in the parts that are written at once, and how much it may hold."""

from dataclasses import dataclass, field

from scorekeeper.bounds import (
    MOST_AGREEMENTS,
    MOST_BILLS,
    MOST_GAMES,
    MOST_HERE,
    MOST_LOGGED,
    MOST_NIGHTS,
    MOST_OPEN,
    MOST_PAYMENTS,
    MOST_PEOPLE,
    MOST_PROPOSED,
)
from scorekeeper.files.imports.parts import FileError
from scorekeeper.nights.notes import MOST as MOST_NOTES

ROWS_AT_ONCE = 2000  # that are written before others come between
MOST = {
    "people": MOST_PEOPLE["host"],
    "nights": MOST_NIGHTS["host"],
    "nights in progress": MOST_OPEN,
    "games": 3000,
    "payments": MOST_PAYMENTS,
}
OF_A_NIGHT = {
    "games": MOST_GAMES,
    "here": MOST_HERE,
    "bills": MOST_BILLS,
    "notes": MOST_NOTES,
    "proposals": MOST_PROPOSED,
}
OF_A_GAME = {"rows": MOST_LOGGED + 1}  # and that it stopped
OF_A_GAME["agreements"] = MOST_AGREEMENTS
CALLED = {"here": "people", "rows": "entries in the log of a game"}
CALLED["proposals"] = "proposed rulings"
MUCH = "This file has more than {most:,} {what}. Nothing was imported."
NIGHT = "The night of {date} has more than {most:,} {what}. Nothing was imported."


@dataclass
class Part:
    """What of a file is written at once: NightsInFile, payments as they are read.

    `old`: by id the nights of all Parts that are written, of a file from before the
    ledger; `is_last`: none is left then.
    """

    nights: list
    payments: list
    old: dict = field(default_factory=dict)
    is_last: bool = False


def refuse_too_many(file):
    """FileError where an InFile holds more than a group or a night may."""
    nights = file.nights
    games = sum(len(night.games) for night in nights)
    paid = len(file.payments) + sum(len(night.before or ()) for night in nights)
    counts = {"people": len(file.people), "nights": len(nights), "games": games}
    counts["payments"] = paid
    is_open = [one for one in nights if one.night.closed_at is None]
    counts["nights in progress"] = len(is_open)
    for what, count in counts.items():
        if count > MOST[what]:
            raise FileError(MUCH.format(most=MOST[what], what=what))
    for night in nights:
        refuse_too_much(night, night.night.date, OF_A_NIGHT)
        for game in night.games:
            refuse_too_much(game, night.night.date, OF_A_GAME)


def refuse_too_much(holder, date, bounds):
    """FileError where one of the lists of a NightInFile or a GameInFile is too long."""
    for what, most in bounds.items():
        if len(getattr(holder, what)) > most:
            called = CALLED.get(what, what)
            raise FileError(NIGHT.format(date=date, most=most, what=called))


def parts_of(file):
    """An InFile in Parts, each as much as is written at once; at least one."""
    parts, rows = [Part([], [])], 0
    for thing in [*file.nights, *file.payments]:
        if rows > ROWS_AT_ONCE:
            parts.append(Part([], [], parts[0].old))
            rows = 0
        is_payment = isinstance(thing, dict)
        (parts[-1].payments if is_payment else parts[-1].nights).append(thing)
        rows += 1 if is_payment else weight(thing)
    parts[-1].is_last = True
    return parts


def weight(night):
    """About how many rows a NightInFile is in the database."""
    beside = len(night.here) + len(night.before or ()) + len(night.notes)
    beside += len(night.proposals)
    shared = sum(1 + len(bill["parts"]) for bill in night.bills)
    games = sum(4 + len(game.rows) + len(game.agreements) for game in night.games)
    return 1 + beside + shared + games
