"""Money of a group: the balances of all nights, the plan, and the latest payments."""

import pytest

from scorekeeper.models import Person
from scorekeeper.money import settlement
from scorekeeper.money.views.balances import MOST_LISTED
from scorekeeper.nights import end_of_night
from tests.web.reading import Reading

pytestmark = pytest.mark.alike


def test_balances_and_plan_are_of_all_nights_currency_by_currency(
    bob, money_url, text, owe, rows
):
    owe("Ann", "Bob", 500)
    owe("Bob", "Cleo", 500)
    owe("Ann", "Bob", 700, "JPY")
    assert rows() == [("Ann", "Cleo", 500)]
    assert rows("JPY") == [("Ann", "Bob", 700)]
    page = text(bob, money_url)
    assert "Balances in €, all nights Cleo +5.00 Bob 0.00 Ann −5.00" in page
    assert "One payment settles it in € Ann pays Cleo €5.00" in page
    assert "Balances in ¥, all nights Bob +700 Ann −700" in page
    assert "One payment settles it in ¥ Ann pays Bob ¥700" in page


def test_a_group_that_has_played_nothing_owes_nothing(bob, money_url, text, people):
    page = text(bob, money_url)
    assert "Nobody owes anything" in page
    assert "No payments yet. Tap Record a payment to add one." in page


def test_an_open_night_is_in_it_as_it_stands(bob, night, money_url, text, owe, share):
    owe("Ann", "Bob", 500)
    bill = share("Ann", 200, "Bob")
    assert "Ann pays Bob €3.00" in text(bob, money_url)
    settlement.remove_bill(night, bill)
    assert "Ann pays Bob €5.00" in text(bob, money_url)


def test_closing_a_night_changes_no_balance(bob, night, money_url, text, play):
    play(Ann=300, Bob=-300)
    before = text(bob, money_url)
    end_of_night.close(night)
    assert text(bob, money_url) == before


def test_somebody_who_is_level_neither_pays_nor_receives(rows, owe):
    owe("Ann", "Bob", 500)
    owe("Bob", "Cleo", 500)
    owe("Cleo", "Ann", 500)
    owe("Dan", "Cleo", 5)
    assert rows() == [("Dan", "Cleo", 5)]


def test_who_plays_no_more_and_is_level_is_not_listed(bob, money_url, text, owe, pay):
    owe("Dan", "Bob", 500)
    Person.objects.filter(name="Dan").update(is_active=False)
    assert "Dan −5.00" in text(bob, money_url)
    pay("Dan", "Bob", 500)
    balances = text(bob, money_url).split("Balances")[1].split("Nobody owes")[0]
    assert "Dan" not in balances


def test_the_latest_payments_are_listed_with_their_night_and_note(
    bob, night, money_url, text, pay
):
    when = {"night": night, "paid_at": "2025-11-25T20:00Z"}
    pay("Ann", "Bob", 250, note="In coins", **when)
    told = "Ann paid Bob €2.50 25 November 2025, for 21 November 2025: In coins"
    assert told in text(bob, money_url)
    for amount in range(MOST_LISTED):
        pay("Ann", "Bob", amount + 1)
    listed = text(bob, money_url).split("Recent payments")[1]
    assert "€2.50" not in listed
    assert listed.count("Ann paid Bob €0.") == MOST_LISTED


def test_an_older_payment_that_is_listed_again_is_no_news(bob, money_url, text, pay):
    """Where one of the latest is deleted, there is room for one more."""
    made = [pay("Ann", "Bob", amount + 1) for amount in range(MOST_LISTED + 1)]
    assert "paid Bob €0.01 " not in text(bob, money_url)
    made[-1].delete()
    page = text(bob, money_url)
    assert "Ann paid Bob €0.01 " in page.split("Recent payments")[1]
    news = page.split("Since you last looked")[1].split("Balances")[0]
    assert "A payment was deleted." in news
    assert "paid" not in news


def test_a_payment_in_a_currency_of_no_night_is_listed(bob, money_url, text, pay):
    pay("Ann", "Bob", 500, currency="USD")
    page = text(bob, money_url)
    assert "Bob pays Ann $5.00" in page


def test_the_old_address_leads_here(bob, group, eve, money_url):
    answer = bob.get(f"/groups/{group.pk}/debts/")
    assert (answer.status_code, answer.url) == (301, money_url)
    assert eve.get(answer.url).status_code == 404


def test_who_has_no_key_sees_nothing(eve, watcher, group, money_url):
    assert eve.get(money_url).status_code == 404
    assert watcher.get(money_url).status_code == 200
    assert watcher.get(f"/groups/{group.pk}/payments/").status_code == 403
    for device in (watcher, eve):
        assert device.post(money_url).status_code == 405


def test_what_is_no_row_is_refused_and_the_page_says_why(bob, mark, group, owe):
    owe("Ann", "Bob", 500)
    to = f"/groups/{group.pk}/payments/"
    for wrong in (("Ann", "Bob", 400), ("Bob", "Ann", 500), ("Ann", "Cleo", 500)):
        refused = mark(bob, *wrong, to=to)
        assert refused.status_code == 409
        assert "The payments have changed since" in Reading(refused).text
        assert "Ann pays Bob €5.00" in Reading(refused).text
    assert mark(bob, "Ann", "Bob", 500, currency="USD", to=to).status_code == 409
