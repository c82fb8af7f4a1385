"""What belongs to the result of a night: shared costs, and the names under it."""

from scorekeeper.money.settlement.bills import (
    bills_to_copy,
    change_bill,
    enter_bill,
    remove_bill,
)
from scorekeeper.money.settlement.signatures import (
    SigningError,
    bring_names,
    names_under,
    sign,
)
from scorekeeper.money.settlement.signatures import remove as remove_signature
