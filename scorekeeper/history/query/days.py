"""Dates as people type them: "last friday", "27 november", "since 2024".

Each rule gives (number of words, filter) of the dates with which some words begin, or
None.
"""

import re
from calendar import day_abbr, day_name, month_abbr, month_name, monthrange
from collections import namedtuple
from datetime import date, timedelta

from scorekeeper.history.query.filters import Days, Each

# The date in a group's time zone, that of its latest night, and the group's currency
Today = namedtuple("Today", "date latest currency")
DAY = timedelta(1)
DASHES = "-\N{EN DASH}"
ANY = ("", "s")
MONTHS = {"sept": 9} | {
    name.lower(): number
    for names in (month_name, month_abbr)
    for number, name in enumerate(names)
    if name
}
WEEKDAYS = {"tues": 2, "weds": 3, "thur": 4, "thurs": 4} | {
    name.lower() + ending: number
    for names in (day_name, day_abbr)
    for number, name in enumerate(names, 1)
    for ending in ANY
}
DAY_OF_MONTH = re.compile(r"([1-9]|[12]\d|3[01])(st|nd|rd|th)?")
YEAR = re.compile(r"(19|20)\d\d")
LEAP_YEAR = 2024
WRITTEN = [
    re.compile(r"(?P<year>\d{4})-(?P<month>\d\d)-(?P<day>\d\d)"),
    re.compile(r"(?P<day>\d\d?)[./-](?P<month>\d\d?)[./-](?P<year>\d{4}|\d\d)"),
]
WITHOUT_YEAR = re.compile(r"(\d\d?)[./](\d\d?)")
SINCE, UNTIL = ("since", "from"), ("until", "till", "to")
BOUNDS = {*SINCE, *UNTIL, "before", "after"}
TO = {"to", *DASHES}  # without "from" before it
BESIDE = ("of", "the", ",")  # "27th of november, 2025"


def day_phrase(words, today):
    """(number of words, filter) of the dates with which some words begin, or None."""
    rules = (range_phrase, days_of_month, bounded_phrase, weekday_and_day, one_of)
    return next(filter(None, (rule(words, today) for rule in rules)), None)


def one_of(words, today):
    """Dates without "since" and the like."""
    rules = (written_day, named_day, last_or_this, day_in_month, month_or_year)
    return next(filter(None, (rule(words, today) for rule in rules)), None)


def range_phrase(words, today):
    """Such as "march to may 2025", "between 2024 and 2025"."""
    before = int(words[0] in ("from", "between"))
    joins = {*TO, *UNTIL, "and"} if before else TO
    first = one_of(words[before:], today) if words[before:] else None
    rest = words[before + first[0] :] if first else ()
    last = one_of(rest[1:], today) if rest[1:] and rest[0] in joins else None
    if not last or is_weekday(first[1]) != is_weekday(last[1]):
        return None
    until = ends_of(last[1], today)[1]
    since = ends_of(first[1], today._replace(date=until))[0]
    return before + first[0] + 1 + last[0], Days("span", *sorted([since, until]))


def is_weekday(own):
    return isinstance(own, Each) and bool(own.weekday)


def days_of_month(words, today):
    """Such as "13 to 20 november", "from 13 to 20 november 2025"."""
    before = int(words[0] in ("from", "between"))
    day, *rest = words[before:] or ("",)
    match = DAY_OF_MONTH.fullmatch(day)
    last = day_in_month(rest[1:], today) if match and rest[1:] else None
    if not last or rest[0] not in ({*TO, "and"} if before else TO):
        return None
    until = ends_of(last[1], today)[1]
    if int(match[1]) > until.day:
        return None
    since = until.replace(day=int(match[1]))
    return before + 2 + last[0], Days("span", since, until)


def bounded_phrase(words, today):
    """Such as "since 2024", "before march 2025"."""
    phrase = one_of(words[1:], today) if words[1:] else None
    if not phrase or words[0] not in BOUNDS:
        return None
    since, until = ends_of(phrase[1], today)
    if words[0] in SINCE:
        return 1 + phrase[0], Days("since", since, None)
    if words[0] == "after":
        return 1 + phrase[0], Days("since", min(until, date.max - DAY) + DAY, None)
    if words[0] == "before":
        return 1 + phrase[0], Days("until", None, max(since, date.min + DAY) - DAY)
    return 1 + phrase[0], Days("until", None, until)


def weekday_and_day(words, today):
    """Such as "friday the 13th", in any month."""
    at = 2 if words[1:2] == ("the",) else 1
    match = DAY_OF_MONTH.fullmatch(words[at]) if words[at:] else None
    if words[0] not in WEEKDAYS or not match or day_in_month(words[at:], today):
        return None
    return at + 1, Each("weekday", WEEKDAYS[words[0]], 0, int(match[1]))


