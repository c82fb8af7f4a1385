"""Who pays whom, so that a table is level again with the fewest payments."""

MOST_SEARCHED = 14  # people: beyond that the search takes longer than a table waits


def fewest_transfers(balances):
    """The payments that bring every balance to zero.

    Takes whole numbers that sum to zero, one for each person: what they won (plus) or
    lost (minus). Gives a list of (payer, payee, amount), the people by their place in
    `balances`, and whether no shorter list exists. A sum other than zero is a
    ValueError.
    """
    if sum(balances):
        raise ValueError("The balances do not add up to zero.")
    people = [person for person, amount in enumerate(balances) if amount]
    exact = len(people) <= MOST_SEARCHED
    level_sets = most_level_sets(balances, people) if exact else [people]
    transfers = []
    for level_set in level_sets:
        transfers += transfers_within(balances, level_set)
    return transfers, exact


def most_level_sets(balances, people):
    """The people split into as many level sets as can be that each sum to zero.

    A level set of n needs n - 1 payments, so the most sets make the fewest payments.
    """
    containing = crowds_by_sets([balances[person] for person in people])
    level_sets, due = [[]], 0
    crowd = (1 << len(people)) - 1
    while crowd:
        place = last_to_join(crowd, len(people), containing)
        crowd ^= 1 << place
        level_sets[-1].append(people[place])
        due += balances[people[place]]
        if crowd and not due:
            level_sets.append([])
    return [sorted(level_set) for level_set in level_sets if level_set]


def last_to_join(crowd, count, containing):
    """The first place without whom a crowd contains as many sets as any without one.

    A crowd is some of `count` places. `containing`: the sets of crowds that contain at
    least one level set, two, and so on.
    """
    places = [place for place in range(count) if crowd >> place & 1]
    for crowds in reversed(containing):
        for place in places:
            if crowds >> (crowd ^ 1 << place) & 1:
                return place
    return places[0]


# A crowd is a set of places, as bits of a number. A set of crowds is one number, too,
# with a bit for each: so all crowds are looked at by a few operations. One by one,
# fourteen people took fifty times as long.


def crowds_by_sets(amounts):
    """Sets of crowds: those with at least one level set that sums to zero, two ...

    The sets have nobody in common. The last is of as many as there can be.
    """
    level, sets = level_crowds(amounts), []
    exact = level ^ 1  # crowds that are so many level sets, and nobody besides
    while exact:
        larger = joined_by_one(exact, len(amounts))
        sets.append(exact | with_anybody(larger, len(amounts)))
        exact = level & with_anybody(larger, len(amounts))
    return sets


def level_crowds(amounts):
    """The set of crowds whose amounts sum to zero: one half beside the other."""
    half = len(amounts) // 2
    by_sum = {}
    for crowd, total in enumerate(sums_of(amounts[:half])):
        by_sum[total] = by_sum.get(total, 0) | 1 << crowd
    level = 0
    for crowd, total in enumerate(sums_of(amounts[half:])):
        level |= by_sum.get(-total, 0) << (crowd << half)
    return level


def sums_of(amounts):
    """What each crowd of some amounts comes to."""
    sums = [0]
    for amount in amounts:
        sums += [total + amount for total in sums]
    return sums


def joined_by_one(crowds, count):
    """The set of crowds that come of some when one of `count` people joins."""
    joined = 0
    for place in range(count):
        joined |= (crowds & crowds_without(place, count)) << (1 << place)
    return joined


def with_anybody(crowds, count):
    """The set of crowds that come of some when anybody joins, or nobody."""
    for place in range(count):
        crowds |= (crowds & crowds_without(place, count)) << (1 << place)
    return crowds


def crowds_without(place, count):
    """The set of crowds of `count` people in which somebody is not."""
    size = 1 << place
    crowds, known = (1 << size) - 1, 2 * size
    while known < 1 << count:
        crowds |= crowds << known
        known *= 2
    return crowds


def transfers_within(balances, level_set):
    """Payments that level one set: the one who owes most pays the one due most."""
    due = {person: balances[person] for person in level_set}
    transfers = []
    while level_set:
        payer = min(level_set, key=lambda person: (due[person], person))
        payee = max(level_set, key=lambda person: (due[person], -person))
        amount = min(-due[payer], due[payee])
        transfers.append((payer, payee, amount))
        due[payer] += amount
        due[payee] -= amount
        level_set = [person for person in level_set if due[person]]
    return transfers
