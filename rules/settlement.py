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
        raise ValueError("The balances do not sum to zero.")
    people = [person for person, amount in enumerate(balances) if amount]
    exact = len(people) <= MOST_SEARCHED
    groups = most_level_groups(balances, people) if exact else [people]
    transfers = []
    for group in groups:
        transfers += transfers_within(balances, group)
    return transfers, exact


def most_level_groups(balances, people):
    """The people split into as many groups as can be that each sum to zero.

    A group of n needs n - 1 payments, so the most groups make the fewest payments.
    """
    last = last_to_join(balances, people)
    groups = [[]]
    due = 0
    crowd = len(last) - 1
    while crowd:
        place = last[crowd]
        crowd ^= 1 << place
        groups[-1].append(people[place])
        due += balances[people[place]]
        if crowd and not due:
            groups.append([])
    return [sorted(group) for group in groups if group]


def last_to_join(balances, people):
    """For each crowd (a set of places as bits) who joins last in the best order.

    The best order in which people join is the one that is level most often.
    """
    size = 1 << len(people)
    sums = [0] * size
    levels = [0] * size
    last = [0] * size
    for crowd in range(1, size):
        best = -1
        for place in range(len(people)):
            if crowd >> place & 1:
                rest = crowd ^ (1 << place)
                if levels[rest] > best:
                    best = levels[rest]
                    last[crowd] = place
        without_last = sums[crowd ^ (1 << last[crowd])]
        sums[crowd] = without_last + balances[people[last[crowd]]]
        levels[crowd] = best + (not sums[crowd])
    return last


def transfers_within(balances, group):
    """Payments that level one group: the one who owes most pays the one due most."""
    due = {person: balances[person] for person in group}
    transfers = []
    while group:
        payer = min(group, key=lambda person: (due[person], person))
        payee = max(group, key=lambda person: (due[person], -person))
        amount = min(-due[payer], due[payee])
        transfers.append((payer, payee, amount))
        due[payer] += amount
        due[payee] -= amount
        group = [person for person in group if due[person]]
    return transfers
