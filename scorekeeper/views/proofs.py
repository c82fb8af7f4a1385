"""Why a settlement is right, in words: the fewest payments, and each odd cent."""

from math import floor

from rules.words import listed
from scorekeeper.money.currencies import exact_amount, signed_amount, written
from scorekeeper.money.stakes import SMALLEST
from scorekeeper.money.winnings import decimal
from scorekeeper.views.night_parts import purse_name

GREEDY = (
    "Found greedily, the largest amounts first: with more than 14 people there may be "
    "a way with fewer payments."
)
FEWEST = "Fewer cannot settle it"
ROUNDED = "Each amount is rounded down to {coin}; the {left} left over goes to {to}."


def proof(dues, *, is_exact):
    """Why no fewer payments than some dues can settle it, in a sentence or two."""
    if not is_exact:
        return GREEDY
    groups = groups_of(dues)
    if len(dues) < 2:
        return ""
    if len(groups) == 1:
        return f"{FEWEST}: only together do {listed(groups[0])} come out even."
    first, *others = [listed(group) for group in groups]
    also = "".join(f", and so do {names}" for names in others)
    return (
        f"{FEWEST}: {first} come out even among themselves{also}, and no "
        "more such groups can be made."
    )


def groups_of(dues):
    """The names of those who settle among themselves, group by group."""
    groups = []
    for due in dues:
        both = [due.payer.name, due.payee.name]
        joined = [group for group in groups if set(group) & set(both)]
        groups = [group for group in groups if group not in joined]
        names = [name for group in joined for name in group] + both
        groups.append(list(dict.fromkeys(names)))
    return [sorted(group) for group in groups]


def rounding(purses, currency):
    """Who got the odd cent and why: a sentence and a line for each; None if nobody."""
    broken = [purse for purse in purses if purse.exact != purse.amount]
    if not broken:
        return None
    up = [purse for purse in broken if purse.amount > purse.exact]
    left = sum(purse.amount - floor(purse.exact) for purse in up)
    return {
        "words": odd_cents(up, left, currency),
        "lines": [rounded_line(purse, currency) for purse in broken],
    }


def odd_cents(up, left, currency):
    """Who was rounded up: those whose remainders are the largest."""
    whose = "remainder is" if len(up) == 1 else "remainders are"
    to = f"{listed([purse_name(purse) for purse in up])}, whose {whose} the largest"
    coin, left = written(1, currency), written(left, currency)
    return ROUNDED.format(coin=coin, left=left, to=to)


def rounded_line(purse, currency):
    return {
        "name": purse_name(purse),
        "exact": exact_amount(decimal(purse.exact).quantize(SMALLEST), currency),
        "words": signed_amount(purse.amount, currency),
    }
