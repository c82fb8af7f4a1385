"""The page of a shared cost shows what each person pays before anything is entered."""

import re
from datetime import date
from fractions import Fraction
from uuid import uuid4

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from scorekeeper.models import Bill, Night
from scorekeeper.money import settlement
from scorekeeper.money.bill_rows import won_by_cost
from scorekeeper.money.ledger.results import MILLIONTHS, result_of
from tests.web.devices import Device
from tests.web.reading import Reading
from tests.web.shared_costs import add, mark_in, shown


@pytest.fixture
def url(night):
    return f"/nights/{night.pk}/bills/"


@pytest.fixture
def filled(people):
    """The fields of a form: filled("cost", Ann="4", payer="Ann", amount="9")."""

    def fields(way="equal", payer="", amount="", **shares):
        asked = {"id": str(uuid4()), "name": "Drinks", "way": way, "amount": amount}
        asked["payer"] = people[payer].pk if payer in people else payer
        return asked | {f"{way}_{people[one].pk}": shares[one] for one in shares}

    return fields


ALL = dict.fromkeys(["Ann", "Bob", "Cleo"], "on")
TYPING = {"HX-Request": "true"}  # as the page asks
HAD = {"Ann": "10", "Bob": "20", "Cleo": "20"}


@pytest.mark.alike
def test_the_first_press_shows_and_the_second_enters(bob, url, filled, rows):
    fields = filled(payer="Ann", amount="24", **ALL)
    page = bob.post(url, fields)
    assert page.status_code == 200
    text = Reading(page).text
    assert "Then tap Add shared cost again" in text
    assert "Ann Paid €24.00. Gets back €16.00. €8.00 Bob Owes €8.00. €8.00" in text
    assert not Bill.objects.exists()
    entered = bob.post(url, fields | {"shown": mark_in(page.text)})
    assert entered.status_code == 302
    assert rows() == [("Bob", "Ann", 800), ("Cleo", "Ann", 800)]


@pytest.mark.alike
def test_other_amounts_than_the_page_has_shown_are_shown_first(bob, url, filled):
    fields = shown(bob, url, filled(payer="Ann", amount="24", **ALL))
    page = bob.post(url, fields | {"amount": "30"})
    assert page.status_code == 200
    assert "Total €30.00" in Reading(page).text
    assert not Bill.objects.exists()
    assert add(bob, url, fields | {"amount": "30"}).status_code == 302


@pytest.mark.alike
def test_a_tip_is_shared_in_proportion_to_what_each_had(bob, night, url, filled, rows):
    page = bob.post(url, filled("cost", payer="Ann", amount="55", **HAD))
    text = Reading(page).text
    assert "Ann Paid €55.00. Gets back €44.00. €11.00 Bob Owes €22.00. €22.00" in text
    assert "€5.00 of €55.00 is split in proportion to each person's items" in text
    add(bob, url, filled("cost", payer="Ann", amount="55", **HAD))
    assert rows() == [("Bob", "Ann", 2200), ("Cleo", "Ann", 2200)]
    settlement = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert "Cleo had €20.00; the remaining €5.00 in proportion" in settlement


def test_more_than_was_paid_is_refused_with_a_sentence(bob, url, filled):
    fields = filled("cost", payer="Ann", amount="49.99", **HAD)
    refused = add(bob, url, fields)
    assert refused.status_code == 422
    text = Reading(refused).text
    assert "The items add up to €50.00, but only €49.99 was paid. Raise" in text
    assert 'value="49.99"' in refused.text
    assert not Bill.objects.exists()


def test_an_empty_page_says_what_to_enter_first(bob, url, filled):
    hint = "Enter the amount, and choose who paid. Each person's share then appears"
    assert hint in Reading(bob.get(url)).text


@pytest.mark.parametrize(
    ("payer", "words"),
    [("Ann", "Enter the amount."), ("several", "Enter how much each person paid.")],
)
def test_who_paid_is_chosen_and_the_amount_is_missing(bob, url, filled, payer, words):
    answer = bob.post(url, filled(payer=payer, **ALL), headers=TYPING)
    assert Reading(answer).text == words


@pytest.mark.alike
def test_while_typing_only_the_shares_come_and_nothing_is_entered(bob, url, filled):
    fields = shown(bob, url, filled(payer="Ann", amount="24", **ALL))
    answer = bob.post(url, fields, headers=TYPING)
    assert "<form" not in answer.text
    assert "Bob Owes €8.00." in Reading(answer).text
    half = bob.post(url, filled(amount="24", **ALL), headers=TYPING)
    assert half.status_code == 200
    assert "Choose who paid." in Reading(half).text
    assert not Bill.objects.exists()


def test_while_typing_it_is_said_whose_amount_cannot_be_read(bob, url, filled):
    fields = filled("cost", payer="Ann", amount="55", **HAD | {"Bob": "1_50"})
    text = Reading(bob.post(url, fields, headers=TYPING)).text
    assert "Bob: Write the amount in digits, such as 2.50." in text


@pytest.mark.alike
def test_what_the_page_hides_is_not_read(bob, people, url, filled, rows):
    hidden = {f"cost_{people['Bob'].pk}": "1_50", f"paid_{people['Bob'].pk}": "x"}
    fields = filled(payer="Ann", amount="24", **ALL) | hidden
    assert add(bob, url, fields).status_code == 302
    several = filled(payer="several", amount="lots", **ALL)
    several |= {f"paid_{people['Bob'].pk}": "6"}
    assert add(bob, url, several).status_code == 302
    assert rows() == [("Cleo", "Ann", 1000), ("Bob", "Ann", 400)]


