"""What may have turned a game of New Game: a deal won, a revoke."""

from ...turning.tables import Turning, lost, won


class NewGameTurning(Turning):
    asked = (
        won("deal_won", "the {points} for the deal"),
        lost("revoke", "the {points} off for {whose} revoke"),
    )


TURNINGS = {"new_game": NewGameTurning()}
