"""A payment that was recorded by mistake is deleted, and is owed again."""

from uuid import uuid4

import pytest

from scorekeeper.models import Group, Payment, Person
from scorekeeper.money.ledger import payments
from tests.web.money.following import AS_HTMX, SAID
from tests.web.reading import Reading

pytestmark = pytest.mark.alike


@pytest.fixture
def paid(night, play, pay):
    """Bob owed Ann €5, and paid it at the night."""
    play(Ann=500, Bob=-500)
    return pay("Bob", "Ann", 500, night=night)


@pytest.fixture(params=["night", "money"])
def page(request, night, group):
    """The two pages on which a payment is deleted: of the night, and Money."""
    is_night = request.param == "night"
    return f"/nights/{night.pk}/" if is_night else f"/groups/{group.pk}/"


@pytest.fixture
def delete(page):
    def post(device, payment, id=None, at=page, **more):
        fields = {"id": id or uuid4()}
        return device.post(f"{at}payments/{payment}/deletion/", fields, **more)

    return post


def test_it_is_offered_beside_each_payment(bob, page, paid, text):
    where = f"{page}payments/{paid.pk}/deletion/"
    shown = f"{page}{'settlement' if 'nights' in page else 'money'}/"
    assert f'action="{where}"' in bob.get(shown).text
    assert "Delete the payment from Bob to Ann" in text(bob, shown)


def test_a_deleted_payment_is_owed_again(bob, page, paid, delete, rows):
    assert rows() == []
    answer = delete(bob, paid.pk)
    assert answer.status_code == 302
    assert answer.url.startswith(page)
    assert rows() == [("Bob", "Ann", 500)]
    assert not Payment.objects.exists()


def test_a_second_tap_finds_it_gone(ann, bob, paid, delete):
    id = uuid4()
    for device in (bob, bob, ann):
        assert delete(device, paid.pk, id=id).status_code == 302
    assert not Payment.objects.exists()


def test_a_late_repetition_deletes_no_other_payment(bob, paid, delete, pay):
    id = uuid4()
    delete(bob, paid.pk, id=id)
    again = pay("Bob", "Ann", 500)
    assert delete(bob, paid.pk, id=id).status_code == 302
    assert list(Payment.objects.all()) == [again]


def test_one_of_two_equal_payments_is_deleted(bob, paid, delete, pay, rows):
    pay("Bob", "Ann", 500)
    delete(bob, paid.pk)
    assert rows() == []
    assert Payment.objects.count() == 1


def test_htmx_hears_that_it_is_deleted(bob, night, paid, delete):
    answer = delete(bob, paid.pk, at=f"/nights/{night.pk}/", headers=AS_HTMX)
    assert answer.status_code == 200
    assert SAID.search(answer.text)[1] == "The payment was deleted."
    assert "Bob pays Ann €5.00" in Reading(answer).text


def test_who_only_watches_or_has_no_key_deletes_none(watcher, eve, paid, delete):
    assert delete(watcher, paid.pk).status_code == 403
    assert delete(eve, paid.pk).status_code == 404
    assert Payment.objects.count() == 1


def test_a_payment_of_another_group_stays(bob, paid, delete):
    others = Group.objects.create(name="Others")
    both = [Person.objects.create(group=others, name=name) for name in ("Yan", "Zoe")]
    theirs = payments.record(others, "EUR", *both, 900, client_id=uuid4())
    delete(bob, theirs.pk)
    assert Payment.objects.filter(pk=theirs.pk).exists()


@pytest.mark.parametrize("number", ["0", "7000", "9" * 18])
def test_one_that_there_is_not_is_found_gone(bob, paid, delete, number):
    assert delete(bob, number).status_code == 302
    assert Payment.objects.count() == 1


def test_a_number_that_no_payment_has_is_refused(bob, paid, delete):
    assert delete(bob, "9" * 40).status_code == 400
    assert delete(bob, paid.pk, at=f"/nights/{'9' * 40}/").status_code == 404
    assert Payment.objects.count() == 1
