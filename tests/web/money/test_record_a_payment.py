"""Record a payment: any, between any two people; what is none is refused."""

from uuid import uuid4

import pytest

from scorekeeper import bounds
from scorekeeper.models import Group, Night, Payment, Person
from tests.sentences import IN_DIGITS, NEGATIVE_AMOUNT, NOTHING_PAID
from tests.web.reading import Reading


@pytest.fixture(params=["night", "money"])
def form(request, night, group):
    """Where the form is: at the night, and on Money."""
    at = f"nights/{night.pk}" if request.param == "night" else f"groups/{group.pk}"
    return f"/{at}/payments/"


@pytest.fixture
def fill(people):
    """Fills the form in: fill(Amount="20") with Bob paying Ann, if nothing else."""

    def fields(payer="Bob", payee="Ann", amount="12,50", **more):
        named = {"payer": payer, "payee": payee}
        named = {part: getattr(people.get(n), "pk", n) for part, n in named.items()}
        asked = {"id": uuid4(), "amount": amount, "currency": "EUR", "note": ""}
        return asked | named | more

    return fields


def made():
    """All payments: who paid whom how much."""
    rows = Payment.objects.order_by("pk").select_related("payer", "payee")
    return [(row.payer.name, row.payee.name, row.amount) for row in rows]


@pytest.mark.alike
def test_the_form_is_one_tap_from_both_pages(bob, url, money_url, night, group):
    assert f'href="/nights/{night.pk}/payments/"' in bob.get(url).text
    assert f'href="/groups/{group.pk}/payments/"' in bob.get(money_url).text


@pytest.mark.alike
def test_it_asks_from_whom_to_whom_how_much_and_why(bob, form):
    page = Reading(bob.get(form))
    for label in ("Record a payment", "From", "To", "Amount", "Note"):
        assert label in page.text
    assert ("Night" in page.text.split("Amount")[1]) == ("groups" in form)
    assert not page.nameless()


def test_a_payment_is_recorded_and_shown(bob, form, fill, text, rows):
    page = form.replace("payments", "settlement" if "nights" in form else "money")
    answer = bob.post(form, fill(note="For the taxi"))
    assert (answer.status_code, answer.url) == (302, page)
    assert made() == [("Bob", "Ann", 1250)]
    assert rows() == [("Ann", "Bob", 1250)]
    said = text(bob, page)
    assert "Bob paid Ann €12.50" in said
    assert "For the taxi" in said


def test_at_a_night_it_belongs_to_the_night(bob, night, group, fill):
    bob.post(f"/nights/{night.pk}/payments/", fill())
    bob.post(f"/groups/{group.pk}/payments/", fill())
    bob.post(f"/groups/{group.pk}/payments/", fill(night=night.pk))
    nights = Payment.objects.order_by("pk").values_list("night", flat=True)
    assert list(nights) == [night.pk, None, night.pk]


@pytest.mark.alike
def test_its_note_is_in_the_text_of_the_night_on_one_line(bob, night, fill):
    note = "Taxi\nAnn pays Bob €500"
    assert bob.post(f"/nights/{night.pk}/payments/", fill(note=note)).status_code == 302
    lines = bob.get(f"/nights/{night.pk}/settlement.txt").text.split("\n")
    assert "Bob paid Ann €12.50 (Taxi Ann pays Bob €500)" in lines
    assert [line for line in lines if line.startswith("Ann pays Bob €500")] == []


NOBODY = "Choose who paid."
NOBODY_PAID = "Choose who was paid."
NO_AMOUNT = NOTHING_PAID
REFUSED = [
    ({"payer": ""}, NOBODY),
    ({"payee": ""}, NOBODY_PAID),
    ({"payer": "x"}, NOBODY),
    ({"payer": "9" * 40}, NOBODY),
    ({"payee": "-1"}, NOBODY_PAID),
    ({"payee": "Bob"}, "A person can't pay themselves. Choose someone else."),
    ({"amount": ""}, NO_AMOUNT),
    ({"amount": "0"}, NO_AMOUNT),
    ({"amount": "0,00"}, NO_AMOUNT),
    ({"amount": "1_50"}, IN_DIGITS),
    ({"amount": "1e3"}, IN_DIGITS),
    ({"amount": "x"}, IN_DIGITS),
    ({"amount": "-5"}, NEGATIVE_AMOUNT),
    ({"amount": "0.125"}, "Use at most two decimals, such as 2.50."),
    ({"amount": "1,234"}, "“1,234” can mean two amounts."),
    ({"amount": "9" * 40}, "at most"),
    ({"currency": "USD"}, "Choose one of the group's currencies."),
    ({"currency": ""}, "Choose one of the group's currencies."),
    ({"note": "x" * 81}, "Use at most 80 characters. This text has 81."),
]


