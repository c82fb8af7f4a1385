"""An award: who has a whole class, and what for, in one entry."""

from ...fields import Choice, Fixed, Number, Side
from ...words import does
from .close import BeforePlay
from .combinations import (
    CLASS_NAMES,
    CLASSES,
    RUN_NAMES,
    RUN_POINTS,
    class_field,
    fixed_class,
    least_point,
)

MOST_AWARDED = 100
AWARD_LABELS = {
    "point": "Who has the point?",
    "sequence": "Who has the best sequence?",
    "set": "Who has the best set?",
}
AWARD_HELP = {
    "point": "The longest suit",
    "sequence": "Three or more in a row",
    "set": "Three or four of a kind",
}
NOBODY_LABELS = {
    "point": "Points are equal: nobody scores",
    "sequence": "Nobody scores sequences",
    "set": "Nobody scores sets",
}
# What single sequences and sets are called, beside their points.
SCORE_WORDS = {
    "point": {},
    "sequence": {RUN_POINTS[length]: RUN_NAMES[length].lower() for length in RUN_NAMES},
    "set": {3: "trio", 14: "quatorze"},
}


class Award(BeforePlay):
    """The side that scores a class, or nobody."""

    type = "award"
    subject = "who scored"
    fields = (
        class_field(),
        Side("winner", none="Nobody"),
        Number("points", optional=True),
    )

    def in_words(self, raw_entry, table):
        """Who scored what: "Bob scores 6 for the point"."""
        winner, kind = raw_entry["winner"], CLASS_NAMES[raw_entry["class"]]
        if winner is None:
            return f"Nobody scores for the {kind}"
        scores = does(table.sides[winner], "score")
        return f"{table.name(winner)} {scores} {raw_entry['points']} for the {kind}"

    def why_malformed(self, entry, raw_entry, table):
        """A winner has points; what is said of nobody's does not matter."""
        if entry.winner is None:
            return None
        if entry.points is None:
            return self.bad_field("'points' is missing")
        if not 1 <= entry.points <= MOST_AWARDED:
            return self.bad_field(f"'points' must be from 1 to {MOST_AWARDED}")
        return None

    def has_more(self, deal):
        return any(not deal.declarations.is_touched(kind) for kind in CLASSES)

    def why_not(self, deal, entry):
        kind = entry.kind
        if deal.declarations.is_touched(kind):
            return (
                "already_declared",
                f"There is already an entry for the {CLASS_NAMES[kind]}.",
            )
        if entry.winner is None:
            return None
        return why_not_worth(deal, kind, entry.points)

    def questions(self, deal):
        """The first class of which nothing is said: who has it, or nobody."""
        book = deal.declarations
        kind = [kind for kind in CLASSES if not book.is_touched(kind)][0]
        return [winner_prompt(self, deal, kind), nobody_prompt(self, kind)]

    def enter(self, deal, entry):
        kind, winner = entry.kind, entry.winner
        deal.is_exchange_over = True
        points = 0 if winner is None else entry.points
        deal.declarations.put_award(kind, winner, points)
        deal.change()


def why_not_worth(deal, kind, points):
    """Points that no winner of a class can have."""
    if points in deal.table.game.scores(deal.table, kind):
        return None
    return "points_impossible", f"The {CLASS_NAMES[kind]} cannot score {points}."


def winner_prompt(award, deal, kind):
    """Who has a class, and what for."""
    words, least = SCORE_WORDS[kind], 1
    if kind == "point":
        least = least_point(deal.table.game.hand_size)
    scores = [
        (points, f"{points} {words[points]}" if points in words else str(points))
        for points in deal.table.game.scores(deal.table, kind)
        if points >= least
    ]
    return award.prompt(
        AWARD_LABELS[kind],
        fixed_class(kind),
        Side("winner", *deal.sides),
        Choice("points", *scores, label="Score"),
        way="quick",
        help=AWARD_HELP[kind],
    )


def nobody_prompt(award, kind):
    """Nobody has a class."""
    return award.prompt(
        NOBODY_LABELS[kind], fixed_class(kind), Fixed("winner", None), way="quick"
    )


AWARD = Award()
