"""How somebody is paid: what is a link or an account, and what becomes of an amount."""

from types import SimpleNamespace

import pytest

from scorekeeper.money import ways_to_pay
from scorekeeper.money.ways_to_pay import WayError, read_way, transfer_code, way_to

LINK = "https://paypal.me/ann/{amount}{currency}"
IBANS = ["DE89370400440532013000", "GB29NWBK60161331926819", "NO9386011117947"]
IBANS += ["FR1420041010050500013M02606", "MT84MALT011000012345MTLCAST001S"]


def paid(way, minor, currency="EUR"):
    return way_to(SimpleNamespace(name="Ann", pay_to=read_way(way)), minor, currency)


def test_a_link_takes_the_amount_in_digits():
    assert paid(LINK, 123456)["link"] == "https://paypal.me/ann/1234.56EUR"
    assert paid(LINK, 5, "JPY")["link"] == "https://paypal.me/ann/5JPY"
    assert paid("https://a.example/?to=ann&sum={amount}", 40)["link"].endswith("=0.40")


def test_it_is_said_where_a_link_leads():
    assert paid("https://PayPal.me/Ann/{amount}", 1)["host"] == "paypal.me"


@pytest.mark.parametrize(
    ("way", "why"),
    [
        ("http://paypal.me/ann/{amount}", ways_to_pay.NEITHER),
        ("javascript:alert({amount})", ways_to_pay.NEITHER),
        ("paypal.me/ann/{amount}", ways_to_pay.NEITHER),
        ("https://paypal.me/ann", ways_to_pay.NO_AMOUNT),
        ("https://paypal.me/{amount}/{amount}", ways_to_pay.NO_AMOUNT),
        ("https://paypal.me@evil.example/{amount}", ways_to_pay.NO_HOST),
        ("https://evil.example:8443/{amount}", ways_to_pay.NO_HOST),
        ("https://{amount}.example/ann", ways_to_pay.NO_HOST),
        ("https://127.0.0.1/{amount}", ways_to_pay.NO_HOST),
        ("https://localhost/{amount}", ways_to_pay.NO_HOST),
        ("https://раypal.me/{amount}", ways_to_pay.ODD_SIGNS),
        ("https://paypal.me/{name}/{amount}", ways_to_pay.ODD_SIGNS),
        ('https://paypal.me/"{amount}', ways_to_pay.ODD_SIGNS),
        ("https://paypal.me\\@evil.example/{amount}", ways_to_pay.ODD_SIGNS),
        ("https://paypal.me/ann smith/{amount}", ways_to_pay.ODD_SIGNS),
        ("US00 1234", ways_to_pay.NO_COUNTRY),
    ],
)
def test_what_is_no_way_to_pay_is_refused_in_a_sentence(way, why):
    with pytest.raises(WayError, match=r"\.$") as refusal:
        read_way(way)
    assert str(refusal.value) == why


@pytest.mark.parametrize("iban", IBANS)
def test_an_account_is_kept_in_groups_of_four_with_whose_it_is(iban):
    kept = read_way(f" {iban.lower()} ,  Ann   Smith")
    groups, holder = kept.split(", ")
    assert groups.replace(" ", "") == iban
    assert all(len(group) == 4 for group in groups.split(" ")[:-1])
    assert holder == "Ann Smith"
    assert read_way(kept) == kept


@pytest.mark.parametrize("iban", IBANS)
def test_no_single_slip_in_an_account_goes_through(iban):
    for at, sign in enumerate(iban):
        for other in "0123456789" if sign.isdecimal() else "AFMQXZ":
            mistyped = iban[:at] + other + iban[at + 1 :]
            if other != sign:
                with pytest.raises(WayError):
                    read_way(mistyped)
                assert not checked_slowly(mistyped)
    assert checked_slowly(iban)


def checked_slowly(iban):
    """The check digits by long division, sign by sign."""
    left = 0
    for sign in iban[4:] + iban[:4]:
        for digit in str("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(sign)):
            left = (10 * left + int(digit)) % 97
    return left == 1


def test_an_account_of_the_wrong_length_says_what_is_right():
    with pytest.raises(
        WayError, match="DE has 22 letters and digits, but this one has 21"
    ):
        read_way(IBANS[0][:-1])


def test_a_transfer_is_in_euros_alone():
    assert paid(IBANS[0], 1395)["iban"].startswith("DE89 3704")
    assert paid(IBANS[0], 1395)["holder"] == "Ann"
    assert paid(IBANS[0], 1395, "USD") is None
    assert paid("", 1395) is None


def test_the_code_of_a_transfer_is_drawn():
    assert transfer_code(paid(IBANS[0], 1395), 1395, "Cards").startswith("data:image")
