"""How to pay: entered once with a person, shown beside a payment to that person."""

import json
from uuid import uuid4

import pytest

from scorekeeper.files import exports
from scorekeeper.money import settlement
from scorekeeper.money.ways_to_pay import NO_AMOUNT
from tests.web.devices import ONE_DEAL, Device
from tests.web.reading import Reading

pytestmark = pytest.mark.alike

LINK = "https://paypal.me/bob/{amount}"
IBAN = "DE89370400440532013000"


@pytest.fixture
def url(bob, night, start):
    """The settlement of a night on which Ann and Cleo owe Bob five cents each."""
    options = {"sequence": "custom", "hands": [1]}
    bob.play(start(options=options, stake={"per_point": "0.05"}), ONE_DEAL)
    return f"/nights/{night.pk}/settlement/"


@pytest.fixture
def say(bob, people):
    """Fills in how to pay Bob, on the page of Bob."""

    def post(way, device=bob):
        person = people["Bob"]
        form = {"name": person.name, "colour": 0, "is_active": "on", "pay_to": way}
        return device.post(f"/people/{person.pk}/edit/", form)

    return post


def test_a_link_stands_beside_each_payment_to_be_made(bob, url, say):
    say(LINK)
    page = bob.get(url).text
    assert page.count('href="https://paypal.me/bob/0.05"') == 2
    assert "to Bob on paypal.me" in Reading(bob.get(url)).text


def test_what_is_paid_shows_no_link_any_more(bob, url, say, mark):
    say(LINK)
    for name in ("Ann", "Cleo"):
        mark(bob, name, "Bob", 5)
    assert "paypal.me" not in bob.get(url).text


def test_an_account_is_a_code_for_a_bank(bob, url, say):
    say(f"{IBAN}, Robert Roe")
    text = Reading(bob.get(url)).text
    assert "Pay by bank transfer to Robert Roe" in text
    assert "DE89 3704 0044 0532 0130 00" in text
    assert bob.get(url).text.count('src="data:image/svg+xml') == 2


def test_a_name_that_no_code_holds_breaks_no_page(bob, url, say):
    card = "\N{PLAYING CARD ACE OF SPADES}"
    assert say(f"{IBAN}, {card * 70}").status_code == 302
    page = bob.get(url)
    assert page.status_code == 200
    assert f"Pay by bank transfer to {card}" in page.text
    assert "data:image/svg+xml" not in page.text


@pytest.mark.parametrize(("minor", "has_code"), [(10**11 - 1, True), (10**11, False)])
def test_an_amount_that_no_code_holds_breaks_no_page(
    bob, url, say, night, people, minor, has_code
):
    say(IBAN)
    parts = [(people["Bob"], minor, 0), (people["Dan"], 0, 1)]
    settlement.enter_bill(night, "Hall", "equal", parts, uuid4())
    for address in (url, f"/groups/{night.group_id}/money/"):
        page = bob.get(address)
        assert page.status_code == 200
        assert page.text.count('alt="QR code for') == 2 + has_code


def test_who_is_let_in_to_the_night_sees_it_and_nobody_else(group, night, url, say):
    say(LINK)
    guest = Device.holding(group, "watch", "Guest 1", night)
    assert "paypal.me/bob/0.05" in guest.get(url).text
    assert Device().get(url).status_code == 404
    assert "paypal" not in guest.get(f"/nights/{night.pk}/settlement.txt").text


def test_it_stands_on_money_as_well(bob, group, url, say):
    say(LINK)
    assert "paypal.me/bob/0.05" in bob.get(f"/groups/{group.pk}/money/").text


TOO_LONG = "Use at most 200 characters. This text has 201."


@pytest.mark.parametrize(
    ("way", "why"), [("https://paypal.me/bob", NO_AMOUNT), ("x" * 201, TOO_LONG)]
)
def test_what_is_no_way_is_refused_and_stays_in_the_form(say, people, way, why):
    answer = say(way)
    assert answer.status_code == 422
    assert why in Reading(answer).text
    assert f'value="{way}"' in answer.text
    people["Bob"].refresh_from_db()
    assert people["Bob"].pay_to == ""


def test_who_may_not_enter_changes_nothing(say, watcher, night, group, people):
    guest = Device.holding(group, "enter", "Guest 1", night)
    assert say(LINK, watcher).status_code == 403
    assert say(LINK, guest).status_code == 404
    people["Bob"].refresh_from_db()
    assert people["Bob"].pay_to == ""


def test_it_is_in_the_file_of_a_group_and_in_none_of_a_night(group, night, url, say):
    say(LINK)
    ways = [
        [person.get("pay_to") for person in json.loads(file)["content"]["people"]]
        for file in (exports.group_file(group), exports.night_file(night))
    ]
    assert ways == [[None, LINK, None, None], [None] * 4]
