"""Settling as one: the plan adds balances up, and everybody keeps their own."""

import pytest

from scorekeeper.models import Group, Person
from scorekeeper.money.ledger import joint_settlement
from tests.web.reading import Reading

pytestmark = pytest.mark.alike
TWO = "Choose at least two people."


@pytest.fixture
def join(group, people):
    """Posts who settles as one: join(bob, "Ann", "Cleo")."""

    def post(device, *names):
        chosen = [people[name].pk for name in names]
        return device.post(f"/groups/{group.pk}/settling-as-one/", {"people": chosen})

    return post


@pytest.fixture
def separate(group, people):
    def post(device, name):
        fields = {"separate": people[name].pk}
        return device.post(f"/groups/{group.pk}/settling-as-one/", fields)

    return post


@pytest.fixture
def purses(group):
    """Who settles with whom: {"Cleo": "Ann"}."""

    def now():
        rows = group.people.exclude(settles_with=None).select_related("settles_with")
        return {row.name: row.settles_with.name for row in rows}

    return now


def test_what_one_wins_pays_for_what_the_other_loses(
    bob, url, money_url, text, owe, join, rows
):
    owe("Bob", "Ann", 500)
    owe("Cleo", "Dan", 400)
    assert join(bob, "Ann", "Cleo").url == money_url
    assert sorted(rows()) == [("Bob", "Ann", 100), ("Bob", "Dan", 400)]
    page = text(bob, money_url)
    assert "Balances in €, all nights Dan +4.00 Ann + Cleo +1.00 Bob −5.00" in page
    assert "Ann and Cleo settle together." in page
    night = text(bob, url)
    assert "Bob pays Ann €1.00" in night
    assert "Ann and Cleo settle together." in night


def test_a_night_keeps_a_result_of_each(bob, url, text, play, join):
    play(Ann=500, Bob=-500)
    join(bob, "Ann", "Bob")
    page = text(bob, url)
    assert "Result so far in € Ann +5.00 Bob −5.00 Cleo 0.00" in page
    assert "Nobody owes anything" in page


def test_each_has_their_own_balance_again_to_the_cent(
    bob, owe, share, pay, join, separate, rows, balances
):
    owe("Bob", "Ann", 501)
    owe("Cleo", "Dan", 333)
    join(bob, "Ann", "Cleo", "Bob")
    assert rows() == [("Ann", "Dan", 333)]
    pay("Ann", "Dan", 333)
    assert rows() == []
    share("Dan", 900, "Ann Bob Cleo")
    assert rows() == [("Ann", "Dan", 900)]
    separate(bob, "Cleo")
    separate(bob, "Bob")
    assert balances() == {
        "Ann": 501 + 333 - 300,
        "Bob": -501 - 300,
        "Cleo": -333 - 300,
        "Dan": 900,
    }
    assert {payer for payer, _payee, _amount in rows()} == {"Bob", "Cleo"}


def test_joining_and_separating_at_once_changes_nothing(
    bob, owe, join, separate, rows, balances
):
    owe("Bob", "Ann", 500)
    owe("Cleo", "Dan", 400)
    before = balances(), rows()
    join(bob, "Ann", "Cleo")
    separate(bob, "Ann")
    assert (balances(), rows()) == before


def test_a_payment_within_a_purse_changes_no_row(
    bob, owe, join, pay, rows, separate, balances
):
    owe("Bob", "Ann", 500)
    join(bob, "Ann", "Cleo")
    pay("Ann", "Cleo", 200)
    assert rows() == [("Bob", "Ann", 500)]
    separate(bob, "Cleo")
    assert balances() == {"Ann": 700, "Bob": -500, "Cleo": -200}


def test_a_row_of_a_purse_is_marked_as_paid_by_the_one_it_is_named_by(
    bob, owe, join, mark, rows, separate, balances
):
    owe("Cleo", "Dan", 400)
    join(bob, "Ann", "Cleo")
    assert rows() == [("Ann", "Dan", 400)]
    mark(bob, "Ann", "Dan", 400)
    assert rows() == []
    separate(bob, "Cleo")
    assert balances() == {"Ann": 400, "Cleo": -400}


def test_of_three_one_leaves_and_the_others_stay(bob, join, separate, purses):
    join(bob, "Ann", "Bob", "Cleo")
    assert purses() == {"Bob": "Ann", "Cleo": "Ann"}
    separate(bob, "Ann")
    assert purses() == {"Cleo": "Bob"}
    separate(bob, "Bob")
    assert purses() == {}


def test_who_joins_others_leaves_those_of_before(bob, join, purses):
    join(bob, "Ann", "Cleo")
    join(bob, "Cleo", "Dan")
    assert purses() == {"Dan": "Cleo"}
    join(bob, "Bob", "Cleo", "Dan")
    assert purses() == {"Cleo": "Bob", "Dan": "Bob"}


@pytest.mark.parametrize("names", [[], ["Ann"]])
def test_fewer_than_two_are_refused(bob, join, purses, names):
    refused = join(bob, *names)
    assert refused.status_code == 422
    assert TWO in Reading(refused).text
    assert purses() == {}


@pytest.mark.parametrize("odd", ["x", "-1", "9" * 40, "1e3", ""])
def test_what_is_no_person_is_refused(bob, group, people, purses, odd):
    to = f"/groups/{group.pk}/settling-as-one/"
    chosen = {"people": [people["Ann"].pk, people["Bob"].pk, odd]}
    assert bob.post(to, chosen).status_code == 422
    assert bob.post(to, {"separate": odd}).status_code == 404
    assert purses() == {}


def test_people_of_another_group_are_neither_joined_nor_separated(
    bob, group, people, purses
):
    others = Group.objects.create(name="Others")
    yan, zoe = (Person.objects.create(group=others, name=name) for name in ("Y", "Z"))
    to = f"/groups/{group.pk}/settling-as-one/"
    assert bob.post(to, {"people": [people["Ann"].pk, zoe.pk]}).status_code == 422
    joint_settlement.settle_as_one(others, [yan, zoe])
    bob.post(to, {"separate": zoe.pk})
    zoe.refresh_from_db()
    assert zoe.settles_with == yan
    assert purses() == {}


def test_sent_twice_it_is_the_same(bob, join, separate, purses):
    for _ in range(2):
        assert join(bob, "Ann", "Cleo").status_code == 302
    assert purses() == {"Cleo": "Ann"}
    for _ in range(2):
        assert separate(bob, "Cleo").status_code == 302
    assert purses() == {}


def test_who_only_watches_or_has_no_key_changes_nothing(
    watcher, eve, money_url, join, purses
):
    assert join(watcher, "Ann", "Cleo").status_code == 403
    assert join(eve, "Ann", "Cleo").status_code == 404
    assert purses() == {}
    assert "Choose people" not in Reading(watcher.get(money_url)).text
