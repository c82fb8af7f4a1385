"""Shared costs and payments at random, and who settles as one, all on the pages."""

from decimal import Decimal

from scorekeeper.models import Bill, Payment
from tests.web import shared_costs
from tests.web.money.nothing_to_do import NothingToDoError
from tests.web.money.random_games import PLACES
from tests.web.page_forms import posted_by


def typed(minor, currency):
    """Minor units as somebody types them."""
    return f"{Decimal(minor).scaleb(-PLACES[currency]):f}"


def share(world, night):
    """Some pay a cost that some share."""
    parts, fields = random_cost(world, night)
    url = f"/nights/{night}/bills/"
    answer = shared_costs.add(world.device, url, fields | {"seen": ""})
    assert answer.status_code == 302, answer.content.decode()
    world.night(night).share(Bill.objects.latest("pk").pk, parts)


def change_cost(world, night):
    """A shared cost was another."""
    kept = world.night(night)
    if not kept.costs:
        raise NothingToDoError
    cost = world.chance.choice(list(kept.costs))
    parts, fields = random_cost(world, night)
    fields["seen"] = Bill.objects.get(pk=cost).version
    answer = shared_costs.add(world.device, f"/nights/{night}/bills/{cost}/", fields)
    assert answer.status_code == 302, answer.content.decode()
    kept.share(cost, parts)


def remove_cost(world, night):
    kept = world.night(night)
    if not kept.costs:
        raise NothingToDoError
    cost = world.chance.choice(list(kept.costs))
    world.post(f"/nights/{night}/bills/{cost}/removal/")
    del kept.costs[cost]


def random_cost(world, night):
    """(paid, share) of each person, and the form filled in with that."""
    chance, kept = world.chance, world.night(night)
    way = chance.choice(["equal", "shares", "cost"])
    most = {"equal": 1, "shares": 5, "cost": 700}[way]
    had = {one: min(most, world.amount(most)) for one in world.some(kept.was_there, 1)}
    least = sum(had.values()) if way == "cost" else 1
    paid = dict.fromkeys(world.some(kept.was_there, 1, 2), 0)
    for one in paid:
        paid[one] = least - 1 + world.amount(3000)
    everybody = {*had, *paid}
    parts = {one: (paid.get(one, 0), had.get(one, 0)) for one in everybody}
    return parts, cost_form(way, paid, had, kept.currency)


def cost_form(way, paid, had, currency):
    """The form of a shared cost as somebody fills it in."""
    fields = {"name": "Drinks", "way": way, "payer": "several"}
    if len(paid) == 1:
        [(payer, amount)] = paid.items()
        fields |= {"payer": payer, "amount": typed(amount, currency)}
    else:
        fields |= {f"paid_{one}": typed(paid[one], currency) for one in paid}
    for one, share in had.items():
        filled = {"equal": "on", "shares": share, "cost": typed(share, currency)}
        fields[f"{way}_{one}"] = filled[way]
    return fields


def rows_to_mark(world, url, how):
    """The forms of a page by which a row is marked as paid, as dicts."""
    forms = posted_by(world.device.get(url).text, url)
    return [
        (form.action, dict(form.fields))
        for form in forms
        if ("paid", how) in form.fields
    ]


def any_row(world, night, how):
    """The form of any row on Money or on the page of a night; None without any."""
    url = world.chance.choice([f"{world.url}money/", f"/nights/{night}/settlement/"])
    rows = rows_to_mark(world, url, how)
    return world.chance.choice(rows) if rows else (None, None)


def mark(world, night):
    """A row of the plan is marked as paid."""
    url, fields = any_row(world, night, "1")
    if not fields:
        raise NothingToDoError
    world.post(url, **fields)
    note_payment(world, url, fields, int(fields["amount"]))


def mark_another_amount(world, night):
    """Another amount was paid than a row says, less or more."""
    url, fields = any_row(world, night, "part")
    if not fields:
        raise NothingToDoError
    amount = world.chance.randint(1, int(int(fields["amount"]) * 1.5) + 1)
    world.paid_less = amount < int(fields["amount"])
    fields["paid_amount"] = typed(amount, fields["currency"])
    world.post(url, **fields)
    note_payment(world, url, fields, amount)


def note_payment(world, url, fields, amount):
    """Writes the newest payment into the ledger; `url`: where it was recorded."""
    night = int(url.split("/")[2]) if url.startswith("/nights/") else None
    night = int(fields.get("night") or 0) or night
    both = int(fields["payer"]), int(fields["payee"])
    known, newest = world.ledger.payments, Payment.objects.latest("pk").pk
    assert newest not in known
    known[newest] = (*both, amount, fields["currency"], night)


def record(world, night):
    """Any payment is recorded: a loan, or more than is owed."""
    payer, payee = world.chance.sample(list(world.people), 2)
    currency, amount = world.night(night).currency, world.amount(9000)
    is_there = {payer, payee} <= world.night(night).was_there
    there, of_group = f"/nights/{night}/payments/", f"{world.url}payments/"
    url = world.chance.choice([there, of_group] if is_there else [of_group])
    fields = {"payer": payer, "payee": payee, "currency": currency}
    if url == of_group:
        fields["night"] = world.chance.choice(["", night])
    world.post(url, amount=typed(amount, currency), **fields)
    note_payment(world, url, fields, amount)


def delete_payment(world, night):
    """A payment is deleted: it was recorded by mistake."""
    if not world.ledger.payments:
        raise NothingToDoError
    payment = world.chance.choice(list(world.ledger.payments))
    where = world.chance.choice([world.url, f"/nights/{night}/"])
    world.post(f"{where}payments/{payment}/deletion/")
    del world.ledger.payments[payment]


def settle_as_one(world, _night):
    people = world.some(world.people, 2, 4)
    world.post(f"{world.url}settling-as-one/", people=people)
    world.ledger.settle_as_one(people)


def separate(world, _night):
    joined = sorted(set().union(*world.ledger.together))
    if not joined:
        raise NothingToDoError
    person = world.chance.choice(joined)
    world.post(f"{world.url}settling-as-one/", separate=person)
    world.ledger.separate([person])
