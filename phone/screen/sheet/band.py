"""The sheet: the lines of the newest deal with their reasons, earlier deals folded."""

from rules.words import minus

from ..names import headings, inked_pieces
from .pending_claims import claim_row

REPEATED = 3  # so many lines of one side and reason are shown as one
DEALS_IN_SIGHT = 4  # earlier deals on the table page; all of them are a tap away


def sheet_band(sheet, names):
    """The sheet as plain data; `names`: of the sides. Empty is one without a row."""
    deals = sheet["deals"]
    newest = deals[-1:]
    earlier = list(enumerate(deals))[-1 - DEALS_IN_SIGHT : -1]
    lines = [
        line
        for place, deal in list(enumerate(deals))[-1:]
        for line in deal_lines(sheet, place, deal)
    ]
    lines += tied_claims(sheet)
    lines += [
        nothing_line(sheet, len(deals) - 1, nothing, sheet["reasons"], number)
        for number, nothing in enumerate(sheet.get("nothings", []))
    ]
    return {
        "columns": [
            {"name": name, "heading": heading}
            for name, heading in zip(names, headings(names))
        ],
        "lines": lines,
        "totals": [
            deal_row(sheet, len(deals) - 1, deal) for deal in newest if is_summed(deal)
        ],
        "deals": [deal_row(sheet, *pair) for pair in reversed(earlier)],
        "is_empty": not lines and not earlier and not any(map(is_summed, newest)),
        "has_more": len(deals) > DEALS_IN_SIGHT + 1,
    }


def is_summed(deal):
    """Whether a deal has a row for what it came to."""
    return bool(deal["lines"]) or deal["complete"] or deal["void"]


def deal_lines(sheet, place, deal):
    """The lines of one deal: text, the rule behind it, a cell a side.

    `at`: its place on the sheet, "deal/line", where it is one line and not several;
    `why`: where it is shown how all of them were scored, "deal/line-line"; `id`: what
    stays the same when the row takes one more line.
    """
    rules, before = sheet["reasons"], f"{place}/"
    return [
        drawn_row(sheet, text, [deal["lines"][number] for number in numbers], rules)
        | {
            "at": before + str(numbers[0]) if is_one else "",
            "deal": place + 1,
            "why": before + "-".join([str(number) for number in numbers]),
            "id": f"{place}-{numbers[0]}",
        }
        for numbers, is_one, text in gather_rows(sheet, deal["lines"])
    ]


def drawn_row(sheet, text, lines, rules):
    """The lines of a row as they are drawn; `rules`: the rule behind each reason."""
    row = {"rule": rules.get(lines[0]["reason"], "")}
    if "state" in lines[0]:
        claims = [(one["side"], one["if_good"], one["state"]) for one in lines]
        return row | claim_row(sheet, text, claims)
    cells = cells_of(sheet, lines)
    return row | {"text": inked_pieces(text), "cells": cells, "is_nothing": False}


def tied_claims(sheet):
    """The rows of claims in an open tie, which the sheet of the record has not."""
    whole = {"at": "", "why": "", "deal": len(sheet["deals"])}
    return [
        claim_row(sheet, text, [(side, points, state)])
        | {"rule": sheet["reasons"].get(reason, "")}
        | whole
        for side, points, reason, text, state, is_written in sheet.get("pending", ())
        if not is_written
    ]


def nothing_line(sheet, place, nothing, rules, number=None):
    """The line of what did not score: a 0 for each side that it is about.

    `nothing`: (sides, reason, text); `rules`: the rule behind each reason; `number`:
    which of them it is, where it is shown how it was scored.
    """
    sides, reason, text = nothing
    return {
        "text": inked_pieces(text),
        "rule": rules.get(reason, ""),
        "cells": ["0" if n in sides else "" for n in range(len(sheet["sides"]))],
        "is_nothing": True,
        "at": "",
        "why": "" if number is None else f"{place}/n{number}",
        "id": f"{place}-n{number}",
        "deal": place + 1,
    }


def gather_rows(sheet, lines):
    """(numbers, whether it is one line, text) of each row.

    Lines of one side that only repeat are one row.
    """
    alike, rows = {}, rows_of(sheet, lines)
    for row in rows:
        alike.setdefault(kind_of(row, lines), []).append(row[0])
    drawn = []
    for row in rows:
        numbers, line = alike[kind_of(row, lines)], lines[row[0]]
        if len(numbers) < REPEATED:
            drawn.append((row, True, line["text"]))
        elif numbers[0] == row[0]:
            words = times_words(line["reason"], len(numbers))
            drawn.append((numbers, False, words))
    return drawn


def rows_of(sheet, lines):
    """The lines of each row, by their numbers: one, or of several sides the same.

    A game says of which reasons those of several sides share one row.
    """
    shared, rows, begun = sheet.get("in_one_row", ()), [], {}
    for number, line in enumerate(lines):
        kind = line["reason"], line["text"]
        if line["reason"] in shared and kind in begun:
            begun[kind].append(number)
        else:
            begun[kind] = [number]
            rows.append(begun[kind])
    return rows


def kind_of(row, lines):
    """What rows have in common that only repeat; one of several sides has its own."""
    line = lines[row[0]]
    return (line["side"], line["reason"]) if len(row) == 1 else tuple(row)


def times_words(reason, times):
    """A reason so many times in words: "Trick points \u00d7 4"."""
    words = reason.replace("_", " ")
    return f"{words[:1].upper()}{words[1:]} \u00d7 {times}"


def cells_of(sheet, lines):
    """The points of the lines of a row, in the column of each side."""
    points = points_by_side(lines)
    return [
        minus(points[side]) if side in points else ""
        for side in range(len(sheet["sides"]))
    ]


def points_by_side(lines):
    """The points that some lines bring to each side that has one of them."""
    points = {}
    for line in lines:
        points[line["side"]] = points.get(line["side"], 0) + line["points"]
    return points


def deal_row(sheet, place, deal):
    """A deal in one row: its title, its points, its place on the sheet."""
    title = sheet["titles"][place].strip()  # older sheets have a space at its end
    return {
        "title": inked_pieces(title + ", void" if deal["void"] else title),
        "cells": [minus(points) for points in deal["points"]],
        "place": place + 1,
        "is_open": not deal["complete"] and not deal["void"],
    }
