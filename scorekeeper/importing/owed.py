"""What a file says of bills and payments, read."""

from scorekeeper.importing.parts import (
    identity,
    listed,
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

MOST_MONEY = 10**15
LATER = {"netted_in": None, "of_netting": None}


def read_payment(content):
    """A payment as its columns, the night that it is carried to by its id."""
    people = {"payer": name, "payee": name}
    when = {"paid_at": maybe(moment), "carried_to": maybe(identity)}
    when |= {"netted_in": maybe(identity), "of_netting": maybe(identity)}
    amount = whole(0, MOST_MONEY)
    return parts(LATER | content, amount=amount, **people, **when)


def read_bill(content):
    """A bill as its columns, its `parts` with people by name."""
    about = parts(content, id=identity, name=text(80, shortest=1), way=read_way)
    shared = part(content, "parts", listed(read_part))
    must(sum(one["share"] for one in shared) > 0)
    must(len({one["name"] for one in shared}) == len(shared))
    return about | {"parts": shared}


def read_way(value):
    must(value in Bill.Way.values)
    return value


def read_part(content):
    money = whole(0, MOST_MONEY)
    return parts(content, name=name, paid=money, share=money)


def names_owing(night):
    """The name of everybody of whom a NightInFile says what they paid or owe."""
    for payment in night.payments:
        yield from (payment["payer"], payment["payee"])
    for bill in night.bills:
        yield from (one["name"] for one in bill["parts"])
