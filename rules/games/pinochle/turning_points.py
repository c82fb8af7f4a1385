"""What may have turned a game of Pinochle: its melds and the last trick."""

from ...turning_points.line_kinds import Turning, named_points, points_lost
from .ending import PinochleRace


class PinochleTurning(Turning):
    line_kinds = (
        named_points("double_flush", "double flush", "double flushes"),
        named_points("eight_aces", "eight aces", "times eight aces"),
        named_points("eight_kings", "eight kings", "times eight kings"),
        named_points("eight_queens", "eight queens", "times eight queens"),
        named_points("eight_jacks", "eight jacks", "times eight jacks"),
        named_points("double_pinochle", "double pinochle"),
        named_points("flush", "flush", "flushes"),
        named_points("aces", "hundred aces", "times a hundred aces"),
        named_points("kings", "eighty kings", "times eighty kings"),
        named_points("queens", "sixty queens", "times sixty queens"),
        named_points("jacks", "forty jacks", "times forty jacks"),
        named_points("royal_marriage", "royal marriage"),
        named_points("pinochle", "pinochle"),
        named_points("last_trick", "last trick"),
        points_lost(
            "no_trick",
            "the {points} points that {side} lost by winning no trick",
            name="deal without a trick",
        ),
        points_lost("renege", "the {points} points that a renege cost {side}"),
    )
    loud = (
        "double_flush",
        "eight_aces",
        "eight_kings",
        "eight_queens",
        "eight_jacks",
        "double_pinochle",
        "flush",
        "aces",
    )
    cancels = ("no_trick", "renege")
    ruled = ("conceded", "called_out", "false_call", "renege")

    def begin(self, table):
        table.ledger.race = PinochleRace(table.options)

    def deal_done(self, table):
        table.ledger.race.look(table.deal)


PINOCHLE = PinochleTurning()
TURNINGS = {"pinochle": PINOCHLE, "pinochle_two": PINOCHLE}
