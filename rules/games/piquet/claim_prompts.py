"""How a screen asks for what is said: who has a class, claims, and answers."""

from ...fields import Choice, Fixed, Number, Rows, Side
from ...prompts import Prompt
from .claims import PIPS_OF_POINTS
from .entries import LENGTH, TOP, faces
from .ways import CALL, QUICK

AWARD_LABELS = {
    "point": "Who has the point?",
    "sequence": "Who has the best sequence?",
    "set": "Who has the best set?",
}
AWARD_HELP = {
    "point": "the longest suit",
    "sequence": "three or more in a row",
    "set": "three or four of a kind",
}
NOBODY_LABELS = {
    "point": "Points are equal: nobody scores",
    "sequence": "Nobody scores sequences",
    "set": "Nobody scores sets",
}
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
# What single sequences and sets are called, beside their points.
SCORE_WORDS = {
    "point": {},
    "sequence": {
        3: "tierce",
        4: "quart",
        15: "quint",
        16: "sixi\u00e8me",
        17: "septi\u00e8me",
        18: "huiti\u00e8me",
    },
    "set": {3: "trio", 14: "quatorze"},
}


def award_prompt(books, kind):
    """Who has a class, and what for."""
    words = SCORE_WORDS[kind]
    scores = [
        (points, f"{points} {words[points]}" if points in words else str(points))
        for points in books.game.scores(books.table, kind)
    ]
    return Prompt(
        "award",
        AWARD_LABELS[kind],
        Fixed("class", kind),
        Side("winner", *books.sides),
        Choice("points", *scores, label="It scores"),
        way=QUICK,
        help=AWARD_HELP[kind],
    )


def nobody_prompt(kind):
    """Nobody has a class."""
    return Prompt(
        "award",
        NOBODY_LABELS[kind],
        Fixed("class", kind),
        Fixed("winner", None),
        way=QUICK,
    )


def answer_prompt(books, seat, kind):
    """What the opponent says to a claim."""
    replies = [("good", "Good"), ("not_good", "Not good"), ("equal", "Equal")]
    if kind == "set":
        replies.pop()
    return Prompt(
        "answer",
        f"{books.name(seat)} answers",
        Fixed("seat", seat),
        Fixed("class", kind),
        Choice("reply", *replies),
        way=CALL,
        turn=seat,
        help=AWARD_HELP[kind],
    )


def claim_prompt(books, seat, kind):
    """A claim, part by part."""
    label = CLAIM_LABELS[kind].format(name=books.name(seat))
    fields = [Fixed("seat", seat), Fixed("class", kind)] + CLAIM_FIELDS[kind]
    help = "elder speaks first" if seat == books.seats[0] else ""
    return Prompt("declare", label, *fields, way=CALL, turn=seat, help=help)


CLAIM_FIELDS = {
    "point": [
        Number("length", 1, 8, label="How many cards?"),
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


def tied_point_prompt(books, seat, earlier):
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
    label = f"{books.name(seat)}\u2019s point makes"
    return Prompt("declare", label, *fields, way=CALL, turn=seat)


def tied_runs_prompt(books, seat, earlier):
    """The sequences again, with the top of the best."""
    runs = Rows("runs", LENGTH, TOP, most=len(earlier.parts), label="With the top")
    return Prompt(
        "declare",
        f"{books.name(seat)}\u2019s sequences, how high?",
        Fixed("seat", seat),
        Fixed("class", "sequence"),
        runs,
        way=CALL,
        turn=seat,
    )


def word_prompt(books, seat, kind, word, way):
    """Nothing in a class, or all that the hand has: one button."""
    labels = NONE_LABELS if word == "none" else BEST_LABELS
    return Prompt(
        "declare",
        labels[kind].format(name=books.name(seat)),
        Fixed("seat", seat),
        Fixed("class", kind),
        Fixed(word, True),
        way=way,
        turn=seat,
    )


def close_prompt():
    """Declaring is over: one button."""
    return Prompt("close", "Declaring is over", way=CALL)
