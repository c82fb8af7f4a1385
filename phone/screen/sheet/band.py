"""The sheet: the lines of the newest deal with their reasons, earlier deals folded."""

from rules.words import minus

from ..names import headings, inked_pieces
from ..people import colour_of
from .deal_rows import DEALS_IN_SIGHT, deal_rows, side_places
from .pending_claims import claim_row

REPEATED = 3  # so many lines of one side and reason are shown as one
NARROW = 5  # from so many sides on, only a label has room beside the numbers


def sheet_band(sheet, names):
    """The sheet as plain data; `names`: of the sides. Empty is one without a row.

    `is_narrow`: whether what heads a row is as short as a label, so that the words of a
    line stand above its numbers.
    """
    lines = newest_lines(sheet)
    rows = deal_rows(sheet, bool(lines))
    return {
        "columns": side_columns(sheet, names),
        "row_head": sheet.get("row_head", "Deal"),
        "is_narrow": len(names) >= NARROW or bool(sheet.get("in_deal_row")),
        "notes": sheet.get("row_notes", ""),
        "lines": lines,
        "deals": rows,
        "places": side_places(sheet),
        "is_empty": not lines and not rows,
        "has_more": len(sheet["deals"]) > DEALS_IN_SIGHT,
    }


def side_columns(sheet, names):
    """What heads the column of each side: its name, where it must be cut, a colour."""
    return [
        {"name": name, "heading": heading, "colour": colour_of(sheet, seats[0])}
        for name, heading, seats in zip(names, headings(names), sheet["sides"])
    ]


def newest_lines(sheet):
    """The lines of the newest deal that its row does not tell; what did not score."""
    deals, told = sheet["deals"], sheet.get("in_deal_row", ())
    place = len(deals) - 1
    lines = [line for deal in deals[-1:] for line in deal_lines(sheet, place, deal)]
    lines += tied_claims(sheet)
    lines += [
        nothing_line(sheet, place, nothing, sheet["reasons"], number)
        for number, nothing in enumerate(sheet.get("nothings", []))
        if nothing[1] not in told
    ]
    return lines


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
        if deal["lines"][numbers[0]]["reason"] not in sheet.get("in_deal_row", ())
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
