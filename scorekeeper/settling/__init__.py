"""A night settled, and what is owed over several: the fewest payments, to the cent.

Money is in minor units of a night's currency. What games and bills come to is exact;
here it is rounded, once, so that the night sums to zero. The payments are free to
change with every game until the first is ticked; from then on they are kept, and what
is changed later is shown as further payments that say since when.
"""

from scorekeeper.settling.bills import change_bill, enter_bill, is_counted, remove_bill
from scorekeeper.settling.brought import bring
from scorekeeper.settling.debts import (
    debts_of,
    nights_behind,
    paid_lately,
    pay_debt,
    take_back_payment,
)
from scorekeeper.settling.households import settle_together
from scorekeeper.settling.paying import carry, next_night, tick, untick
from scorekeeper.settling.plan import plan
from scorekeeper.settling.purses import purses_of
from scorekeeper.settling.writing import close, reopen, write_dues
