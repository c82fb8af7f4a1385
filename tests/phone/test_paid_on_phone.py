"""Payments of an offline night: marked in its plan, recorded, deleted, and sent."""

import pytest

from tests.phone.alone import GROUP, NOW, Alone
from tests.sentences import NOTHING_PAID

ONE_CARD = {"options": {"sequence": "custom", "hands": [1]}, "words": "one card"}
KNOWN = GROUP | {"house_rules": {"oh_hell": ONE_CARD}}
BIDS = [{"type": "bid", "seat": seat, "bid": bid} for seat, bid in enumerate([0, 1, 0])]
TRICKS = {"type": "tricks", "tricks": [0, 1, 0]}


@pytest.fixture
def played():
    """A night for five cents a point, of one game of one card, which Zoe wins."""
    phone = Alone(KNOWN)
    phone.begin("Ann", "Zoe", "Cleo", stake="0,05")
    phone.start("oh_hell", "Ann", "Zoe", "Cleo")
    phone.enter(*BIDS, TRICKS)
    return phone


def view(phone, address=""):
    return phone.go(address)["names"]["view"]


def plan(phone):
    told = view(phone, "/settle")["plan"]
    return [(row["payer"], row["payee"], row["words"]) for row in told]


def paid(phone):
    told = view(phone, "/settle")["payments"]
    return [(one["payer"], one["payee"], one["words"], one["note"]) for one in told]


def mark_as_paid(phone, row=0):
    value = view(phone, "/settle")["plan"][row]["value"]
    phone.tap("pay", value)
    return value


def record(phone, payer, payee, amount, note=""):
    phone.go("/settle")
    return phone.tap("record", payer=payer, payee=payee, amount=amount, note=note)


def test_what_is_paid_stays_and_the_plan_follows(played):
    result = view(played, "/settle")["rows"]
    mark_as_paid(played)
    assert paid(played) == [("Cleo", "Zoe", "€0.05", "")]
    page = view(played, "/settle")
    assert (page["verdict"], page["rows"]) == ("One payment settles it", result)
    played.start("oh_hell", "Ann", "Zoe", "Cleo")
    played.enter(*BIDS, TRICKS)
    assert plan(played) == [("Ann", "Zoe", "€0.10"), ("Cleo", "Zoe", "€0.05")]
    assert len(paid(played)) == 1


def test_a_second_tap_pays_nothing_more(played):
    value = mark_as_paid(played)
    assert played.tap("pay", value)["words"] == "This payment is no longer in the plan."
    assert len(paid(played)) == 1


def test_a_payment_recorded_by_mistake_is_deleted_once(played):
    before = plan(played)
    mark_as_paid(played)
    [one] = played.evening["payments"]
    for _ in range(2):
        played.tap("delete", one["id"])
    assert (plan(played), paid(played)) == (before, [])
    assert played.evening["removed"] == [one["id"]]


def test_any_payment_can_be_recorded(played):
    record(played, "Cleo", "Zoe", "20", " a  note ")
    assert paid(played) == [("Cleo", "Zoe", "€20.00", "a note")]
    assert plan(played) == [("Zoe", "Cleo", "€19.90"), ("Ann", "Cleo", "€0.05")]
    assert view(played, "/settle")["record"]["is_open"] is False


@pytest.mark.parametrize(
    ("filled", "words"),
    [
        (("Ann", "Ann", "1"), "A person can't pay themselves."),
        (("", "Ann", "1"), "Choose who paid."),
        (("Ann", "Eve", "1"), "Choose who was paid."),
        (("Ann", "Zoe", "0"), NOTHING_PAID),
        (("Ann", "Zoe", "1_50"), "Write the amount in digits"),
        (("Ann", "Zoe", "1e3"), "Write the amount in digits"),
        (("Ann", "Zoe", "1", "x" * 81), "A note can have at most 80 letters."),
    ],
)
def test_a_payment_that_cannot_be_is_refused_and_stays_filled_in(played, filled, words):
    assert record(played, *filled)["words"].startswith(words)
    assert played.evening["payments"] == []
    form = view(played, "/settle")["record"]
    assert (form["is_open"], form["amount"]) == (True, filled[2])
    chosen = [one["name"] for one in form["payers"] if one["is_chosen"]]
    assert chosen == [filled[0]][: bool(filled[0])]


def test_a_night_takes_no_more_payments_than_the_server(played, monkeypatch):
    monkeypatch.setattr("phone.evening.payments.MOST_PAYMENTS", 1)
    record(played, "Cleo", "Zoe", "20")
    played.tap("delete", played.evening["payments"][0]["id"])
    assert "Send it first" in record(played, "Cleo", "Zoe", "20")["words"]


def test_a_night_that_is_sent_shows_its_payments_and_no_plan(played):
    record(played, "Cleo", "Zoe", "20")
    played.evening["sent"] = {"url": "", "games": []}
    page = view(played, "/settle")
    assert (page["has_plan"], page["may_change"]) == (False, False)
    assert len(page["payments"]) == 1


def test_what_an_older_page_kept_as_paid_is_a_payment(played):
    owed = {"payer": "Cleo", "payee": "Zoe", "amount": 5, "paid_at": ""}
    del played.evening["payments"]
    played.evening["kept"] = [owed | {"paid_at": NOW}, owed | {"payer": "Ann"}]
    assert paid(played) == [("Cleo", "Zoe", "€0.05", "")]
    assert plan(played) == [("Ann", "Zoe", "€0.05")]
    [one] = played.sent()["payments"]
    played.go("/settle")
    played.tap("delete", one["id"])
    assert (len(plan(played)), paid(played)) == (2, [])


def test_the_server_is_told_of_what_was_paid_and_of_what_was_deleted(played):
    mark_as_paid(played)
    mark_as_paid(played)
    played.tap("delete", played.evening["payments"][0]["id"])
    sent = played.sent()
    [payment] = sent["payments"]
    assert (payment["paid_at"], payment["amount"]) == (NOW, 5)
    assert sent["removed"] == played.evening["removed"] != []
    assert sent["number"] == 1


def begun(*evenings, **known):
    """The number of a night that is begun beside some of the same phone."""
    phone = Alone(KNOWN | known)
    page = phone.page
    phone.page = lambda: page() | {"evenings": list(evenings)}
    phone.begin("Ann", "Cleo")
    return phone.evening["number"]


def test_nights_are_numbered_as_far_as_the_phone_knows(played):
    before = played.evening
    other = before | {"group": GROUP | {"id": 9}, "number": 9}
    assert before["number"] == begun() == begun(other) == 1
    assert begun(before) == 2
    assert begun(before, number=4) == 5
    assert begun(before | {"number": 9}, number=4) == 10
