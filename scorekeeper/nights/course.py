"""A night hour by hour: what each purse had won or lost after every game.

Bills and what earlier nights left are no part of it: they were never played for.
"""

from functools import partial
from itertools import accumulate

from django.utils import timezone

from rules.words import signed
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
from scorekeeper.money.stakes import rounded
from scorekeeper.settling import of_games
from scorekeeper.words import card_game_name
from scorekeeper.zones import clock

WIDE = 1000  # of the drawing, from the first game to the last and from bottom to top
MOST_CELLS = 4000  # of the table: of more games not each is shown
MOST_LEVELS = 4  # steps of the scale
ROOM = 150  # that the clock takes below the drawing
STEPS = (1, 2, 5)  # each times a power of ten


def hours(purses, names, games, currency, zone=None):
    """The curve of the balance and its table, as plain data; None before two games.

    `purses`: as `settling` has them, with their `names`; `games`: those of the night in
    order of time. In money where any is at stake, the points beside it where all are of
    one game; else in points or in games won, as `money.night_unit` has it. Times are
    those of the `zone`, or of the phone that asks.
    """
    played = {pk for purse in purses for pk in purse.points}
    games = [game for game in games if game.pk in played]
    if len(games) < 2:
        return None
    unit, shown = night_unit(games), shown_of(games, len(purses))
    drawn = course_in(unit, purses, games, shown)
    beside = unit_beside(unit, games)
    points = running_points(purses, games, shown) if beside else None
    games = [games[at - 1] for at in shown[1:]]
    words = partial(words_of, unit, currency=currency)
    return {
        "counted_in": counted_in(unit, currency),
        "beside": beside and counted_in(beside, currency),
        "lines": lines(purses, names, drawn, words),
        "levels": levels(drawn, words),
        "ticks": [share(at * WIDE // len(games)) for at in range(1, len(games) + 1)],
        "times": times(games, zone),
        "rows": rows(games, drawn, words, points, zone),
    }


def course_in(unit, purses, games, shown):
    """What each purse had in a unit at the start and after the games that are shown."""
    if unit == MONEY:
        return running_money(purses, games, shown)
    if unit == GAMES:
        won = [dict.fromkeys(purse.won, 1) for purse in purses]
        return running(won, games, shown)
    return running_points(purses, games, shown)


def unit_beside(unit, games):
    """The unit of the points beside money, None for none: of one game with a stake."""
    if unit != MONEY or not all(map(is_for_money, games)):
        return None
    beside = unit_of_points(games)
    return None if beside == GAMES else beside


def shown_of(games, purses):
    """After how many games it is shown what stood: after each, of many after some."""
    count = len(games)
    steps = min(count, max(2, MOST_CELLS // purses))
    return [at * count // steps for at in range(steps + 1)]


def running(won_by_each, games, shown):
    """What each had in all after so many games as are `shown`.

    `won_by_each`: of each what it won, by the id of the game.
    """
    columns = []
    for own in won_by_each:
        sums = [*accumulate((own.get(game.pk, 0) for game in games), initial=0)]
        columns.append([sums[at] for at in shown])
    return [list(row) for row in zip(*columns, strict=True)]


def running_points(purses, games, shown):
    """The points of each purse at the start and after the games that are shown."""
    return running([purse.points for purse in purses], games, shown)


def running_money(purses, games, shown):
    """The money (in minor units) of each purse at the start and after these games."""
    exact = running([by_game(purse) for purse in purses], games, shown)
    course = [[int(amount) for amount in rounded(row, 1)] for row in exact[:-1]]
    return [*course, of_games(purses)]


def by_game(purse):
    """What a purse has won or lost in each game (by its id), exact."""
    won = {}
    for source, amount in purse.parts:
        if isinstance(source, Game):
            won[source.pk] = won.get(source.pk, 0) + amount
    return won


def lines(purses, names, course, words):
    """The line of each purse from left to right, and where it ended."""
    low, high = reach(course)
    return [
        {
            "name": names[place],
            "colour": purse.person.colour,
            "dash": place,
            "words": words(course[-1][place]),
            "points": " ".join(
                f"{at * WIDE // (len(course) - 1)},{height(row[place], low, high)}"
                for at, row in enumerate(course)
            ),
        }
        for place, purse in enumerate(purses)
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
            "name": card_game_name(game.key),
            "time": clock(game.started_at, zone),
            "cells": [
                {
                    "words": words(amount),
                    "points": signed(points[place][at]) if points else "",
                }
                for at, amount in enumerate(course[place])
            ],
        }
        for place, game in enumerate(games, 1)
    ]
