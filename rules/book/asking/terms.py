"""What one text has in common with another: its meanings, and pairs of them."""

PAIR = 40  # hundredths of its weight: two meanings that stand together
REPEATED = 60  # hundredths: a meaning that comes twice, as in: he says, she says


def terms(meanings):
    """The terms of a text from its meanings in order, each with its hundredths."""
    found, before = {}, None
    for one in meanings:
        name = one[0][0]
        if name in found:
            found[f"{name} {name}"] = REPEATED
        for each, many in one:
            found[each] = max(found.get(each, 0), many)
        if before and before != name:
            found[pair(before, name)] = PAIR
        before = name
    return found


def pair(one, other):
    """The term for two meanings that stand together, in any order."""
    return f"{one} {other}" if one < other else f"{other} {one}"


def is_pair(term):
    return " " in term
