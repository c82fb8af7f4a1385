"""Amounts as people type them: "over 10", ">= €2.50", "under 100 points"."""

import re
from collections import namedtuple
from decimal import Decimal

from scorekeeper.history.query.tokens import SIGNS as MARKS
from scorekeeper.money.currencies import SIGNS, decimals, written_amount

NUMBER = re.compile(rf"([{MARKS}]?)(\d{{1,9}}(?:[.,]\d{{1,2}})?)([{MARKS}]?)")
OVER = {("over",), ("above",), ("more", "than"), (">",)}
AT_LEAST = {("at", "least"), (">=",)}
UNDER = {("under",), ("below",), ("less", "than"), ("<",)}
AT_MOST = {("at", "most"), ("up", "to"), ("<=",)}
POINTS = {"point", "points"}
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
                return limit(words[size:], size, is_low, of_equal, today)
    return None


def limit(words, length, is_low, of_equal, today):
    """A Limit from the number and the unit after its first words, or None."""
    match = NUMBER.fullmatch(words[0]) if words else None
    if not match:
        return None
    number, unit = Decimal(match[2].replace(",", ".")), words[1:2]
    mark = CODES.get(match[1] or match[3]) or CURRENCY_WORDS.get(*unit or [""])
    length += 1 + bool(unit and (unit[0] in POINTS or unit[0] in CURRENCY_WORDS))
    if unit and unit[0] in POINTS:
        if number != int(number):
            return None
        unit, amount, words = "points", int(number), f"{number:,} points"
    else:
        unit = mark or today.currency
        amount = number.scaleb(decimals(unit))
        words = written_amount(amount, unit)
    low, high = (amount, None) if is_low else (None, amount)
    return Limit(length, low, high, of_equal, unit, with_ends(words, is_low, of_equal))


def with_ends(words, is_low, of_equal):
    """An amount with what it limits: "over €10.00", "€5.00 or more"."""
    if of_equal:
        return f"{words} or {'more' if is_low else 'less'}"
    return f"{'over' if is_low else 'under'} {words}"
