"""Deals that follow each other until a game is over, as the record of that game."""

import random

import rules

NAMES = ["Ann", "Bob", "Cleo", "Dev"]
SEEDS = range(60)  # games of which the shortest is played


def played_out(header, deal, most=None):
    """The record of a game: `deal(referee)` gives entries until it is over.

    None where it takes more than `most` of them.
    """
    record = header | {"entries": []}  # a list of its own
    referee = rules.replay(record)
    while True:
        for entry in deal(referee):
            if len(record["entries"]) == most:
                return None
            referee.enter(entry)
            record["entries"].append(entry)
            if referee.result is not None:
                return record


def shortest(header, deal_with):
    """Of some games the one with the fewest entries; `deal_with(dice)` deals one."""
    found, most = None, None
    for seed in SEEDS:
        dice = random.Random(f"{header} {seed}")
        shorter = played_out(header, deal_with(dice), most)
        if shorter:
            found, most = shorter, len(shorter["entries"]) - 1
    return found


def header(key, players, **options):
    """A record without entries, in which the last player deals."""
    return {
        "game": key,
        "players": NAMES[:players],
        "dealer": players - 1,
        "options": options,
        "entries": [],
    }


def as_asked(entry, referee):
    """An entry without the parts that nobody asks for as things stand."""
    asked = [prompt.picture(referee.table) for prompt in referee.prompts()]
    fields = [prompt["fields"] for prompt in asked if prompt["type"] == entry["type"]]
    names = ["type"] + [
        name for row in fields for field in row for name in parts(field)
    ]
    return {name: entry[name] for name in entry if name in names}


def parts(field):
    """The parts of an entry that a field brings."""
    if field["kind"] == "saying":
        return [name for said, _label in field["values"] for name in said]
    return [field["name"]]


def seated(entry, order, table):
    """An entry about the first, second ... player as one about the seats in `order`."""
    sides = [table.side_of[seat] for seat in order]
    is_of_sides = entry["type"] in ("award", "play")
    told = dict(entry)
    for name in ("seat", "winner", "last"):
        if told.get(name) is not None:
            told[name] = (sides if is_of_sides else order)[told[name]]
    for name in ("tricks", "points"):
        if isinstance(told.get(name), list):
            by_side = dict(zip(sides, told[name], strict=False))
            told[name] = [by_side.get(side, 0) for side in range(len(table.sides))]
    return told
