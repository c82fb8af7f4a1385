"""Payments of an offline night: facts, whatever games are corrected later."""

from phone import money, names
from phone.bounds import LONGEST_NOTE, MOST_PAYMENTS
from phone.screen.evening.settle import value_of

from .refusal import refuse
from .settlement import settle_evening

FILLED_IN = ("payer", "payee", "amount", "note")
GONE = "This payment is no longer in the plan."
PAYER, PAYEE = "Choose who paid.", "Choose who was paid."
SAME = "A person can't pay themselves. Choose someone else."
NO_AMOUNT = "Enter the amount paid. It must be more than zero."
LONG = f"A note can have at most {LONGEST_NOTE} letters."
FULL = f"An offline night can have at most {MOST_PAYMENTS:,} payments. Send it first."


def mark_as_paid(page):
    """The evening with a payment of its plan, in full."""
    evening = page["evening"]
    plan = settle_evening(evening)["plan"]
    due = [row for row in plan if value_of(evening, row) == page["value"]]
    refuse("" if due else GONE)
    return with_payment(page, due[0])


def record(page):
    """The evening with any payment, as it is filled in."""
    fields = page["fields"]
    page["draft"]["payment"] = {part: fields.get(part, "") for part in FILLED_IN}
    payer, payee, typed, note = [fields.get(part, "") for part in FILLED_IN]
    people = page["evening"]["people"]
    refuse("" if payer in people else PAYER)
    refuse("" if payee in people else PAYEE)
    refuse("" if payer != payee else SAME)
    amount = money.read_coins(typed, page["evening"]["group"]["places"])
    refuse("" if amount else NO_AMOUNT)
    note = names.tidy(note)
    refuse(LONG if len(note) > LONGEST_NOTE else "")
    payment = {"payer": payer, "payee": payee, "amount": amount}
    done = with_payment(page, payment, note)
    page["draft"]["payment"] = {}
    return done


def with_payment(page, payment, note=""):
    """The evening with one payment more."""
    evening = page["evening"]
    count = len(evening["payments"]) + len(evening["removed"])
    refuse(FULL if count >= MOST_PAYMENTS else "")
    made = {part: payment[part] for part in ("payer", "payee", "amount")}
    made |= {"id": page["id"], "paid_at": page["now"], "note": note}
    return {"evening": evening | {"payments": evening["payments"] + [made]}}


def delete(page):
    """The evening without a payment that was recorded by mistake."""
    evening, gone = page["evening"], page["value"]
    left = [one for one in evening["payments"] if one["id"] != gone]
    is_new = len(left) < len(evening["payments"])
    removed = evening["removed"] + ([gone] if is_new else [])
    return {"evening": evening | {"payments": left, "removed": removed}}
