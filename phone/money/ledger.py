"""The ledger of a group: what each person won or lost in a night, and payments.

All amounts are whole minor units of one currency. A balance is plus for somebody who is
owed money.
"""

MOST_SOURCES = 4  # of a row: what is older is one sum


def with_payments(total, payments):
    """Balances after some more payments: a new dict."""
    after = dict(total)
    for payer, payee, amount in payments:
        after[payer] = after.get(payer, 0) + amount
        after[payee] = after.get(payee, 0) - amount
    return after


def join_heads(total, heads):
    """The balances of those who settle as one, added up under one of them.

    `heads`: for each other person of such a purse, the one it is named by. Each
    person's own balance stays what it is: nothing is lost when they separate.
    """
    purses = {}
    for person in total:
        head = heads.get(person, person)
        purses[head] = purses.get(head, 0) + total[person]
    return purses


def sources(balance, newest_first):
    """What a balance comes from: (source, amount) since it was last zero, newest first.

    `newest_first`: (source, amount) of the person's lines of the ledger, as many as
    have been read. What is older or beyond MOST_SOURCES is one line without a source.
    The amounts sum to the balance.
    """
    lines, left = [], balance
    for source, amount in newest_first:
        if not left or len(lines) == MOST_SOURCES:
            break
        if amount:
            lines.append((source, amount))
            left -= amount
    return lines + [(None, left)] if left else lines
