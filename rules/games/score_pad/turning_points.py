"""What may have turned a game on the pad: the pad knows only how the lead went."""

from ...turning_points.line_kinds import Turning


class ScorePadTurning(Turning):
    line_kinds = ()


TURNINGS = {"score_pad": ScorePadTurning()}
