"""How many payments settle an evening, in a few words."""

from rules.words import spell_count, with_capital


def verdict(count, left):
    """The settlement by `count` payments, of which so many are `left` to be made."""
    if not count:
        return "Nobody owes anything"
    if not left:
        return "All is settled"
    return settled_by(left, "more payment" if left < count else "payment")


def settled_by(count, payment="payment"):
    """How many payments settle it: "Two more payments settle it"."""
    verb = "settles" if count == 1 else "settle"
    return with_capital(f"{spell_count(count, payment)} {verb} it")
