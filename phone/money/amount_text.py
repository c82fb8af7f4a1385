"""How money is written: 5.60, +8.05, €0.0025."""

from rules.words import MINUS


def written_sum(coins, places):
    """The size of a sum of coins, without sign or currency: 560 is 5.60."""
    unit_size, size = 10**places, abs(coins)
    part = "0" * places + str(size % unit_size)
    return f"{size // unit_size:,}" + (f".{part[-places:]}" if places else "")


def signed_sum(coins, places, unit=""):
    """Coins won or lost, with the sign, and without the currency or with it: +8.05."""
    sign = "+" if coins > 0 else MINUS if coins < 0 else ""
    return sign + unit + written_sum(coins, places)


def price(text, unit, places):
    """An amount, as text, as people say it: €1, €0.10, €0.0025."""
    whole, _point, part = text.partition(".")
    missing = "0" * (places - len(part))
    return unit + whole + (f".{part}{missing}" if part else "")
