"""What the hands count: carte blanche, point, sequences and sets, and repique."""

from .claims import CLASSES, Point, Run, part_points
from .pique import repique

RUN_NAMES = {
    3: "Tierce",
    4: "Quart",
    5: "Quint",
    6: "Sixi\u00e8me",
    7: "Septi\u00e8me",
    8: "Huiti\u00e8me",
}
RANK_WORDS = {
    "A": "ace",
    "K": "king",
    "Q": "queen",
    "J": "jack",
    "T": "ten",
    "9": "nine",
    "8": "eight",
    "7": "seven",
}
CLASS_WORDS = {"point": "Point", "sequence": "Sequences", "set": "Sets"}


class InHand:
    """The hands as they stand: lines, and for each side its points.

    `blanks`: what of the points is for carte blanche; `repique`: the side that has it,
    or would have it if declaring were closed now.
    """

    def __init__(self, books):
        groups = [books.blanks.lines()] + [class_lines(books, kind) for kind in CLASSES]
        self.lines = groups[0] + groups[1] + groups[2] + groups[3]
        self.blanks = sums(books.sides, groups[0])
        self.points = sums(books.sides, self.lines)
        self.repique = repique(books, groups)


def sums(sides, lines):
    """The points of each side in some lines."""
    points = dict.fromkeys(sides, 0)
    for line in lines:
        points[line[0]] += line[1]
    return points


def class_lines(books, kind):
    """The lines of a class as it would stand if declaring were closed now."""
    side = books.class_winner(kind)
    if side is None:
        return []
    if kind in books.false:
        points = books.false[kind][2]
        return [(side, points, kind, f"{CLASS_WORDS[kind]}, in place of a false claim")]
    if kind in books.declarations.awards:
        points = books.declarations.awards[kind][1]
        text = f"Point of {points}" if kind == "point" else CLASS_WORDS[kind]
        return [(side, points, kind, text)]
    return [
        (side, part_points(part), kind, told(part))
        for claim in claims_that_score(books, kind, side)
        for part in claim.parts
    ]


def claims_that_score(books, kind, side):
    """The claims of the side that has a class; of points only those that count."""
    claims = [
        claim
        for seat, claim in books.declarations.claims(kind)
        if books.side_of(seat) == side
    ]
    if kind == "point":
        return books.game.points_that_score(books.table, claims)
    return claims


def told(part):
    """A point, a run or a set in words."""
    if type(part) is Point:
        pips = f", making {part.pips}" if part.pips else ""
        return f"Point of {part.length}{pips}"
    if type(part) is Run:
        top = f" to the {RANK_WORDS[part.top]}" if part.top else ""
        return RUN_NAMES[part.length] + top
    number = "Four" if part.count == 4 else "Three"
    return f"{number} {RANK_WORDS[part.rank]}s"
