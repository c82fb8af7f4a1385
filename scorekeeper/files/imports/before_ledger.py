"""Files from before there was a ledger: what they say of payments, converted.

The payments that were made stay. What was left to pay follows from the ledger, but for
two things: where people settled as one on a night, a balance lay with one of them; and
odd cents went to other people. Payments that say so keep each balance as it was.
"""

from collections import defaultdict
from fractions import Fraction
from uuid import uuid5

from django.utils import timezone

from scorekeeper.files.imports import parts
from scorekeeper.files.imports.costs_and_payments import MOST_MONEY
from scorekeeper.money.ledger.plan import fewest_payments
from scorekeeper.money.ledger.results import MILLIONTHS, results_now

AS_ONE = "They settled as one"
ODD = "Odd cents of earlier nights"
SETTLED = ("paid_at", "carried_to", "netted_in")
LATER = {"netted_in": None, "of_netting": None}


def read_payments(content):
    """The payments of a night, made and to be made, as dicts of their columns."""
    return parts.list_of(read_due)(content)


def read_due(content):
    about = dict.fromkeys(["payer", "payee"], parts.name)
    about["amount"] = parts.whole(0, MOST_MONEY)
    about |= dict.fromkeys(["carried_to", *LATER], parts.maybe(parts.identity))
    about["paid_at"] = parts.maybe(parts.moment)
    return parts.parts(LATER | content, **about)


def names_in(night):
    """The names that only an older file has in a night."""
    for here in night.here:
        yield here["settles_with"] or here["name"]
    for row in night.before or ():
        yield from (row["payer"], row["payee"])


def id_of(night, place):
    """The id of a payment that had none: by that of its night and its place there."""
    return uuid5(night, f"payment {place}")


def let_settle(nights, people):
    """Lets people settle as one who did on a night that is not settled."""
    heads = heads_of(
        here for night in sorted(nights, key=by_date) for here in people_owing(night)
    )
    for person in people:
        person["settles_with"] = heads.get(person["name"], person["settles_with"])


def by_date(night):
    return night.night.date


def people_owing(night):
    """Who was at a NightInFile of which something is left to pay, or that goes on."""
    is_open = night.night.closed_at is None
    left = [row for row in night.before or () if not any(row[one] for one in SETTLED)]
    return night.here if is_open or left else []


def heads_of(there):
    """Who settles with whom by rows of who was there, of which the latest counts."""
    heads = {}
    for row in there:
        person, head = row["name"], row["settles_with"]
        if head and head != person:
            heads.pop(head, None)
            before = [one for one in heads if heads[one] == person]
            heads |= dict.fromkeys([*before, person], head)
    return heads


def payments_made(night):
    """The payments that were made for a NightInFile, as a file of today has them."""
    about = {"night": night.night.client_id, "currency": night.night.currency}
    about |= {"note": "", "by": None, "phone": None}
    for place, row in enumerate(night.before or ()):
        if row["paid_at"] and row["amount"] and row["payer"] != row["payee"]:
            same = {one: row[one] for one in ("payer", "payee", "amount", "paid_at")}
            yield about | same | {"id": id_of(night.night.client_id, place)}


def keeping_balances(group, nights, people):
    """Payments between people whose balances differed from their results.

    `nights`: NightsInFile that are written, all those of a file: a debt of one night
    may be settled with another. `people`: the Person for each name.
    """
    is_joint = any(here["settles_with"] for one in nights for here in one.here)
    same = {"night": None, "paid_at": timezone.now(), "by": None, "phone": None}
    same["note"] = AS_ONE if is_joint else ODD
    first = min([one.night.client_id for one in nights], default=None)
    for currency, off in off_by(group, nights, people).items():
        for payer, payee, amount in fewest_payments(off):
            who = {"payer": payer, "payee": payee, "amount": amount}
            id = uuid5(first, f"{currency} {payer} {payee}")
            yield same | who | {"id": id, "currency": currency}


