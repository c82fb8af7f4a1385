"""The words of dates on a chip: "Friday 27 November", "Since 1 January 2024"."""

from calendar import day_name, month_name

from django.utils.formats import date_format

from scorekeeper.history.query.days import DAY, Days, month_of, year

ENDINGS = {1: "st", 21: "st", 31: "st", 2: "nd", 22: "nd", 3: "rd", 23: "rd"}


def words_of_days(own, typed, today):
    """A filter of dates in words; `typed`: the first of its words."""
    if not isinstance(own, Days):
        return words_of_each(own)
    if own.kind == "since" and typed == "after":
        return f"After {date_words(own.since - DAY)}"
    if own.kind == "since":
        return f"Since {date_words(own.since)}"
    if own.kind == "until" and typed == "before":
        return f"Before {date_words(own.until + DAY)}"
    if own.kind == "until":
        return f"Until {date_words(own.until)}"
    return span_words(own.since, own.until, today)


def words_of_each(own):
    """Dates of any week or year: "Fridays", "November", "Friday the 13th"."""
    if own.weekday and own.day:
        return f"{day_name[own.weekday - 1]} the {own.day}{ENDINGS.get(own.day, 'th')}"
    if own.weekday:
        return f"{day_name[own.weekday - 1]}s"
    return f"{own.day} {month_name[own.month]}" if own.day else month_name[own.month]


def span_words(first, last, today):
    """From one date to another: "2025", "May to June 2025", "23 to 29 June 2026"."""
    if first == last:
        is_this_year = first.year == today.date.year
        return date_format(first, "l j F" if is_this_year else "l j F Y")
    if (first, last) == year(first):
        return str(first.year)
    if (first, last) == month_of(first.year, first.month):
        return f"{month_name[first.month]} {first.year}"
    if first.day == 1 and last == month_of(last.year, last.month)[1]:
        return months_words(first, last)
    month = "j" if last.month == first.month else "j F"
    since = date_format(first, month if last.year == first.year else "j F Y")
    return f"{since} to {date_words(last)}"


def months_words(first, last):
    """Whole months or years: "May to June 2025", "2024 to 2025"."""
    if (first.month, last.month) == (1, 12):
        return f"{first.year} to {last.year}"
    year = "" if first.year == last.year else f" {first.year}"
    return f"{month_name[first.month]}{year} to {month_name[last.month]} {last.year}"


def date_words(day):
    return date_format(day, "j F Y")
