"""What a file says of two of the people who are one: all that it takes to part them."""

OWN = ("name", "colour", "is_active")


def content_of(rows, nights, payments, names):
    """The `merged` of a content, in the order in which they were; nothing without any.

    `rows`: SamePersons. `nights`: as they leave, with their rows. `payments`: as they
    leave. `names`: of the people, by id.
    """
    ids = ids_of(nights) | {"payment": {row.pk: str(row.client_id) for row in payments}}
    ids |= {"same": {row.pk: place for place, row in enumerate(rows)}}
    merged = [merge_content(row, ids) | {"into": names[row.person_id]} for row in rows]
    return {"merged": merged} if merged else {}


def ids_of(nights):
    """By table and id what the rows of some nights are called in the file."""
    ids = {name: {} for name in ("night", "game", "billpart")}
    for night in nights:
        own = str(night.client_id)
        ids["night"][night.pk] = own
        ids["game"] |= {game.pk: str(game.client_id) for game in night.rows_played}
        for bill in night.rows_billed:
            parts = {part.pk: str(bill.client_id) for part in bill.rows_shared}
            ids["billpart"] |= parts
    return ids


def merge_content(row, ids):
    """What a SamePerson was and had, as far as it is in the file."""
    moved = row.moved
    rows = {label: moved["rows"].get(label, []) for label in LABELS}
    payer, payee, shared, before = (rows[label] for label in LABELS)
    way = {"pay_to": row.pay_to} if row.pay_to else {}
    return way | {
        **{name: getattr(row, name) for name in OWN},
        "games": names_of(moved["games"], ids["game"]),
        "nights": names_of(moved["nights"], ids["night"]),
        "there": [
            stay | {"night": ids["night"][stay["night"]]}
            for stay in moved["there"]
            if stay["night"] in ids["night"]
        ],
        "bills": names_of(shared, ids["billpart"]),
        "paid": names_of(payer, ids["payment"]),
        "got": names_of(payee, ids["payment"]),
        "before": names_of(before, ids["same"]),
    }


LABELS = ("payment.payer", "payment.payee", "billpart.person", "sameperson.person")


def names_of(pks, names):
    return [names[pk] for pk in pks if pk in names]
