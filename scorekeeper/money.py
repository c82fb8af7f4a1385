"""Currencies: how many decimals each has, and how an amount is written."""

from decimal import Decimal

MINUS = "\N{MINUS SIGN}"
# ISO 4217: what differs from two decimals
DECIMALS = {"ISK": 0, "JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "PYG": 0, "UGX": 0} | {
    "BHD": 3,
    "IQD": 3,
    "JOD": 3,
    "KWD": 3,
    "LYD": 3,
    "OMR": 3,
    "TND": 3,
}
SIGNS = {"EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"}


def decimals(currency):
    """The number of decimals of a currency's amounts: 2 for EUR, 0 for JPY."""
    return DECIMALS.get(currency, 2)


def sign(number):
    """The sign before a number of points or money: +, a true minus, or nothing."""
    return "+" if number > 0 else MINUS if number < 0 else ""


def amount(minor, currency):
    """The size of an amount in minor units, without sign or currency: 560 is 5.60."""
    places = decimals(currency)
    return f"{abs(Decimal(minor)).scaleb(-places):,.{places}f}"


def unit(currency):
    """What stands before an amount: € for EUR, the code and a space for most."""
    return SIGNS.get(currency, f"{currency}\N{NO-BREAK SPACE}")


def written(minor, currency):
    """An amount in minor units as people write it: 560 EUR is €5.60."""
    return f"{MINUS if minor < 0 else ''}{unit(currency)}{amount(minor, currency)}"