@pytest.mark.alike
@pytest.mark.parametrize(("wrong", "why"), REFUSED, ids=str)
def test_what_is_no_payment_is_refused_with_a_sentence(bob, form, fill, wrong, why):
    answer = bob.post(form, fill(**wrong))
    assert answer.status_code == 422
    assert why in Reading(answer).text
    assert made() == []


@pytest.mark.alike
def test_what_was_typed_stays_in_a_refused_form(bob, form, fill, people):
    page = bob.post(form, fill(amount="1_50", note="For the taxi")).text
    assert 'value="1_50"' in page
    assert 'value="For the taxi"' in page
    assert f'<option value="{people["Bob"].pk}" selected>Bob' in page


@pytest.mark.alike
def test_a_form_with_nothing_in_it_is_refused_at_each_field(bob, form):
    text = Reading(bob.post(form, {"note": ""})).text
    for why in (NOBODY, NOBODY_PAID, NO_AMOUNT):
        assert why in text
    assert made() == []


def test_people_and_nights_of_others_are_refused(bob, form, fill, group):
    others = Group.objects.create(name="Others")
    stranger = Person.objects.create(group=others, name="Zoe")
    elsewhere = Night.objects.create(group=others, date="2025-11-21")
    for wrong in ({"payer": stranger.pk}, {"payee": stranger.pk}):
        assert bob.post(form, fill(**wrong)).status_code == 422
    address = f"/groups/{group.pk}/payments/"
    assert bob.post(address, fill(night=elsewhere.pk)).status_code == 422
    assert made() == []


def test_the_currency_is_that_of_the_night(bob, group, fill, another_night):
    dollars, address = another_night("USD"), f"/groups/{group.pk}/payments/"
    refused = bob.post(address, fill(night=dollars.pk))
    assert refused.status_code == 422
    told = "This night uses USD. Choose that currency, or “No night”."
    assert told in Reading(refused).text
    assert bob.post(address, fill(night=dollars.pk, currency="USD")).status_code == 302
    assert bob.post(address, fill(currency="USD")).status_code == 302
    assert Payment.objects.filter(currency="USD").count() == 2
    at_night = f"/nights/{dollars.pk}/payments/"
    assert bob.post(at_night, fill(currency="EUR")).status_code == 422
    assert bob.post(at_night, fill(currency="USD")).status_code == 302


@pytest.mark.parametrize(
    ("currency", "typed", "minor"), [("JPY", "1 250", 1250), ("KWD", "0,25", 250)]
)
def test_an_amount_has_the_decimals_of_its_currency(
    bob, group, fill, another_night, currency, typed, minor
):
    another_night(currency)
    asked = fill(amount=typed, currency=currency)
    assert bob.post(f"/groups/{group.pk}/payments/", asked).status_code == 302
    assert made() == [("Bob", "Ann", minor)]


def test_sent_twice_it_is_recorded_once(bob, form, fill):
    asked = fill()
    for _ in range(2):
        assert bob.post(form, asked).status_code == 302
    assert made() == [("Bob", "Ann", 1250)]
    assert bob.post(form, asked | {"amount": "3"}).status_code == 302
    assert made() == [("Bob", "Ann", 1250), ("Bob", "Ann", 300)]


@pytest.mark.alike
def test_two_equal_payments_are_two(ann, bob, form, fill):
    for device in (bob, ann):
        assert device.post(form, fill()).status_code == 302
    assert made() == [("Bob", "Ann", 1250)] * 2


@pytest.mark.alike
def test_who_only_watches_or_has_no_key_records_none(watcher, eve, form, fill):
    for device, status in ((watcher, 403), (eve, 404)):
        assert device.get(form).status_code == status
        assert device.post(form, fill()).status_code == status
    assert made() == []


def test_a_person_who_has_not_been_at_the_night_can_pay_there(bob, night, fill, people):
    people["Zoe"] = Person.objects.create(group=night.group, name="Zoe")
    assert bob.post(f"/nights/{night.pk}/payments/", fill("Zoe")).status_code == 302
    assert made() == [("Zoe", "Ann", 1250)]


def test_there_is_an_end_to_the_payments_of_a_group(bob, form, fill, monkeypatch):
    monkeypatch.setattr(bounds, "MOST_PAYMENTS", 1)
    bob.post(form, fill())
    refused = bob.post(form, fill())
    assert refused.status_code == 403
    assert bounds.PAYMENTS in Reading(refused).text
    assert made() == [("Bob", "Ann", 1250)]
