"""The lines of a deal in groups that a player would say: declarations, play, cards."""

from rules.words import minus

from ..sheet.band import drawn_row, nothing_line, points_by_side, rows_of

FEW = 5  # so many lines of a deal are read at once, without groups


def in_groups(referee, sheet, place, makers, entries):
    """The lines of a deal, in the order of their groups.

    Each part: its `title` and `cells` if it is a group, with its `lines`; what belongs
    to none, or would be alone in it, stands in parts without a title, in its place.
    """
    lines = drawn_lines(referee, sheet, place, makers, entries)
    groups = referee.game.groups if len(lines) > FEW else ()
    parts = [part(words, of(lines, keys), sheet) for words, keys in groups]
    grouped = [key for _words, keys in groups for key in keys]
    parts.append(
        part("", [one for one in lines if one["reason"] not in grouped], sheet)
    )
    parts = [one for one in parts if one["lines"]]
    return parts if len(parts) > 1 else [dict(one, title="") for one in parts]


def drawn_lines(referee, sheet, place, makers, entries):
    """Each line with its rule and the entry that made it; what did not score last."""
    rules, deal = dict(referee.game.all_reasons()), referee.table.deals[place]
    written = sheet["deals"][place]["lines"]
    entered = {entry["place"]: entry["words"] for entry in entries}
    lines = [
        dict(
            summed_row(sheet, [written[number] for number in row], rules),
            why=f"{place}/{'-'.join([str(number) for number in row])}",
            entry=maker,
            entered=entered[maker],
            at=maker + 1,
        )
        for row in rows_of(sheet, written)
        for maker in [makers.places[row[0]]]
        if maker in entered
    ]
    for nothing in referee.nothings(deal) if makers.last in entered else []:
        drawn = nothing_line(sheet, place, nothing, rules)
        lines.append(dict(drawn, reason=nothing[1], points={}, entry=None))
    return lines


def summed_row(sheet, lines, rules):
    """The lines of a row as they are drawn, and what the sum of its group needs."""
    drawn = drawn_row(sheet, lines[0]["text"], lines, rules)
    return drawn | {"reason": lines[0]["reason"], "points": points_by_side(lines)}


def of(lines, keys):
    """Those lines whose reasons are among some."""
    return [line for line in lines if line["reason"] in keys]


def part(title, lines, sheet):
    """Some lines as a group of this title, with what each side has in it."""
    points = [line["points"] for line in lines]
    cells = [
        minus(sum([own.get(side, 0) for own in points]))
        if any(side in own for own in points)
        else ""
        for side in range(len(sheet["sides"]))
    ]
    return {"title": title if len(lines) > 1 else "", "cells": cells, "lines": lines}
