"""What may have turned a game of Scotch Whist: the honours caught, the cards taken."""

from ...turning_points.line_kinds import Turning, named_points, points_lost, points_won


class ScotchWhistTurning(Turning):
    line_kinds = (
        named_points("trump_ten", "ten of trumps", "tens of trumps"),
        named_points("ten_of_diamonds", "ten of diamonds", "tens of diamonds"),
        named_points("trump_jack", "jack of trumps", "jacks of trumps"),
        named_points("trump_ace", "ace of trumps", "aces of trumps"),
        named_points("trump_king", "king of trumps", "kings of trumps"),
        named_points("trump_queen", "queen of trumps", "queens of trumps"),
        points_won("cards", "the {points} for {whose} cards"),
        points_lost(
            "rule_broken",
            "the {points} that {side} lost for breaking a rule",
            name="broken rule",
        ),
    )
    is_by_order = True
    ruled = ("revoke",)


TURNINGS = {"scotch_whist": ScotchWhistTurning()}
