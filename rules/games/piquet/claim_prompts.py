"""How a claim is asked for: in one tap, part by part, or as a tie needs it."""

from ...fields import Choice, Fixed, Number, Rows, Saying
from ...words import RANK_NAMES
from .claims import (
    LONGEST,
    NUMBER_NAMES,
    PIPS_OF_POINTS,
    RANKS,
    RUN_NAMES,
    SET_RANKS,
    Run,
    goes_down,
    words_of_all,
)
from .holdings import best_parts
from .scoring import RUN_POINTS

CLAIM_LABELS = {
    "point": "{name}'s point",
    "sequence": "{name}'s best sequence",
    "set": "{name}'s best set",
}
SEVERAL_LABELS = {
    "sequence": "{name} has several sequences",
    "set": "{name} has several sets",
}
COLUMNS = {"point": 6, "sequence": 3, "set": 5}
TOPS = RANKS[2:]  # of three cards and more
SUITS = 4  # the longest of them has no fewer than a fourth of the hand
NOTHING = ({"none": True}, "None")


def faces(ranks):
    """Ranks as their cards are printed, from the highest: (rank, face) each."""
    return [(rank, rank.replace("T", "10")) for rank in reversed(ranks)]


def claim_prompt(declare, deal, seat, kind, beaten):
    """The best of a class in one tap, or nothing.

    `beaten`: the strength of the claim that he has called not good, None of none.
    """
    sayings = SAYINGS[kind](deal.tricks.hand_size(seat))
    if beaten:
        sayings = sayings + HIGHER[kind](*beaten)
    field = Saying(*sayings, columns=COLUMNS[kind])
    return class_prompt(declare, deal, seat, kind, CLAIM_LABELS, field)


def level_prompt(declare, deal, seat, theirs):
    """Asks for more of a claim, which says that his own is as large: one button."""
    size, kind = theirs.strength[0], theirs.kind
    own = (
        Fixed("length", size) if kind == "point" else Fixed("runs", [{"length": size}])
    )
    return declare.prompt(
        f"{deal.name(seat)}: {deal.table.game.question(deal.table, kind)}",
        Fixed("seat", seat),
        Fixed("class", kind),
        own,
        way="call",
        turn=seat,
    )


def points_said(size):
    """The points that a hand of so many cards can have; it has always one."""
    least = -(-size // SUITS)
    return [
        ({"length": length}, str(length)) for length in range(least, LONGEST + 1)
    ] + [NOTHING]


def runs_said(size):
    """Nothing, or a run of each length."""
    return [NOTHING] + [
        ({"runs": [{"length": length}]}, f"{RUN_NAMES[length]} {RUN_POINTS[length]}")
        for length in range(3, min(size, LONGEST) + 1)
    ]


def sets_said(size):
    """Nothing, or three or four of each rank."""
    return [NOTHING] + [
        ({"sets": [{"rank": rank, "count": count}]}, f"{count} {RANK_NAMES[rank]}s")
        for count in (3, 4)
        for rank in reversed(SET_RANKS)
    ]


SAYINGS = {"point": points_said, "sequence": runs_said, "set": sets_said}


def higher_points(length, pips):
    """The points as long as this that make more; `pips`: None where it is not told."""
    fewest, most = PIPS_OF_POINTS[length]
    least = fewest if pips is None else pips + 1
    return [
        ({"length": length, "pips": more}, f"{length}\u00a0making\u00a0{more}")
        for more in range(least, most + 1)
    ]


def higher_runs(length, height):
    """The runs as long as this with a higher top; `height`: None where none is told."""
    least = length - 1 if height is None else height + 1
    return [
        (
            {"runs": [{"length": length, "top": top}]},
            words_of_all([Run(length, top, None)]),
        )
        for top in RANKS[least:]
    ]


def no_higher_sets(count, height):
    """Every set is among those that are said anyway."""
    return []


HIGHER = {"point": higher_points, "sequence": higher_runs, "set": no_higher_sets}


def several_prompt(declare, deal, seat, kind):
    """More than one of a class, part by part."""
    field = SEVERAL[kind](deal.tricks.hand_size(seat))
    return class_prompt(declare, deal, seat, kind, SEVERAL_LABELS, field)


def several_runs(size):
    """Runs by their lengths, with their tops where they are told."""
    lengths = range(3, min(size, LONGEST) + 1)
    apart = [
        f"length {length} top {top}"
        for length in lengths
        for top in TOPS
        if not goes_down(Run(length, top, None))
    ]
    names = [f"{length}: {RUN_NAMES[length]}" for length in lengths]
    names += [f"{top}: to the {RANK_NAMES[top]}" for top in TOPS]
    return Rows(
        "runs",
        Number("length", 3, lengths[-1], label="Length"),
        Choice("top", *faces(TOPS), optional=True, label="Top, if asked"),
        rule=rule("length", size, names, apart=apart),
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


def rule(counted, size, names, apart=(), once=""):
    """What a screen needs to strike out what a hand of so many cards cannot have."""
    return {
        "apart": "|".join(apart),
        "room": f"{counted} {size}",
        "once": once,
        "words": "|".join(names),
    }


SEVERAL = {"sequence": several_runs, "set": several_sets}


def best_prompt(declare, deal, seat, kind):
    """All that the entered hand has, or nothing."""
    parts = best_parts(kind, deal.told.entered[seat])
    words = words_of_all(parts).replace("making ", "making\u00a0")
    none = [NOTHING] if parts else []
    field = Saying(({"best": True}, words or "None"), *none)
    return class_prompt(declare, deal, seat, kind, CLAIM_LABELS, field, way="cards")


def class_prompt(declare, deal, seat, kind, labels, *fields, way="call"):
    """What a player is asked about a class."""
    return declare.prompt(
        labels[kind].format(name=deal.name(seat)),
        Fixed("seat", seat),
        Fixed("class", kind),
        *fields,
        way=way,
        turn=seat,
        help="elder speaks first" if seat == deal.seats[0] else "",
    )


def tied_prompt(declare, deal, seat, earlier):
    """What is missing of a claim that is as large as another's."""
    words, sayings = "point makes", pips_said(earlier)
    if earlier.kind == "sequence":
        words = f"{RUN_NAMES[earlier.strength[0]].lower()} goes up to"
        sayings = tops_said(earlier)
    return declare.prompt(
        f"{deal.name(seat)}'s {words}",
        Fixed("seat", seat),
        Fixed("class", earlier.kind),
        Saying(*sayings, columns=4 if len(sayings) > 6 else 6),
        turn=seat,
    )


def pips_said(earlier):
    """The point again, with what it makes."""
    point = earlier.parts[0]
    fewest, most = PIPS_OF_POINTS[point.length]
    return [
        ({"length": point.length, "pips": pips} | suit_of(point), str(pips))
        for pips in range(fewest, most + 1)
    ]


def tops_said(earlier):
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
        told = top if place == best else run.top
        row = {"length": run.length} | ({"top": told} if told else {})
        rows.append(row | suit_of(run))
    return rows


def suit_of(part):
    """The suit of a part, if it was told."""
    return {"suit": part.suit} if part.suit else {}
