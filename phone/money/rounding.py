"""A night rounded to whole minor units, so that it sums to zero.

Exact amounts are whole numbers of some part; `size` says how many make a minor unit.
Remainders that differ by less than a thousandth of a minor unit count as equal: a third
of a pool is kept as millionths, of which one person has one more.
"""

FINE = 1000


def round_shares(exact, size, number=0):
    """Whole minor units by largest remainders; they come to the sum of the exact ones.

    `exact`: the amount of each person in parts, the same people in the same order each
    night; their sum is a multiple of `size`. `number`: that of the night, by which
    equal remainders take turns.
    """
    whole = [amount // size for amount in exact]
    missing = sum(exact) // size - sum(whole)
    for place in by_remainder(remainders(exact, size), number)[:missing]:
        whole[place] += 1
    return whole


def remainders(exact, size):
    """What each amount has beyond whole minor units, in thousandths."""
    return [(amount % size * FINE * 2 + size) // (2 * size) for amount in exact]


def by_remainder(left, number):
    """The places of remainders, the largest first; equal ones rotated by a number."""
    places = []
    for remainder in sorted(set(left), reverse=True):
        equal = [place for place, one in enumerate(left) if one == remainder]
        first = number % len(equal)
        places += equal[first:] + equal[:first]
    return places


def odd_cents(exact, size):
    """Whether rounding had to choose between equal remainders, so that turns decide."""
    up = sum([amount % size for amount in exact]) // size
    left = remainders(exact, size)
    ranked = sorted(left, reverse=True)
    return 0 < up < len(left) and ranked[up - 1] == ranked[up]


def table(rows, size, number=0):
    """The lines of a night by person, in whole minor units.

    Each line sums to zero, each column to the person's result as of `round_shares`.
    `rows`: for each game or shared cost the exact amounts of all people, which sum to
    zero. Running sums are rounded; a line is the difference of two of them.
    """
    lines, before, total = [], None, None
    for row in rows:
        total = [one + (total[n] if total else 0) for n, one in enumerate(row)]
        now = round_shares(total, size, number)
        lines.append([one - (before[n] if before else 0) for n, one in enumerate(now)])
        before = now
    return lines
