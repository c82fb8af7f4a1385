"""The rows of a plan and the sums as pages, texts and pictures show them."""

import re
from collections import namedtuple
from decimal import Decimal
from html import unescape

from tests.web.money.random_games import PLACES

# `because`: what the row comes from, in words; None where that is not shown.
Row = namedtuple("Row", "payer payee amount currency because")
SIGNS = {"€": "EUR", "¥": "JPY", "KWD": "KWD"}
MONEY = r"(?:€|¥|KWD)[\d,]+(?:\.\d+)?"
OF_TEXT = re.compile(rf"^(\w+) pays (\w+) ({MONEY})(?: \((.*)\))?$", re.M)
OF_PAGE = re.compile(
    r"<li><span>(\w+)\s+pays\s+(\w+)\s*</span>\s*"
    rf"<b class=\"n\">({MONEY})</b>(.*?)</li>",
    re.S,
)
COUNTER = re.compile(r'<span class="counter [^>]*></span>')
PERSON = re.compile(r'<span class="person">\s*([^<]*?)\s*</span>')
BECAUSE = re.compile(r"<p class=\"since\">(.*?)</p>", re.S)
OF_PICTURE = re.compile(
    rf"<text [^>]*>(\w+) pays (\w+)</text>\s*<text [^>]*>({MONEY})</text>"
)
SUM = re.compile(
    r"<span class=\"name\">([^<]*)</span>\s*<output[^>]*>([^<]*)</output>", re.S
)
BALANCE = re.compile(
    r"<span>([^<]*)</span>\s*<b class=\"n(?: \w+)?\">([^<]*)</b>", re.S
)
SUM_OF_TEXT = re.compile(r"^(\w+) ([+−]?[\d,]+(?:\.\d+)?)$", re.M)
PAID = re.compile(rf"<span>(\w+) paid (\w+)</span>\s*<b class=\"n\">({MONEY})</b>")
PAID_IN_TEXT = re.compile(rf"^(\w+) paid (\w+) ({MONEY})", re.M)
IN_ALL = re.compile(rf"^\w+ owes ({MONEY}) in all: (.*)$")
PART_OF = re.compile(rf"^Part of (({MONEY}) .*)$")
SAME = re.compile(rf"^Part of the ({MONEY}) above$")
PART = re.compile(rf"(minus )?({MONEY}) (.*?)(?=, (?:minus )?{MONEY} |$)")


def plain(text):
    """A text without colours, and without what only keeps its parts on one line."""
    text = PERSON.sub(r"\1", COUNTER.sub("", text))
    return unescape(text).replace("\N{NO-BREAK SPACE}", "")


def money(text):
    """(minor units, currency) of an amount as it is written."""
    sign = next(sign for sign in SIGNS if text.startswith(sign))
    return minor(text.removeprefix(sign), SIGNS[sign]), SIGNS[sign]


def minor(text, currency):
    """Minor units of "+1,234.50"."""
    text = text.replace(",", "").replace("\N{MINUS SIGN}", "-")
    return int(Decimal(text).scaleb(PLACES[currency]))


def rows_of_page(page):
    """The rows on the page of a night or on Money, with what each comes from."""
    return [
        Row(payer, payee, *money(words), because_in(rest))
        for payer, payee, words, rest in OF_PAGE.findall(plain(page))
    ]


def because_in(html):
    found = BECAUSE.search(html)
    return " ".join(found[1].split()) if found else None


def rows_of_text(text):
    return [
        Row(payer, payee, *money(words), because or None)
        for payer, payee, words, because in OF_TEXT.findall(plain(text))
    ]


def rows_of_picture(picture):
    """The rows in a picture, which tells of none what it comes from."""
    return [
        Row(payer, payee, *money(words), None)
        for payer, payee, words in OF_PICTURE.findall(plain(picture))
    ]


def pairs(pattern, text):
    """(payer, payee, amount, currency) of each payment that was recorded."""
    return [
        (payer, payee, *money(words))
        for payer, payee, words in pattern.findall(plain(text))
    ]


def sums_of(html, currency, pattern=SUM):
    """{name: minor units} of a list of sums on a page or a part of it."""
    return {
        " ".join(name.split()): minor(words, currency)
        for name, words in pattern.findall(plain(html))
    }


def sums_of_text(text, currency):
    found = SUM_OF_TEXT.findall(plain(text))
    return {name: minor(words, currency) for name, words in found}


def balances_of(page):
    """{currency: {names: minor units}} of Money."""
    parts = re.split(r'<section class="stack" aria-labelledby="balances-', page)
    return {
        part[:3]: sums_of(part.partition("</section>")[0], part[:3], BALANCE)
        for part in parts[1:]
    }


def sources_of(row):
    """What the payer owes in all, and (minor units, where they come from) of each part.

    None for the parts where an earlier row of the same payer says them.
    """
    if found := SAME.match(row.because):
        return money(found[1])[0], None
    whole, words = row.amount, row.because
    if found := IN_ALL.match(words):
        whole, words = money(found[1])[0], found[2]
    elif found := PART_OF.match(words):
        whole, words = money(found[2])[0], found[1]
    return whole, [
        (-money(amount)[0] if minus else money(amount)[0], origin)
        for minus, amount, origin in PART.findall(words)
    ]
