"""What a game is played for: so much a point, an ante for the pool, a most to lose.

A stake is a dict of decimals as text, each part optional. `per_point` and `per_unit`
are for one of whatever the game's net counts: the first for points, the second where it
counts anything else, such as the game itself. Which of the two it is depends on the
game's options, and no game nets both: that of a night may have either, of which a game
takes a `fitting_stake`. The ante goes into a pool for the winners; the cap is the most
that anyone can lose in the game.
"""

from .amounts import is_digits, price, read_amount

RATES = ("per_point", "per_unit")
NAMES = RATES + ("ante", "cap")
# part of a stake: how it is said where it is not known what is played
PARTS = {"per_point": "{} a point", "ante": "ante {}", "cap": "at most {}"}
A_UNIT = "{} a unit"  # the same for `per_unit`
NO_RATE = "This game settles in {unit}s, but tonight's stake has no price for a {unit}."
MOST = 1_000_000  # units of money
DECIMALS = 6  # of a unit of money

NO_NUMBER = "A stake must be a number, such as 0.05."
NO_STAKE = "A stake must be from 0 to 1,000,000, with at most six decimals."


class StakeError(ValueError):
    """A stake that cannot be played for; the message says why."""

    code = "bad_stake"


def read_stake(stake):
    """A stake as it is stored, without what is zero; raises StakeError."""
    read = {}
    for name, text in stake.items():
        if name not in NAMES:
            raise StakeError(f"A stake cannot have a part named {name}.")
        number = plain(text)
        if number != "0":
            read[name] = number
    return read


def typed_part(typed, places):
    """A part of a stake as it is stored, from what somebody typed.

    `places`: the decimals of the currency. Raises AmountError, or StakeError where the
    amount is no stake.
    """
    return plain(read_amount(typed, places, DECIMALS))


def plain(text):
    """A number as text without what says nothing: "0.050" is "0.05"."""
    whole, part = halves(text)
    whole, part = whole.lstrip("0") or "0", part.rstrip("0")
    if len(part) > DECIMALS or len(whole) > len(str(MOST)):
        raise StakeError(NO_STAKE)
    number = f"{whole}.{part}" if part else whole
    if worth(number, 0) > MOST * 10**DECIMALS:
        raise StakeError(NO_STAKE)
    return number


def halves(text):
    """What stands before and behind the point of a number as text."""
    whole, point, part = text.partition(".")
    if text[:1] == "-" and is_digits(text[1:].replace(".", "", 1)):
        raise StakeError(NO_STAKE)
    if not is_digits(whole + part) or (point and not part):
        raise StakeError(NO_NUMBER)
    return whole, part


def worth(text, places):
    """An amount of money, None for nothing, in millionths of its smallest coin."""
    whole, _point, part = (text or "0").partition(".")
    return int((whole or "0") + (part + "0" * DECIMALS)[:DECIMALS]) * 10**places


def is_for_money(stake):
    """Whether money can be won or lost for a stake."""
    return any(stake.get(name) for name in RATES + ("ante",))


def rate_name(price):
    """The part of a stake that is for what a game counts, as `rules.price` has it."""
    return RATES[price["unit"] != "point"]


def rate_of(stake):
    """How much a stake is for whatever the game counts; None for nothing."""
    return stake.get("per_point") or stake.get("per_unit")


def fitting_stake(stake, price):
    """What a game takes of the stake of several: no rate that would mean another."""
    names = (rate_name(price), "ante", "cap")
    return {name: stake[name] for name in names if name in stake}


def why_for_nothing(stake, tonight, price):
    """Why nothing is paid for what a game counts though its night has a stake.

    "" where something is, and where neither is played for money. `price`: as
    `rules.price` has it.
    """
    if rate_of(stake) or not rate_of(tonight) or rate_name(price) in tonight:
        return ""
    return NO_RATE.format(unit=price["unit"])


def stake_words(stake, unit, places, each=""):
    """A stake in words: "€0.05 a point, at most €10"; "" where nothing is at stake.

    `each`: what the rate is for, as `rules.price` says it of a game. A limit alone is
    no stake.
    """
    if not is_for_money(stake):
        return ""
    said = PARTS | {"per_unit": A_UNIT}
    if each:
        said |= dict.fromkeys(RATES, "{} " + each)
    parts = [name for name in NAMES if name in stake]
    return ", ".join(
        [said[name].format(price(stake[name], unit, places)) for name in parts]
    )