def written_day(words, _today):
    """A date in figures: "2025-11-27", "27/11/2025", "27.11"."""
    for pattern in WRITTEN:
        if match := pattern.fullmatch(words[0]):
            year, *rest = (int(match[name]) for name in ("year", "month", "day"))
            return on_day(1, year + 2000 * (year < 100), *rest)
    if match := WITHOUT_YEAR.fullmatch(words[0]):
        day, number = int(match[1]), int(match[2])
        if 0 < number <= 12 and 0 < day <= monthrange(LEAP_YEAR, number)[1]:
            return 1, Each("date", 0, number, day)
    return None


def named_day(words, today):
    """Such as "yesterday", "tonight", "last night"."""
    if words[0] in ("today", "tonight"):
        return 1, Days("span", today.date, today.date)
    before = int(words[0] == "the")  # "the day before yesterday"
    if words[before : before + 3] == ("day", "before", "yesterday"):
        return before + 3, Days("span", today.date - 2 * DAY, today.date - 2 * DAY)
    if words[0] == "yesterday":
        return 1, Days("span", today.date - DAY, today.date - DAY)
    if words[:2] == ("last", "night") and today.latest:
        return 2, Days("span", today.latest, today.latest)
    return None


def last_or_this(words, today):
    """Such as "last friday", "this week"; the last one lies before today."""
    if words[0] not in ("last", "this") or not words[1:]:
        return None
    back, name, day = words[0] == "last", words[1], today.date
    if name in WEEKDAYS:
        ago = (day.isoweekday() - WEEKDAYS[name]) % 7
        on = day - timedelta(ago or 7 * back)
        return 2, Days("span", on, on)
    if name in MONTHS:
        is_later = MONTHS[name] >= day.month + (not back)
        return 2, Days("span", *month_of(day.year - is_later, MONTHS[name]))
    return (2, Days("span", *PERIODS[name](day, back))) if name in PERIODS else None


def week(day, back):
    monday = day - timedelta(day.weekday() + 7 * back)
    return monday, monday + timedelta(6)


def weekend(day, back):
    monday, sunday = week(day, back)
    return monday + timedelta(5), sunday


def month(day, back):
    last = day.replace(day=1) - DAY if back else day
    return month_of(last.year, last.month)


def year(day, back=False):
    return date(day.year - back, 1, 1), date(day.year - back, 12, 31)


PERIODS = {"week": week, "weekend": weekend, "month": month, "year": year}


def day_in_month(words, _today):
    """Such as "27 november", of any year, or "november 27th, 2025"."""
    own = [at for at, word in enumerate(words[:6]) if word not in BESIDE]
    if len(own) < 2 or own[0]:
        return None
    for day, name in ([words[at] for at in own[:2]], [words[at] for at in own[1::-1]]):
        if DAY_OF_MONTH.fullmatch(day) and name in MONTHS:
            number = int(re.sub(r"\D", "", day))
            return on_date(words, own, MONTHS[name], number)
    return None


def on_date(words, own, number, day):
    """A day of a month, and of a year if that follows; `own`: where those words are."""
    if own[2:] and YEAR.fullmatch(words[own[2]]):
        return on_day(own[2] + 1, int(words[own[2]]), number, day)
    if day > monthrange(LEAP_YEAR, number)[1]:
        return None
    return own[1] + 1, Each("date", 0, number, day)


def month_or_year(words, _today):
    """Such as "november", "november 2025", "2025", "fridays"."""
    name, *more = words
    if name in WEEKDAYS:
        return 1, Each("weekday", WEEKDAYS[name], 0, 0)
    if name in MONTHS and more and YEAR.fullmatch(more[0]):
        return 2, Days("span", *month_of(int(more[0]), MONTHS[name]))
    if name in MONTHS:
        return 1, Each("month", 0, MONTHS[name], 0)
    if YEAR.fullmatch(name):
        return 1, Days("span", *year(date(int(name), 1, 1)))
    return None


def on_day(length, *numbers):
    """One date (year, month, day); None where there is no such day."""
    try:
        own = date(*numbers)
    except ValueError:
        return None
    return length, Days("span", own, own)


def month_of(year, number):
    """The first and the last day of a month."""
    return date(year, number, 1), date(year, number, monthrange(year, number)[1])


def ends_of(own, today):
    """The first and the last day of a filter; of each year the latest until today."""
    if isinstance(own, Days):
        return own.since, own.until
    if own.weekday:
        ago = (today.date.isoweekday() - own.weekday) % 7
        return (today.date - timedelta(ago),) * 2
    is_later = (own.month, own.day) > (today.date.month, today.date.day)
    first, last = month_of(max(1, today.date.year - is_later), own.month)
    on = first.replace(day=min(own.day, last.day)) if own.day else None
    return (on, on) if on else (first, last)
