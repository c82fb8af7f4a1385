"""The page of a settlement: who won what, who pays whom, and the ticks."""

from datetime import date

import pytest
from django.utils import timezone

from scorekeeper import settling
from scorekeeper.models import Night, Payment
from tests.web.devices import ONE_DEAL
from tests.web.reading import Reading

AS_HTMX = {"HX-Request": "true"}


@pytest.fixture
def url(bob, night, start):
    """The settlement of a night in which Bob won five cents from Ann and Cleo each."""
    options = {"sequence": "custom", "hands": [1]}
    bob.play(start(options=options, stake={"per_point": "0.05"}), ONE_DEAL)
    return f"/nights/{night.pk}/settlement/"


@pytest.fixture
def pay(night, people, url):
    """Posts a tick: pay(bob, "Ann", "Bob", 5)."""

    def post(device, payer, payee, amount, paid="1", carried="", **more):
        named = {"payer": people[payer].pk, "payee": people[payee].pk}
        posted = named | {"amount": amount, "paid": paid, "carried": carried}
        return device.post(f"/nights/{night.pk}/payments/", posted, **more)

    return post


@pytest.mark.alike
def test_it_says_who_pays_whom_and_from_which_games(bob, url):
    text = Reading(bob.get(url)).text
    assert "Two payments settle it" in text
    assert "Ann pays Bob €0.05" in text
    assert "From which games €0.05 a point" in text
    assert (
        "Oh Hell Everyone settles with everyone on the difference Ann −1 point" in text
    )
    assert "Ann −1 point −0.05 Bob +2 points +0.10 Cleo −1 point −0.05" in text
    assert "In all, € Ann −0.05 Bob +0.10 Cleo −0.05 Dan 0.00" in text


def test_a_night_without_money_says_that_nobody_owes(bob, night):
    text = Reading(bob.get(f"/nights/{night.pk}/settlement/")).text
    assert "Nobody owes anything" in text


def test_a_tick_is_kept_and_taken_back(bob, url, pay):
    assert pay(bob, "Ann", "Bob", 5).url == url
    assert Payment.objects.filter(paid_at=None).count() == 1
    assert "One more payment settles it" in Reading(bob.get(url)).text
    pay(bob, "Ann", "Bob", 5, paid="0")
    assert not Payment.objects.exists()


@pytest.mark.alike
def test_when_all_is_paid_it_says_so(bob, url, pay):
    pay(bob, "Ann", "Bob", 5)
    pay(bob, "Cleo", "Bob", 5)
    assert "All is settled" in Reading(bob.get(url)).text


@pytest.mark.alike
def test_htmx_gets_the_part_that_changed(bob, pay):
    response = pay(bob, "Ann", "Bob", 5, headers=AS_HTMX)
    assert response.status_code == 200
    assert response.content.lstrip().startswith(b'<div id="settlement"')


@pytest.mark.alike
@pytest.mark.parametrize("headers", [{}, AS_HTMX])
def test_a_payment_of_a_stale_page_is_refused(bob, pay, night, headers):
    response = pay(bob, "Ann", "Bob", 7, headers=headers)
    assert response.status_code == 409
    assert "The payments have changed" in Reading(response).text
    assert not settling.plan(night).is_kept


@pytest.mark.alike
@pytest.mark.parametrize("payer", ["", "Ann", "1.5"])
def test_what_is_no_payment_is_refused(bob, url, night, payer):
    posted = {"payer": payer, "payee": 1, "amount": 5}
    assert bob.post(f"/nights/{night.pk}/payments/", posted).status_code == 400


@pytest.mark.alike
def test_payments_are_ticked_after_the_night_is_closed(bob, url, pay, night):
    settling.close(night)
    assert pay(bob, "Ann", "Bob", 5).url == url


