"""What may have turned a game of Scotch Whist: the honours caught, the cards taken."""

from ...turning_points.line_kinds import Turning, lost, thing, won


class ScotchWhistTurning(Turning):
    line_kinds = (
        thing("trump_ten", "ten of trumps", "tens of trumps"),
        thing("ten_of_diamonds", "ten of diamonds", "tens of diamonds"),
        thing("trump_jack", "jack of trumps", "jacks of trumps"),
        thing("trump_ace", "ace of trumps", "aces of trumps"),
        thing("trump_king", "king of trumps", "kings of trumps"),
        thing("trump_queen", "queen of trumps", "queens of trumps"),
        won("cards", "the {points} for {whose} cards"),
        lost("rule_broken", "the {points} off for a rule that {side} broke"),
    )
    is_by_order = True
    ruled = ("revoke",)


TURNINGS = {"scotch_whist": ScotchWhistTurning()}
