"""The result of a game in money: what each side wins, and how it comes to that."""

from decimal import Decimal
from fractions import Fraction

from rules.words import MINUS, number_of
from scorekeeper.money import stakes
from scorekeeper.money.currencies import (
    decimals,
    price,
    signed_amount,
    unit,
    written_amount,
)
from scorekeeper.money.night_unit import is_for_money, why_for_nothing


def with_money(shown, game):
    """The picture of a result, with what each side wins in money, if it is for any.

    `shown`: as the screen draws it, None while the game is open.
    """
    if not shown:
        return shown
    shown |= {"for_nothing": why_for_nothing(game)}
    if not is_for_money(game):
        return shown
    sides, currency = game.sheet["sides"], game.night.currency
    outcome = game.sheet["result"], sides, game.stake, currency
    money, parts = stakes.money(*outcome), stakes.parts(*outcome)
    for row in shown["rows"]:
        seat = sides[row["side"]][0]
        row["money"] = signed_amount(money[seat], currency)
    first = sides[shown["rows"][0]["side"]][0]
    paid = money_words(game, first, parts[first], money[first])
    return shown | {"has_money": True, "currency": unit(currency), "paid": paid}


def worth_of(game):
    """What a game is played for, and how its money is written, for the phone's rooms.

    As an offline night has it.
    """
    currency = game.night.currency
    written = {"unit": unit(currency), "places": decimals(currency)}
    return {"stake": game.stake} | written


def money_words(game, seat, parts, total):
    """How the money of a seat comes about: "497 points at €0.05 = €24.85"."""
    currency, net = game.night.currency, game.sheet["result"]["net"][seat]
    by_net, by_ante, by_cap = parts
    sources = [net_words(game, net)] if by_net else []
    for part, source in [(by_ante, "the ante"), (by_cap, "the limit")]:
        if part:
            sources.append(f"{signed_amount(decimal(part), currency)} from {source}")
    return (
        f"{', '.join(sources)} = {written_amount(total, currency)}" if sources else ""
    )


def decimal(fraction):
    """A fraction as a Decimal, to be written."""
    fraction = Fraction(fraction)
    return Decimal(fraction.numerator) / fraction.denominator


def net_words(game, net):
    """What a game nets, and what one of it is worth: "497 points at €0.05"."""
    rate = stakes.rate_of(game.stake)
    units = number_of(abs(net), unit_of(game))
    return f"{MINUS * (net < 0)}{units} at {price(rate, game.night.currency)}"


def unit_of(game):
    """What is counted in the net of a finished game: "point" or "unit"."""
    return (game.sheet.get("explanation") or {"unit": "point"})["unit"]
