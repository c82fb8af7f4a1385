"""The curve of the totals: a line a side through the whole game, its deals as ticks."""

from rules.words import minus

from ..names import inked_pieces, side_names

WIDE = 1000  # of the drawing: from the first entry to the last, and from bottom to top
MOST_POINTS = 240  # of a line, however long the game
MOST_TICKS = 60  # deals that have a tick of their own, and a row in the table
STEPS = (1, 2, 5)  # of the scale, each times a power of ten
BELOW = 22  # pixels between two marks that are close
CLOSE = 12  # so many marks stand beside each other in the width
MOST_LEVELS = 4  # steps of the scale, between the lowest and the highest total


def curve(sheet, makers, marks=()):
    """All that a page draws of it, as plain data; None while nobody has a point.

    `sheet`: the scored record with its prompts. `makers`: of each deal, what entry made
    what, and when the totals changed. `marks`: what turned the game, a list of dicts:
    `entry`, the place of the one that did, its `name`, and `text`, a sentence.
    """
    course = course_of(sheet, makers)
    count = sheet["last"] + 1
    low, high = reach([totals for _place, totals in course])
    if low == high:
        return None
    ends = [one.last + 1 for one in makers]
    return {
        "is_many": len(sheet["sides"]) > 2,
        "lines": lines(sheet, thin_out(course, MOST_POINTS), count, low, high),
        "levels": [
            {"y": share(high - level, high - low), "label": minus(level)}
            for level in levels(low, high)
        ],
        "ticks": ticks(ends, count),
        "marks": drawn_marks(marks, count),
        "rows": rows(sheet, makers),
    }


def course_of(sheet, makers):
    """(entries read, totals) from the beginning to the end, wherever they changed.

    Where a deal ends is always among them: what was level till then is drawn so.
    """
    course = [(0, [0] * len(sheet["totals"]))]
    for maker in makers:
        for place, totals in maker.course:
            if totals != course[-1][1]:
                course.append((place + 1, totals))
        if course[-1][0] < maker.last + 1:
            course.append((maker.last + 1, course[-1][1]))
    return course


def reach(totals):
    """(the lowest, the highest) of all totals that ever stood, 0 among them."""
    low = min([min(one) for one in totals])
    return min(0, low), max(0, max([max(one) for one in totals]))


def levels(low, high):
    """The numbers of the scale: round ones, between the lowest and the highest."""
    step = 1
    while (high - low) // step > MOST_LEVELS:
        step = next_step(step)
    return list(range(-(-low // step) * step, high + 1, step))


def next_step(step):
    """The step of a scale that comes after one: 1, 2, 5, 10, 20, 50 ..."""
    power = 1
    while power * 10 <= step:
        power *= 10
    place = STEPS.index(step // power)
    return STEPS[place + 1] * power if place + 1 < len(STEPS) else 10 * power


def thin_out(items, most):
    """At most so many of a list, evenly: always the first and the last."""
    if len(items) <= most:
        return items
    return [items[n * (len(items) - 1) // (most - 1)] for n in range(most)]


def lines(sheet, course, count, low, high):
    """The line of each side, by its points from left to right."""
    names = side_names(sheet)
    return [
        {
            "side": side,
            "name": names[side],
            "total": minus(sheet["totals"][side]),
            "points": " ".join(
                f"{across(place, count)},{(high - totals[side]) * WIDE // (high - low)}"
                for place, totals in course
            ),
        }
        for side in range(len(names))
    ]


def across(place, count):
    """Where so many entries stand in the width of the drawing."""
    return place * WIDE // count


def share(part, whole):
    """A part of the width or the height, as a drawing takes it: "12.5%"."""
    thousandths = part * 1000 // whole
    return f"{thousandths // 10}.{thousandths % 10}%"


def ticks(ends, count):
    """Where each deal ends; of very many deals some."""
    return [{"x": share(end, count)} for end in thin_out(ends, MOST_TICKS)]


def drawn_marks(marks, count):
    """What turned the game, each at its entry, numbered as it is listed.

    Those that are close hang below each other.
    """
    drawn = []
    for mark in marks:
        at = mark["entry"] + 1
        close = [one for one in drawn if (at - one["at"]) * CLOSE < count]
        drawn.append(
            {
                "number": len(drawn) + 1,
                "x": share(at, count),
                "y": BELOW * len(close),
                "at": at,
                "name": mark["name"],
                "text": mark["text"],
            }
        )
    return drawn


def rows(sheet, makers):
    """The curve as a table: the totals after each deal, of very many after some."""
    totals, after = [0] * len(sheet["totals"]), []
    for title, maker in zip(sheet["titles"], makers):
        totals = maker.course[-1][1] if maker.course else totals
        after.append((title, totals))
    return [
        {"title": inked_pieces(title), "cells": [minus(total) for total in totals]}
        for title, totals in thin_out(after, MOST_TICKS)
    ]
