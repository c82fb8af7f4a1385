"""A game read back: deal by deal, every entry in words, every point with its reason."""

from rules.words import minus

from .names import inked, side_names
from .sheet_band import cells_of, nothing_lines

PORTION = 600  # so many entries are drawn on one page; few games have more


def review_screen(referee, sheet, entries, makers, part=0, deal=0):
    """The sheet of a game, or of a long one a part of it, as plain data for a page.

    `referee`: one that has read the record; `sheet`: its scored record; `entries`: the
    record's entries; `makers`: of each deal, who made its lines. `part`: the part to
    read, counted from 1; or `deal`: the place of a deal that is to be in it.
    """
    said = announced(sheet)
    deals = referee.table.deals
    part = part_of(deals, len(entries), part, deal)
    shown = range((part - 1) * PORTION, min(part * PORTION, len(entries)))
    ends = [deal.first for deal in deals[1:]] + [len(entries)]
    return {
        "columns": side_names(sheet),
        "deals": [
            dict(
                reviewed_deal(referee, sheet, place, makers[place], shown),
                entries=[
                    reviewed_entry(referee, entries, said, number)
                    for number in within(shown, deal.first, ends[place])
                ],
            )
            for place, deal in enumerate(deals)
            if within(shown, deal.first, ends[place])
        ],
        "parts": parts(len(entries), part),
        "totals": [minus(total) for total in sheet["totals"]],
        "last": sheet["last"],
    }


def part_of(deals, count, part, deal):
    """The part of a sheet of so many entries that is asked for, from 1."""
    if 0 < deal <= len(deals):
        part = deals[deal - 1].first // PORTION + 1
    return max(1, min(part, last_part(count)))


def last_part(count):
    return max(1, (count + PORTION - 1) // PORTION)


def within(shown, first, end):
    """The numbers of a range that are from `first` to before `end`."""
    return range(max(shown.start, first), min(shown.stop, end))


def parts(count, part):
    """The parts of a sheet to choose from: none where it stands on one page."""
    last = last_part(count)
    return [
        {
            "number": number,
            "first": (number - 1) * PORTION + 1,
            "last": min(number * PORTION, count),
            "is_shown": number == part,
        }
        for number in range(1, last + 1)
        if last > 1
    ]


def announced(sheet):
    """What the referee said to each entry, by its number."""
    said = {}
    for words in sheet["announcements"]:
        said[words["entry"]] = said.get(words["entry"], []) + [words["text"]]
    return said


def reviewed_deal(referee, sheet, place, makers, shown):
    """One deal: its title, its dealer, its lines with their entries, its points.

    `shown`: the entries whose lines are drawn; what did not score stands with the last.
    """
    deal, written = referee.table.deals[place], sheet["deals"][place]
    rules = dict(referee.game.all_reasons())
    is_all = makers.last < shown.stop
    return {
        "place": place + 1,
        "title": inked(beside_number(sheet["titles"][place], deal.number)),
        "number": deal.number,
        "dealer": sheet["players"][deal.dealer],
        "is_void": deal.is_void,
        "is_open": not (deal.is_complete or deal.is_void),
        "points": [minus(points) for points in written["points"]],
        "lines": [
            {
                "text": inked(line["text"]),
                "rule": rules.get(line["reason"], ""),
                "cells": cells_of(sheet, line),
                "entry": maker,
            }
            for line, maker in zip(written["lines"], makers.places)
            if maker in shown
        ]
        + nothing_lines(sheet, place, referee.nothings(deal) if is_all else [], rules),
    }


def beside_number(title, number):
    """What the title of a deal tells beside its number."""
    said = f"Deal {number}"
    return title[len(said) :].strip(" \u00b7") if title.startswith(said) else title


def reviewed_entry(referee, entries, said, number):
    """One entry in words, and what the referee said to it."""
    return {
        "place": number,
        "words": inked(referee.tell(entries[number])),
        "said": [inked(text) for text in said.get(number, [])],
    }
