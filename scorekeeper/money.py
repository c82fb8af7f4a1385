"""Currencies: how many decimals each has, and how an amount is written."""

from decimal import Decimal

from rules.words import MINUS

# ISO 4217: what differs from two decimals
DECIMALS = dict.fromkeys(["CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND"], 0)
DECIMALS |= dict.fromkeys(["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"], 3)
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


def signed_amount(minor, currency):
    """Money won or lost, with its sign and without the currency: +8.05."""
    return f"{sign(minor)}{amount(minor, currency)}"


def unit(currency):
    """What stands before an amount: € for EUR, the code and a space for most."""
    return SIGNS.get(currency, f"{currency}\N{NO-BREAK SPACE}")


def written(minor, currency):
    """An amount in minor units as people write it: 560 EUR is €5.60."""
    return f"{MINUS if minor < 0 else ''}{unit(currency)}{amount(minor, currency)}"


def price(number, currency):
    """An amount, as text, as people say it: €1, €0.10, €0.0025."""
    whole, _, part = number.partition(".")
    part = part and f".{part.ljust(decimals(currency), '0')}"
    return f"{unit(currency)}{whole}{part}"
