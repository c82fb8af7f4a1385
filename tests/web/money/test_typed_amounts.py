"""Stakes and payments are read as people write them, and in no other form."""

import pytest

from scorekeeper.money.forms.amounts import PaidAmount
from scorekeeper.money.forms.stake import NightStake
from tests.sentences import IN_DIGITS, NEGATIVE_AMOUNT
from tests.web.reading import Reading

DIGITS = IN_DIGITS
REFUSED = [
    ("1_50", DIGITS),
    ("1e3", DIGITS),
    ("+2", DIGITS),
    ("€2", DIGITS),
    ("٣", DIGITS),
    ("NaN", DIGITS),
    ("-1", NEGATIVE_AMOUNT),
    ("1,234", "“1,234” can mean two amounts. Write 1234 or 1.2340."),
    ("0.0000001", "Use at most six decimals, such as 2.50."),
    ("1000001", "A stake must be from 0 to 1,000,000, with at most six decimals."),
]


def stake_of(typed, currency="EUR"):
    form = NightStake({"stake_cap": typed}, stake={}, currency=currency)
    return form.cleaned_data["stake"] if form.is_valid() else form.errors["stake_cap"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("1 234,50", {"cap": "1234.5"}),
        ("1\u202f234.50", {"cap": "1234.5"}),
        ("0,035", {"cap": "0.035"}),
        (" 2,5 ", {"cap": "2.5"}),
        ("0", {}),
        ("  ", {}),
    ],
)
def test_a_stake_is_read_as_people_write_it(typed, kept):
    assert stake_of(typed) == kept


@pytest.mark.parametrize(("typed", "why"), REFUSED)
def test_no_other_form_is_a_stake(typed, why):
    assert stake_of(typed) == [why]


def test_a_currency_says_what_is_clear():
    assert stake_of("1.250", "KWD") == {"cap": "1.25"}
    assert "Write 1250 or 1.250." in stake_of("1,250", "KWD")[0]


@pytest.mark.parametrize("stake", ["0.005", "1.234", "12.5", "100.25"])
def test_a_stake_stays_as_it_is_in_a_form_that_is_sent_back(stake):
    form = NightStake(stake={"cap": stake}, currency="EUR")
    assert stake_of(form["stake_cap"].value()) == {"cap": stake}


@pytest.mark.parametrize(
    ("typed", "minor"), [("12,50", 1250), ("1 234.50", 123450), ("7", 700)]
)
def test_an_amount_paid_is_read_as_people_write_it(typed, minor):
    form = PaidAmount({"paid_amount": typed}, currency="EUR")
    assert form.is_valid()
    assert form.cleaned_data["paid_amount"] == minor


@pytest.mark.parametrize("typed", ["1_50", "1e3", "1,234", "1.001", "", "0", "-2"])
def test_no_other_form_is_an_amount_paid(typed):
    form = PaidAmount({"paid_amount": typed}, currency="EUR")
    assert not form.is_valid()
    assert form.refusal().endswith(".")


@pytest.mark.alike
def test_the_page_keeps_a_refused_stake_and_says_why(ann, night):
    refused = ann.post(f"{night.get_absolute_url()}stake/", {"stake_ante": "1_50"})
    assert refused.status_code == 422
    assert DIGITS in Reading(refused).text
    assert 'value="1_50"' in refused.text
    night.refresh_from_db()
    assert night.stake == {}
