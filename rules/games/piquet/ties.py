"""Ties: equally large claims, of which a pip count or a top not told yet may decide."""


def tied_seats(claims, side_of):
    """The seats of different sides whose best claims are of one size; else none.

    `claims`: (seat, Claim) pairs. `side_of`: the side of each seat.
    """
    if len(claims) < 2:
        return []
    largest = max([claim.strength[0] for seat, claim in claims])
    tied = [seat for seat, claim in claims if claim.strength[0] == largest]
    return tied if len({side_of[seat] for seat in tied}) > 1 else []


def is_open(claims, side_of):
    """Whether a tie stands that a pip count or a top, not told yet, may break."""
    if len(claims) < 2:
        return False
    tied = tied_seats(claims, side_of)
    return any(claim.strength[1] is None for seat, claim in claims if seat in tied)


def tells_more(earlier, later):
    """Whether a claim is the earlier one with nothing changed but more told."""
    told = earlier.strength[1] if earlier.parts else None
    return (
        len(later.parts) == len(earlier.parts)
        and is_match(earlier.parts, later.parts)
        and (told is None or later.strength[1] == told)
    )


def is_match(earlier, later):
    """Whether each earlier part stands among the later ones, told at least as well."""
    if not earlier:
        return True
    for place, part in enumerate(later):
        if is_told_again(earlier[0], part):
            rest = later[:place] + later[place + 1 :]
            if is_match(earlier[1:], rest):
                return True
    return False


def is_told_again(earlier, later):
    """Whether nothing that was said of one part is changed or left out."""
    return all(old is None or old == new for old, new in zip(earlier, later))
