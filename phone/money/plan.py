"""The plan: the fewest payments that settle all balances.

No plan is stored: it follows from the ledger and from who is present. Of several plans
that are as short, it is the one that keeps most of what was shown before the latest
payments.
"""

from .fewest_payments import ABSENT, closest
from .ledger import with_payments

MOST_REPLAYED = 8  # payments before which the plan is worked out again


def plan(owed, latest=(), present=()):
    """The payments that settle balances, and whether no plan has fewer.

    `owed`: the balance of each person or purse, a dict by their numbers, whose order
    decides between equal ones; it sums to zero. `latest`: the latest payments between
    them, the oldest first, which are in the balances. `present`: those at an open
    night, who settle among themselves first; nobody if none is open.
    """
    latest = list(latest)[-MOST_REPLAYED:]
    left = with_payments(owed, [(payee, payer, some) for payer, payee, some in latest])
    old_plan, is_fewest = keep_plan(left, [], present)
    for payment in latest:
        left = with_payments(left, [payment])
        if payment in old_plan:
            old_plan = [one for one in old_plan if one != payment]
        else:
            old_plan, is_fewest = keep_plan(left, old_plan, present)
    return old_plan, is_fewest


def keep_plan(owed, old_plan, present):
    """A plan that keeps most of one that was shown, and whether no plan has fewer."""
    here = {one: owed[one] for one in owed if one in present}
    away = {one: owed[one] for one in owed if one not in here}
    if not any(here.values()) or not any(away.values()):
        return closest(owed, old_plan)
    here[ABSENT] = sum(away.values())
    first, is_first = closest(here, with_absent(old_plan, here))
    among = [payment for payment in first if ABSENT not in payment]
    rest, is_second = closest(with_payments(owed, among), old_plan)
    return among + rest, is_first and is_second


def with_absent(old_plan, here):
    """Payments as those who are here see them: all others are one person."""
    seen = []
    for payment in old_plan:
        payer, payee = [one if one in here else ABSENT for one in payment[:2]]
        if payer != payee:
            same = [one for one in seen if one[:2] == (payer, payee)]
            amount = payment[2] + sum([one[2] for one in same])
            seen = [one for one in seen if one not in same] + [(payer, payee, amount)]
    return seen
