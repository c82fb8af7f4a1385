"""An offline night as it is now, whatever page of this phone began it."""

# what was not there yet
LATER = {"ante": "", "cap": "", "payments": [], "removed": [], "trouble": ""}
LATER |= {"agreeing": False, "signatures": [], "time_zone": "", "number": 0}
LATER |= {"sent": None}
OF_A_PAYMENT = ("payer", "payee", "amount", "paid_at")
# a hash of any text in 128 bits, which the small Python can work out (FNV-1a)
FIRST, PRIME, BITS = 0x6C62272E07BB014262B821756295C58D, 2**88 + 0x13B, 2**128 - 1


def as_now(evening):
    """An evening with all its parts; those payments of `kept` that were made stay.

    Earlier pages kept the whole plan there, with `paid_at` of each payment made. A page
    that is still open can keep another there.
    """
    known = LATER | evening
    paid = [one for one in evening.get("kept", []) if one["paid_at"]]
    have = [one["id"] for one in known["payments"]] + known["removed"]
    new = [one for one in with_ids(known["id"], paid) if one["id"] not in have]
    return known | {"payments": known["payments"] + new, "kept": []}


def with_ids(evening, paid):
    """Payments that an earlier page kept, each with an id that it always has.

    It comes from the payment itself, whose place among the others changed. Payments
    that are alike are counted.
    """
    made, found = [], []
    for payment in paid:
        same = [payment[part] for part in OF_A_PAYMENT]
        about = [evening, found.count(same)] + same
        found.append(same)
        made.append(payment | {"id": identity_of(about), "note": ""})
    return made


def identity_of(parts):
    """An id in the form of a UUID, the same for the same parts."""
    number = FIRST
    for byte in "\n".join([str(part) for part in parts]).encode():
        number = ((number ^ byte) * PRIME) & BITS
    text = f"{number:032x}"
    return "-".join([text[:8], text[8:12], text[12:16], text[16:20], text[20:]])
