"""What a file says of bills and payments, read."""

from decimal import Decimal

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
from scorekeeper.settling.changed_since import ADDED, CORRECTED, GONE, UNKNOWN

MOST_MONEY = 10**15
LATER = {"netted_in": None, "of_netting": None, "since": []}


def read_payment(content):
    """A payment as its columns, the night that it is carried to by its id."""
    people = {"payer": name, "payee": name}
    when = {"paid_at": maybe(moment), "carried_to": maybe(identity)}
    when |= {"netted_in": maybe(identity), "of_netting": maybe(identity)}
    since = listed(read_since)
    amount = whole(0, MOST_MONEY)
    return parts(LATER | content, amount=amount, since=since, **people, **when)


def read_since(value):
    """What was changed so that something is owed: what became of it, and its id."""
    kind, source = value
    must(kind in (CORRECTED, ADDED, GONE) if source else kind == UNKNOWN)
    return [kind, source and str(identity(source))]


def read_counted(value):
    """What a kept payment counts: the id of a source, a name, an exact amount."""
    source, person, money = value
    must("e" not in text(30)(money).lower())  # which could stand for a million digits
    exact = Decimal(money)
    must(exact.is_finite())
    return [str(identity(source)), name(person), f"{exact.normalize():f}"]


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
    yield from (person for _source, person, _money in night.night.counted)
    for bill in night.bills:
        yield from (one["name"] for one in bill["parts"])
