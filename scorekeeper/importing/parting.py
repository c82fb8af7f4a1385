"""A file in the parts that are written at once, and how much it may hold."""

from graphlib import CycleError, TopologicalSorter

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
from scorekeeper.importing.parts import FileError
from scorekeeper.nights.notes import MOST as MOST_NOTES

ROWS_AT_ONCE = 2000  # that are written before others come between
OWED = 40  # rows that take as long as to reckon what is owed for a night
MOST = {
    "people": MOST_PEOPLE["host"],
    "nights": MOST_NIGHTS["host"],
    "nights in progress": MOST_OPEN,
    "games": 3000,
}
OF_A_NIGHT = {
    "games": MOST_GAMES,
    "here": MOST_HERE,
    "bills": MOST_BILLS,
    "payments": MOST_PAYMENTS,
    "notes": MOST_NOTES,
    "proposals": MOST_PROPOSED,
}
OF_A_GAME = {"rows": MOST_LOGGED + 1}  # and that it stopped
OF_A_GAME["agreements"] = MOST_AGREEMENTS
CALLED = {"here": "people", "rows": "rows in the log of a game"}
CALLED["proposals"] = "proposed rulings"
MUCH = "This file has more than {most:,} {what}. Nothing was taken from it."
NIGHT = (
    "The night of {date} has more than {most:,} {what}. Nothing was taken from the "
    "file."
)
ROUND = (
    "Payments in this file are carried round in a circle. Nothing was taken from it."
)


def refuse_too_many(nights, people):
    """FileError where a file holds more than a circle or a night may."""
    games = sum(len(night.games) for night in nights)
    counts = {"people": len(people), "nights": len(nights), "games": games}
    is_open = [one for one in nights if one.night.closed_at is None]
    counts["nights in progress"] = len(is_open)
    for what, count in counts.items():
        if count > MOST[what]:
            raise FileError(MUCH.format(most=MOST[what], what=what))
    for one in nights:
        refuse_too_much(one, one.night.date, OF_A_NIGHT)
        for game in one.games:
            refuse_too_much(game, one.night.date, OF_A_GAME)


def refuse_too_much(holder, date, bounds):
    """FileError where one of the lists of a NightInFile or a GameInFile is too long."""
    for what, most in bounds.items():
        if len(getattr(holder, what)) > most:
            called = CALLED.get(what, what)
            raise FileError(NIGHT.format(date=date, most=most, what=called))


def parts_of(nights):
    """Nights in lists, each as much as is written at once; at least one list."""
    weights = [weight(one) for one in nights]
    if sum(weights) <= ROWS_AT_ONCE:
        return [nights]
    parts, rows = [[]], 0
    for one in in_order(nights):
        if rows > ROWS_AT_ONCE:
            parts.append([])
            rows = 0
        parts[-1].append(one)
        rows += weight(one)
    return parts


def weight(night):
    """About how many rows a NightInFile is in the database.

    What is owed for a night and does not stand in the file is reckoned: as much work.
    """
    beside = len(night.here) + len(night.payments) + len(night.notes)
    beside += len(night.proposals)
    shared = sum(1 + len(bill["parts"]) for bill in night.bills)
    reckoned = 0 if night.payments or night.night.closed_at is None else OWED
    games = sum(4 + len(game.rows) + len(game.agreements) for game in night.games)
    return 1 + beside + shared + reckoned + games


def in_order(nights):
    """Nights behind those that their payments were carried to, else as they stand."""
    by_id = {one.night.client_id: one for one in nights}
    before = {id: carried_by(one) & by_id.keys() for id, one in by_id.items()}
    if not any(before.values()):
        return nights
    try:
        return [by_id[id] for id in TopologicalSorter(before).static_order()]
    except CycleError:
        raise FileError(ROUND) from None


def carried_by(night):
    """The ids of the nights that the payments of one were carried to."""
    return {row["carried_to"] for row in night.payments} - {None}
