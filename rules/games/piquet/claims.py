"""What a player claims: a point, sequences, sets; whose is best; what it is called."""

from collections import namedtuple

from ...fields import Rows
from ...words import RANK_NAMES

CLASSES = ("point", "sequence", "set")
CLASS_NAMES = {"point": "point", "sequence": "sequences", "set": "sets"}
RANKS = "789TJQKA"  # from low to high
SET_RANKS = "TJQKA"
LONGEST = 8  # cards of a suit
RUN_NAMES = {
    3: "Tierce",
    4: "Quart",
    5: "Quint",
    6: "Sixi\u00e8me",
    7: "Septi\u00e8me",
    8: "Huiti\u00e8me",
}
NUMBER_NAMES = {3: "Three", 4: "Four"}

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


class Claim:
    """What one player says he has in one class: at least these parts; or nothing.

    `parts`: a Point, or Runs, or Sets, in the order in which he named them.
    `strength`: (size, rank) of the best part, the rank None while it has not been told;
    None of nothing.
    """

    def __init__(self, kind, parts):
        self.kind, self.parts = kind, parts
        self.strength = STRENGTHS[kind](parts) if parts else None

    def order(self):
        """The strength as a pair that compares; what has not been told counts least."""
        size, rank = self.strength
        return (size, -1 if rank is None else rank)


def point_strength(parts):
    """More cards are better, then more pips."""
    return parts[0].length, parts[0].pips


def sequence_strength(parts):
    """The longest run; of equally long ones the highest of those whose top is told."""
    longest = max([run.length for run in parts])
    tops = [RANKS.index(run.top) for run in parts if run.length == longest and run.top]
    return longest, max(tops) if tops else None


def set_strength(parts):
    """Four are better than three, then the higher rank."""
    return max([(part.count, RANKS.index(part.rank)) for part in parts])


STRENGTHS = {
    "point": point_strength,
    "sequence": sequence_strength,
    "set": set_strength,
}


def best_side(claims, side_of):
    """The side of the best claim; None without one, or if different sides are equal.

    `claims`: (seat, Claim) pairs, without an open tie. `side_of`: the side of a seat.
    """
    if len(claims) < 2:
        return side_of[claims[0][0]] if claims else None
    orders = [(claim.order(), side_of[seat]) for seat, claim in claims]
    best = max(orders)[0]
    sides = {side for order, side in orders if order == best}
    return sides.pop() if len(sides) == 1 else None


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
    vague = [seat for seat, claim in claims if claim.strength[1] is None]
    tied = tied_seats(claims, side_of) if vague else []
    return any(seat in tied for seat in vague)


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


def claim_told(entry):
    """The Claim in a `declare` entry that names its parts, or says `none`."""
    kind = getattr(entry, "class")
    return Claim(kind, [] if entry.none else PARTS_TOLD[kind](entry))


def runs_told(rows):
    """The runs of an entry."""
    return [Run(row["length"], row.get("top"), row.get("suit")) for row in rows]


def sets_told(rows):
    """The sets of an entry."""
    return [Set(row["rank"], row["count"]) for row in rows]


PARTS_TOLD = {
    "point": lambda entry: [Point(entry.length, entry.pips, entry.suit)],
    "sequence": lambda entry: runs_told(entry.runs),
    "set": lambda entry: sets_told(entry.sets),
}


class Runs(Rows):
    """Sequences, told by their names."""

    def tell(self, value, table):
        return words_of_all(runs_told(value))


class Sets(Rows):
    """Three or four of a kind, told by their names."""

    def tell(self, value, table):
        return words_of_all(sets_told(value))


def words_of(part):
    """A point, a run or a set in words."""
    if type(part) is Point:
        pips = f", making {part.pips}" if part.pips else ""
        return f"Point of {part.length}{pips}"
    if type(part) is Run:
        top = f" to the {RANK_NAMES[part.top]}" if part.top else ""
        return RUN_NAMES[part.length] + top
    return f"{NUMBER_NAMES[part.count]} {RANK_NAMES[part.rank]}s"


def words_of_all(parts):
    """All parts of a claim in words: "Quart to the king, tierce"."""
    words = ", ".join([words_of(part) for part in parts])
    return words[:1] + words[1:].lower()


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
                f"No run of {run.length} goes down from {run.top}.",
            )
    return why_no_room(sum([run.length for run in runs]), hand_size)


def goes_down(run):
    """Whether there are so many cards from the top of a run down."""
    return run.top is None or RANKS.index(run.top) + 1 >= run.length


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
    return (
        "too_many_cards",
        f"That takes {cards} cards, and a hand has {hand_size}.",
    )


def least_points(size, pips):
    """The least point, or the least ones that beat so many cards and pips."""
    if not size:
        return [Point(1, None, None)]
    fewest, most = PIPS_OF_POINTS[size]
    better = [Point(size, max(pips + 1, fewest), None)] if pips < most else []
    return better + [Point(size + 1, None, None)] if size < LONGEST else better


def least_runs(size, top):
    """The least run, or the least ones that beat so many cards to such a top."""
    if not size:
        return [Run(3, None, None)]
    better = [Run(size, rank, None) for rank in RANKS[max(top + 1, size - 1) :]]
    return better + [Run(size + 1, None, None)] if size < LONGEST else better


def least_sets(size, rank):
    """Every single set."""
    return [Set(rank, count) for count in (3, 4) for rank in SET_RANKS]


# class -> function of (size, rank) that are to be beaten, 0 and -1 of nothing
LEAST = {"point": least_points, "sequence": least_runs, "set": least_sets}
