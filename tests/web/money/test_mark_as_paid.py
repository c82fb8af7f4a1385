"""A row of the plan is marked as paid: in full, in part, or with more than it asks."""

from uuid import uuid4

import pytest

from scorekeeper.models import Payment
from tests.tries import tries
from tests.web.money.following import AS_HTMX, SAID
from tests.web.reading import Reading

CHANGED = "The payments have changed since you opened this page. Check them again."


@pytest.fixture(params=["night", "money"])
def to(request, night, group):
    """Where rows are posted: on the page of the night, and on Money."""
    at = f"nights/{night.pk}" if request.param == "night" else f"groups/{group.pk}"
    return f"/{at}/payments/"


@pytest.fixture
def page(to):
    """The page that comes after a payment."""
    return to.replace("payments", "settlement" if "nights" in to else "money")


@pytest.fixture
def owed(play):
    """Bob owes Ann €5.60."""
    play(Ann="560", Bob="-560")


def amounts():
    return list(Payment.objects.order_by("pk").values_list("amount", flat=True))


@pytest.mark.alike
def test_a_row_is_marked_as_paid_and_gone(bob, owed, mark, rows, to, page, text):
    assert mark(bob, "Bob", "Ann", 560, to=to).url == page
    assert rows() == []
    said = text(bob, page)
    assert "Nobody owes anything" in said
    assert "Bob paid Ann €5.60" in said


def test_it_is_noted_with_its_night_and_phone(bob, night, group, owed, mark):
    mark(bob, "Bob", "Ann", 560, "1.00")
    mark(bob, "Bob", "Ann", 460, to=f"/groups/{group.pk}/payments/")
    at_night, of_group = Payment.objects.order_by("pk")
    assert (at_night.night, of_group.night) == (night, None)
    assert at_night.key == of_group.key == bob.key
    assert at_night.phone == of_group.phone is not None


@pytest.mark.alike
def test_a_part_is_paid_and_the_rest_stays(bob, owed, mark, rows, to, page, text):
    assert mark(bob, "Bob", "Ann", 560, "2,50", to=to).url == page
    assert rows() == [("Bob", "Ann", 310)]
    mark(bob, "Bob", "Ann", 310, "3.10", to=to)
    assert rows() == []
    assert amounts() == [250, 310]
    assert "Bob paid Ann €3.10" in text(bob, page)


@pytest.mark.alike
def test_a_note_of_twenty_pays_more_than_is_owed(bob, owed, mark, rows, to):
    assert mark(bob, "Bob", "Ann", 560, "20", to=to).status_code == 302
    assert rows() == [("Ann", "Bob", 1440)]


PARTS = ["", "0", "1.234", "x", "1e9", "1_50", "-1", "NaN", "1,234", "9" * 30]


@pytest.mark.alike
@pytest.mark.parametrize("part", tries(PARTS))
@pytest.mark.parametrize("headers", [{}, AS_HTMX])
def test_what_is_no_amount_is_refused(bob, owed, mark, to, part, headers):
    refused = mark(bob, "Bob", "Ann", 560, part, to=to, headers=headers)
    assert refused.status_code == 422
    assert 'role="alert"' in refused.text
    assert f'value="{part}"' in refused.text or not part
    assert "open" in refused.text.split('id="part-')[1].split(">")[0]
    assert amounts() == []


CURRENCIES = [("JPY", "250", "¥250", "¥310"), ("KWD", "0.25", "KWD 0.250", "KWD 0.310")]


@pytest.mark.alike
@pytest.mark.parametrize(("currency", "part", "paid", "left"), CURRENCIES)
def test_parts_in_other_currencies(
    bob, night, play, mark, rows, url, currency, part, paid, left
):
    night.currency = currency
    night.save()
    play(Ann="560", Bob="-560")
    mark(bob, "Bob", "Ann", 560, part, currency=currency)
    assert rows(currency) == [("Bob", "Ann", 310)]
    content = bob.get(url).text.replace("\N{NO-BREAK SPACE}", " ")
    assert paid in content
    assert left in content


@pytest.mark.parametrize("headers", [{}, AS_HTMX])
def test_a_row_that_is_no_longer_due_is_refused(
    bob, owed, play, mark, rows, to, headers
):
    play(Ann="-60", Bob="60")
    refused = mark(bob, "Bob", "Ann", 560, to=to, headers=headers)
    assert refused.status_code == 409
    assert CHANGED in Reading(refused).text
    assert "Bob pays Ann €5.00" in Reading(refused).text
    assert amounts() == []
    assert mark(bob, "Ann", "Bob", 500, to=to).status_code == 409
    assert mark(bob, "Bob", "Ann", 500, "4", to=to).status_code == 302


@pytest.mark.alike
def test_the_same_request_twice_records_one_payment(bob, owed, mark, rows, to):
    first, second = uuid4(), uuid4()
    for _ in range(2):
        assert mark(bob, "Bob", "Ann", 560, "2.80", id=first, to=to).status_code == 302
    assert rows() == [("Bob", "Ann", 280)]
    mark(bob, "Bob", "Ann", 280, id=second, to=to)
    assert mark(bob, "Bob", "Ann", 560, "2.80", id=first, to=to).status_code == 302
    assert amounts() == [280, 280]


def test_two_phones_that_mark_the_same_row_record_one(ann, bob, owed, mark, to):
    assert mark(bob, "Bob", "Ann", 560, to=to, id=uuid4()).status_code == 302
    late = mark(ann, "Bob", "Ann", 560, to=to, id=uuid4())
    assert late.status_code == 409
    assert CHANGED in Reading(late).text
    assert amounts() == [560]


@pytest.mark.alike
def test_htmx_gets_the_part_that_changed_and_hears_of_it(bob, owed, mark):
    response = mark(bob, "Bob", "Ann", 560, headers=AS_HTMX)
    assert response.status_code == 200
    assert response.text.lstrip().startswith('<div id="settlement"')
    assert SAID.search(response.text)[1] == "Bob paid Ann."


UNREADABLE = [
    {"payer": ""},
    {"payer": "Ann"},
    {"amount": "1.5"},
    {"amount": "-5"},
    {"payee": "9" * 40},
    {"currency": ""},
    {"currency": "x" * 99},
]


@pytest.mark.alike
@pytest.mark.parametrize("wrong", UNREADABLE, ids=str)
def test_what_no_page_sends_is_refused(bob, owed, people, to, wrong):
    named = {"payer": people["Bob"].pk, "payee": people["Ann"].pk, "amount": 560}
    asked = {"currency": "EUR", "paid": "1"} | named | wrong
    assert bob.post(to, asked).status_code == 400
    assert amounts() == []


def test_a_row_of_another_currency_is_not_marked_at_the_night(bob, owed, owe, mark):
    owe("Bob", "Ann", 70, "USD")
    refused = mark(bob, "Bob", "Ann", 70, currency="USD")
    assert refused.status_code == 409
    assert amounts() == []


def test_of_three_rows_one_that_is_paid_leaves_the_others(bob, play, mark, rows):
    play(Ann=300, Bob=-100, Cleo=-200)
    play(Ann=50, Dan=-50)
    before = rows()
    assert len(before) == 3
    mark(bob, *before[1])
    assert rows() == [before[0], before[2]]
