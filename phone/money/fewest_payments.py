"""The fewest payments that bring some people level, kept close to a plan before it.

A payment is (payer, payee, amount). Somebody who owes only pays, somebody who is owed
is only paid, and nobody else does anything.
"""

from rules.settlement import MOST_SEARCHED, fewest_transfers, most_level_sets

from .ledger import with_payments

ABSENT = None  # in place of a person: all who are not present, as one
MOST_COMPARED = 10  # people: for more a plan is chosen first, and fitted to the other
MOST_TRIES = 64  # plans that are compared with the one before


def closest(owed, old_plan):
    """The fewest payments, and whether no plan has fewer.

    `owed`: balances that sum to zero, a dict. Of several plans that are as short, the
    one with most payments of `old_plan`, which come first.
    """
    order = in_order(owed)
    plan, is_fewest = fewest(order, owed)
    kept = kept_of(old_plan, order, owed, len(plan)) if old_plan else []
    rest, _ = fewest(order, with_payments(owed, kept))
    return (kept + rest if len(kept + rest) <= len(plan) else plan), is_fewest


def in_order(owed):
    """The people of some balances in their own order, by which equal ones are named.

    A dict keeps no order on a phone.
    """
    absent = [ABSENT] if ABSENT in owed else []
    return sorted([one for one in owed if one is not ABSENT]) + absent


def fewest(order, left):
    """The fewest payments that bring everybody level, and whether it is proved so."""
    transfers, is_fewest = fewest_transfers([left.get(one, 0) for one in order])
    return [
        (order[payer], order[payee], amount) for payer, payee, amount in transfers
    ], is_fewest


def kept_of(old_plan, order, left, count):
    """Those of some payments that stay: the most that a plan of `count` can have."""
    owing = [one for one in order if left.get(one, 0)]
    if len(owing) > MOST_COMPARED:
        return kept_in_sets(old_plan, level_sets_of(owing, left), left)
    search = Search(owing, old_plan)
    search.go_on(left, 0, [], count)
    return search.best


class Search:
    """Plans that are as short, looked through for the one that keeps most."""

    def __init__(self, order, shown):
        self.order, self.shown = order, shown
        self.tries, self.best = MOST_TRIES, []

    def go_on(self, left, place, kept, count):
        """Tries the payments from a place on, beside those that are kept so far.

        `count`: how many payments settle what is `left` at least.
        """
        if len(kept) > len(self.best):
            self.best = kept
        for later in range(place, len(self.shown)):
            most = len(kept) + min(count, len(self.shown) - later)
            if most <= len(self.best) or not self.tries:
                return
            payment = self.shown[later]
            if is_due(left, payment):
                rest = with_payments(left, [payment])
                self.tries -= 1
                if len(fewest(self.order, rest)[0]) < count:
                    self.go_on(rest, later + 1, kept + [payment], count - 1)


def is_due(left, payment):
    """Whether one owes so much and the other is owed it."""
    payer, payee, amount = payment
    return 0 < amount <= min(-left.get(payer, 0), left.get(payee, 0))


def level_sets_of(owing, left):
    """As many level sets as can be of people who come out even among themselves."""
    if len(owing) > MOST_SEARCHED:
        return [owing]
    places = list(range(len(owing)))
    level_sets = most_level_sets([left[one] for one in owing], places)
    return [[owing[place] for place in level_set] for level_set in level_sets]


def kept_in_sets(old_plan, level_sets, left):
    """Payments within one set that each bring somebody level: no plan is longer."""
    kept = []
    for payment in old_plan:
        payer, payee, amount = payment
        is_within = any(payer in one and payee in one for one in level_sets)
        is_level_then = amount in (-left[payer], left[payee])
        if is_within and is_due(left, payment) and is_level_then:
            kept.append(payment)
            left = with_payments(left, [payment])
    return kept
