"""What may have turned a game of bezique: its melds, brisques and the last trick."""

from ...turning_points.line_kinds import Turning, lost, thing, won
from .five_hundred import GAME


class BeziqueTurning(Turning):
    line_kinds = (
        thing("quadruple_bezique", "quadruple bezique"),
        thing("triple_bezique", "triple bezique"),
        thing("double_bezique", "double bezique"),
        thing("sequence", "sequence"),
        thing("plain_sequence", "plain sequence"),
        thing("four_aces", "four aces", "times four aces"),
        thing("four_kings", "four kings", "times four kings"),
        thing("four_queens", "four queens", "times four queens"),
        thing("four_jacks", "four jacks", "times four jacks"),
        thing("bezique", "bezique"),
        thing("binage", "binage"),
        thing("trump_marriage", "trump marriage"),
        won("brisques", "the {points} for {whose} brisques"),
        thing("last_trick", "last trick"),
        lost("forfeit", "the {points} that {side} forfeited"),
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
