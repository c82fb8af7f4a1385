"""What everybody wins or loses: net times stake, the pool, the most to lose.

Parts of a coin are counted as whole numbers of some part, whose size goes with them, so
that a third of a pool is exact until all is added up.
"""

from .stakes import rate_of, worth

EXACT = 1_000_000  # millionths in a coin


def won_by(net, winners, stake, places):
    """What each seat of a game wins or loses, in millionths of a coin; they sum to 0.

    `net`: the points of each seat; `winners`: the seats that have won.
    """
    shares, size = shares_of(net, winners, stake, places)
    return shared_out([sum(share) for share in shares], size)


def shares_of(net, winners, stake, places):
    """Where it comes from: for each seat (by its net, by the ante, by the cap).

    And how many parts of these make a millionth of a coin.
    """
    rate = rate_of(stake) or "0"
    rate, ante, cap = [
        worth(text, places) for text in (rate, stake.get("ante"), stake.get("cap"))
    ]
    parts = len(winners) or 1
    by_net = [points * rate * parts for points in net]
    by_ante = pool(len(net), winners, ante)
    won = [by_net[seat] + by_ante[seat] for seat in range(len(net))]
    paid, more = cap_losses(won, cap * parts)
    shares = [
        (by_net[seat] * more, by_ante[seat] * more, paid[seat] - won[seat] * more)
        for seat in range(len(net))
    ]
    return shares, parts * more


def pool(count, winners, ante):
    """What each of `count` seats takes from the pool beyond what it put in.

    In parts of which as many as there are winners make one.
    """
    if not winners:
        return [0] * count
    paid, whole = ante * len(winners), ante * count
    return [whole - paid if seat in winners else -paid for seat in range(count)]


def cap_losses(won, cap):
    """The amounts with no loss over the cap, and how many parts of these make one.

    Those who won share what is lost.
    """
    lost = [min(-amount, cap) if amount < 0 else 0 for amount in won]
    due = sum([amount for amount in won if amount > 0])
    if not cap or not due:
        return won, 1
    paid = sum(lost)
    return [
        amount * paid if amount > 0 else -lost[seat] * due
        for seat, amount in enumerate(won)
    ], due


def shared_out(amounts, size, total=None):
    """Amounts in whole steps of a size; their sum, a whole number of steps, stays.

    Those with the largest remainder are rounded up. `total`: the steps that they shall
    come to, where their sum lies between two whole numbers of steps.
    """
    whole = [amount // size for amount in amounts]
    missing = (sum(amounts) // size if total is None else total) - sum(whole)
    by_remainder = sorted([(-(amount % size), n) for n, amount in enumerate(amounts)])
    for _remainder, place in by_remainder[:missing]:
        whole[place] += 1
    return whole


def coins_of(amounts):
    """Amounts in millionths, as what is paid: whole coins."""
    return shared_out(amounts, EXACT)


def won_by_cost(paid, shares):
    """What each person wins or loses, and how many parts of these make a coin.

    `paid`: coins; `shares`: whole numbers, not all zero. What is won sums to 0.
    """
    total, size = sum(paid), sum(shares)
    return [paid[n] * size - total * share for n, share in enumerate(shares)], size
