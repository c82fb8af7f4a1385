"""Signatures: of sides under a result, of people under a settlement.

Each stands under the numbers that it was put to: a change of them asks for it again.
"""

from phone.agreement import NOT_SIGNED, NOT_YOURS


def sums_in_short(sums):
    """What is signed of a settlement: the `money` and the `points` of each, in order.

    Money counts where any is at stake, else points.
    """
    numbers = [money for money, _ in sums]
    if not any(numbers):
        numbers = [points for _, points in sums]
    return ",".join([str(number) for number in numbers])


def under_settlement(state, signed, names):
    """Whose names stand under a settlement, and whose stood under another `state`.

    `signed`: (name, state) of each that was put there, the latest last; `names`: those
    who take part.
    """
    last = {}
    for name, other in signed:
        last[name] = other
    return {
        "state": state,
        "names": [name for name in names if last.get(name) == state],
        "before": [name for name in names if last.get(name, state) != state],
        "missing": [name for name in names if last.get(name) != state],
    }


def signing(known, state):
    """Who signed these totals, from which phone, and who signed others."""
    last = last_signed(known["agreements"])
    count, mine = len(known["sides"]), known["mine"]
    under = [side for side in range(count) if is_under(last, side, state)]
    before = [side for side in range(count) if side in last and side not in under]
    to_sign = [mine] if type(mine) is int else range(count)
    missing = [side for side in to_sign if mine is not None and side not in under]
    return {
        "state": state,
        "names": [signed_by(known, side, last[side]) for side in under],
        "before": [signed_by(known, side, last[side]) for side in before],
        "missing": [{"number": one, "name": known["sides"][one]} for one in missing],
    }


def last_signed(agreements):
    """The signature of each side that is not removed, the latest, by the side."""
    last = {}
    for one in agreements:
        if one["came"] == "signed":
            last[one["side"]] = one
        elif one["came"] == "unsigned":
            last.pop(one["side"], None)
    return last


def is_under(last, side, state):
    """Whether the latest signature of a side is under these totals."""
    return side in last and last[side]["state"] == state


def signed_by(known, side, one):
    """A signature as it is listed: whose, from which phone, and who removes it."""
    return {
        "number": side,
        "name": known["sides"][side],
        "phone": one["phone"],
        "is_own": one["is_own"],
        "may_remove": one["is_own"] or known["is_host"],
    }


def why_not_removed(known, note):
    """Why a signature is not removed: (code, sentence), or None where it is."""
    last = last_signed(known["agreements"]).get(note["side"])
    if last is None:
        return "not_signed", NOT_SIGNED
    return None if last["is_own"] or known["is_host"] else ("not_allowed", NOT_YOURS)
