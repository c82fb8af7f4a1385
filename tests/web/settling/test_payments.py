"""A payment tells where it comes from, is made in part, and follows a correction."""

from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper import settling
from scorekeeper.models import Night, Payment, Standing
from tests.tries import tries
from tests.web.owing import bring
from tests.web.reading import Reading


@pytest.fixture
def play(night, people, start):
    """Puts a finished game with these minor units by name onto the night."""

    def finish(key="oh_hell", **money):
        names = {"oh_hell": "Ann Bob Cleo", "tablanette": "Ann Bob"}[key]
        game = start(key, names)
        game.status, game.sheet["result"] = "finished", {"winners": []}
        game.save()
        return bring(game, {people[name]: money[name] for name in money})

    return finish


@pytest.fixture
def url(night):
    return f"/nights/{night.pk}/settlement/"


@pytest.fixture
def pay(night, people):
    def post(device, payer, payee, amount, paid="1", **more):
        named = {"payer": people[payer].pk, "payee": people[payee].pk}
        asked = named | {"amount": amount, "paid": paid}
        return device.post(f"/nights/{night.pk}/payments/", asked | more)

    return post


def owed(night):
    return [
        (due.payer.name, due.payee.name, due.amount, due.is_paid)
        for due in settling.plan(night).dues
    ]


def change(game, **money):
    for name, amount in money.items():
        Standing.objects.filter(game=game, person__name=name).update(money=amount)


@pytest.mark.alike
def test_it_opens_to_the_games_it_comes_from(bob, play, url):
    first = play(Ann="805", Bob="-560", Cleo="-245")
    play("tablanette", Ann="-100.5", Bob="100.5")
    page = bob.get(url)
    text = Reading(page).text
    assert "Bob pays Ann €4.60 Paid : Bob to Ann From two games" in text
    assert "Game 1, Oh Hell −5.60 Game 2, Tablanette +1.00 Bob in all −4.60" in text
    assert f"/games/{first.pk}/review/".encode() in page.content


def test_the_odd_cent_is_told(bob, play, url):
    play(Ann="0.4", Bob="1.2", Cleo="-1.6")
    text = Reading(bob.get(url)).text
    told = "Each amount is rounded down to €0.01; the €0.01 left over goes to "
    assert f"{told}Ann, whose remainder is the largest." in text
    assert "Ann +0.004 +0.01" in text
    assert "Cleo −0.016 −0.02" in text


@pytest.mark.alike
def test_why_fewer_cannot_do_is_said(bob, play, url):
    play(Ann="30", Bob="-10", Cleo="-20")
    only = "Fewer cannot settle it: only together do Ann, Bob and Cleo come out even."
    assert only in Reading(bob.get(url)).text
    assert only in bob.get(url.replace("/settlement/", "/settlement.txt")).text
    play(Ann="-30", Bob="10", Cleo="20")
    play(Ann="7", Bob="-7", Dan="9", Cleo="-9")
    text = Reading(bob.get(url)).text
    assert "Ann and Bob come out even among themselves, and so do Cleo and Dan" in text


@pytest.mark.alike
def test_a_part_is_paid_and_the_rest_stays_due(bob, night, play, pay, url):
    play(Ann="560", Bob="-560")
    assert pay(bob, "Bob", "Ann", 560, "part", part="2,50").url == url
    assert owed(night) == [("Bob", "Ann", 250, True), ("Bob", "Ann", 310, False)]
    pay(bob, "Bob", "Ann", 310, "part", part="3.10")
    assert {paid for *_, paid in owed(night)} == {True}
    pay(bob, "Bob", "Ann", 310, "0")
    assert owed(night) == [("Bob", "Ann", 250, True), ("Bob", "Ann", 310, False)]
    pay(bob, "Bob", "Ann", 250, "0")
    assert owed(night) == [("Bob", "Ann", 560, False)]
    assert not Payment.objects.exists()


@pytest.mark.alike
def test_parts_of_one_payment_are_one_again(bob, night, play, pay):
    play(Ann="560", Bob="-500", Cleo="-60")
    pay(bob, "Cleo", "Ann", 60)
    pay(bob, "Bob", "Ann", 500, "part", part="1")
    pay(bob, "Bob", "Ann", 100, "0")
    assert owed(night) == [("Bob", "Ann", 500, False), ("Cleo", "Ann", 60, True)]


PARTS = ["", "0", "5.61", "1.234", "x", "1e9", "-1", "NaN"]


