"""A bill shared by all: entered, changed or taken away."""

from django.db import transaction

from scorekeeper import bounds
from scorekeeper.models import Bill, BillPart, Night
from scorekeeper.models.repeated_requests import is_repeated, note_request
from scorekeeper.money.ledger.results import write_results

MOST_LOOKED_AT = 20  # of the latest bills of a group, for those of one currency


def bills_to_copy(night, *, of_group):
    """The latest bills that a new one of a night can begin as.

    `of_group`: those of other nights as well, as far as they are in the same currency.
    """
    bills = Bill.objects if of_group else night.bills
    bills = bills.filter(group_id=night.group_id).select_related("night")
    latest = bills.order_by("-pk")[:MOST_LOOKED_AT]
    return [bill for bill in latest if bill.night.currency == night.currency]


@transaction.atomic
def enter_bill(night, name, way, parts, client_id):
    """A new Bill (saved) of a night; sent twice, it is entered once.

    `parts`: (person, paid, share) of everybody who paid or shares, in minor units. What
    says something else than the Bill of this id is not entered: None. Raises
    TooManyError where the night has as many as it may.
    """
    night = held_night(night)
    entered = night.bills.filter(client_id=client_id).first()
    if entered:
        return entered if is_same(entered, name, way, parts) else None
    bounds.refuse_bills(night)
    bill = Bill(group_id=night.group_id, night=night, client_id=client_id)
    return save_bill(bill, name, way, parts)


def is_same(bill, name, way, parts):
    """Whether a bill is what is said of it."""
    kept = {(part.person_id, part.paid, part.share) for part in bill.parts.all()}
    wanted = {(person.pk, paid, share) for person, paid, share in parts}
    return (bill.name, bill.way, kept) == (name, way, wanted)


@transaction.atomic
def change_bill(night, bill, name, way, parts, *, seen, client_id):
    """Changes a bill of which a phone had `seen` so many versions.

    False, and it stays, if it was changed since then.
    """
    held = held_night(night).bills.filter(pk=bill.pk).first()
    if is_repeated(night.group_id, client_id):
        return True
    if held is None or held.version != seen:
        return False
    held.version += 1
    held.parts.all().delete()
    save_bill(held, name, way, parts)
    note_request(night.group_id, client_id)
    return True


@transaction.atomic
def remove_bill(night, bill, *, client_id=None):
    """Takes a bill away, or finds it gone."""
    night = held_night(night)
    if is_repeated(night.group_id, client_id):
        return
    bill.parts.all().delete()
    night.bills.filter(pk=bill.pk).delete()
    note_request(night.group_id, client_id)
    write_results(night.group_id, [night.pk])


def save_bill(bill, name, way, parts):
    """The bill, saved with what is said of it; the result of its night follows."""
    bill.name, bill.way = name, way
    bill.save()
    BillPart.objects.bulk_create(
        BillPart(
            group_id=bill.group_id, bill=bill, person=person, paid=paid, share=share
        )
        for person, paid, share in parts
    )
    write_results(bill.group_id, [bill.night_id])
    return bill


def held_night(night):
    """The night as it is now, held until the transaction ends."""
    rows = Night.objects.select_for_update(of=("self",))
    return rows.get(pk=night.pk, group=night.group_id)
