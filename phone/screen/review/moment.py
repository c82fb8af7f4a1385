"""The table as it stood at a moment of a game, and the step that led to it."""

from rules.words import minus, with_sign

from ..names import inked_pieces, side_names, text_of
from ..table.bands import bands
from ..table.screen_reader import heard_text


def moment_screen(sheet, entries, step=None):
    """The table page after some entries, as plain data; for its pad, the last of them.

    `sheet`: the scored record with its prompts; `entries`: all that the record has;
    `step`: as `step_made` gives it, None before the first entry.
    """
    place = sheet["last"] + 1
    screen = bands(sheet)
    said = screen["call"]["said"]
    screen["sheet"]["has_more"] = False  # all deals are on the page around it
    return screen | {
        "at": place,
        "before": max(0, place - 1),
        "after": min(place + 1, len(entries)),
        "count": len(entries),
        "is_last": place == len(entries),
        "step": step and step | {"is_in_call": is_in_call(step, screen["call"])},
        "heard": said if "In all: " in said else said + announce_step(step),
    }


def is_in_call(step, call):
    """Whether the words of a step are those of the call, which says them again."""
    words = text_of(step["words"])
    return words in [text_of(call["quiet"])] + [text_of(text) for text in call["loud"]]


def announce_step(step):
    """What a step brought, as a sentence behind the call: " Ben plus 40."."""
    brought = step["brought"] if step else ""
    return f" {heard_text(brought).replace('+', 'plus ')}." if brought else ""


def step_made(referee, sheet, entry):
    """An entry in words, the lines that it wrote, what it brought.

    `referee`: one that has read all before it, and reads it here; `sheet`: a scored
    record of the same game, for the names.
    """
    table, game = referee.table, referee.game
    deal = table.deal
    deal.write()
    before, totals = sheet_lines(deal, game), game.settled_totals(table)
    referee.enter(entry)
    deal.write()
    table.deal.write()
    words = referee.last_in_words()
    return {
        "words": inked_pieces(words[:1].upper() + words[1:]),
        "lines": new_lines(before, sheet_lines(deal, game), side_names(sheet)),
        "brought": total_changes(side_names(sheet), totals, game.settled_totals(table)),
    }


def sheet_lines(deal, game):
    """The lines of a deal, each as its side, its text and its points.

    Claims that do not count yet are not among them.
    """
    pending = game.pending_claims(deal.table) if deal is deal.table.deal else []
    reasons = [reason for _side, _points, reason, _text, _state, _in in pending]
    return [
        (line.side, line.text, line.points)
        for line in deal.lines
        if line.reason not in reasons
    ]


def new_lines(before, after, names):
    """Those of the lines of a deal that were not there before, as a page shows them.

    `names`: of the sides; `name` is whose a line is.
    """
    left, new = list(before), []
    for line in after:
        if line in left:
            left.remove(line)
        else:
            line_of = {"name": names[line[0]], "text": inked_pieces(line[1])}
            new.append(line_of | {"points": minus(line[2])})
    return new


def total_changes(names, before, totals):
    """What an entry has added to each total that it changed: "Ann +5, Bob -1"."""
    return ", ".join(
        f"{names[side]} {with_sign(totals[side] - before[side])}"
        for side in range(len(names))
        if totals[side] != before[side]
    )
