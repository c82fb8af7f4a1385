"""Whatever happens in whatever order: every page agrees with a naive ledger."""

import pytest

from scorekeeper.models import Night, Payment
from scorekeeper.words import night_title
from tests.often import some
from tests.tries import tries
from tests.web.devices import Device
from tests.web.money import shown_files
from tests.web.money import shown_money as shown
from tests.web.money.naive_ledger import after, assert_settles, without_zeros
from tests.web.money.random_nights import RandomNights

pytestmark = pytest.mark.django_db
SHORT, LONG = 3, 300
STEPS = 12
MOST_PARTS, EARLIER = 5, "from earlier nights"  # the last of so many


@pytest.mark.parametrize(
    "seed", some([*tries(range(SHORT)), *range(SHORT, LONG)], SHORT)
)
def test_all_pages_agree_with_a_naive_ledger_after_every_step(seed):
    world = RandomNights(seed)
    before = money_agrees(world)
    for _ in range(STEPS):
        name = world.step()
        payments_are_facts(world)
        rows = money_agrees(world)
        night_agrees(world, world.touched, rows)
        files_agree(world, world.touched)
        if name == "mark" or (world.paid_less and len(rows) == len(before)):
            others_stay(before, rows)
        before = rows
    for night in world.ledger.nights:
        night_agrees(world, night, before)
        guest_sees_those_of_the_night(world, night, before)
    whole_files_agree(world)


def others_stay(before, rows):
    """Where a row was marked as paid, in full or in part, each other is as it was."""
    before, rows = sorted(map(bare, before)), sorted(map(bare, rows))
    gone = [row for row in before if row not in rows]
    left = [row for row in rows if row not in before]
    assert len(gone) <= 1
    assert [row[:2] for row in left] in ([], [row[:2] for row in gone])


def payments_are_facts(world):
    """Payments are as they were recorded, whatever else happens."""
    rows = Payment.objects.filter(group=world.group)
    parts = ("payer_id", "payee_id", "amount", "currency", "night_id")
    assert {row.pk: tuple(getattr(row, part) for part in parts) for row in rows} == (
        world.ledger.payments
    )


def money_agrees(world):
    """Balances and rows on Money are those of the ledger: the rows."""
    page, ledger = world.device.get(f"{world.url}money/").text, world.ledger
    balances, rows = shown.balances_of(page), shown.rows_of_page(page)
    assert {one for one in ledger.currencies() if ledger.purses(one)} <= balances.keys()
    for currency in balances:
        owed = ledger.purses(currency)
        assert without_zeros(by_purse(world, balances[currency])) == owed
        plan = plan_of(world, rows, currency)
        assert_settles(plan, owed, ledger.here(currency))
    assert {row.currency for row in rows} <= balances.keys()
    comes_from(world, rows)
    return rows


def plan_of(world, rows, currency):
    """(payer, payee, amount) of the rows in a currency, by purses."""
    return [
        (purse(world, row.payer), purse(world, row.payee), row.amount)
        for row in rows
        if row.currency == currency
    ]


def by_purse(world, balances):
    """Balances by names ("Ann + Bob") as those of purses."""
    return {
        frozenset(id_of(world, name) for name in names.split(" + ")): amount
        for names, amount in balances.items()
    }


def id_of(world, name):
    return next(pk for pk, own in world.people.items() if own == name)


def purse(world, name):
    return world.ledger.purse_of(id_of(world, name))


def comes_from(world, rows, tonight=None):
    """Each row says what its payer owes, and the first of each payer why."""
    explained, titles = set(), titles_of(world, tonight)
    for row in rows:
        owed, parts = shown.sources_of(row)
        assert owed == -world.ledger.purses(row.currency)[purse(world, row.payer)]
        assert (parts is None) == ((row.payer, row.currency) in explained)
        explained.add((row.payer, row.currency))
        if parts is not None:
            assert sum(amount for amount, _ in parts) == owed
            is_cut = EARLIER in [origin for _, origin in parts]
            assert not is_cut or len(parts) == MOST_PARTS
            for amount, origin in parts:
                is_in_ledger(world, row, amount, origin, titles)


def titles_of(world, tonight):
    """The nights by what a page calls each; `tonight`: the one that it is of."""
    nights = Night.objects.filter(group=world.group)
    return {night_title(night): night.pk for night in nights} | {"tonight": tonight}


def is_in_ledger(world, row, amount, origin, titles):
    """A part of what the payer of a row owes comes from what it says."""
    kind, _, name = origin.rpartition(" ")
    if origin.removeprefix("from ") in titles:
        night = world.night(titles[origin.removeprefix("from ")])
        assert night.currency == row.currency
        won = world.ledger.of_purses(night.result())
        assert won[purse(world, row.payer)] == -amount
    elif origin != EARLIER:
        is_paid(world, row, kind, name, amount)