@pytest.mark.alike
@pytest.mark.parametrize("part", tries(PARTS))
@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_a_part_that_cannot_be_is_refused(bob, night, play, pay, part, headers):
    play(Ann="560", Bob="-560")
    refused = pay(bob, "Bob", "Ann", 560, "part", part=part, headers=headers)
    assert refused.status_code == 422
    assert b'role="alert"' in refused.content
    assert not settling.plan(night).is_kept


CURRENCIES = [("JPY", "250", "¥250", "¥310"), ("KWD", "0.25", "KWD\xa00.250", "0.310")]


@pytest.mark.alike
@pytest.mark.parametrize(("currency", "part", "paid", "left"), CURRENCIES)
def test_parts_in_other_currencies(
    bob, night, play, pay, url, currency, part, paid, left
):
    night.currency = currency
    night.save()
    play(Ann="560", Bob="-560")
    pay(bob, "Bob", "Ann", 560, "part", part=part)
    assert owed(night) == [("Bob", "Ann", 250, True), ("Bob", "Ann", 310, False)]
    content = bob.get(url).content.decode()
    assert paid in content
    assert left in content


@pytest.mark.alike
def test_the_same_request_changes_nothing_whatever_came_between(bob, night, play, pay):
    play(Ann="560", Bob="-560")
    first, second, third = uuid4(), uuid4(), uuid4()
    for _ in range(2):
        pay(bob, "Bob", "Ann", 560, "part", part="2.80", id=first)
    assert owed(night) == [("Bob", "Ann", 280, True), ("Bob", "Ann", 280, False)]
    pay(bob, "Bob", "Ann", 280, id=second)
    pay(bob, "Bob", "Ann", 280, "0", id=third)
    pay(bob, "Bob", "Ann", 280, id=second)
    assert sorted(paid for *_, paid in owed(night)) == [False, True]
    pay(bob, "Bob", "Ann", 280, "0", id=third)
    assert sorted(paid for *_, paid in owed(night)) == [False, True]


def test_a_correction_changes_what_is_owed(bob, night, play, pay, url):
    play(Ann="10", Bob="-10")
    game = play("tablanette", Ann="100", Bob="-100")
    pay(bob, "Bob", "Ann", 110)
    change(game, Ann=50, Bob=-50)
    text = Reading(bob.get(url)).text
    assert "One more payment settles it Bob pays Ann €1.10 Paid" in text
    assert "Ann pays Bob €0.50" in text
    assert "Game 2, Tablanette +0.50 Bob to Ann, paid −1.10 Ann in all −0.50" in text
    plain = bob.get(url.replace("/settlement/", "/settlement.txt")).text
    assert "Bob pays Ann €1.10 (paid)\nAnn pays Bob €0.50\n" in plain
    pay(bob, "Ann", "Bob", 50)
    change(game, Ann=60, Bob=-60)
    assert owed(night)[-1] == ("Bob", "Ann", 10, False)


@pytest.mark.alike
def test_more_than_fourteen_are_settled_greedily_and_it_is_said(
    bob, night, circle, start, url
):
    more = [circle.people.create(name=f"Guest {number}") for number in range(16)]
    game = start()
    game.status, game.sheet["result"] = "finished", {"winners": []}
    game.save()
    bring(game, {who: 10 if place % 2 else -10 for place, who in enumerate(more)})
    assert "Found greedily, the largest amounts first" in Reading(bob.get(url)).text


@pytest.mark.alike
def test_the_page_takes_twelve_queries_whatever_it_shows(bob, night, play, pay, url):
    play(Ann="10", Bob="-10")
    later = Night.objects.create(circle=night.circle, date=night.date)
    pay(bob, "Bob", "Ann", 10, part="0.05", paid="part")
    few = queries(bob, url)
    people = list(night.people.all())
    for number in range(3):
        play(Ann=f"{number}.5", Bob=f"-{number}.5")
        parts = [(people[number], 900, 1), (people[3], 0, 1)]
        settling.enter_bill(night, "Hall", "equal", parts, uuid4())
    due = settling.plan(night).dues[-1]
    named = (due.payer.pk, due.payee.pk, due.amount)
    settling.carry(night, *named, to=later)
    assert queries(bob, url) == few <= 12
    assert queries(bob, f"/nights/{later.pk}/settlement/") <= 12


def queries(device, url):
    with CaptureQueriesContext(connection) as made:
        assert device.get(url).status_code == 200
    return len(made)
