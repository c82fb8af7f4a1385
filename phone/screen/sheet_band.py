"""The sheet: the lines of the newest deal with their reasons, earlier deals folded."""

from rules.words import minus

from .names import inked

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
    nothings, rules = sheet.get("nothings", []), sheet["reasons"]
    lines += nothing_lines(sheet, len(deals) - 1, nothings, rules)
    return {
        "columns": names,
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

    `at`: its place on the sheet, "deal/line", where it is one line and not several.
    """
    rules, before = sheet["reasons"], f"{place}/"
    return [
        {
            "text": inked(line["text"]),
            "rule": rules.get(line["reason"], ""),
            "cells": cells_of(sheet, line),
            "at": "" if number is None else before + str(number),
            "deal": place + 1,
            "is_nothing": False,
        }
        for number, line in gathered(deal["lines"])
    ]


def nothing_lines(sheet, place, nothings, rules):
    """The lines of what did not score: a 0 for each side that it is told of.

    `nothings`: (sides, reason, text) of each; `rules`: the rule behind each reason.
    """
    return [nothing_line(sheet, place, nothing, rules) for nothing in nothings]


def nothing_line(sheet, place, nothing, rules):
    """One of them."""
    sides, reason, text = nothing
    return {
        "text": inked(text),
        "rule": rules.get(reason, ""),
        "cells": ["0" if n in sides else "" for n in range(len(sheet["sides"]))],
        "is_nothing": True,
        "at": "",
        "deal": place + 1,
    }


def gathered(lines):
    """(number, line) of each; those that only repeat are made one, without a number."""
    keys = [(line["side"], line["reason"]) for line in lines]
    numbers, rows = {}, []
    for number, key in enumerate(keys):
        if key not in numbers:
            numbers[key] = []
        numbers[key].append(number)
    for number, key in enumerate(keys):
        alike = numbers[key]
        if len(alike) < REPEATED:
            rows.append((number, lines[number]))
        elif alike[0] == number:
            rows.append((None, as_one([lines[one] for one in alike])))
    return rows


def as_one(lines):
    """Lines of one side and reason as a single one, which says how many they are."""
    words = lines[0]["reason"].replace("_", " ")
    text = f"{words[:1].upper()}{words[1:]} \u00d7 {len(lines)}"
    return dict(lines[0], text=text, points=sum([one["points"] for one in lines]))


def cells_of(sheet, line):
    """The points of a line in its side's column."""
    cells = [""] * len(sheet["sides"])
    cells[line["side"]] = minus(line["points"])
    return cells


def deal_row(sheet, place, deal):
    """A deal in one row: its title, its points, its place on the sheet."""
    title = sheet["titles"][place]
    return {
        "title": inked(title + ", void" if deal["void"] else title),
        "cells": [minus(points) for points in deal["points"]],
        "place": place + 1,
        "is_open": not deal["complete"] and not deal["void"],
    }
