"""What a circle owes, reckoned again and again from a list of all that happened.

It knows nothing of how nights are settled: fractions are added up person by person, and
fewest payments are found by trying everything.
"""

from collections import Counter
from fractions import Fraction

from tests.fewest_payments import fewest


class NightInLedger:
    """What one night gave: amounts by person (ids), of each game and each bill."""

    def __init__(self):
        self.games, self.bills, self.heads = {}, {}, {}

    def head(self, person):
        return self.heads.get(person, person)


class Ledger:
    """The nights of a circle by their ids, and each payment that was made or moved.

    `paid` counts (payer, payee, amount), wherever it was ticked; `moved` is a list of
    (from, to, payer, payee, amount).
    """

    def __init__(self):
        self.nights, self.paid, self.moved = {}, Counter(), []

    def share(self, night, bill, parts):
        """Enters a bill: (paid, share) by person."""
        total = sum(paid for paid, _ in parts.values())
        shares = sum(share for _, share in parts.values())
        self.nights[night].bills[bill] = {
            person: paid - Fraction(total * share, shares)
            for person, (paid, share) in parts.items()
        }

    def won(self, night):
        """What each purse of a night won or lost, exactly."""
        kept, won = self.nights[night], {}
        for amounts in [*kept.games.values(), *kept.bills.values()]:
            for person, amount in amounts.items():
                add(won, kept.head(person), amount)
        for _from, to, payer, payee, amount in self.moved:
            if to == night:
                add(won, kept.head(payer), -amount)
                add(won, kept.head(payee), amount)
        return won

    def left(self, night, purses, settled):
        """What is still owed on a night, from whole amounts and settled payments."""
        kept, left = self.nights[night], dict(purses)
        for payer, payee, amount in settled:
            add(left, kept.head(payer), amount)
            add(left, kept.head(payee), -amount)
        return without_zeros(left)


def add(amounts, person, amount):
    amounts[person] = amounts.get(person, 0) + amount


def without_zeros(amounts):
    return {person: amount for person, amount in amounts.items() if amount}


def balances(payments):
    """What each person has to get by some (payer, payee, amount)."""
    left = {}
    for payer, payee, amount in payments:
        add(left, payer, -amount)
        add(left, payee, amount)
    return without_zeros(left)


def assert_settles(payments, left):
    """Payments settle what is left, are the fewest, and trouble nobody who is level."""
    assert balances(payments) == left
    assert all(amount > 0 for *_, amount in payments)
    payers = {payer for payer, _, _ in payments}
    payees = {payee for _, payee, _ in payments}
    assert payers == {person for person in left if left[person] < 0}
    assert payees == {person for person in left if left[person] > 0}
    assert len(payments) == fewest(list(left.values()))


def heads_over(households):
    """Who pays for whom by nights in their order: a head by each person of a household.

    `households`: for each night of which something is unpaid its head by person.
    """
    purses = {}
    for heads in households:
        for person, head in heads.items():
            if person == head:
                continue
            purses[head] = head
            for one in [one for one in purses if purses[one] == person] + [person]:
                purses[one] = head
    return {person: head for person, head in purses.items() if person != head}


def of_purses(amounts, heads):
    """Amounts by person as those of the purses that they settle out of."""
    left = {}
    for person, amount in amounts.items():
        add(left, heads.get(person, person), amount)
    return without_zeros(left)
