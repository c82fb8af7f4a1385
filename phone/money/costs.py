"""What a shared cost gives: what each person paid of it, less their share of it, exact.

The shares count alike: ones, numbers, or what each person had. So a tip or a service
charge is shared in proportion to what each person had.
"""


def won_by_cost(paid, shares):
    """What each person wins or loses, and how many parts of these make a coin.

    `paid`: coins; `shares`: whole numbers, not all zero. What is won sums to 0.
    """
    total, size = sum(paid), sum(shares)
    return [paid[n] * size - total * share for n, share in enumerate(shares)], size
