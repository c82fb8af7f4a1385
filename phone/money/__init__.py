"""What is played for, and who pays whom: the same on the server and on a phone, exact.

Amounts are whole numbers, so that nothing is lost: coins, the smallest of a currency,
of which a unit of money has ten to its `places`; or millionths of them, where a stake
has more decimals than there are coins.
"""

from .amounts import AmountError, as_typed, price, read_coins, signed_sum, written_sum
from .examples import example_words
from .night_unit import GAMES, MONEY, in_units, night_unit, sum_words, won_words
from .shares import EXACT, coins_of, shared_out, shares_of, won_by, won_by_cost
from .stakes import (
    PARTS,
    RATES,
    StakeError,
    fitting_stake,
    is_for_money,
    rate_name,
    rate_of,
    read_stake,
    stake_words,
    typed_part,
    why_for_nothing,
)
