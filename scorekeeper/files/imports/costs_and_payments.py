"""What a file says of bills and payments, read."""

from scorekeeper.files.imports.agreements import WITHOUT_PHONE, phone
from scorekeeper.files.imports.parts import (
    currency,
    identity,
    list_of,
    maybe,
    moment,
    must,
    name,
    part,
    parts,
    text,
    whole,
)
from scorekeeper.models import Bill

MOST_MONEY = 10**13  # so that a database can add up all that a group may have
LONGEST_NOTE = 80


def read_payment(content):
    """A payment as its columns, its people by name and its night by its id."""
    payment = parts(
        {"note": ""} | WITHOUT_PHONE | content,
        id=identity,
        night=maybe(identity),
        currency=currency,
        payer=name,
        payee=name,
        amount=whole(1, MOST_MONEY),
        paid_at=moment,
        note=text(LONGEST_NOTE),
        by=maybe(name),
        phone=phone,
    )
    must(payment["payer"] != payment["payee"])
    return payment


def read_bill(content):
    """A bill as its columns, its `parts` with people by name."""
    about = parts(content, id=identity, name=text(80, shortest=1), way=read_way)
    shared = part(content, "parts", list_of(read_part))
    must(sum(one["share"] for one in shared) > 0)
    must(len({one["name"] for one in shared}) == len(shared))
    return about | {"parts": shared}


def read_way(value):
    must(value in Bill.Way.values)
    return value


def read_part(content):
    money = whole(0, MOST_MONEY)
    return parts(content, name=name, paid=money, share=money)
