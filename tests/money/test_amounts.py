"""Amounts are read as people write them, and in no other form, on server and phone."""

import random
import re
from fractions import Fraction

import pytest

from phone import money
from phone.money.amounts import MOST, read_amount
from tests import phone
from tests.phone.amounts import answer
from tests.sentences import IN_DIGITS, NEGATIVE_AMOUNT

COINS = [(places, places) for places in (0, 2, 3)]  # of bills and payments
STAKES = [(places, 6) for places in (0, 2, 3)]
READ = [
    ("12.50", 1250),
    ("12,50", 1250),
    ("12,5", 1250),
    ("12", 1200),
    ("0", 0),
    (",50", 50),
    ("1 234,50", 123450),
    ("1\u00a0234,50", 123450),
    ("1\u2009234\u202f567.50", 123456750),
    ("1,234.50", 123450),
    ("1.234,50", 123450),
    ("1,234,567", 123456700),
    ("1 234", 123400),
    ("1234567", 123456700),
    ("  2.50\n", 250),
    ("1000000000", 10**11),
]
OTHER_FORMS = ["1_50", "1e3", "1E+2", "+5", "٣", "５", "1²", "€5", "5 €", "5-", "1'234"]
OTHER_FORMS += [
    "",
    " ",
    ".",
    "5.",
    "1.2.3",
    "1,2,3",
    "1  234",
    "12 34",
    "1 2345",
    "1,23.4",
]
OTHER_FORMS += ["1 234 5", "0 123", "1,234 567", "12 . 50", "0x10", "inf", "1/2", "--5"]
REFUSED = [(typed, "no_amount") for typed in OTHER_FORMS] + [
    ("-3", "negative_amount"),
    ("−3,50", "negative_amount"),
    ("3.001", "ambiguous_amount"),
    ("1,234", "ambiguous_amount"),
    ("999.999", "ambiguous_amount"),
    ("0.123", "too_many_decimals"),
    ("1234,567", "too_many_decimals"),
    ("1,234.567", "too_many_decimals"),
    ("1000000000.01", "amount_too_large"),
    ("9" * 5000, "amount_too_large"),
]
SENTENCES = [
    ("1_50", 2, 2, IN_DIGITS),
    ("1_50", 0, 0, "Write the amount in digits, such as 250."),
    ("-1", 2, 2, NEGATIVE_AMOUNT),
    ("1,200", 2, 2, "“1,200” can mean two amounts. Write 1200 or 1.20."),
    ("1.234", 2, 6, "“1.234” can mean two amounts. Write 1234 or 1.2340."),
    ("1,250", 3, 3, "“1,250” can mean two amounts. Write 1250 or 1.250."),
    ("0.123", 2, 2, "Use at most two decimals, such as 2.50."),
    ("0.5", 0, 0, "Use no decimals, such as 250."),
    ("9999999999", 2, 2, "The amount can be at most 1,000,000,000."),
]


@pytest.mark.parametrize(("typed", "coins"), READ)
def test_an_amount_is_read_as_people_write_it(typed, coins):
    assert money.read_coins(typed, 2) == coins


@pytest.mark.parametrize(("typed", "code"), REFUSED)
def test_no_other_form_is_read(typed, code):
    with pytest.raises(money.AmountError) as refusal:
        money.read_coins(typed, 2)
    assert refusal.value.code == code


@pytest.mark.parametrize(("typed", "places", "most", "words"), SENTENCES)
def test_a_refusal_says_what_would_be_right(typed, places, most, words):
    with pytest.raises(money.AmountError) as refusal:
        money.read_coins(typed, places) if places == most else read_amount(
            typed, places, most
        )
    assert str(refusal.value) == words
    for example in re.findall(r"(?:Write|or|such as) ([\d.]+\d)", words):
        assert read_amount(example, places, most)


def test_a_mark_of_thousands_is_clear_where_there_are_no_decimals():
    assert money.read_coins("1,234", 0) == money.read_coins("1.234", 0) == 1234


def test_a_point_is_clear_in_a_currency_of_three_decimals():
    assert money.read_coins("1.250", 3) == 1250


@pytest.mark.parametrize("places", [0, 2, 3])
@pytest.mark.parametrize("stake", ["1.234", "12.5", "0.005", "100.000001", "7"])
def test_a_stake_is_read_again_as_a_form_writes_it(stake, places):
    assert money.typed_part(money.as_typed(stake, places), places) == stake


def readings(typed):
    """Every number (Fraction, its decimals) that a text can mean, by patterns alone."""
    text = re.sub("[\u00a0\u2007\u2009\u202f]", " ", typed).strip(" \t\r\n")
    found = []
    for mark in (",", ".", " ", ""):
        thousands = rf"[1-9]\d{{0,2}}(?:\{mark}\d{{3}})+" if mark else r"\d*"
        for point in set(",.") - {mark}:
            pattern = rf"({thousands})(?:\{point}(\d+))?"
            match = re.fullmatch(pattern, text, re.ASCII)
            if match and re.search("[0-9]", text):
                whole = re.sub(r"\D", "", match[1]) or "0"
                part = match[2] or ""
                found.append((Fraction(f"{whole}.{part or 0}"), len(part)))
    return set(found)


def plainly_read(typed, places, most):
    """The number that a text means, or None: slow, simple, and by patterns."""
    found = readings(typed)
    if len(found) > 1 and most == 0:
        found = {(number, count) for number, count in found if count == 0}
    if len(found) > 1 and places == 3 and "." in typed:
        found = {(number, count) for number, count in found if count}
    if len(found) != 1:
        return None
    [(number, count)] = found
    return number if count <= most and number <= MOST else None


ALPHABET = "0123456789.,  \u2009_e+-٣'€"


def mutated(chance):
    """A text that was an amount, with a letter or two changed, more or less."""
    text = list(chance.choice([typed for typed, _coins in READ]))
    for _ in range(chance.choice([0, 1, 1, 1, 2, 2, 3])):
        place = chance.randrange(len(text) + 1)
        text[place : place + chance.choice([0, 1])] = chance.choice([*ALPHABET, ""])
    return "".join(text)


def cases(count):
    chance = random.Random(44)
    kinds = COINS + STAKES
    return [(mutated(chance), *kinds[at % len(kinds)]) for at in range(count)]


def meant(typed, places, most):
    """The number that the reader of the product gives, or None."""
    try:
        if places == most:
            return Fraction(money.read_coins(typed, places), 10**places)
        read = Fraction(read_amount(typed, places, most))
    except money.AmountError:
        return None
    return read if read <= MOST else None


def test_mutated_amounts_are_read_as_a_plain_reader_reads_them():
    outcomes = [(case, meant(*case), plainly_read(*case)) for case in cases(30_000)]
    assert [each for each in outcomes if each[1] != each[2]] == []
    refused = sum(number is None for _case, number, _plain in outcomes)
    assert 5_000 < refused < 25_000


def test_a_phone_reads_the_same():
    typed = [(text, 2, 2) for text, _ in READ + REFUSED] + cases(2_000)
    told = phone.each("amounts", "answer", typed)
    assert told == [answer(case) for case in typed]
