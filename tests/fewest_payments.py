"""How many payments settle a table at least, found out by trying everything."""

from itertools import combinations


def fewest(amounts):
    """How many payments some amounts that sum to zero take at least."""
    amounts = [amount for amount in amounts if amount]
    return len(amounts) - most_groups(tuple(amounts))


def most_groups(amounts):
    """Into how many groups that each sum to zero some amounts can be split."""
    if not amounts:
        return 0
    first, others = amounts[0], amounts[1:]
    best = 0
    for size in range(len(others) + 1):
        for places in combinations(range(len(others)), size):
            if first + sum(others[place] for place in places) == 0:
                rest = [n for place, n in enumerate(others) if place not in places]
                best = max(best, 1 + most_groups(tuple(rest)))
    return best
