"""What may have turned a game of piquet: the great bonuses, and a near rubicon."""

from ...table import Line
from ...turning_points.line_kinds import (
    Bound,
    Turning,
    named_points,
    points_lost,
    points_won,
)
from .ending import form_of
from .house_rules import rubicon_of

IN_HAND = ("carte_blanche", "point", "sequence", "set")
BONUSES = ("repique", "pique")
NEAR = 30  # a pique


class PiquetTurning(Turning):
    line_kinds = (
        named_points("repique", "repique"),
        named_points("pique", "pique"),
        points_won("capot", "the {points} for {whose} capot"),
        points_won(
            "shared_capot",
            "the {points} for {whose} share of a capot",
            name="share of a capot",
        ),
        named_points("carte_blanche", "carte blanche"),
        points_won("set", "the {points} for {whose} sets", name="sets"),
        points_won("sequence", "the {points} for {whose} sequences", name="sequences"),
        points_won(
            "cards", "the {points} that {side} scored for the cards", name="cards"
        ),
        points_won("point", "the {points} for {whose} point"),
        points_lost(
            "no_count", "the offence that cost {side} {points}", name="offence"
        ),
    )
    loud = ("repique", "capot", "carte_blanche", "pique")
    cancels = ("no_count",)
    ruled = ("forfeit",)

    def may_have_turned(self, reason, own):
        """What made a pique cannot be taken away alone."""
        has_bonus = any(line.reason in BONUSES for line in own)
        is_alone = not has_bonus or reason not in IN_HAND
        return is_alone and super().may_have_turned(reason, own)

    def begin(self, table):
        table.ledger = table.game.ledger(table)

    def deal_done(self, table):
        table.ledger.count(table)


class TwoSidedTurning(PiquetTurning):
    """Two sides, who may have deals that count twice and a rubicon to cross."""

    most_times = 2

    def lines_without(self, table, deal, left):
        """A deal that counts twice has its own points twice."""
        if deal.number not in form_of(table).doubled:
            return left
        kept = [line for line in left if line.reason != "double_deal"]
        for side in range(len(table.sides)):
            points = sum(
                line.points
                for line in kept
                if line.side == side and line.reason != "adjust"
            )
            if points:
                kept.append(Line(side, points, "double_deal", ""))
        return kept

    def bounds(self, table):
        rubicon = rubicon_of(table.options)
        if rubicon:
            return [Bound(rubicon, NEAR, "the rubicon")]
        under = table.options["double_under"]
        return [Bound(under, NEAR, f"{under} and paid double")] if under else []


TURNINGS = {
    "piquet": TwoSidedTurning(),
    "piquet_voleur": TwoSidedTurning(),
    "piquet_normand": PiquetTurning(),
    "piquet_ecrire": PiquetTurning(),
}
