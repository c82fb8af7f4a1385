"""The payments of nights that leave as a file, as the pages of the nights list them."""

from scorekeeper import settling


def give_payments(nights, payments, people):
    """Gives nights, with all else that is theirs, their `rows_paid`.

    What is owed for one that goes on is reckoned; it takes no query.
    """
    people = {person.pk: person for person in people}
    paid, carried = ({night.pk: [] for night in nights} for _ in range(2))
    for row in payments:
        row.payer, row.payee = people[row.payer_id], people[row.payee_id]
        paid.get(row.night_id, []).append(row)
        carried.get(row.carried_to_id, []).append(row)
    for night in nights:
        night.rows_paid = paid[night.pk]
        if not night.closed_at:
            night.rows_paid = as_listed(night, carried[night.pk], people)


def as_listed(night, carried, people):
    """The payments of a night that goes on: what was paid, and what is owed now."""
    for row in night.rows_here:
        row.person = people[row.person_id]
    own = [row for row in night.rows_paid if not row.of_netting]
    parts = settling.parts_given(night.rows_played, night.rows_billed, carried, people)
    plan = settling.plan_from(night, night.rows_here, parts, own)
    others = [row for row in night.rows_paid if row.of_netting]
    return others + [due.payment for due in plan.dues]
