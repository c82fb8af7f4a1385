"""A person month by month: money won so far, and the share of wins."""

from collections import Counter, defaultdict
from functools import partial

from django.utils.formats import date_format

from scorekeeper.money.currencies import won_or_lost
from scorekeeper.people.figures.bars import whole_percent
from scorekeeper.people.figures.numbers import EDGE, HIGH, WIDE
from scorekeeper.people.figures.records import percent

MOST_MONTHS = 12  # in the table, and those before in the same year; else by year


def over_time(months):
    """Curves and a table of some MonthSums, the oldest first; None for one month."""
    by_month = sum_currencies(months)
    if len(by_month) < 2:
        return None
    currency = most_played_for(months)
    money = running_sums(months, by_month, currency)
    shares = [whole_percent(wins, games) for games, wins in by_month.values()]
    curves = [
        curve_data(
            "Share of wins each month", by_month, shares, lambda share: f"{share}%"
        )
    ]
    if any(money):
        words = partial(won_or_lost, currency=currency)
        curves.insert(0, curve_data("Money", by_month, money, words))
    return {
        "first": date_format(min(by_month), "M Y"),
        "last": date_format(max(by_month), "M Y"),
        "curves": curves,
        "rows": rows(by_month, money, currency),
        "is_money": any(money),
    }


def sum_currencies(months):
    """{month: (games, wins)}, whatever currency was played for."""
    sums = defaultdict(lambda: (0, 0))
    for month in months:
        games, wins = sums[month.month]
        sums[month.month] = games + month.games, wins + month.wins
    return dict(sums)


def most_played_for(months):
    """The currency of most games, of those months in which money was won or lost."""
    games = Counter()
    for month in [one for one in months if one.money] or months:
        games[month.currency] += month.games
    return max(games, key=lambda currency: games[currency])


def running_sums(months, by_month, currency):
    """What was won in a currency up to the end of each month."""
    own = {one.month: one.money for one in months if one.currency == currency}
    won, sums = 0, []
    for month in by_month:
        won += own.get(month, 0)
        sums.append(won)
    return sums


def curve_data(name, months, numbers, words):
    """A curve as plain data: as `figures.numbers.curve` has it, without its games."""
    low, high = min(*numbers, 0), max(*numbers, 1)
    first, last = number(min(months)), number(max(months))

    def x(month):
        return EDGE + (WIDE - 2 * EDGE) * (number(month) - first) / (last - first)

    def y(value):
        return EDGE + float((HIGH - 2 * EDGE) * (high - value) / (high - low))

    points = zip(months, numbers, strict=True)
    return {
        "name": name,
        "line": " ".join(f"{x(month):.1f},{y(one):.1f}" for month, one in points),
        "zero": f"{y(0):.1f}",
        "words": f"lowest {words(min(numbers))}, highest {words(max(numbers))}",
        "now": words(numbers[-1]),
    }


def number(month):
    return 12 * month.year + month.month


def rows(by_month, money, currency):
    """The rows of the table, the latest first: months, and of long ago years."""
    year = [*by_month][-MOST_MONTHS:][0].year
    kept = {}
    for (month, own), amount in zip(by_month.items(), money, strict=True):
        name = month.year if month.year < year else date_format(month, "M Y")
        before, _ = kept.get(name, ((0, 0), 0))
        kept[name] = tuple(map(sum, zip(before, own, strict=True))), amount
    every = [row(name, *own, amount, currency) for name, (own, amount) in kept.items()]
    return every[::-1]


def row(name, games, wins, amount, currency):
    return {
        "name": name,
        "won": f"{wins} of {games}",
        "share": percent(wins, games),
        "money": won_or_lost(amount, currency),
    }
