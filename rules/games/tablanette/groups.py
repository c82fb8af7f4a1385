"""Which cards a card takes: those of its rank, and those that add up to its value."""

# rank: value; an ace taken in a sum may also be 1
VALUES = {
    "K": 14,
    "Q": 13,
    "J": 12,
    "T": 10,
    "9": 9,
    "8": 8,
    "7": 7,
    "6": 6,
    "5": 5,
    "4": 4,
    "3": 3,
    "2": 2,
    "A": 11,
}
LOW_ACE, HIGH_ACE = 1, 11

# (value, the most groups of it that the rest of the pack can form)
MOST_GROUPS = (
    (2, 5),
    (3, 7),
    (4, 9),
    (5, 11),
    (6, 13),
    (7, 15),
    (8, 17),
    (9, 19),
    (10, 21),
    (11, 19),
    (12, 23),
    (13, 23),
    (14, 25),
)


def may_score(points, has_jacks):
    """Whether some tablanette is worth so much; `has_jacks`: jacks count 12."""
    return any(
        points % value == 0 and 2 <= points // value <= most + 1
        for value, most in MOST_GROUPS
        if has_jacks or value != VALUES["J"]
    )


def groups(rank, cards, longest):
    """How many groups the cards form for a card of a rank; None if they do not divide.

    A group is a card of the same rank, or two to `longest` cards that add up.
    """
    if all(card[0] == rank for card in cards):
        return len(cards)
    worths = [LOW_ACE if card[0] == "A" else VALUES[card[0]] for card in cards]
    worths.sort(reverse=True)
    aces = worths.count(LOW_ACE)
    sums = [sum(worths) + high * (HIGH_ACE - LOW_ACE) for high in range(aces + 1)]
    if all(number % VALUES[rank] for number in sums):
        return None
    return count_groups(tuple(worths), VALUES[rank], longest, set())


def count_groups(worths, value, longest, hopeless):
    """How many groups of a value cards form; worths fall, and 1 stands for an ace.

    `hopeless`: what was tried in vain.
    """
    if not worths:
        return 0
    if worths in hopeless:
        return None
    for worth in worths_of(worths[0]):
        for rest in complete_group(worths[1:], value - worth, longest - 1):
            number = count_groups(rest, value, longest, hopeless)
            if number is not None:
                return number + 1
    hopeless.add(worths)
    return None


def complete_group(worths, missing, most):
    """What is left after up to so many cards that make up what is missing, each way."""
    if missing == 0:
        yield worths
    elif missing > 0 and most > 0:
        for place, card in enumerate(worths):
            if place and card == worths[place - 1]:
                continue
            for worth in worths_of(card):
                later = worths[place + 1 :]
                for rest in complete_group(later, missing - worth, most - 1):
                    yield worths[:place] + rest


def worths_of(card):
    """What a card on the table may count: an ace 1 or 11."""
    return (LOW_ACE, HIGH_ACE) if card == LOW_ACE else (card,)
