"""Why a plan is right, in words: the fewest payments; and each odd cent of a night."""

from decimal import Decimal

from rules.words import join_with_and
from scorekeeper.money.currencies import exact_amount, signed_amount, written_amount
from scorekeeper.money.ledger.results import MILLIONTHS
from scorekeeper.money.stakes import PLACES

GREEDY = (
    "The largest amounts were settled first. For more than 14 people, a plan with "
    "fewer payments may exist."
)
HERE_FIRST = "While a night is open, the people there settle among themselves first."
AS_ONE = "{names} settle together."
FEWEST = "No plan has fewer payments"
ROUNDED = "Each amount is rounded down to {coin}. The {left} left over goes to {to}"
LARGEST = "{names}, who had the largest remainder{s}."
IN_TURN = "{names}. People with equal remainders take turns from night to night."


def proof(ledger):
    """Why a Ledger's plan has no fewer payments, in a sentence or two, or ""."""
    level_sets = level_sets_of(ledger.rows)
    if not ledger.is_exact:
        return GREEDY
    if ledger.here_first:
        return HERE_FIRST
    if len(ledger.rows) < 2:
        return ""
    if len(level_sets) == 1:
        names = join_with_and(level_sets[0])
        return f"{FEWEST}. {names} only come out even together."
    first, *others = [join_with_and(level_set) for level_set in level_sets]
    also = "".join(f", and so do {names}" for names in others)
    return f"{FEWEST}. {first} come out even among themselves{also}."


def settling_as_one(ledger):
    """Who of a Ledger's rows pays or is paid for others as well: sentences, or ""."""
    named = {one.pk for row in ledger.rows for one in (row.payer, row.payee)}
    purses = [ledger.names_of(head) for head in sorted(named)]
    purses = [
        AS_ONE.format(names=join_with_and(names)) for names in purses if names[1:]
    ]
    return " ".join(purses)


def level_sets_of(rows):
    """The names of those who settle among themselves, set by set."""
    level_sets = []
    for row in rows:
        both = [row.payer.name, row.payee.name]
        joined = [level_set for level_set in level_sets if set(level_set) & set(both)]
        level_sets = [level_set for level_set in level_sets if level_set not in joined]
        names = [name for level_set in joined for name in level_set] + both
        level_sets.append(list(dict.fromkeys(names)))
    return [sorted(level_set) for level_set in level_sets]


def rounding(result):
    """Who of a NightResult got the odd cent and why; None if nobody.

    A sentence, and a line for each person whose exact amount was rounded.
    """
    rows = list(zip(result.people, result.exact, result.amounts, strict=True))
    broken = [row for row in rows if row[1] % MILLIONTHS]
    up = [row for row in broken if row[2] * MILLIONTHS > row[1]]
    if not up:
        return None
    currency = result.night.currency
    return {
        "words": odd_cents(up, result, currency),
        "lines": [rounded_line(*row, currency) for row in broken],
    }


def odd_cents(up, result, currency):
    """Who was rounded up: those with the largest remainders, or those in turn."""
    names = join_with_and([person.name for person, *_ in up])
    to = IN_TURN if result.has_turns else LARGEST
    to = to.format(names=names, s="" if len(up) == 1 else "s")
    coin, left = written_amount(1, currency), written_amount(len(up), currency)
    return ROUNDED.format(coin=coin, left=left, to=to)


def rounded_line(person, exact, amount, currency):
    return {
        "name": person.name,
        "exact": exact_amount(Decimal(exact).scaleb(-PLACES), currency),
        "words": signed_amount(amount, currency),
    }
