"""What the people of a group owe, worked out naively from all that happened.

It shares no code with the app. Everything is worked out again each time:
fractions are added up person by person, and the fewest payments are found by trying
everything. People, nights, games, costs and payments are known by numbers.
"""

from fractions import Fraction

from tests.fewest_payments import fewest

EQUAL = 1000  # parts of a minor unit in which remainders are compared


class Night:
    """What happened at a night, and who is there now.

    `games` and `costs`: what each gave everybody, exactly. `played`: what else is known
    of a game, as its maker likes.
    """

    def __init__(self, number, currency, here):
        self.number, self.currency = number, currency
        self.here, self.was_there = set(here), set(here)
        self.is_open = True
        self.games, self.costs, self.played = {}, {}, {}

    def came(self, person):
        self.here.add(person)
        self.was_there.add(person)

    def share(self, cost, parts):
        """A shared cost: (paid, share) of each person."""
        total = sum(paid for paid, _ in parts.values())
        shares = sum(share for _, share in parts.values())
        self.costs[cost] = {
            person: paid - Fraction(total * share, shares)
            for person, (paid, share) in parts.items()
        }

    def exact(self):
        """What each person won or lost, as fractions of a minor unit."""
        exact = {}
        for amounts in [*self.games.values(), *self.costs.values()]:
            for person, amount in amounts.items():
                add(exact, person, Fraction(amount))
        return exact

    def result(self):
        """The same in whole minor units: those first in the queue are rounded up."""
        exact = self.exact()
        whole = {person: amount.__floor__() for person, amount in exact.items()}
        for person in queue(exact, self.number)[: -sum(whole.values())]:
            whole[person] += 1
        return whole

    def has_turns(self):
        """Whether the last that is rounded up has the same remainder as the next."""
        exact = self.exact()
        up = -sum(amount.__floor__() for amount in exact.values())
        both = queue(exact, self.number)[up - 1 : up + 1] if up else []
        return len({remainder(exact[person]) for person in both}) == 1 < len(both)


def queue(exact, number):
    """People, those with the largest remainders first.

    Equal remainders take turns by the number of the night.
    """
    people = []
    for left in sorted({remainder(amount) for amount in exact.values()}, reverse=True):
        equal = [one for one in sorted(exact) if remainder(exact[one]) == left]
        for _ in range(number % len(equal)):
            equal.append(equal.pop(0))
        people += equal
    return people


def remainder(amount):
    """What an amount has beyond whole minor units, as it is compared with others."""
    return ((amount - amount.__floor__()) * EQUAL + Fraction(1, 2)).__floor__()


class Ledger:
    """All nights and payments of a group, and who settles as one.

    `payments`: (payer, payee, amount, currency, night or None) of each; `together`: a
    list of sets of people.
    """

    def __init__(self):
        self.nights, self.payments, self.together = {}, {}, []

    def settle_as_one(self, people):
        self.separate(people)
        self.together.append(set(people))

    def separate(self, people):
        left = [purse - set(people) for purse in self.together]
        self.together = [purse for purse in left if len(purse) > 1]

    def purse_of(self, person):
        """All who settle as one with somebody."""
        found = [purse for purse in self.together if person in purse]
        return frozenset(found[0] if found else [person])

    def currencies(self):
        """Those in which somebody won, lost or paid anything."""
        nights = {one.currency for one in self.nights.values() if one.result()}
        return nights | {payment[3] for payment in self.payments.values()}

    def balances(self, currency):
        """What each person is owed; minus for somebody who owes."""
        owed = {}
        for night in self.nights.values():
            if night.currency == currency:
                for person, amount in night.result().items():
                    add(owed, person, amount)
        for payer, payee, amount, of_currency, _night in self.payments.values():
            if of_currency == currency:
                add(owed, payer, amount)
                add(owed, payee, -amount)
        return owed

    def purses(self, currency):
        """The same of those who settle as one, added up; only what is not zero."""
        return self.of_purses(self.balances(currency))

    def of_purses(self, amounts):
        """Amounts by person as those of purses; only what is not zero."""
        owed = {}
        for person, amount in amounts.items():
            add(owed, self.purse_of(person), amount)
        return without_zeros(owed)

    def here(self, currency):
        """The purses of those who are at a night in progress."""
        return {
            self.purse_of(person)
            for night in self.nights.values()
            if night.is_open and night.currency == currency
            for person in night.here
        }


def add(amounts, key, amount):
    amounts[key] = amounts.get(key, 0) + amount


def without_zeros(amounts):
    return {key: amount for key, amount in amounts.items() if amount}


def after(owed, rows):
    """Balances once some (payer, payee, amount) are paid; only what is not zero."""
    left = dict(owed)
    for payer, payee, amount in rows:
        add(left, payer, amount)
        add(left, payee, -amount)
    return without_zeros(left)


def assert_settles(rows, owed, here):
    """Rows settle what is owed, and are the fewest.

    `owed`: by purse, only what is not zero; `here`: the purses that are present, who
    settle among themselves first.
    """
    assert after(owed, rows) == {}
    assert all(amount > 0 for *_, amount in rows)
    pairs = [(payer, payee) for payer, payee, _ in rows]
    assert len(set(pairs)) == len(pairs)
    assert {payer for payer, _ in pairs} == {one for one in owed if owed[one] < 0}
    assert {payee for _, payee in pairs} == {one for one in owed if owed[one] > 0}
    assert_here_first(rows, owed, {one for one in owed if one in here})


def assert_here_first(rows, owed, here):
    """Those present settle among themselves as if all others were one person.

    What is left of them is settled with the others by the fewest payments. Where all
    are present, or nobody is, this is the whole plan.
    """
    among = [row for row in rows if row[0] in here and row[1] in here]
    left = after(owed, among)
    away = sum(owed[one] for one in owed if one not in here)
    as_one = [*(owed[one] for one in here), away]
    assert len(among) + len(here & left.keys()) == fewest(as_one)
    assert len(rows) - len(among) == fewest(list(left.values()))
