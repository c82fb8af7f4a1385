"""What may have turned a game of New Game: a deal won, a revoke."""

from ...turning_points.line_kinds import Turning, points_lost, points_won


class NewGameTurning(Turning):
    line_kinds = (
        points_won("deal_won", "{whose} {points}", name="deal"),
        points_lost("revoke", "{whose} revoke"),
    )


TURNINGS = {"new_game": NewGameTurning()}
