"""What may have turned a game on the pad: the points of a side in a deal."""

from ...turning_points.line_kinds import Turning, points_lost, points_won


class ScorePadTurning(Turning):
    def kinds_at(self, table):
        """If fewest points win, points are lost."""
        kind = points_lost if table.lowest_wins else points_won
        return (kind("scores", "{whose} {points}", name="points"),)

    def begin(self, table):
        table.ledger.is_finished = False

    def end(self, table):
        table.ledger.is_finished = table.options["ends"] == "open"


TURNINGS = {"score_pad": ScorePadTurning()}
