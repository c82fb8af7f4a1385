"""A night settled, and what is owed over several: the fewest payments, to the cent.

Money is in minor units of a night's currency. What games and bills come to is exact;
here it is rounded, once, so that the night sums to zero. What was paid stays as it was
paid; what is open is always the fewest payments of what is still owed.
"""

from scorekeeper.settling.bills import (
    bills_to_copy,
    change_bill,
    enter_bill,
    remove_bill,
)
from scorekeeper.settling.brought import bring
from scorekeeper.settling.debts import (
    debts_of,
    is_owed_elsewhere,
    nights_behind,
    paid_lately,
)
from scorekeeper.settling.households import settle_together
from scorekeeper.settling.paying import carry, next_night, tick, untick
from scorekeeper.settling.paying_debts import pay_debt, take_back_payment
from scorekeeper.settling.plan import payments_of, plan, plan_from
from scorekeeper.settling.purses import (
    games_in,
    of_bills,
    of_games,
    parts_given,
    purses_of,
)
from scorekeeper.settling.signing import (
    SigningError,
    bring_names,
    names_under,
    sign,
)
from scorekeeper.settling.signing import remove as remove_signature
from scorekeeper.settling.writing import close, reopen, write_dues
