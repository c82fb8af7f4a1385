"""Every currency with the decimals that it has, as it is typed, kept and written."""

from decimal import Decimal

import pytest
from django.forms import ValidationError

from scorekeeper.access.forms import MONEY
from scorekeeper.money.currencies import (
    DECIMALS,
    decimals,
    exact_amount,
    signed_amount,
    written_amount,
)
from scorekeeper.money.forms.amounts import CoinsField, price_of
from scorekeeper.money.forms.stake import StakeForm
from tests.web.devices import ONE_DEAL
from tests.web.owing import plan_of

PLACES = {"JPY": 0, "KRW": 0, "XOF": 0, "EUR": 2, "HUF": 2, "KWD": 3, "TND": 3}


@pytest.mark.parametrize("currency", PLACES)
def test_a_currency_has_its_decimals(currency):
    assert decimals(currency) == PLACES[currency]


def test_a_night_may_be_in_any_currency_in_use():
    offered = [code for _, codes in MONEY for code, _ in codes]
    assert sorted(offered) == sorted(DECIMALS)
    assert len(offered) == len(set(offered)) > 150


@pytest.mark.parametrize(
    ("currency", "typed", "kept", "shown"),
    [
        ("JPY", "250", 250, "¥250"),
        ("EUR", "2.5", 250, "€2.50"),
        ("EUR", "2,50", 250, "€2.50"),
        ("KWD", "0.25", 250, "KWD\xa00.250"),
        ("KWD", "1.255", 1255, "KWD\xa01.255"),
    ],
)
def test_what_is_typed_is_kept_in_its_smallest_coins(currency, typed, kept, shown):
    assert CoinsField(currency=currency).clean(typed) == kept
    assert written_amount(kept, currency) == shown
    assert CoinsField(currency=currency).clean(price_of(kept, decimals(currency)))


@pytest.mark.parametrize(
    ("currency", "typed"),
    [("JPY", "2.5"), ("EUR", "2.505"), ("KWD", "1,255"), ("KWD", "0.2505")],
)
def test_a_coin_that_does_not_exist_is_refused(currency, typed):
    with pytest.raises(ValidationError):
        CoinsField(currency=currency).clean(typed)


def test_a_part_of_a_coin_is_written_as_it_is():
    assert signed_amount(1255, "KWD") == "+1.255"
    assert exact_amount(Decimal("12.5"), "JPY") == "+12.5"
    assert exact_amount(Decimal("-804.6"), "EUR") == "−8.046"
    assert exact_amount(Decimal("800"), "EUR") == "+8.00"
    assert exact_amount(Decimal("123456700"), "KWD") == "+123,456.700"


@pytest.mark.parametrize(
    ("currency", "example"),
    [("JPY", "¥10 for"), ("EUR", "€0.05 for"), ("KWD", "KWD\xa00.050 for")],
)
def test_a_stake_is_explained_in_the_nights_own_coins(currency, example):
    field = StakeForm(stake={}, currency=currency)["stake_per_point"]
    assert f"For example, {example} each point" in field.help_text


@pytest.mark.alike
@pytest.mark.parametrize(
    ("currency", "stake", "amount"), [("JPY", "10", 10), ("KWD", "0.005", 5)]
)
def test_a_game_is_settled_in_whole_coins(bob, night, start, currency, stake, amount):
    night.currency = currency
    night.save()
    options = {"sequence": "custom", "hands": [1]}
    bob.play(start(options=options, stake={"per_point": stake}), ONE_DEAL)
    rows = plan_of(night.group, currency)
    assert [owed for _payer, _payee, owed in rows] == [amount, amount]
