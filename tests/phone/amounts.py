"""What is made of an amount that somebody typed: plain text, or a refusal."""

from phone.money import AmountError, read_coins
from phone.money.amounts import read_amount


def answer(case):
    """For a case of [typed, places, most]; coins where it may have no more decimals."""
    typed, places, most = case
    try:
        read = read_amount(typed, places, most)
        return [read, read_coins(typed, places) if places == most else None]
    except AmountError as error:
        return [error.code, str(error)]
