"""A night hour by hour: what each person had won or lost after every game.

Shared costs are no part of it: nobody played for them.
"""

from functools import partial
from itertools import accumulate

from django.utils import timezone

from rules.words import with_sign
from scorekeeper.models import Game
from scorekeeper.money.night_unit import (
    GAMES,
    MONEY,
    counted_in,
    is_for_money,
    night_unit,
    unit_of_points,
    words_of,
)
from scorekeeper.words import game_name
from scorekeeper.zones import clock

WIDE = 1000  # of the drawing, from the first game to the last and from bottom to top
MOST_CELLS = 4000  # of the table: of more games not each is shown
MOST_LEVELS = 4  # steps of the scale
ROOM = 150  # that the clock takes below the drawing
STEPS = (1, 2, 5)  # each times a power of ten


def hours(result, games):
    """The curve of a NightResult and its table, as plain data; None before two games.

    `games`: those of the night in order of time. In money where any is at stake, the
    points beside it where all are of one game; else in points or in games won, as
    `money.night_unit` has it. Times are those of the night's zone.
    """
    night = result.night
    games = [game for game in games if game.pk in result.points]
    if len(games) < 2:
        return None
    unit, shown = night_unit(games), shown_of(games, len(result.people))
    drawn = course_in(unit, result, games, shown)
    beside = unit_beside(unit, games)
    points = running_points(result, games, shown) if beside else None
    games = [games[at - 1] for at in shown[1:]]
    words = partial(words_of, unit, currency=night.currency)
    return {
        "counted_in": counted_in(unit, night.currency),
        "beside": beside and counted_in(beside, night.currency),
        "lines": lines(result.people, drawn, words),
        "levels": levels(drawn, words),
        "ticks": [share(at * WIDE // len(games)) for at in range(1, len(games) + 1)],
        "times": times(games, night.zone),
        "rows": rows(games, drawn, words, points, night.zone),
    }


def course_in(unit, result, games, shown):
    """What each person had in a unit at the start and after the games shown."""
    if unit == MONEY:
        return running_money(result, games, shown)
    if unit == GAMES:
        won = {pk: dict.fromkeys(winners, 1) for pk, winners in result.won.items()}
        return running_sums(won, result.people, games, shown)
    return running_points(result, games, shown)


def unit_beside(unit, games):
    """The unit of the points beside money, None for none: of one game with a stake."""
    if unit != MONEY or not all(map(is_for_money, games)):
        return None
    beside = unit_of_points(games)
    return None if beside == GAMES else beside


def shown_of(games, people):
    """After how many games it is shown what stood: after each, of many after some."""
    count = len(games)
    steps = min(count, max(2, MOST_CELLS // people))
    return [at * count // steps for at in range(steps + 1)]


def running_sums(by_game, people, games, shown):
    """What each person had after each number of games in `shown`.

    `by_game`: {game id: {person id: amount}}.
    """
    columns = []
    for person in people:
        own = (by_game.get(game.pk, {}).get(person.pk, 0) for game in games)
        sums = [*accumulate(own, initial=0)]
        columns.append([sums[at] for at in shown])
    return [list(row) for row in zip(*columns, strict=True)]


def running_points(result, games, shown):
    """The points of each person at the start and after the games shown."""
    return running_sums(result.points, result.people, games, shown)


def running_money(result, games, shown):
    """The minor units of each person at the start and after the games shown."""
    people = [person.pk for person in result.people]
    by_game = {
        game.pk: dict(zip(people, amounts, strict=True))
        for game, amounts in result.lines
        if isinstance(game, Game)
    }
    return running_sums(by_game, result.people, games, shown)


def lines(people, course, words):
    """The line of each person from left to right, and where it ended."""
    low, high = reach(course)
    return [
        {
            "name": person.name,
            "colour": person.colour,
            "dash": place,
            "words": words(course[-1][place]),
            "points": " ".join(
                f"{at * WIDE // (len(course) - 1)},{height(row[place], low, high)}"
                for at, row in enumerate(course)
            ),
        }
        for place, person in enumerate(people)
    ]


def reach(course):
    """(the lowest, the highest) of all that stood, never the same."""
    low = min(0, *(min(row) for row in course))
    high = max(0, *(max(row) for row in course))
    return low, max(high, low + 1)


def height(amount, low, high):
    """How far below the top of the drawing an amount stands."""
    return int((high - amount) * WIDE // (high - low))


def levels(course, words):
    """The scale: round amounts between the lowest and the highest."""
    low, high = reach(course)
    step = round_step((high - low) / MOST_LEVELS)
    first = -(-low // step) * step
    return [
        {"y": share(height(at, low, high)), "words": words(at), "is_zero": at == 0}
        for at in range(first, high + 1, step)
    ]


def round_step(least):
    """The smallest of 1, 2, 5, 10, 20, 50 ... that is no less."""
    power = 1
    while True:
        for step in STEPS:
            if step * power >= least:
                return step * power
        power *= 10


def times(games, zone):
    """The clock where a new hour begins, as far as there is room for it."""
    marks, hour, at = [], None, -ROOM
    for place, game in enumerate(games):
        begun = timezone.localtime(game.started_at, zone)
        x = place * WIDE // len(games)
        if (begun.date(), begun.hour) != hour and x - at >= ROOM:
            marks.append({"x": share(x), "time": clock(begun, zone)})
            hour, at = (begun.date(), begun.hour), x
    return marks


def share(part):
    """A part of the width or the height as a drawing takes it: "12.5%"."""
    return f"{part / 10:g}%"


def rows(games, course, words, points, zone):
    """What everyone had after each game, as rows of a table."""
    return [
        {
            "name": game_name(game),
            "time": clock(game.started_at, zone),
            "cells": [
                {
                    "words": words(amount),
                    "points": with_sign(points[place][at]) if points else "",
                }
                for at, amount in enumerate(course[place])
            ],
        }
        for place, game in enumerate(games, 1)
    ]