def off_by(group, nights, people):
    """By currency and name how far results lie above what people were owed."""
    names = {person.pk: name for name, person in people.items()}
    off = sums_owed(nights, -1)
    for night, won in results_now(group.pk, [one.night.pk for one in nights]):
        for person, amount in won.items():
            add(off[night.currency], names[person], amount)
    return off


def sums_owed(nights, sign):
    """By currency and name what people were owed, before any payment, times a sign."""
    carried, total = defaultdict(list), defaultdict(dict)
    for row in (row for one in nights for row in one.before):
        carried[row["carried_to"]].append(row)
    ids = {one.night.client_id for one in nights}
    for night in nights:
        sums = total[night.night.currency]
        for name, amount in by_purses(night, carried[night.night.client_id]).items():
            add(sums, name, sign * amount)
        add_due(sums, [row for row in night.before if row["carried_to"] in ids], -sign)
    for currency, sums in netted_sums(nights):
        for name, amount in sums.items():
            add(total[currency], name, sign * amount)
    return total


def netted_sums(nights):
    """(currency, sums by name) of what nettings moved: within purses only.

    A netting that is not all in these nights moves more than that, and is left out.
    """
    joint, found = joint_in(nights), defaultdict(dict)
    for night in nights:
        for row in night.before:
            for label, sign in (("of_netting", 1), ("netted_in", -1)):
                if row[label]:
                    add_due(found[night.night.currency, row[label]], [row], sign)
    for (currency, _netting), sums in found.items():
        purses = [joint.get(name, {name}) for name in sums]
        if not any(sum(sums.get(one, 0) for one in purse) for purse in purses):
            yield currency, sums


def joint_in(nights):
    """For each name those who ever settled as one with that person, in a set."""
    joint = {}
    for here in (here for one in nights for here in one.here if here["settles_with"]):
        pair = here["name"], here["settles_with"]
        both = set().union(*(joint.get(name, {name}) for name in pair))
        joint |= dict.fromkeys(both, both)
    return joint


def by_purses(night, carried):
    """What a NightInFile gave each purse, by the name of its head: whole minor units.

    `carried`: what was carried to it.
    """
    won = exact_parts(night)
    add_due(won, carried, MILLIONTHS)
    heads = {here["name"]: here["settles_with"] for here in night.here}
    purses = {}
    for name in [*heads, *(one for one in won if one not in heads)]:
        head = heads.get(name)
        head = head if head in heads or head in won else name
        add(purses, head, won.get(name, 0))
    return dict(zip(purses, round_largest_up(list(purses.values())), strict=True))


def exact_parts(night):
    """What each person won, by name, in millionths of a minor unit."""
    exact = {}
    for game in night.games:
        given = game.given if game.game.pk else []  # one that is written
        for name, row in zip(game.people, given, strict=bool(given)):
            add(exact, name, int(row.money * MILLIONTHS))
    for bill in night.bills:
        paid = sum(one["paid"] for one in bill["parts"])
        count = sum(one["share"] for one in bill["parts"])
        for part in bill["parts"]:
            won = part["paid"] - Fraction(paid * part["share"], count)
            add(exact, part["name"], won * MILLIONTHS)
    return exact


def round_largest_up(amounts):
    """Millionths in whole minor units, the largest remainders rounded up."""
    whole = [int(amount // MILLIONTHS) for amount in amounts]
    missing = int(sum(amounts) // MILLIONTHS) - sum(whole)
    by_size = sorted((-(one % MILLIONTHS), at) for at, one in enumerate(amounts))
    for _remainder, place in by_size[:missing]:
        whole[place] += 1
    return whole


def add_due(sums, rows, sign):
    """Adds what people owe each other by some rows."""
    for row in rows:
        add(sums, row["payer"], -sign * row["amount"])
        add(sums, row["payee"], sign * row["amount"])


def add(amounts, name, amount):
    amounts[name] = amounts.get(name, 0) + amount
