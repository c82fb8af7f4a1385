"""On pages of money my balance comes first, and my rows are marked."""

import re

import pytest
from django.urls import reverse

from tests.web.reading import Reading

MINE = re.compile(r'<(?:li|div) class="mine">(.*?)</(?:li|div)>', re.DOTALL)


@pytest.fixture
def belong(group, people):
    """Says whose a phone is: belong(bob, "Bob"), "" if it is shared."""

    def answer(device, name):
        person = people[name].pk if name else 0
        device.post(reverse("me", args=[group.pk]), {"person": person, "next": "/"})

    return answer


def marked(page):
    """The words of the rows that are marked as mine."""
    words = (re.sub(r"<[^>]+>", " ", row) for row in MINE.findall(page))
    return [" ".join(row.replace("&nbsp;", " ").split()) for row in words]


def test_my_balance_is_the_first_thing_on_money(bob, money_url, belong, owe):
    owe("Bob", "Ann", 500)
    belong(bob, "Bob")
    page = Reading(bob.get(money_url)).text
    mine = "Money You owe Ann €5.00 2 January 2025 −€5.00 Balances"
    assert mine in page


def test_my_rows_are_marked_on_money(bob, money_url, belong, owe):
    owe("Bob", "Ann", 500)
    owe("Dan", "Cleo", 300)
    belong(bob, "Bob")
    balance, payment = marked(bob.get(money_url).text)
    assert balance == "Bob , you −5.00"
    assert payment.startswith("Bob , you pays Ann €5.00")


def test_my_rows_are_marked_where_a_night_is_settled(bob, url, belong, play):
    play(Ann=300, Bob=-300)
    belong(bob, "Bob")
    rows = marked(bob.get(url).text)
    assert rows[0] == "Bob , you −3.00"
    assert rows[1].startswith("Bob , you pays Ann €3.00")
    assert [row.split()[0] for row in rows[2:]] == ["Bob", "Bob"]  # game and result


def test_what_i_settle_together_with_somebody_is_marked(
    bob, group, people, money_url, belong, owe
):
    owe("Bob", "Ann", 500)
    both = [people["Dan"].pk, people["Bob"].pk]
    bob.post(reverse("settle_as_one", args=[group.pk]), {"people": both})
    belong(bob, "Bob")
    page = bob.get(money_url)
    assert "You and Dan owe Ann €5.00" in Reading(page).text
    balance, payment = marked(page.text)
    assert "+" in balance
    assert "pays Ann" in payment


def test_a_shared_phone_has_no_balance_of_its_own(bob, money_url, url, belong, owe):
    owe("Bob", "Ann", 500)
    belong(bob, "")
    for page in (bob.get(money_url).text, bob.get(url).text):
        assert marked(page) == []
        assert "my-balance" not in page


def test_a_guest_of_one_night_sees_own_rows_marked(guest, url, belong, play):
    play(Ann=300, Bob=-300)
    belong(guest, "Ann")
    assert marked(guest.get(url).text)[0] == "Ann , you +3.00"
