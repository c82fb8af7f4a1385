"""The bills and payments that a file brings, written."""

from scorekeeper.importing.parts import FileError
from scorekeeper.models import Bill, BillPart, Night, Payment
from scorekeeper.settling import write_dues

CARRIED = (
    "A payment in this file is carried to a night that is neither in it nor here: take "
    "that night in first."
)


def counted_here(night, people):
    """What the payments of a night in a file count, with people by their id here."""
    return [[source, people[name].pk, money] for source, name, money in night.counted]


def write_bills(circle, nights, people):
    """The bills of nights, with who paid and who shares them."""
    with_nights = [(one.night, bill) for one in nights for bill in one.bills]
    bills = Bill.objects.bulk_create(
        Bill(
            circle=circle,
            night=night,
            name=bill["name"],
            way=bill["way"],
            client_id=bill["id"],
        )
        for night, bill in with_nights
    )
    BillPart.objects.bulk_create(
        BillPart(
            circle=circle,
            bill=bill,
            person=people[part["name"]],
            paid=part["paid"],
            share=part["share"],
        )
        for bill, (_, content) in zip(bills, with_nights, strict=True)
        for part in content["parts"]
    )


def write_payments(circle, nights, people):
    """The payments of nights, each carried to where it was."""
    carried = {row["carried_to"] for one in nights for row in one.payments} - {None}
    to = {
        night.client_id: night
        for night in Night.objects.filter(circle_id=circle.pk, client_id__in=carried)
    }
    if carried - set(to):
        raise FileError(CARRIED)
    Payment.objects.bulk_create(
        payment(circle, one.night, row, people, to)
        for one in nights
        for row in one.payments
    )


def payment(circle, night, row, people, to):
    """A Payment (not saved) of what a file says of one."""
    kept = {name: row[name] for name in SAME}
    return Payment(
        circle=circle,
        night=night,
        payer=people[row["payer"]],
        payee=people[row["payee"]],
        carried_to=to.get(row["carried_to"]),
        **kept,
    )


SAME = ["amount", "paid_at", "since", "netted_in", "of_netting"]


def write_what_is_owed(nights, with_new_games):
    """Writes what is owed for closed nights of which the file does not say it.

    The first files did not; and a game may have come to a night that was here.
    """
    silent = [one.night for one in nights if not one.payments and has_money(one)]
    new = {one.night.pk for one in nights}
    nights_before = [night for night in with_new_games if night.pk not in new]
    for night in {night.pk: night for night in silent + nights_before}.values():
        if night.closed_at:
            write_dues(night)


def has_money(night):
    """Whether anybody won or owes something on a NightInFile."""
    given = [row for game in night.games for row in game.given]
    return bool(night.bills) or any(row.money for row in given)
