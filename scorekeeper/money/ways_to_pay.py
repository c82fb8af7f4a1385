"""How somebody is paid: a link that takes an amount, or an account for a transfer.

Kept as text on the person. A link is one of https with {amount} in it, and perhaps
{currency}; it leads nowhere but to the host that it names. An account is an IBAN, and
after a comma whose it is; money reaches it in euros.
"""

import re
from decimal import Decimal
from urllib.parse import urlsplit

from segno import helpers

from scorekeeper.money.currencies import decimals

AMOUNT, CURRENCY = "{amount}", "{currency}"
LONGEST, LONGEST_HOLDER = 200, 70
# how long an IBAN is, by the countries that take part in transfers in euros (SEPA)
COUNTRIES = {
    15: "NO",
    16: "BE",
    18: "DK FI NL",
    19: "MK SI",
    20: "AT EE LT LU",
    21: "CH HR LI LV",
    22: "BG DE GB IE ME RS VA",
    23: "GI",
    24: "AD CZ ES MD RO SE SK",
    25: "PT",
    26: "IS",
    27: "FR IT MC SM",
    28: "AL CY HU PL",
    31: "MT",
}
LENGTHS = {code: long for long, codes in COUNTRIES.items() for code in codes.split()}
SIGNS = re.compile(r"[!#-;=?-\[\]_a-z{}~]+", re.ASCII)  # no space, quote or angle
HOST = re.compile(r"([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}", re.ASCII)

NEITHER = "Enter an IBAN, or a link that starts with https:// and contains {amount}."
NO_AMOUNT = "Put {amount} in the link exactly once, after the name of the site."
NO_HOST = (
    "The link needs the name of a site. Use one such as https://paypal.me/ann/{amount}."
)
ODD_SIGNS = (
    "Remove spaces, quotes and braces, except the braces of {amount} and {currency}."
)
NO_COUNTRY = (
    "Only IBANs from countries with euro transfers work. Check its first two letters."
)
WRONG_LENGTH = (
    "An IBAN of {country} has {right} letters and digits, but this one has {n}. Check "
    "it."
)
WRONG_IBAN = "This IBAN contains a typing mistake. Check it and enter it again."
LONG_HOLDER = "The account holder's name can have at most 70 letters."


class WayError(ValueError):
    """Nobody can be paid so; the message says why."""


def read_way(text):
    """A way to be paid as it is kept, "" for none; raises WayError."""
    text = text.strip()
    if not text:
        return ""
    if text[:8].lower() == "https://":
        return read_link(f"https://{text[8:]}")
    if text[:2].isascii() and text[:2].isalpha() and text[2:4].isdecimal():
        return read_account(text)
    raise WayError(NEITHER)


def read_link(text):
    """A link as it is kept; raises WayError."""
    plain = text.replace(AMOUNT, "").replace(CURRENCY, "")
    if not SIGNS.fullmatch(text) or "{" in plain or "}" in plain:
        raise WayError(ODD_SIGNS)
    head, slash, rest = text[8:].partition("/")
    if not HOST.fullmatch(head.lower()):
        raise WayError(NO_HOST)
    if rest.count(AMOUNT) != 1 or rest.count(CURRENCY) > 1:
        raise WayError(NO_AMOUNT)
    return f"https://{head.lower()}{slash}{rest}"


def read_account(text):
    """An IBAN in groups of four, and after a comma whose it is; raises WayError."""
    iban, comma, holder = text.partition(",")
    iban, holder = "".join(iban.split()).upper(), " ".join(holder.split())
    country = iban[:2]
    if country not in LENGTHS:
        raise WayError(NO_COUNTRY)
    if len(iban) != LENGTHS[country]:
        right = LENGTHS[country]
        raise WayError(WRONG_LENGTH.format(country=country, right=right, n=len(iban)))
    if not is_checked(iban):
        raise WayError(WRONG_IBAN)
    if len(holder) > LONGEST_HOLDER:
        raise WayError(LONG_HOLDER)
    grouped = " ".join(iban[at : at + 4] for at in range(0, len(iban), 4))
    return f"{grouped}, {holder}" if holder else grouped


def is_checked(iban):
    """Whether the check digits of an IBAN fit (ISO 7064: 1 modulo 97)."""
    if not (iban.isascii() and iban.isalnum()):
        return False
    turned = iban[4:] + iban[:4]
    return int("".join(str(int(sign, 36)) for sign in turned)) % 97 == 1


def is_link(way):
    return way.startswith("https://")


def way_to(person, minor, currency):
    """How a person is paid an amount (minor units), as a page shows it; None for none.

    A dict of `link` and `host`, or of `iban` and `holder`.
    """
    way = person.pay_to
    if is_link(way):
        return {
            "link": link_with_amount(way, minor, currency),
            "host": urlsplit(way).hostname,
        }
    if not way or currency != "EUR":
        return None
    iban, _, holder = way.partition(", ")
    return {"iban": iban, "holder": holder or person.name}


def link_with_amount(link, minor, currency):
    """A link with an amount in it, in digits and a point."""
    amount = f"{Decimal(minor).scaleb(-decimals(currency)):f}"
    return link.replace(AMOUNT, amount).replace(CURRENCY, currency)


def transfer_code(way, minor, text):
    """The QR code of a transfer as a data URI, as banking apps read it (EPC069-12).

    `way`: as `way_to` has it; `text`: what it is for. "" where no such code holds it:
    a billion and more, or a name of many letters that take four bytes each.
    """
    iban, amount = way["iban"].replace(" ", ""), Decimal(minor).scaleb(-2)
    try:
        code = helpers.make_epc_qr(way["holder"], iban, amount, text=text[:140])
    except ValueError:
        return ""
    return code.svg_data_uri(scale=4, border=2)
