"""An open settlement follows the others: what became of its payments meanwhile.

A page carries what it shows of each payment, and who won what, and asks with it again.
"""

import re
from collections import Counter
from fractions import Fraction
from zlib import crc32

from django.http import HttpResponse
from django.shortcuts import render

from scorekeeper.forms.fields import LONGEST_ID
from scorekeeper.models import Bill, Game
from scorekeeper.money.currencies import written
from scorekeeper.views.names_under import news_of_names

BETWEEN, WITHIN = "~", "!"
# What became of a payment, by its words on the page: as it is heard.
BECAME = {
    "Paid": "{payer} paid {payee} {words}.",
    "Carried on": "{payer} pays {payee} {words} next time.",
    "Netted": "What {payer} pays {payee}, {words}, is netted with other nights.",
}
TAKEN_BACK = "Taken back: {payer} pays {payee} {words}."
OPEN = re.compile(r"\d{1,18}\.\d{1,18}\.\d{1,18}\.", re.ASCII).fullmatch
PAYS_NOW = "{payer} now pays {payee} {words}, not {before}."
# What became of the games or of the bills, as it is heard before what is owed by it.
GREW, SHRANK, CHANGED = "was added", "was taken away", "was corrected"


def seen(balance, dues, purses, names):
    """What a page shows, in short: who won what by what, then each payment.

    `names`: those under it, in short.
    """
    won = ".".join(str(row["amount"]) for row in balance["rows"])
    counted = [won, in_short(Game, purses), in_short(Bill, purses)]
    return BETWEEN.join([WITHIN.join(counted), *map(shown, dues), names])


def in_short(kind, purses):
    """How many games or bills some purses count, and a number for what they gave.

    Games without a stake give points alone.
    """
    parts = [
        (source.pk, purse.person.pk, str(Fraction(amount)), points_of(source, purse))
        for purse in purses
        for source, amount in purse.parts
        if isinstance(source, kind)
    ]
    return f"{len({pk for pk, *_ in parts})}.{crc32(repr(sorted(parts)).encode())}"


def points_of(source, purse):
    """What a purse has of a Game in points; None of a Bill."""
    return purse.points.get(source.pk) if isinstance(source, Game) else None


def shown(due):
    """A payment and what became of it, in short: "3.5.240.Paid"."""
    return f"{between(due)}.{due['amount']}.{due['settled']}"


def between(due):
    return f"{due['payer'].pk}.{due['payee'].pk}"


def answer(request, context):
    """What is new since a page was drawn, or 204."""
    before = request.GET["seen"]
    if before == context["seen"]:
        return HttpResponse(status=204)
    counted, *parts = before.split(BETWEEN)
    counted_now = context["seen"].split(BETWEEN)[0]
    told = news(context["dues"], parts)
    if counted != counted_now:
        now = owed_now(context["dues"], parts, context["currency"])
        why = cause(counted, counted_now) if now else ""
        told.append(f"{why}: {now}" if why else now)
        context["changed"] = told[-1]
    told += news_of_names(
        context["signing"], parts, are_sums_same=counted == counted_now
    )
    followed = {
        "is_followed": True,
        "is_counted_anew": counted != counted_now,
        "said": " ".join(told).strip() or context["verdict"],
    }
    return render(request, "nights/_settlement.html", context | followed)


def cause(before, now):
    """Why other payments are owed: "A game was corrected", or ""."""
    pairs = zip(before.split(WITHIN)[1:], now.split(WITHIN)[1:], strict=False)
    for name, (old, new) in zip(("game", "bill"), pairs, strict=False):
        if old != new:
            return f"A {name} {became(how_many(old), how_many(new))}"
    return ""


def how_many(text):
    """How many games or bills a page counts, by what it says in short."""
    count = text.partition(".")[0]
    return int(count) if count.isdecimal() and len(count) <= LONGEST_ID else 0


def became(old, new):
    return GREW if new > old else SHRANK if new < old else CHANGED


def news(dues, before):
    """What became of each payment that was shown as another, in sentences."""
    old = Counter(before)
    new = old & Counter(map(shown, dues))
    texts = []
    for due in dues:
        if new[shown(due)]:
            new[shown(due)] -= 1
        elif due["settled"]:
            texts.append(BECAME[due["settled"]].format(**due))
        elif any(old[shown(due | {"settled": became})] for became in BECAME):
            texts.append(TAKEN_BACK.format(**due))
    return texts


def owed_now(dues, before, currency):
    """Who pays another amount than a page showed, in sentences."""
    amounts = {}
    for *both, amount, _settled in (part.split(".") for part in before if OPEN(part)):
        amounts[".".join(both)] = int(amount)
    return " ".join(
        PAYS_NOW.format(**due, before=written(amounts[between(due)], currency))
        for due in dues
        if not due["settled"]
        and amounts.get(between(due), due["amount"]) != due["amount"]
    )
