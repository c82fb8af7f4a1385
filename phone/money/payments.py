"""The fewest payments for what is still open."""

from rules.settlement import fewest_transfers


def further_payments(order, won, kept):
    """The fewest payments beside those that are kept, and whether it is proved so.

    `order`: all who may pay or be paid; `won`: a dict of the coins that each of them
    has won or lost. A payment is (payer, payee, amount).
    """
    left = dict(won)
    for payer, payee, amount in kept:
        left[payer] = left.get(payer, 0) + amount
        left[payee] = left.get(payee, 0) - amount
    transfers, is_fewest = fewest_transfers([left.get(one, 0) for one in order])
    return [
        (order[payer], order[payee], amount) for payer, payee, amount in transfers
    ], is_fewest