@pytest.mark.alike
def test_one_tap_is_enough_where_everything_is_what_they_had(bob, url, filled, rows):
    assert add(bob, url, filled("cost", payer="Ann", **HAD)).status_code == 302
    assert rows() == [("Bob", "Ann", 2000), ("Cleo", "Ann", 2000)]


@pytest.mark.alike
def test_a_bill_opens_with_what_each_owes_and_a_new_name_is_entered_at_once(
    bob, url, filled
):
    add(bob, url, filled("shares", payer="Ann", amount="10", Bob="1", Dan="3"))
    to = f"{url}{Bill.objects.get().pk}/"
    page = bob.get(to)
    text = Reading(page).text
    assert "Ann Paid €10.00. Gets back €10.00. €0.00" in text
    assert "Bob Owes €2.50. €2.50 Dan Owes €7.50. €7.50" in text
    fields = filled("shares", payer="Ann", amount="10.00", Bob="1", Dan="3")
    fields |= {"name": "Hall", "seen": "0", "shown": mark_in(page.text)}
    assert bob.post(to, fields).status_code == 302
    assert Bill.objects.get().name == "Hall"


@pytest.mark.alike
def test_a_third_is_not_rounded_by_the_cost_itself(bob, night, url, filled):
    fields = filled(payer="Ann", amount="10", **ALL)
    text = Reading(bob.post(url, fields)).text
    assert "Bob Owes about €3.33. about €3.33" in text
    assert "Only the night's result is rounded" in text
    add(bob, url, fields)
    result = result_of(night)
    third = Fraction(1000 * MILLIONTHS, 3)
    for exact, parts in zip(result.exact, [2, -1, -1, 0], strict=True):
        assert abs(exact - parts * third) < 1
    assert sum(result.exact) == 0


@pytest.mark.alike
def test_three_thirds_that_are_paid_in_turn_leave_nothing(bob, url, filled, rows):
    for payer in ("Ann", "Bob", "Cleo"):
        add(bob, url, filled(payer=payer, amount="0.10", **ALL))
    assert rows() == []


def test_what_is_won_is_exact_and_sums_to_zero():
    won = won_by_cost([1000, 0, 1], [1, 3, 3])
    assert sum(won) == 0
    assert won == [
        1000 - Fraction(1001, 7),
        -Fraction(3003, 7),
        1 - Fraction(3003, 7),
    ]


@pytest.mark.alike
def test_a_shared_cost_is_copied_into_a_new_one(bob, night, url, filled, rows):
    add(bob, url, filled("cost", payer="Ann", amount="55", **HAD))
    [kept] = Bill.objects.all()
    assert f"{url}?copy={kept.pk}" in bob.get(f"/nights/{night.pk}/settlement/").text
    assert f"{url}?copy={kept.pk}" in bob.get(f"{url}{kept.pk}/").text
    page = bob.get(url, {"copy": kept.pk})
    assert f'action="{url}"' in page.text
    assert re.findall(r'name="(?:cost_\d+|amount)" value="([\d.]+)"', page.text) == [
        "55.00",
        "10.00",
        "20.00",
        "20.00",
    ]
    again = filled("cost", payer="Ann", amount="55.00", **HAD)
    again |= {"shown": mark_in(page.text)}
    assert bob.post(url, again).status_code == 302
    assert rows() == [("Bob", "Ann", 4400), ("Cleo", "Ann", 4400)]


@pytest.fixture
def earlier(night, people):
    """A shared cost of an earlier night of the group, by Ann and Bob."""
    about = {"group": night.group, "currency": night.currency}
    before = Night.objects.create(date=date(2025, 11, 14), **about)
    parts = [(people["Ann"], 900, 1), (people["Bob"], 0, 2)]
    return settlement.enter_bill(before, "Hall", "shares", parts, uuid4())


@pytest.mark.alike
def test_those_of_earlier_nights_are_offered_to_the_group_alone(
    bob, night, url, earlier
):
    assert f"{url}?copy={earlier.pk}" in bob.get(url).text
    page = bob.get(url, {"copy": earlier.pk})
    assert 'value="Hall"' in page.text
    assert "Bob Owes €6.00." in Reading(page).text
    assert earlier not in settlement.bills_to_copy(night, of_group=False)


@pytest.mark.alike
def test_those_in_another_currency_are_not_copied(bob, url, earlier):
    Night.objects.filter(pk=earlier.night_id).update(currency="JPY")
    assert "?copy=" not in bob.get(url).text
    assert bob.get(url, {"copy": earlier.pk}).status_code == 404


@pytest.mark.parametrize("copied", ["", "x", "-1", "9" * 40, "1e3"])
def test_what_is_no_shared_cost_is_not_found(bob, url, copied):
    assert bob.get(url, {"copy": copied}).status_code == 404


def test_a_guest_of_the_night_copies_none_of_another_night(group, night, url, earlier):
    guest = Device.holding(group, "enter", "Guest", night)
    assert guest.get(url).status_code == 200
    assert guest.get(url, {"copy": earlier.pk}).status_code == 404


def test_it_costs_as_many_queries_however_many_there_are(bob, url, filled, earlier):
    def queries():
        with CaptureQueriesContext(connection) as counted:
            assert bob.get(url, {"copy": earlier.pk}).status_code == 200
        return len(counted)

    before = queries()
    for _ in range(6):
        add(bob, url, filled(payer="Ann", amount="24", **ALL))
    assert queries() == before <= 12
    fields = shown(bob, url, filled(payer="Ann", amount="24", **ALL))
    with CaptureQueriesContext(connection) as counted:
        bob.post(url, fields, headers=TYPING)
    assert len(counted) <= 8
