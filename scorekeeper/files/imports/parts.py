"""The parts of a file, each read as what it must be.

A reader takes a value and gives it as it is kept; one that cannot be is a ValueError,
a TypeError or a KeyError, which `part` tells as a sentence.
"""

import re
from datetime import date, datetime
from unicodedata import category
from uuid import UUID

from scorekeeper import zones
from scorekeeper.money import stakes, ways_to_pay
from scorekeeper.names import MOST_PARTS, tidy, why_too_long

UNREADABLE = "The part “{name}” of this file can't be read. Nothing was imported."
MOST = 2**31 - 1
BREAKS = ("Cc", "Cs", "Zl", "Zp")  # control, half a letter, the end of a line


class FileError(Exception):
    """A file that is not imported; the message is a sentence for its owner."""


def part(holder, name, read):
    """A part of a dict, read; raises FileError."""
    try:
        return read(holder[name])
    except (KeyError, TypeError, ValueError, ArithmeticError):
        raise FileError(UNREADABLE.format(name=name)) from None


def parts(holder, **readers):
    """Some parts of a dict, each read by its reader; raises FileError."""
    return {name: part(holder, name, read) for name, read in readers.items()}


def must(is_so):
    """ValueError where something is not so."""
    if not is_so:
        raise ValueError


def text(longest, shortest=0):
    """Reads one line of text, as it is kept: see `tidy`."""

    def read_line(value):
        must(type(value) is str and not any(category(one) in BREAKS for one in value))
        kept = tidy(value)
        must(shortest <= len(kept) and len(value) <= longest)
        return kept

    return read_line


def name(value):
    """Reads the name of one of the people."""
    kept = text(MOST_PARTS, shortest=1)(value)
    must(not why_too_long(kept))
    return kept


def whole(low, high=MOST):
    """Reads a whole number."""

    def read_number(value):
        must(type(value) is int and low <= value <= high)
        return value

    return read_number


def yes_or_no(value):
    must(type(value) is bool)
    return value


def time_zone(value):
    """Reads the name of a time zone, "" for none; this machine need not know it."""
    must(type(value) is str and (value == "" or zones.is_name(value)))
    return value


def list_of(read):
    """Reads a list, each of its parts by a reader."""

    def read_all(value):
        must(type(value) is list)
        return [read(one) for one in value]

    return read_all


def maybe(read):
    """Reads what may be left out, which is None."""
    return lambda value: None if value is None else read(value)


def any_value(value):
    return value


def identity(value):
    must(type(value) is str)
    return UUID(value)


def day(value):
    return date.fromisoformat(value)


def moment(value):
    read = datetime.fromisoformat(value)
    must(read.tzinfo is not None and 1900 < read.year < 9000)
    return read


def currency(value):
    must(re.fullmatch("[A-Z]{3}", value))
    return value


def way_to_pay(value):
    must(len(value) <= ways_to_pay.LONGEST)
    return ways_to_pay.read_way(text(ways_to_pay.LONGEST)(value))


def stake(value):
    return stakes.read_stake(dict(value))
