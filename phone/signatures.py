"""Signatures: of sides under a result, of people under a settlement.

Each stands under the numbers that it was put to: a change of them asks for it again.
"""

from phone.agreement_checks import NOT_SIGNED, NOT_YOURS, OTHER_TOTALS


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


def signers_of(known, state):
    """Who signed these totals, from which phone, and who signed others."""
    last = last_signed(known)
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


def in_short(totals):
    """What is signed of a game: its totals, in the order of its sides."""
    return ",".join([str(total) for total in totals])


def standing_signatures(said, undoes):
    """The signatures that stand, in lists by their sides, in order.

    `said`: what came of a game, dicts; `undoes(removal, signature)`: whether a removal
    is of this signature. The first of each side under the same totals counts.
    """
    found = {}
    for row in said:
        side, of_side = row["side"], found.get(row["side"], [])
        if row["came"] == "signed" and not is_again(of_side, row):
            found[side] = of_side + [row]
        elif row["came"] == "unsigned":
            found[side] = [other for other in of_side if not undoes(row, other)]
    return found


def is_again(of_side, signature):
    """Whether a signature is under the same totals as the last of its side."""
    return bool(of_side) and of_side[-1]["state"] == signature["state"]


def last_signed(known):
    """The signature of each side that is not removed, the latest, by the side.

    What this phone removed is its own signature, or for a host any.
    """

    def undoes(removal, row):
        return known["is_host"] or not removal["is_own"] or row["is_own"]

    stand = standing_signatures(known["agreements"], undoes)
    return {side: stand[side][-1] for side in stand if stand[side]}


def is_under(last, side, state):
    """Whether the latest signature of a side is under these totals."""
    return side in last and last[side]["state"] == state


def signed_by(known, side, signature):
    """A signature as it is listed: whose, from which phone, and who removes it."""
    return {
        "number": side,
        "name": known["sides"][side],
        "phone": signature["phone"],
        "is_own": signature["is_own"],
        "may_remove": signature["is_own"] or known["is_host"],
    }


def why_not_signed(state, note):
    """Why a signature is not put there: (code, sentence), or None where it is.

    `state`: of the totals as they are now.
    """
    return None if note["state"] == state else ("other_totals", OTHER_TOTALS)


def why_not_removed(known, note):
    """Why a signature is not removed: (code, sentence), or None where it is."""
    last = last_signed(known).get(note["side"])
    if last is None:
        return "not_signed", NOT_SIGNED
    return None if last["is_own"] or known["is_host"] else ("not_allowed", NOT_YOURS)
