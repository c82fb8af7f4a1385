"""A sheet without the points of claims that do not count yet, which it shows as such.

The sheet of a record counts a claim as if it were good; a page waits for the answer.
"""

from rules.words import minus

from ..names import inked_pieces

IF_GOOD = "if good"  # what most of them wait for
MOST_COLUMNS = 3  # so many sides at most leave room for words in a column


def settled_sheet(sheet):
    """The sheet as it stands for sure; one without such claims is left as it is.

    Each line of such a claim has no points, and its `state`; each side of `if_good`
    the points that its claims would bring.
    """
    pending = sheet.get("pending")  # a game that was stored before has none
    if not pending or not sheet["deals"]:
        return sheet
    states = {reason: state for _side, _points, reason, _text, state, _in in pending}
    *earlier, deal = sheet["deals"]
    if_good = [0] * len(sheet["sides"])
    for side, points, _reason, _text, state, _is_written in pending:
        if_good[side] += points if state == IF_GOOD else 0
    return sheet | {
        "totals": without_pending(sheet["totals"], pending),
        "deals": earlier + [settled_deal(deal, states, pending)],
        "if_good": if_good,
    }


def without_pending(points, pending):
    """Points of each side without those of the claims that were written."""
    left = list(points)
    for side, number, _reason, _text, _state, is_written in pending:
        left[side] -= number if is_written else 0
    return left


def settled_deal(deal, states, pending):
    """A deal whose claims do not count; `states`: reason -> what they wait for."""
    lines = [
        waiting_line(line, states[line["reason"]]) if line["reason"] in states else line
        for line in deal["lines"]
    ]
    return deal | {"lines": lines, "points": without_pending(deal["points"], pending)}


def waiting_line(line, state):
    """The line of a claim that waits: without its points."""
    return line | {"points": 0, "state": state, "if_good": line["points"]}


def claim_row(sheet, text, claims):
    """The row of claims of one side that wait: its text, and a cell a side.

    `claims`: (side, points, state) each.
    """
    side, _points, state = claims[0]
    words, cell = state, "0"
    if state == IF_GOOD:
        words = in_words(sum([claim[1] for claim in claims]))
        if len(sheet["sides"]) <= MOST_COLUMNS:
            words, cell = "", words
    return {
        "text": inked_pieces(f"{text}: {words}" if words else text),
        "cells": [cell if n == side else "" for n in range(len(sheet["sides"]))],
        "is_nothing": True,
    }


def in_words(points):
    """What claims that wait would bring: "5 if good", in one line."""
    return f"{minus(points)} {IF_GOOD}".replace(" ", "\u00a0")


def waiting_of(sheet, side):
    """What the claims of a side would bring, ["5 if good"]; [] of none."""
    points = sheet["if_good"][side] if "if_good" in sheet else 0
    return [in_words(points)] if points else []
