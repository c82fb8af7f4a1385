"""The most that a hand of piquet can count, found by trying every suit with every."""

RANKS = "789TJQKA"
COUNTED = range(3, 8)  # ten to ace, of which three or four are a set
SETS = {0: 0, 1: 0, 2: 0, 3: 3, 4: 14}


def sequences(holding):
    """What the runs of one suit count; `holding`: a bit for each rank."""
    bits = "".join(str(holding >> place & 1) for place in range(len(RANKS)))
    runs = [len(run) for run in bits.split("0") if len(run) >= 3]
    return sum(run + 10 * (run >= 5) for run in runs)


def suits():
    """{(cards, cards of each counted rank, longest suit): what the runs count}."""
    found = {}
    for holding in range(256):
        ranks = tuple(holding >> place & 1 for place in COUNTED)
        cards = bin(holding).count("1")
        keep(found, (cards, ranks, cards), sequences(holding))
    return found


def keep(found, key, points):
    found[key] = max(found.get(key, 0), points)


def both(first, second, most):
    """The same of several suits together, of so many cards at most."""
    found = {}
    for (cards, ranks, longest), points in first.items():
        for (others, more, length), further in second.items():
            if cards + others <= most:
                ranks_of_both = tuple(map(sum, zip(ranks, more, strict=True)))
                key = cards + others, ranks_of_both, max(longest, length)
                keep(found, key, points + further)
    return best_of(found)


def best_of(found):
    """Those that no other with the same ranks beats by suit and runs."""
    alike = {}
    for (cards, ranks, longest), points in found.items():
        alike.setdefault((cards, ranks), []).append((longest, points))
    return {
        (cards, ranks, longest): points
        for (cards, ranks), pairs in alike.items()
        for longest, points in pairs
        if not any(
            more[0] >= longest and more[1] >= points and more != (longest, points)
            for more in pairs
        )
    }


def best_hand(size, blanks=0):
    """The most that so many cards count, of which so many are no king, queen, jack."""
    two = both(suits(), suits(), size)
    by_size = {}
    for (cards, ranks, longest), points in two.items():
        by_size.setdefault(cards, []).append((ranks, longest, points))
    return max(
        points + further + max(longest, length) + sum(SETS[n] for n in ranks_of_both)
        for cards in by_size
        if cards <= size - cards in by_size
        for ranks, longest, points in by_size[cards]
        for more, length, further in by_size[size - cards]
        for ranks_of_both in [[a + b for a, b in zip(ranks, more, strict=True)]]
        if size - sum(ranks_of_both[1:4]) >= blanks
    )
