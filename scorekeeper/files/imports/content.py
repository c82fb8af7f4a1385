"""All that a content says of nights, people and payments, read and replayed."""

from dataclasses import dataclass

from scorekeeper.files.imports import before_ledger
from scorekeeper.files.imports.costs_and_payments import read_payment
from scorekeeper.files.imports.night import TWICE, read_nights
from scorekeeper.files.imports.parts import (
    UNREADABLE,
    FileError,
    list_of,
    maybe,
    must,
    name,
    part,
    parts,
    way_to_pay,
    whole,
    yes_or_no,
)
from scorekeeper.files.imports.same_person import read_merged

UNKNOWN = "{name} is not among the people in this file. Nothing was imported."
WITHOUT = {"pay_to": "", "settles_with": None}  # as most people are


@dataclass
class InFile:
    """What a file holds: NightsInFile, and dicts with people by name, nights by id."""

    nights: list
    people: list
    payments: list
    merged: list


def read_content(content, here):
    """The InFile of a content, all of which may be written; raises FileError.

    `here`: the games that the group has, as `read_game` takes them.
    """
    nights, people = read_nights(content, here), read_people(content)
    payments = part({"payments": []} | content, "payments", list_of(read_payment))
    refuse_strangers(nights, people, payments)
    refuse_unfit(nights, payments)
    before_ledger.let_settle(nights, people)
    return InFile(nights, people, payments, read_merged(content, people))


def read_people(content):
    """The people of a content, dicts of their columns; FileError."""
    readers = {"name": name, "colour": whole(0, 7), "is_active": yes_or_no}
    readers |= {"pay_to": way_to_pay, "settles_with": maybe(name)}
    people = part(content, "people", list_of(dict))
    people = [parts(WITHOUT | one, **readers) for one in people]
    if len({one["name"] for one in people}) < len(people):
        raise FileError(TWICE)
    part({"settles_with": people}, "settles_with", refuse_chains)
    return people


def refuse_chains(people):
    """ValueError where somebody settles with a person who does not settle alone."""
    alone = {one["name"] for one in people if not one["settles_with"]}
    must(all(one["settles_with"] in alone | {None} for one in people))


def refuse_strangers(nights, people, payments):
    """FileError where somebody is named whom the file does not have."""
    names = {one["name"] for one in people}
    paid = [row[side] for row in payments for side in ("payer", "payee")]
    for named in [*names_in(nights), *paid]:
        if named not in names:
            raise FileError(UNKNOWN.format(name=named))


def names_in(nights):
    """The name of everybody of whom some nights say something."""
    for night in nights:
        yield from (row["name"] for row in [*night.here, *night.signatures])
        yield from before_ledger.names_in(night)
        yield from (one["name"] for bill in night.bills for one in bill["parts"])
        for game in night.games:
            yield from game.people


def refuse_unfit(nights, payments):
    """FileError where payments are of other nights, or one is there twice."""
    if len({row["id"] for row in payments}) < len(payments):
        raise FileError(TWICE)
    ids = {one.night.client_id for one in nights} | {None}
    if not {row["night"] for row in payments} <= ids:
        raise FileError(UNREADABLE.format(name="night"))
