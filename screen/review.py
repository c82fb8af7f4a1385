"""A game read back: deal by deal, every entry in words, every point with its reason."""

from rules.words import minus

from .names import inked, side_names
from .sheet_band import cells_of, nothing_lines


def review_screen(referee, sheet, entries, makers):
    """The whole sheet of a game, as plain data for a page.

    `referee`: one that has read the record; `sheet`: its scored record; `entries`: the
    record's entries; `makers`: of each deal, who made its lines.
    """
    said = announced(sheet)
    deals = referee.table.deals
    ends = [deal.first for deal in deals[1:]] + [len(entries)]
    return {
        "columns": side_names(sheet),
        "deals": [
            dict(
                reviewed_deal(referee, sheet, place, makers[place]),
                entries=[
                    reviewed_entry(referee, entries, said, number)
                    for number in range(deal.first, ends[place])
                ],
            )
            for place, deal in enumerate(deals)
        ],
        "totals": [minus(total) for total in sheet["totals"]],
        "last": sheet["last"],
    }


def announced(sheet):
    """What the referee said to each entry, by its number."""
    said = {}
    for words in sheet["announcements"]:
        said[words["entry"]] = said.get(words["entry"], []) + [words["text"]]
    return said


def reviewed_deal(referee, sheet, place, makers):
    """One deal: its title, its dealer, its lines with their entries, its points."""
    deal, written = referee.table.deals[place], sheet["deals"][place]
    rules = dict(referee.game.all_reasons())
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
        ]
        + nothing_lines(sheet, place, referee.nothings(deal), rules),
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
