"""An outbox that comes to a log which nobody else has changed."""

from rules import RuleError

from .log import folded

NOTHING = {
    "undo": "What this takes back was not entered.",
    "redo": "What this brings back was not entered.",
}


def follow(here, phone, pending):
    """Makes operations one after the other; a dict for each that cannot be.

    Who takes back very often is asked to send the rest again.
    """
    left = []
    for one in pending:
        if here.patience < 0:
            break
        why = add(here, one) if one["operation"] == "add" else turn(here, phone, one)
        if why:
            left.append({"id": one["id"], "code": why[0], "message": why[1]})
    return left


def add(here, one):
    """Enters an entry; why it is refused, (code, sentence), or None."""
    try:
        here.add(one["id"], one["entry"])
    except RuleError as error:
        return error.code, error.message
    return None


def turn(here, phone, one):
    """Takes back or brings back what the phone meant, not what stands there instead."""
    operation = one["operation"]
    standing, taken_back = folded(here.rows)
    stack = standing if operation == "undo" else taken_back
    if not stack or stack[-1].id != phone.target.get(one["id"]):
        return f"nothing_to_{operation}", NOTHING[operation]
    here.turn(one["id"], operation)
    return None
