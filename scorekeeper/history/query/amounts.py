"""Amounts as people type them: "over ten", ">= €2.50", "under 100 points", "5"."""

import re
from collections import namedtuple
from decimal import Decimal

from scorekeeper.history.query.numbers import in_figures
from scorekeeper.history.query.tokens import SIGNS as MARKS
from scorekeeper.money.currencies import SIGNS, decimals, written_amount

NUMBER = re.compile(rf"([{MARKS}]?)(\d{{1,9}}(?:[.,]\d{{1,2}})?)([{MARKS}]?)")
OVER = {("over",), ("above",), ("more", "than"), (">",)}
AT_LEAST = {("at", "least"), (">=",)}
UNDER = {("under",), ("below",), ("less", "than"), ("<",)}
AT_MOST = {("at", "most"), ("up", "to"), ("<=",)}
POINTS = {"point", "points"}
OTHER_UNITS = {
    own + ending
    for own in ("game", "night", "deal", "time", "trick", "player")
    for ending in ("", "s")
}
CURRENCY_WORDS = {
    "euro": "EUR",
    "euros": "EUR",
    "dollar": "USD",
    "dollars": "USD",
    "pound": "GBP",
    "pounds": "GBP",
}
CODES = {sign: code for code, sign in SIGNS.items()}
# So many words; which ends it has, and the words for them: "over", "€5.00 or more"
Limit = namedtuple("Limit", "length low high of_equal unit words")


def amount_phrase(words, today):
    """The Limit with which some words begin, or None."""
    for size in (2, 1):
        for phrases, is_low, of_equal in (
            (OVER, True, False),
            (AT_LEAST, True, True),
            (UNDER, False, False),
            (AT_MOST, False, True),
        ):
            if words[:size] in phrases:
                found = exact_amount(words[size:], today)
                return found and limit(found, size, is_low, of_equal)
    return None


def limit(found, size, is_low, of_equal):
    """An exact Limit as one that has one end, by some words before it."""
    low, high = (found.low, None) if is_low else (None, found.high)
    words = with_ends(found.words, is_low, of_equal)
    return Limit(found.length + size, low, high, of_equal, found.unit, words)


def exact_amount(words, today):
    """A Limit of exactly so much, from a number and its unit, or None."""
    match = NUMBER.fullmatch(in_figures(words[0])) if words else None
    if not match or words[1:2] and words[1] in OTHER_UNITS:
        return None
    number, unit = Decimal(match[2].replace(",", ".")), words[1:2]
    mark = CODES.get(match[1] or match[3]) or CURRENCY_WORDS.get(*unit or [""])
    length = 1 + bool(unit and (unit[0] in POINTS or unit[0] in CURRENCY_WORDS))
    if unit and unit[0] in POINTS:
        if number != int(number):
            return None
        unit, amount, words = "points", int(number), f"{number:,} points"
    else:
        unit = mark or today.currency
        amount = number.scaleb(decimals(unit))
        words = written_amount(amount, unit)
    return Limit(length, amount, amount, True, unit, words)


def with_ends(words, is_low, of_equal):
    """An amount with what it limits: "over €10.00", "€5.00 or more"."""
    if of_equal:
        return f"{words} or {'more' if is_low else 'less'}"
    return f"{'over' if is_low else 'under'} {words}"
