"""Amounts as people write them: 12.50, 12,50, 1 234,50 or 1,234.50, and no other form.

A mark before three digits can stand for thousands or for decimals. So 1,234 is refused
where an amount can have decimals. Only 1.250 is clear in a currency with three
decimals, because the pages write it so.
"""

from rules.words import MINUS, spell_count

DIGITS = "0123456789"
MARKS = ".,"
SPACES = "\u00a0\u2007\u2009\u202f"  # no-break, figure, thin, narrow no-break
GROUP = 3  # digits between two marks of thousands
MOST = 1_000_000_000  # units of money
EXAMPLES = ("250", "2.5", "2.50", "2.500")  # by the decimals of a currency

NO_AMOUNT = "Write the amount in digits, such as {example}."
NEGATIVE = "The amount can't be negative."
TOO_LARGE = f"The amount can be at most {MOST:,}."
TOO_FINE = "Use {decimals}, such as {example}."
AMBIGUOUS = "“{typed}” can mean two amounts. Write {whole} or {fraction}."


class AmountError(ValueError):
    """An amount that cannot be read; the message says why and what would be right."""

    def __init__(self, code, words):
        super().__init__(words)
        self.code = code


def read_coins(typed, places):
    """An amount as whole coins: "1 234,50" is 123450; raises AmountError."""
    whole, _point, part = read_amount(typed, places).partition(".")
    whole = whole.lstrip("0") or "0"
    is_short = len(whole) <= len(str(MOST))  # a number of 5,000 digits is slow to read
    coins = int(whole + (part + "0" * places)[:places]) if is_short else 0
    if not is_short or coins > MOST * 10**places:
        raise AmountError("amount_too_large", TOO_LARGE)
    return coins


def read_amount(typed, places, most=None):
    """An amount with a point and nothing else: "1 234,50" is "1234.50".

    `places`: the decimals of its currency; `most`: the decimals that the amount can
    have, if not as many. Raises AmountError.
    """
    most = places if most is None else most
    text = with_plain_spaces(typed)
    refuse_other_forms(text, EXAMPLES[places])
    whole, part = halves(text)
    if is_either(text) and most == 0:
        whole, part = whole + part, ""
    elif is_either(text) and not ("." in text and places == GROUP):
        raise AmountError("ambiguous_amount", ambiguous(text, places, most))
    if len(part) > most:
        decimals = f"at most {spell_count(most, 'decimal')}" if most else "no decimals"
        words = TOO_FINE.format(decimals=decimals, example=EXAMPLES[places])
        raise AmountError("too_many_decimals", words)
    return f"{whole or '0'}.{part}" if part else whole


def with_plain_spaces(typed):
    for space in SPACES:
        typed = typed.replace(space, " ")
    return typed.strip(" \t\r\n")


def refuse_other_forms(text, example):
    """AmountError for what is no amount in any form."""
    if text[:1] in ("-", MINUS) and is_amount(text[1:]):
        raise AmountError("negative_amount", NEGATIVE)
    if not is_amount(text):
        raise AmountError("no_amount", NO_AMOUNT.format(example=example))


def is_amount(text):
    """Whether a text is digits, perhaps in groups, perhaps with decimals."""
    marks = marks_in(text)
    if not marks:
        return is_digits(text)
    if not has_decimals(marks):
        return is_in_groups(text, marks)
    whole, part = text.rsplit(marks[-1], 1)
    return is_digits(part) and (
        is_in_groups(whole, marks[:-1]) if marks[1:] else is_digits(whole or "0")
    )


def marks_in(text):
    """All of a text that is no digit."""
    return [letter for letter in text if letter not in DIGITS]


def is_digits(text):
    """Whether a text is written with the digits from 0 to 9 alone."""
    return bool(text) and not marks_in(text)


def has_decimals(marks):
    """Whether the last of the marks of an amount stands before decimals."""
    return marks[-1] in MARKS and marks.count(marks[-1]) == 1


def is_in_groups(whole, marks):
    """Whether a whole number is in groups of three digits, all parted by one mark."""
    if marks[0] not in MARKS + " " or len(set(marks)) > 1:
        return False
    groups = whole.split(marks[0])
    is_full = all(len(group) == GROUP for group in groups[1:])
    return is_full and 1 <= len(groups[0]) <= GROUP and groups[0][0] != "0"


def halves(text):
    """The digits before and after the mark of the decimals."""
    marks = marks_in(text)
    part = text.rsplit(marks[-1], 1)[1] if marks and has_decimals(marks) else ""
    digits = "".join([letter for letter in text if letter in DIGITS])
    return digits[: len(digits) - len(part)], part


def is_either(text):
    """Whether the one mark of an amount can stand for thousands or for decimals."""
    marks = marks_in(text)
    return len(marks) == 1 and marks[0] in MARKS and is_in_groups(text, marks)


def ambiguous(text, places, most):
    """Why an amount is not clear: the two ways to write what it can mean."""
    whole, part = halves(text)
    fraction = as_typed(f"{whole}.{part[:most]}", places)
    return AMBIGUOUS.format(typed=text, whole=whole + part, fraction=fraction)


def as_typed(amount, places):
    """An amount with a point, written so that it is clear: "1.234" is "1.2340"."""
    is_clear = places == GROUP or not is_either(amount)
    return amount if is_clear else amount + "0"


def written_sum(coins, places):
    """The size of a sum of coins, without sign or currency: 560 is 5.60."""
    unit_size, size = 10**places, abs(coins)
    part = "0" * places + str(size % unit_size)
    return f"{size // unit_size:,}" + (f".{part[-places:]}" if places else "")


def signed_sum(coins, places, unit=""):
    """Coins won or lost, with the sign, and without the currency or with it: +8.05."""
    sign = "+" if coins > 0 else MINUS if coins < 0 else ""
    return sign + unit + written_sum(coins, places)


def price(text, unit, places):
    """An amount, as text, as people say it: €1, €0.10, €0.0025."""
    whole, _point, part = text.partition(".")
    missing = "0" * (places - len(part))
    return unit + whole + (f".{part}{missing}" if part else "")
