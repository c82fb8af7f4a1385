"""What may have turned a game of bezique: its melds, brisques and the last trick."""

from ...turning_points.line_kinds import Turning, named_points, points_lost, points_won
from .five_hundred import GAME


class BeziqueTurning(Turning):
    line_kinds = (
        named_points("quadruple_bezique", "quadruple bezique"),
        named_points("triple_bezique", "triple bezique"),
        named_points("double_bezique", "double bezique"),
        named_points("sequence", "sequence"),
        named_points("plain_sequence", "plain sequence"),
        named_points("four_aces", "four aces", "times four aces"),
        named_points("four_kings", "four kings", "times four kings"),
        named_points("four_queens", "four queens", "times four queens"),
        named_points("four_jacks", "four jacks", "times four jacks"),
        named_points("bezique", "bezique"),
        named_points("binage", "binage"),
        named_points("trump_marriage", "trump marriage"),
        points_won("brisques", "the {points} points for {whose} brisques"),
        named_points("last_trick", "last trick"),
        points_lost(
            "forfeit",
            "the {points} points that {side} forfeited",
            name="forfeited points",
        ),
    )
    loud = (
        "quadruple_bezique",
        "triple_bezique",
        "double_bezique",
        "sequence",
        "plain_sequence",
    )
    cancels = ("renege",)
    is_by_order = True
    ruled = ("called", "false_call")


class FiveHundredTurning(BeziqueTurning):
    def begin(self, table):
        ledger = table.ledger
        ledger.won, ledger.tags, ledger.goal = None, [], GAME

    def deal_done(self, table):
        table.game.deal_done(table)


BEZIQUE = BeziqueTurning()
TURNINGS = {
    "bezique": BEZIQUE,
    "bezique_500": FiveHundredTurning(),
    "bezique_three": BEZIQUE,
    "bezique_four": BEZIQUE,
}
