"""Currencies: how many decimals each has, and how an amount is written."""

from decimal import Decimal

from phone import money
from phone.money import AmountError, StakeError
from rules.words import MINUS

# ISO 4217: the currencies in use, by the number of decimals of an amount
CURRENCIES = {
    0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
    2: """
        AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP
        BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD
        FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS
        KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
        MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD
        RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT
        TOP TRY TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG
    """,
    3: "BHD IQD JOD KWD LYD OMR TND",
}
DECIMALS = {
    code: places for places, codes in CURRENCIES.items() for code in codes.split()
}
SIGNS = {"EUR": "€", "USD": "$", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩"}
REFUSED = (AmountError, StakeError)  # each with a code and a sentence


def decimals(currency):
    """The number of decimals of a currency's amounts: 2 for EUR, 0 for JPY."""
    return DECIMALS.get(currency, 2)


def sign(number):
    """The sign before a number of points or money: +, a true minus, or nothing."""
    return "+" if number > 0 else MINUS if number < 0 else ""


def amount(minor, currency):
    """The size of an amount in minor units, without sign or currency: 560 is 5.60."""
    return money.written_sum(round(minor), decimals(currency))


def signed_amount(minor, currency):
    """Money won or lost, with its sign and without the currency: +8.05."""
    return f"{sign(minor)}{amount(minor, currency)}"


def won_or_lost(minor, currency):
    """Money won or lost, as it stands alone: +€8.05, −KWD 0.250."""
    return f"{sign(minor)}{unit(currency)}{amount(minor, currency)}"


def exact_amount(minor, currency):
    """An amount with its sign and all the decimals that it has: +8.046."""
    exact = abs(Decimal(minor)).scaleb(-decimals(currency)).normalize()
    places = max(decimals(currency), -exact.as_tuple().exponent)
    return f"{sign(minor)}{exact:,.{places}f}"


def unit(currency):
    """What stands before an amount: € for EUR, the code and a space for most."""
    return SIGNS.get(currency, f"{currency}\N{NO-BREAK SPACE}")


def written_amount(minor, currency):
    """An amount in minor units as people write it: 560 EUR is €5.60."""
    return f"{MINUS if minor < 0 else ''}{unit(currency)}{amount(minor, currency)}"


def price(number, currency):
    """An amount, as text, as people say it: €1, €0.10, €0.0025."""
    return money.price(number, unit(currency), decimals(currency))


def read_coins(typed, currency):
    """What somebody typed as whole minor units; raises one of REFUSED."""
    return money.read_coins(typed, decimals(currency))


def read_stake_part(typed, currency):
    """What somebody typed as a part of a stake is stored; raises one of REFUSED."""
    return money.typed_part(typed, decimals(currency))


def as_typed(amount, currency):
    """A stored part of a stake as a form begins with it, None for none."""
    return amount and money.as_typed(amount, decimals(currency))