def is_paid(world, row, kind, name, amount):
    """A part of a row that was paid or received is a payment in the ledger."""
    assert (kind, amount > 0) in [("paid to", False), ("received from", True)]
    here, there = (0, 1) if amount < 0 else (1, 0)
    own, other = purse(world, row.payer), id_of(world, name)
    assert any(
        (of_payment[2], of_payment[3]) == (abs(amount), row.currency)
        and of_payment[here] in own
        and of_payment[there] == other
        for of_payment in world.ledger.payments.values()
    )


def night_agrees(world, pk, rows):
    """The page, the text and the picture of a night show its result and the rows."""
    night, url = world.night(pk), f"/nights/{pk}/"
    rows = [bare(row) for row in rows if row.currency == night.currency]
    page = world.device.get(f"{url}settlement/").text
    text = world.device.get(f"{url}settlement.txt").text
    picture = world.device.get(f"{url}picture.svg").text
    assert list(map(bare, shown.rows_of_page(page))) == rows
    assert shown.rows_of_text(text) == shown.rows_of_page(page)
    assert shown.rows_of_picture(picture) == rows
    comes_from(world, shown.rows_of_page(page), pk)
    result_agrees(world, night, page, text)
    payments_agree(world, pk, page, text)


def bare(row):
    """A row without what it comes from."""
    return row._replace(because=None)


def result_agrees(world, night, page, text):
    """A night's result is that of the ledger, which payments never change."""
    result = {world.people[one]: amount for one, amount in night.result().items()}
    if not any(result.values()):
        return  # points of the only game stand there, or games won
    [part] = page.split('aria-labelledby="result"')[1:]
    on_page = shown.sums_of(part.partition("</section>")[0], night.currency)
    assert without_zeros(on_page) == without_zeros(result)
    assert shown.sums_of_text(text, night.currency) == on_page
    exact = night.exact()
    is_up = any(night.result()[one] > exact[one] for one in exact)
    for told in (page, text):
        assert ("who had the largest remainder" in told) == (
            is_up and not night.has_turns()
        )
        assert ("equal remainders take turns" in told) == (is_up and night.has_turns())


def payments_agree(world, pk, page, text):
    """The page and the text of a night list what was recorded there."""
    recorded = [
        (world.people[payer], world.people[payee], amount, currency)
        for payer, payee, amount, currency, night in world.ledger.payments.values()
        if night == pk
    ]
    assert sorted(shown.pairs(shown.PAID, page)) == sorted(recorded)
    assert sorted(shown.pairs(shown.PAID_IN_TEXT, text)) == sorted(recorded)


def guest_sees_those_of_the_night(world, pk, rows):
    """A phone with access to one night sees the rows between its people, no reasons."""
    night = world.night(pk)
    guest = Device.holding(world.group, "enter", "Guest", Night.objects.get(pk=pk))
    seen = shown.rows_of_text(guest.get(f"/nights/{pk}/settlement.txt").text)
    there = {world.people[one] for one in night.was_there}
    own = [bare(row) for row in rows if row.currency == night.currency]
    assert seen == [row for row in own if {row.payer, row.payee} <= there]


def files_agree(world, pk):
    """The files of a night have its result and its payments."""
    night, url = world.night(pk), f"/nights/{pk}/"
    sums, paid = shown_files.splitwise(world.device.get(f"{url}splitwise.csv").text)
    own = [one for one in world.ledger.payments.values() if one[4] == pk]
    pairs = [(payer, payee, amount) for payer, payee, amount, *_ in own]
    left = after(night.result(), pairs)
    assert without_zeros(sums) == {world.people[one]: left[one] for one in left}
    assert sorted(paid) == sorted(named(world, payment)[:4] for payment in own)
    in_file = shown_files.payments_in(world.device.get(f"{url}night.json").content)
    assert sorted(in_file) == sorted(named(world, payment) for payment in own)


def named(world, payment):
    """A payment of the ledger as files say it."""
    payer, payee, amount, currency, pk = payment
    night = str(Night.objects.get(pk=pk).client_id) if pk else None
    return world.people[payer], world.people[payee], amount, currency, night


def whole_files_agree(world):
    """The files of the group come to the balances, and have all payments."""
    owed = {
        (currency, world.people[one]): amount
        for currency in world.ledger.currencies()
        for one, amount in world.ledger.balances(currency).items()
        if amount
    }
    tables = whole(world.device.get(f"{world.url}tables.zip"))
    assert without_zeros(shown_files.balances_in(tables)) == owed
    assert without_zeros(columns_of(world)) == owed
    recorded = [named(world, one) for one in world.ledger.payments.values()]
    in_file = shown_files.payments_in(whole(world.device.get(f"{world.url}group.json")))
    assert sorted(in_file, key=repr) == sorted(recorded, key=repr)


def whole(answer):
    """All of a file, also of one that is sent in parts."""
    return b"".join(answer) if answer.streaming else answer.content


def columns_of(world):
    """What the columns of the files for Splitwise come to, by currency and name."""
    sums = {}
    for currency in world.ledger.currencies():
        file = world.device.get(f"{world.url}splitwise.csv?currency={currency}").text
        own, _paid = shown_files.splitwise(file)
        sums |= {(currency, name): own[name] for name in own}
    return sums
