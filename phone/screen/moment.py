"""The table as it stood at a moment of a game, and what was entered then."""

from rules.words import signed

from .names import inked, side_names
from .table_screen import bands


def moment_screen(referee, sheet, entries):
    """The table page after some entries, as plain data; for its pad, the next entry.

    `referee`: one that has read them, and reads that next one here, if there is one;
    `sheet`: the scored record with its prompts, from before; `entries`: all that the
    record has.
    """
    place = sheet["last"] + 1
    is_last = place == len(entries)
    shown = bands(sheet)
    shown["sheet"]["has_more"] = False  # all deals are on the page around it
    return shown | {
        "at": place,
        "before": max(0, place - 1),
        "after": min(place + 1, len(entries)),
        "count": len(entries),
        "is_last": is_last,
        "entered": None if is_last else entered(referee, sheet, entries[place]),
    }


def entered(referee, sheet, given):
    """An entry in words, what the referee said to it, what points it brought."""
    words, heard = referee.in_words(given), len(sheet["announcements"])
    referee.enter(given)
    referee.table.deal.write()
    spoken = referee.table.announcements[heard:]
    return {
        "words": inked(words[:1].upper() + words[1:]),
        "said": [inked(one["text"]) for one in spoken],
        "brought": brought(sheet, referee.table.totals),
    }


def brought(sheet, totals):
    """What an entry has added to each total that it changed: "Ann +5, Bob -1"."""
    names, before = side_names(sheet), sheet["totals"]
    return ", ".join(
        f"{names[side]} {signed(totals[side] - before[side])}"
        for side in range(len(names))
        if totals[side] != before[side]
    )
