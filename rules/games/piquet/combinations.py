"""Points, sequences, sets: the name and points of each, and ways to enter it."""

from collections import namedtuple

from ...fields import Choice, Fixed, Number, Rows
from ...words import RANK_NAMES, RANK_SIGNS

CLASSES = ("point", "sequence", "set")
CLASS_NAMES = {"point": "point", "sequence": "sequences", "set": "sets"}
CLASS_WORDS = {"point": "Point", "sequence": "Sequences", "set": "Sets"}
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
RUN_POINTS = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18}
SET_POINTS = {3: 3, 4: 14}
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


def class_field(label=""):
    """Which class an entry is about: a record's `class` is its `kind`."""
    names = [(kind, CLASS_NAMES[kind]) for kind in CLASSES]
    return Choice("class", *names, attribute="kind", label=label)


def fixed_class(kind):
    """The class that a prompt is about."""
    return Fixed("class", kind, attribute="kind")


def part_points(part):
    """What one point, run or set scores."""
    if type(part) is Point:
        return part.length
    if type(part) is Run:
        return RUN_POINTS[part.length]
    return SET_POINTS[part.count]


def goes_down(run):
    """Whether there are so many cards from the top of a run down."""
    return run.top is None or RANKS.index(run.top) + 1 >= run.length


def runs_of(rows):
    """The runs of an entry."""
    return [Run(row["length"], row.get("top"), row.get("suit")) for row in rows]


def sets_of(rows):
    """The sets of an entry."""
    return [Set(row["rank"], row["count"]) for row in rows]


class Runs(Rows):
    """Sequences, in words by their names."""

    def in_words(self, value, table):
        return words_of_all(runs_of(value)).lower()


class Sets(Rows):
    """Three or four of a kind, in words by their names."""

    def in_words(self, value, table):
        return words_of_all(sets_of(value)).lower()


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


COLUMNS = {"point": 6, "sequence": 3, "set": 5}
COLUMNS_OF_HIGHER = 4  # points that are entered with their pips
TOPS = RANKS[2:]  # of three cards and more
SUITS = 4
NOTHING = ({"none": True}, "None")


def faces(ranks):
    """Ranks as their cards are printed, from the highest: (rank, face) each."""
    return [(rank, RANK_SIGNS[rank]) for rank in reversed(ranks)]


def point_sayings(size):
    """The points that a hand of so many cards can have; it has always one."""
    return longer_points(least_point(size) - 1)


def longer_points(length):
    """The points of more cards than this, or nothing."""
    lengths = range(length + 1, LONGEST + 1)
    return [({"length": length}, str(length)) for length in lengths] + [NOTHING]


def least_point(size):
    """The fewest cards that the longest suit of a hand of so many can have."""
    return -(-size // SUITS)


def run_sayings(size):
    """Nothing, or a run of each length."""
    return [NOTHING] + [
        ({"runs": [{"length": length}]}, f"{RUN_NAMES[length]} {RUN_POINTS[length]}")
        for length in range(3, min(size, LONGEST) + 1)
    ]


def set_sayings(size):
    """Nothing, or three or four of each rank."""
    return [NOTHING] + [
        ({"sets": [{"rank": rank, "count": count}]}, f"{count} {RANK_NAMES[rank]}s")
        for count in (3, 4)
        for rank in reversed(SET_RANKS)
    ]


SAYINGS = {"point": point_sayings, "sequence": run_sayings, "set": set_sayings}


def higher_points(length, pips):
    """The points as long as this that make more; `pips`: None if not known."""
    fewest, most = PIPS_OF_POINTS[length]
    least = (fewest if pips is None else pips) + 1
    return [
        ({"length": length, "pips": more}, f"{length} making\u00a0{more}")
        for more in range(least, most + 1)
    ]


def higher_runs(length, height):
    """The runs as long as this with a higher top; `height`: None if not known."""
    least = length if height is None else height + 1
    return [
        (
            {"runs": [{"length": length, "top": top}]},
            words_of_all([Run(length, top, None)]),
        )
        for top in RANKS[least:]
    ]


HIGHER = {
    "point": higher_points,
    "sequence": higher_runs,
    "set": lambda count, height: [],  # every set is among those that are said anyway
}


def several_runs(size):
    """Runs by their lengths, with their tops if they are known."""
    lengths = range(3, min(size, LONGEST) + 1)
    fits = [
        f"{length} {top}"
        for length in lengths
        for top in TOPS
        if goes_down(Run(length, top, None))
    ]
    names = [f"{length}: {RUN_NAMES[length]}" for length in lengths]
    names += [f"{top}: to the {RANK_NAMES[top]}" for top in TOPS]
    return Rows(
        "runs",
        Number("length", 3, lengths[-1], label="Length"),
        Choice("top", *faces(TOPS), optional=True, label="Top, if asked"),
        rule=rule("length", size, names, fits=fits),
        label="Length, and the top if asked",
    )


def several_sets(size):
    """Sets by their number and rank."""
    names = [f"{count}: {NUMBER_NAMES[count]}" for count in (3, 4)]
    names += [f"{rank}: {RANK_NAMES[rank]}s" for rank in SET_RANKS]
    return Rows(
        "sets",
        Choice("count", (3, "Three"), (4, "Four"), label="How many"),
        Choice("rank", *faces(SET_RANKS), label="Rank"),
        rule=rule("count", size, names, once="rank"),
        label="Number and rank",
    )


def rule(part, size, names, fits=(), once=""):
    """What a screen needs to strike out what a hand of so many cards cannot have."""
    return {
        "parts": "length top",
        "fits": "|".join(fits),
        "room": f"{part} {size}",
        "once": once,
        "words": "|".join(names),
    }


SEVERAL = {"sequence": several_runs, "set": several_sets}


def pip_sayings(earlier):
    """The point again, with what it makes."""
    point = earlier.parts[0]
    fewest, most = PIPS_OF_POINTS[point.length]
    return [
        ({"length": point.length, "pips": pips} | suit_of(point), str(pips))
        for pips in range(fewest, most + 1)
    ]


def top_sayings(earlier):
    """The sequences again, the best of them with each top that it can have."""
    lengths = [run.length for run in earlier.parts]
    best = lengths.index(max(lengths))
    return [
        ({"runs": with_top(earlier.parts, best, top)}, face)
        for top, face in faces(RANKS[lengths[best] - 1 :])
    ]


def with_top(runs, best, top):
    """Runs as rows, the one in the best place with a top."""
    rows = []
    for place, run in enumerate(runs):
        named = top if place == best else run.top
        row = {"length": run.length} | ({"top": named} if named else {})
        rows.append(row | suit_of(run))
    return rows


def suit_of(part):
    """The suit of a part, if it was entered."""
    return {"suit": part.suit} if part.suit else {}
