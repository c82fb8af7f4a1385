"""What a player claims at piquet, what it is worth, and whose claim is best."""

from collections import namedtuple

from ...errors import RuleError

CLASSES = ("point", "sequence", "set")
RANKS = "789TJQKA"  # from low to high
SET_RANKS = "TJQKA"

Point = namedtuple("Point", "length pips suit")
Run = namedtuple("Run", "length top suit")
Set = namedtuple("Set", "rank count")

# number of cards in a point -> (fewest, most) pips that so many cards of a suit have
PIPS_OF_POINTS = {
    1: (7, 11),
    2: (15, 21),
    3: (24, 31),
    4: (34, 41),
    5: (44, 51),
    6: (54, 60),
    7: (64, 68),
    8: (75, 75),
}
RUN_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SET_POINTS = {3: 3, 4: 14}

# hand size -> class -> the points that the winner of the class can have there
SCORES = {
    12: {
        "point": list(range(1, 9)),
        "sequence": [3, 4] + list(range(6, 13)) + list(range(15, 23)) + [30, 31, 32],
        "set": [3, 6, 9, 12, 14, 17, 20, 28, 31, 42],
    },
    10: {
        "point": list(range(1, 9)),
        "sequence": [3, 4] + list(range(6, 11)) + list(range(15, 21)) + [30],
        "set": [3, 6, 9, 14, 17, 20, 28],
    },
    8: {
        "point": list(range(1, 9)),
        "sequence": [3, 4, 6, 7, 8, 15, 16, 17, 18],
        "set": [3, 6, 14, 17, 28],
    },
}


class Claim:
    """What one player says he has in one class: at least these parts; or nothing.

    `parts`: a Point, or Runs, or Sets, in the order in which he named them.
    """

    def __init__(self, kind, parts):
        self.kind, self.parts = kind, parts

    def points(self):
        """What all of it scores."""
        return sum(part_points(part) for part in self.parts)

    def strength(self):
        """(size, rank) of the best part, the rank None while it has not been told."""
        return STRENGTHS[self.kind](self.parts)

    def order(self):
        """The strength as a pair that compares; what has not been told counts least."""
        size, rank = self.strength()
        return (size, -1 if rank is None else rank)

    def adds_to(self, earlier):
        """Whether it is the earlier claim with nothing changed but more told."""
        is_same = len(self.parts) == len(earlier.parts) and is_match(
            earlier.parts, list(self.parts)
        )
        told = earlier.strength()[1] if earlier.parts else None
        return is_same and (told is None or self.strength()[1] == told)


def part_points(part):
    """What one point, run or set scores."""
    if type(part) is Point:
        return part.length
    if type(part) is Run:
        return RUN_POINTS[part.length]
    return SET_POINTS[part.count]


def point_strength(parts):
    """More cards are better, then more pips."""
    return parts[0].length, parts[0].pips


def sequence_strength(parts):
    """The longest run; of equally long ones the highest of those whose top is told."""
    longest = max(run.length for run in parts)
    tops = [RANKS.index(run.top) for run in parts if run.length == longest and run.top]
    return longest, max(tops) if tops else None


def set_strength(parts):
    """Four are better than three, then the higher rank."""
    return max((part.count, RANKS.index(part.rank)) for part in parts)


STRENGTHS = {
    "point": point_strength,
    "sequence": sequence_strength,
    "set": set_strength,
}


def is_match(earlier, later):
    """Whether each earlier part stands among the later ones, told at least as well."""
    if not earlier:
        return True
    for part in later:
        if is_told_again(earlier[0], part):
            rest = [other for other in later if other is not part]
            if is_match(earlier[1:], rest):
                return True
    return False


def is_told_again(earlier, later):
    """Whether nothing that was said of one part is changed or left out."""
    return all(old is None or old == new for old, new in zip(earlier, later))


def tied_seats(claims, side_of):
    """The seats of different sides whose best claims are of one size; else none.

    `claims`: (seat, Claim) pairs. `side_of`: the side of each seat.
    """
    sizes = [(seat, claim.strength()[0]) for seat, claim in claims]
    largest = max([size for seat, size in sizes], default=0)
    tied = [seat for seat, size in sizes if size == largest]
    return tied if len({side_of[seat] for seat in tied}) > 1 else []


def is_open(claims, side_of):
    """Whether a tie stands that a pip count or a top, not told yet, may break."""
    tied = tied_seats(claims, side_of)
    return any(seat in tied and claim.strength()[1] is None for seat, claim in claims)


def best_side(claims, side_of):
    """The side of the best claim; None without one, or if different sides are equal.

    No tie may be open.
    """
    if not claims:
        return None
    best = max(claim.order() for seat, claim in claims)
    sides = {side_of[seat] for seat, claim in claims if claim.order() == best}
    return sides.pop() if len(sides) == 1 else None


def read_claim(kind, entry, hand_size):
    """The Claim in a `declare` entry that names its parts; refuses what cannot be."""
    if entry.none:
        return Claim(kind, [])
    return Claim(kind, READERS[kind](entry, hand_size))


def read_point(entry, hand_size):
    """A point whose pips so many cards can have."""
    fewest, most = PIPS_OF_POINTS[entry.length]
    if entry.pips is not None and not fewest <= entry.pips <= most:
        raise RuleError(
            "pips_impossible",
            f"{entry.length} cards of a suit make {fewest} to {most}, "
            f"not {entry.pips}.",
        )
    return [Point(entry.length, entry.pips, entry.suit)]


def read_runs(entry, hand_size):
    """Runs that exist, and no more cards than a hand has."""
    runs = [Run(row["length"], row.get("top"), row.get("suit")) for row in entry.runs]
    for run in runs:
        if run.top and RANKS.index(run.top) + 1 < run.length:
            raise RuleError(
                "run_impossible",
                f"No run of {run.length} goes down from {run.top}.",
            )
    check_room(sum(run.length for run in runs), hand_size)
    return runs


def read_sets(entry, hand_size):
    """Sets of tens or better, each rank once, and no more cards than a hand has."""
    sets = [Set(row["rank"], row["count"]) for row in entry.sets]
    ranks = [part.rank for part in sets]
    for rank in ranks:
        if rank not in SET_RANKS:
            raise RuleError("rank_too_low", "Only tens and higher cards make a set.")
    for rank in ranks:
        if ranks.count(rank) > 1:
            raise RuleError("set_repeated", f"The set of {rank} is named twice.")
    check_room(sum(part.count for part in sets), hand_size)
    return sets


READERS = {"point": read_point, "sequence": read_runs, "set": read_sets}


def check_room(cards, hand_size):
    """Refuses more cards than a hand has."""
    if cards > hand_size:
        raise RuleError(
            "too_many_cards",
            f"That takes {cards} cards, and a hand has {hand_size}.",
        )
