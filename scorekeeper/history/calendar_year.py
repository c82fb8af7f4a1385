"""A year of nights as a calendar: months, weeks and days."""

from calendar import Calendar, day_name, month_name
from datetime import date

from django.db.models import Count

from rules.words import spell_count
from scorekeeper.models import DaySum
from scorekeeper.nights.night_rows import games_in_words


def played_days(group, year):
    """What each day of a year had: {date: (nights, finished games, games in play)}."""
    days = date(year, 1, 1), date(year, 12, 31)
    nights = group.nights.filter(date__range=days).order_by().values_list("date")
    nights = dict(nights.annotate(number=Count("*")))
    games, others = dict(finished_by_day(group, days)), dict(in_play(group))
    return {day: (nights[day], games.get(day, 0), others.get(day, 0)) for day in nights}


def finished_by_day(group, days):
    """(date, number of finished games) of each date between two."""
    rows = DaySum.objects.filter(group_id=group.pk, played_on__range=days)
    return rows.values_list("played_on", "games")


def in_play(group):
    """(date, number of games in play or left out) of each date that has any.

    To name the days, too, would be to go through all nights of them.
    """
    rows = group.game_set.unfinished().values_list("night__date")
    return rows.annotate(Count("pk")).order_by()


def months(year, days, chosen=None):
    """The months of a year as they are drawn, each with its weeks of days.

    `days`: as `played_days` gives them. `chosen`: the date that is looked at.
    """
    return [month(year, number, days, chosen) for number in range(1, 13)]


def month(year, number, days, chosen):
    weeks = Calendar().monthdayscalendar(year, number)  # 0 is of another month
    nights = sum(count for day, (count, *_) in days.items() if day.month == number)
    return {
        "number": number,
        "name": month_name[number],
        "nights": nights,
        "is_shown": chosen is not None and chosen.month == number,
        "words": spell_count(nights, "night"),
        "weekdays": list(day_name),
        "weeks": [
            [
                day_drawn(date(year, number, day), days, chosen) if day else None
                for day in week
            ]
            for week in weeks
        ],
    }


def day_drawn(day, days, chosen):
    """A day of the calendar; with what was played, if anything was."""
    drawn = {"number": day.day, "date": day.isoformat(), "words": ""}
    if day in days:
        _nights, games, unfinished = days[day]
        words = games_in_words(games, unfinished)
        drawn |= {"games": games or "", "is_chosen": day == chosen}
        drawn["words"] = f"{month_name[day.month]}, {words}"
    return drawn


def neighbours(days, chosen):
    """The days with a night before and after one, or None."""
    before = max((day for day in days if day < chosen), default=None)
    after = min((day for day in days if day > chosen), default=None)
    return before, after
