"""The table as it stood at a moment of a game, and the step that led to it."""

from rules.words import minus, signed

from .names import inked, side_names
from .table_screen import bands


def moment_screen(sheet, entries, step=None):
    """The table page after some entries, as plain data; for its pad, the last of them.

    `sheet`: the scored record with its prompts; `entries`: all that the record has;
    `step`: as `step_made` gives it, None before the first entry.
    """
    place = sheet["last"] + 1
    shown = bands(sheet)
    shown["sheet"]["has_more"] = False  # all deals are on the page around it
    return shown | {
        "at": place,
        "before": max(0, place - 1),
        "after": min(place + 1, len(entries)),
        "count": len(entries),
        "is_last": place == len(entries),
        "step": step,
    }


def step_made(referee, sheet, given):
    """An entry in words, the lines that it wrote, what it brought.

    `referee`: one that has read all before it, and reads it here; `sheet`: a scored
    record of the same game, for the names.
    """
    table, game = referee.table, referee.game
    deal = table.deal
    deal.write()
    before, totals = written(deal, game), game.settled_totals(table)
    referee.enter(given)
    deal.write()
    table.deal.write()
    words = referee.last_in_words()
    return {
        "words": inked(words[:1].upper() + words[1:]),
        "lines": new_lines(before, written(deal, game)),
        "brought": brought(side_names(sheet), totals, game.settled_totals(table)),
    }


def written(deal, game):
    """The lines of a deal, each as its side, its text and its points.

    Claims that do not count yet are not among them.
    """
    pending = game.pending(deal.table) if deal is deal.table.deal else []
    reasons = [reason for _side, _points, reason, _text, _state, _in in pending]
    return [
        (line.side, line.text, line.points)
        for line in deal.lines
        if line.reason not in reasons
    ]


def new_lines(before, after):
    """Those of the lines of a deal that were not there before, as a page shows them."""
    left, new = list(before), []
    for line in after:
        if line in left:
            left.remove(line)
        else:
            new.append({"text": inked(line[1]), "points": minus(line[2])})
    return new


def brought(names, before, totals):
    """What an entry has added to each total that it changed: "Ann +5, Bob -1"."""
    return ", ".join(
        f"{names[side]} {signed(totals[side] - before[side])}"
        for side in range(len(names))
        if totals[side] != before[side]
    )