@pytest.mark.alike
def test_the_text_to_share_is_plain(bob, night, url):
    response = bob.get(f"/nights/{night.pk}/settlement.txt")
    assert response["Content-Type"] == "text/plain; charset=utf-8"
    lines = response.content.decode().split("\n")
    assert lines[0] == "21 November 2025"
    assert "Bob +0.10" in lines
    assert "Ann pays Bob €0.05" in lines
    how = "Everyone settles with everyone on the difference"
    nets = "Ann −1 (−0.05) Bob +2 (+0.10) Cleo −1 (−0.05)"
    assert "Played for €0.05 a point" in lines
    assert f"Oh Hell: Bob won ({how}): {nets}" in lines


@pytest.mark.alike
def test_a_name_in_the_text_to_share_is_as_it_was_typed(bob, night, people, url):
    people["Bob"].name = "Bob <3 & Co"
    people["Bob"].save()
    text = bob.get(f"/nights/{night.pk}/settlement.txt").content.decode()
    assert "Ann pays Bob <3 & Co €0.05" in text


@pytest.mark.alike
def test_only_the_host_is_offered_to_close(ann, bob, url):
    assert "Close the night" in Reading(ann.get(url)).text
    assert "Close the night" not in Reading(bob.get(url)).text


@pytest.mark.alike
def test_who_only_watches_or_has_no_key_ticks_nothing(watcher, eve, pay):
    assert pay(watcher, "Ann", "Bob", 5).status_code == 403
    assert pay(eve, "Ann", "Bob", 5).status_code == 404
    assert not Payment.objects.exists()


@pytest.mark.alike
def test_a_payment_is_left_to_the_next_night_and_taken_back(bob, url, pay, night):
    assert "Next time" not in Reading(bob.get(url)).text
    later = Night.objects.create(circle=night.circle, date=date(2025, 11, 28))
    assert "Next time" in Reading(bob.get(url)).text
    pay(bob, "Ann", "Bob", 5, carried="1")
    assert "Carried on" in Reading(bob.get(url)).text
    text = Reading(bob.get(f"/nights/{later.pk}/settlement/")).text
    assert "Ann pays Bob €0.05" in text
    assert "from an earlier night: Ann −0.05, Bob +0.05" in text
    pay(bob, "Ann", "Bob", 5, paid="0")
    assert not Payment.objects.exists()


@pytest.mark.alike
def test_nothing_is_carried_where_no_later_night_is_open(bob, url, pay, night):
    Night.objects.create(circle=night.circle, date=night.date, closed_at=timezone.now())
    Night.objects.create(circle=night.circle, date=night.date, currency="USD")
    assert "Next time" not in Reading(bob.get(url)).text
    assert pay(bob, "Ann", "Bob", 5, carried="1").status_code == 409
    assert not Payment.objects.exists()


@pytest.fixture
def join(night, people):
    """Posts a household: join(bob, "Cleo", "Ann"); without a head, apart again."""

    def post(device, person, head=None):
        posted = {"person": people[person].pk, "head": head and people[head].pk or ""}
        return device.post(f"/nights/{night.pk}/households/", posted)

    return post


@pytest.mark.alike
def test_a_household_pays_from_one_purse(bob, url, join):
    assert join(bob, "Cleo", "Ann").url == url
    assert "Ann + Cleo" in Reading(bob.get(url)).text
    assert "One payment settles it" in Reading(bob.get(url)).text
    join(bob, "Cleo")
    assert "Two payments settle it" in Reading(bob.get(url)).text


@pytest.mark.alike
def test_a_household_that_cannot_be_is_refused(bob, url, join, pay, watcher):
    response = join(bob, "Ann", "Ann")
    assert response.status_code == 422
    assert "Only two who settle with nobody else" in Reading(response).text
    assert watcher.post(f"{url[:-11]}households/", {}).status_code == 403
    pay(bob, "Ann", "Bob", 5)
    assert join(bob, "Cleo", "Ann").status_code == 302
    assert "Ann pays Bob €0.05" in Reading(bob.get(url)).text
