"""What may have turned a game of New Game: a deal won, a revoke."""

from ...turning_points.line_kinds import Turning, lost, won


class NewGameTurning(Turning):
    line_kinds = (
        won("deal_won", "{whose} {points}"),
        lost("revoke", "{whose} revoke"),
    )


TURNINGS = {"new_game": NewGameTurning()}
