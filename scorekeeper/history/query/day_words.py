"""The words of dates on a chip: "Friday 27 November", "Since 1 January 2024"."""

from calendar import day_name, month_name

from django.utils.formats import date_format

from scorekeeper.history.query.days import DAY, Days, month_of, year


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
    """Dates of any week or year: "Fridays", "November", "27 November"."""
    if own.weekday:
        return f"{day_name[own.weekday - 1]}s"
    return f"{own.day} {month_name[own.month]}" if own.day else month_name[own.month]


def span_words(first, last, today):
    """From one date to another: "2025", "November 2025", "23 to 29 November 2026"."""
    if first == last:
        is_this_year = first.year == today.date.year
        return date_format(first, "l j F" if is_this_year else "l j F Y")
    if (first, last) == year(first):
        return str(first.year)
    if (first, last) == month_of(first.year, first.month):
        return f"{month_name[first.month]} {first.year}"
    month = "j" if last.month == first.month else "j F"
    since = date_format(first, month if last.year == first.year else "j F Y")
    return f"{since} to {date_words(last)}"


def date_words(day):
    return date_format(day, "j F Y")
