"""A guest of one night settles it, and sees and changes nothing of other nights."""

from io import BytesIO
from uuid import uuid4
from zipfile import ZipFile

import pytest

from scorekeeper.models import Attendance, Payment, Person
from tests.web.money.following import AS_HTMX
from tests.web.reading import Reading

pytestmark = pytest.mark.alike


@pytest.fixture
def away(group, people, another_night, share):
    """Zoe, who was at another night alone, where Ann lent her €40."""
    people["Zoe"] = Person.objects.create(group=group, name="Zoe")
    night = another_night()
    share("Ann", 4000, "Zoe", at=night)
    return night


@pytest.fixture
def owed(night, play, owe):
    """Bob owes Ann €5 from tonight and €3 from before."""
    play(Ann=500, Bob=-500)
    owe("Bob", "Ann", 300)


def test_a_guest_sees_the_result_and_the_rows_between_people_there(
    guest, bob, url, text, away, owed
):
    page = text(guest, url)
    assert "Result so far in € Ann +5.00 Bob −5.00" in page
    assert "Bob pays Ann €8.00" in page
    assert "Zoe" not in page
    assert "Zoe pays Ann €40.00" in text(bob, url)


def test_a_guest_sees_no_parts_of_other_nights(guest, bob, night, url, text, owed):
    assert "€5.00 from tonight, €3.00 from 1 January" not in text(bob, url)
    assert "€3.00 from 2 January 2025" in text(bob, url)
    told = f"/nights/{night.pk}/settlement.txt"
    for page in (text(guest, url), guest.get(told).text):
        assert "Bob pays Ann €8.00" in page
        assert "January" not in page
        assert "earlier nights" not in page


def test_text_and_picture_for_a_guest_have_no_rows_of_others(
    guest, bob, night, away, owed
):
    for page in ("settlement.txt", "picture.svg"):
        at = f"/nights/{night.pk}/{page}"
        assert "Zoe" in bob.get(at).text
        assert "Zoe" not in guest.get(at).text


def test_a_guest_marks_a_row_between_people_there(guest, owed, mark, rows):
    assert mark(guest, "Bob", "Ann", 800).status_code == 302
    assert rows() == []


def test_a_guest_marks_no_row_of_others(guest, away, mark, rows):
    refused = mark(guest, "Zoe", "Ann", 4000)
    assert refused.status_code == 409
    assert "Zoe" not in Reading(refused).text
    assert not Payment.objects.exists()


def test_a_guest_records_payments_of_people_there_alone(guest, night, people, away):
    at = f"/nights/{night.pk}/payments/"
    asked = {"id": uuid4(), "amount": "5", "currency": "EUR"}
    assert "Zoe" not in guest.get(at).text
    for payer, payee in (("Zoe", "Ann"), ("Ann", "Zoe")):
        both = {"payer": people[payer].pk, "payee": people[payee].pk}
        refused = guest.post(at, asked | both)
        assert refused.status_code == 422
        assert "Zoe" not in Reading(refused).text
    assert not Payment.objects.exists()
    both = {"payer": people["Bob"].pk, "payee": people["Ann"].pk}
    assert guest.post(at, asked | both).status_code == 302
    assert Payment.objects.get().night == night


def test_a_guest_sees_and_deletes_payments_of_the_night_alone(
    guest, night, url, text, away, pay
):
    here = pay("Bob", "Ann", 100, night=night)
    others = [pay("Bob", "Ann", 200), pay("Bob", "Ann", 300, night=away)]
    page = text(guest, url)
    assert "Bob paid Ann €1.00" in page
    assert "Bob paid Ann €2.00" not in page
    assert "Bob paid Ann €3.00" not in page
    for payment in [*others, here]:
        to = f"/nights/{night.pk}/payments/{payment.pk}/deletion/"
        guest.post(to, {"id": uuid4()})
    assert set(Payment.objects.all()) == set(others)


@pytest.fixture
def of_others(night, away, pay):
    """A payment that was recorded at the night, though Zoe was not there."""
    return pay("Zoe", "Ann", 4000, night=night)


@pytest.mark.parametrize("page", ["settlement/", "settlement.txt", "splitwise.csv"])
def test_a_guest_sees_no_payment_of_others(guest, bob, night, pay, of_others, page):
    pay("Bob", "Ann", 100, night=night)
    at = f"/nights/{night.pk}/{page}"
    assert "Zoe" in bob.get(at).text
    assert "Zoe" not in guest.get(at).text
    assert "Bob paid Ann" in guest.get(at).text


def test_files_for_a_guest_have_no_payment_of_others(guest, bob, night, of_others):
    at = f"/nights/{night.pk}/"
    assert "Zoe" in bob.get(f"{at}night.json").text
    assert "Zoe" not in guest.get(f"{at}night.json").text
    assert "Zoe" in tables_of(bob, at)
    assert "Zoe" not in tables_of(guest, at)


def tables_of(device, at):
    """All tables of a night as one text."""
    with ZipFile(BytesIO(device.get(f"{at}tables.zip").content)) as tables:
        return "".join(tables.read(name).decode() for name in tables.namelist())


def test_a_guest_deletes_no_payment_of_others(guest, bob, night, of_others):
    to = f"/nights/{night.pk}/payments/{of_others.pk}/deletion/"
    assert guest.post(to, {"id": uuid4()}).status_code == 403
    assert Payment.objects.get() == of_others
    assert bob.post(to, {"id": uuid4()}).status_code == 302
    assert not Payment.objects.exists()


@pytest.mark.parametrize("headers", [{}, AS_HTMX])
def test_a_guest_hears_why_another_payment_is_not_deleted(guest, night, pay, headers):
    other = pay("Bob", "Ann", 200)
    to = f"/nights/{night.pk}/payments/{other.pk}/deletion/"
    refused = guest.post(to, {"id": uuid4()}, headers=headers)
    assert refused.status_code == 403
    text = Reading(refused).text
    assert (
        "You have access to this night only. You can delete payments on its page."
        in text
    )
    assert "The payment was deleted." not in text


def test_a_guest_has_no_money_of_the_group(guest, group, night, pay, money_url):
    payment = pay("Bob", "Ann", 200)
    assert guest.get(money_url).status_code == 404
    assert guest.get(f"/groups/{group.pk}/payments/").status_code == 404
    for to in ("payments/", f"payments/{payment.pk}/deletion/", "settling-as-one/"):
        answer = guest.post(f"/groups/{group.pk}/{to}", {"id": uuid4()})
        assert answer.status_code == 404
    assert Payment.objects.count() == 1


def test_the_proof_names_nobody_who_was_not_there(guest, url, text, away, play, people):
    play(Ann=-300, Bob=100, Cleo=200)
    page = text(guest, url)
    assert "Zoe" not in page


def test_who_left_early_is_among_the_people_there(guest, night, url, text, owed):
    Attendance.objects.filter(night=night).update(until="2025-11-21T23:00Z")
    assert "Bob pays Ann €8.00" in text(guest, url)
