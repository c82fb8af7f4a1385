"""Whether two phones differ here and there, or recorded two evenings of their own."""

MOST_QUESTIONS = 5  # so many entries a table can be asked about, one by one


def are_two(mine, theirs):
    """Whether nobody can be asked entry by entry what is true of two records.

    Each is what was entered in the deals that were played out, lists of entries by the
    number of the deal; those that both played out are compared. They are two evenings
    where a deal differs in most of what was entered, or all of them together do, or in
    more than a table answers.
    """
    both = [number for number in mine if number in theirs]
    differences = [count_differences(mine[number], theirs[number]) for number in both]
    count = sum([count for count, _most in differences])
    differences.append((count, sum([most for _count, most in differences])))
    return count > MOST_QUESTIONS or any(
        count > 1 and 2 * count > most for count, most in differences
    )


def count_differences(mine, theirs):
    """How many entries of a deal only one phone has, of how many."""
    rest = list(theirs)
    for entry in mine:
        if entry in rest:
            rest.remove(entry)
    most = max(len(mine), len(theirs))
    return most - (len(theirs) - len(rest)), most


def deals_of(referee, first, entered):
    """What was entered in the deals that were begun and ended from a place on.

    `entered`: (number of the deal, entry) for each entry. Lists, by the number.
    """
    ended = [deal for deal in referee.table.completed_deals() if not deal.is_void]
    whole = {deal.number: [] for deal in ended if deal.first >= first}
    for number, entry in entered:
        if number in whole:
            whole[number].append(entry)
    return whole
