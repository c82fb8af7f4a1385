"""The refusal of a claim that no hand can have, such as an impossible sequence."""

from ..combinations import PIPS_OF_POINTS, SET_RANKS, goes_down


def why_no_claim(claim, hand_size):
    """Why no hand of so many cards can have what a claim names."""
    return FAULTS[claim.kind](claim.parts, hand_size)


def why_no_point(parts, hand_size):
    """Pips that so many cards cannot have."""
    length, pips, _suit = parts[0]
    fewest, most = PIPS_OF_POINTS[length]
    if pips is None or fewest <= pips <= most:
        return None
    return (
        "pips_impossible",
        f"{length} cards of a suit make {fewest} to {most}, not {pips}.",
    )


def why_no_runs(runs, hand_size):
    """Runs that do not exist, or more cards than a hand has."""
    for run in runs:
        if not goes_down(run):
            return (
                "run_impossible",
                f"No sequence of {run.length} has {run.top} at the top.",
            )
    return why_no_room(sum([run.length for run in runs]), hand_size)


def why_no_sets(sets, hand_size):
    """Sets of nines or lower, a rank named twice, or more cards than a hand has."""
    ranks = [part.rank for part in sets]
    for rank in ranks:
        if rank not in SET_RANKS:
            return "rank_too_low", "Only tens and higher cards make a set."
    for rank in ranks:
        if ranks.count(rank) > 1:
            return "set_repeated", f"The set of {rank} is named twice."
    return why_no_room(sum([part.count for part in sets]), hand_size)


FAULTS = {"point": why_no_point, "sequence": why_no_runs, "set": why_no_sets}


def why_no_room(cards, hand_size):
    """More cards than a hand has."""
    if cards <= hand_size:
        return None
    return ("too_many_cards", f"That takes {cards} cards, but a hand has {hand_size}.")
