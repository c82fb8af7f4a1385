"""How a claim is asked for: part by part, in one word, or with what a tie needs."""

from ...fields import Choice, Fixed, Number, Rows
from .claims import LONGEST, PIPS_OF_POINTS, RANKS

CLAIM_LABELS = {
    "point": "{name}\u2019s point",
    "sequence": "{name}\u2019s sequences",
    "set": "{name}\u2019s sets",
}
NONE_LABELS = {
    "point": "{name} calls no point",
    "sequence": "{name} has no sequence",
    "set": "{name} has no set",
}
BEST_LABELS = {
    "point": "{name} calls the longest suit",
    "sequence": "{name} calls every sequence",
    "set": "{name} calls every set",
}


def faces(ranks):
    """Ranks as their cards are printed, from the highest: (rank, face) each."""
    return [(rank, rank.replace("T", "10")) for rank in reversed(ranks)]


LENGTH = Number("length", 3, LONGEST, label="Length")
TOP = Choice("top", *faces(RANKS), optional=True, label="Top")
CLAIM_FIELDS = {
    "point": [
        Number("length", 1, LONGEST, label="How many cards?"),
        Number("pips", 7, 75, optional=True, label="Making, if asked"),
    ],
    "sequence": [Rows("runs", LENGTH, TOP, label="Length, and the top if asked")],
    "set": [
        Rows(
            "sets",
            Choice("rank", *faces("TJQKA"), label="Rank"),
            Number("count", 3, 4, label="How many"),
            label="Rank and number",
        )
    ],
}


def claim_prompt(declare, deal, seat, kind):
    """A claim, part by part."""
    return declare.prompt(
        CLAIM_LABELS[kind].format(name=deal.name(seat)),
        Fixed("seat", seat),
        Fixed("class", kind),
        *CLAIM_FIELDS[kind],
        way="call",
        turn=seat,
        help="elder speaks first" if seat == deal.seats[0] else "",
    )


def none_prompt(declare, deal, seat, kind):
    """Nothing in a class: one button."""
    return word_prompt(declare, deal, seat, kind, "none", NONE_LABELS, "call")


def best_prompt(declare, deal, seat, kind):
    """All that the hand has: one button."""
    return word_prompt(declare, deal, seat, kind, "best", BEST_LABELS, "cards")


def word_prompt(declare, deal, seat, kind, word, labels, way):
    """A declaration in one word."""
    return declare.prompt(
        labels[kind].format(name=deal.name(seat)),
        Fixed("seat", seat),
        Fixed("class", kind),
        Fixed(word, True),
        way=way,
        turn=seat,
    )


def tied_prompt(declare, deal, seat, earlier):
    """What is missing of a claim that is as large as another's."""
    make = tied_point_prompt if earlier.kind == "point" else tied_runs_prompt
    return make(declare, deal, seat, earlier)


def tied_point_prompt(declare, deal, seat, earlier):
    """What a point makes that is as long as the other's."""
    point = earlier.parts[0]
    fewest, most = PIPS_OF_POINTS[point.length]
    fields = [
        Fixed("seat", seat),
        Fixed("class", "point"),
        Fixed("length", point.length),
        Number("pips", point.pips or fewest, point.pips or most, label="Making"),
    ]
    if point.suit:
        fields.append(Fixed("suit", point.suit))
    label = f"{deal.name(seat)}\u2019s point makes"
    return declare.prompt(label, *fields, way="call", turn=seat)


def tied_runs_prompt(declare, deal, seat, earlier):
    """The sequences again, with the top of the best."""
    return declare.prompt(
        f"{deal.name(seat)}\u2019s sequences, how high?",
        Fixed("seat", seat),
        Fixed("class", "sequence"),
        Rows("runs", LENGTH, TOP, most=len(earlier.parts), label="With the top"),
        way="call",
        turn=seat,
    )
