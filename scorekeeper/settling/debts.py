"""Who owes whom over several nights: all that is unpaid, netted to fewest payments.

They are read here, and paid in `paying_debts.py`.
"""

from collections import defaultdict
from dataclasses import dataclass, field

from django.db.models import Count, F, Max, Window
from django.db.models.functions import RowNumber

from phone.money import open_payments
from scorekeeper.models import Night, Payment, Person
from scorekeeper.models.indexes import UNPAID
from scorekeeper.settling.unpaid import unpaid_in

LATELY = 6
EACH, IN_ALL = 20, 600  # payments that a debt is opened to, the latest; of all debts
BEHIND = 6  # nights of a netting that are named, the latest


@dataclass
class Debt:
    """What one person owes another; `because`: (Payment, amount) of the payer's own.

    Those are some of the latest, the amounts minus where he pays. All of them, of which
    there are `count`, come to his `balance`, which is all that he owes.
    """

    payer: Person
    payee: Person
    amount: int
    balance: int
    count: int
    because: list = field(default_factory=list)


@dataclass
class Netted:
    """What is unpaid in one currency: (Person, amount) of each by name, and Debts.

    `between`: (amount, how many payments) by (payer, payee), ids; `people` by id.
    `is_exact`: nothing settles it with fewer payments, which is proved up to fourteen.
    `heads`: who settles with whom, and so out of whose purse, by ids.
    """

    currency: str
    between: dict
    people: dict
    heads: dict
    balances: list = field(default_factory=list)
    debts: list = field(default_factory=list)
    is_exact: bool = True

    def purse_of(self, person):
        """The id of whoever holds the purse of a person (an id)."""
        return self.heads.get(person, person)

    def others(self, head):
        """The names of those who settle with a Person, by name."""
        others = [one for one in self.heads if self.heads[one] == head.pk]
        return sorted(self.people[one].name for one in others)


def debts_of(circle, open_nights=None):
    """What is unpaid in a circle: a Netted for each currency.

    `open_nights`: its Nights in progress, where they are here.
    """
    nights = list(in_progress(circle)) if open_nights is None else open_nights
    all_unpaid = unpaid_in(circle, nights)
    sums = netted_each(all_unpaid)
    tell_why(sums, all_unpaid)
    return sums


def in_progress(circle):
    return Night.objects.in_progress().filter(circle_id=circle.pk).order_by("pk")


def netted_each(all_unpaid):
    """The Netted of each currency, of an Unpaid."""
    people, heads = all_unpaid.people, all_unpaid.heads
    between = sorted(all_unpaid.between().items())
    return [netted(currency, pairs, people, heads) for currency, pairs in between]


def netted(currency, between, people, heads):
    """The Netted of what is unpaid in one currency."""
    among = Netted(currency, between, people, heads)
    sums, counts = {}, {}
    for pair, (amount, count) in between.items():
        for person, won in zip(pair, (-amount, amount), strict=True):
            head = among.purse_of(person)
            sums[head] = sums.get(head, 0) + won
            counts[head] = counts.get(head, 0) + count
    payments, among.is_exact = open_payments(sorted(sums), sums, [], [])
    among.debts = [
        Debt(people[payer], people[payee], amount, sums[payer], counts[payer])
        for payer, payee, amount in payments
    ]
    balances = [(people[pk], amount) for pk, amount in sums.items()]
    among.balances = sorted(balances, key=lambda balance: balance[0].name)
    return among


def tell_why(sums, all_unpaid):
    """Gives each Debt of some Netteds the latest payments that it comes from."""
    heads, debts = all_unpaid.heads, sum(len(among.debts) for among in sums)
    most = max(1, min(EACH, IN_ALL // max(1, debts)))
    because = defaultdict(list)
    for row in all_unpaid.latest() if debts else []:
        for person, amount in [(row.payer, -row.amount), (row.payee, row.amount)]:
            purse = row.night.currency, heads.get(person.pk, person.pk)
            because[purse].append((row, amount))
    for among in sums:
        for debt in among.debts:
            debt.because = because[among.currency, debt.payer.pk][-most:]


def nights_behind(circle, rows):
    """Of what nettings took up: {netting: (how many nights, the latest of them)}.

    The earliest first; of these Nights only the id and the date are known.
    """
    nettings = {row.of_netting for row in rows} - {None}
    taken_up = Payment.objects.filter(circle_id=circle.pk, netted_in__in=nettings)
    nights = taken_up.values_list("netted_in", "night_id").order_by()
    nights = nights.annotate(date=Max("night__date"))
    order = F("date").desc(), F("night_id").desc()
    place = Window(RowNumber(), partition_by=[F("netted_in")], order_by=order)
    count = Window(Count("*"), partition_by=[F("netted_in")])
    nights = nights.annotate(count=count, place=place).filter(place__lte=BEHIND)
    behind = {}
    for netting, pk, date, in_all, _place in nights.order_by("-place"):
        behind.setdefault(netting, (in_all, []))[1].append(Night(pk=pk, date=date))
    return behind


def paid_lately(circle):
    """The payments of a circle that were made last, the latest first."""
    rows = Payment.objects.filter(circle_id=circle.pk, paid_at__isnull=False)
    return rows.select_related("night", "payer", "payee").order_by("-paid_at")[:LATELY]


def is_owed_elsewhere(plan):
    """Whether what a plan left to other nights may not be paid yet.

    What is carried on is owed at its night; what was netted until all of it is paid.
    """
    if any(due.carried_to for due in plan.dues):
        return True
    nettings = {due.payment.netted_in for due in plan.dues} - {None}
    seen = set()
    while nettings:
        seen |= nettings
        circle = plan.dues[0].payment.circle_id
        rows = Payment.objects.filter(circle_id=circle, of_netting__in=nettings)
        if rows.filter(UNPAID).exists():
            return True
        nettings = set(rows.values_list("netted_in", flat=True)) - {None} - seen
    return False
