"""What may have turned a game of Pinochle: its melds and the last trick."""

from ...turning_points.line_kinds import Turning, lost, thing
from .ending import PinochleRace


class PinochleTurning(Turning):
    line_kinds = (
        thing("double_flush", "double flush", "double flushes"),
        thing("eight_aces", "eight aces", "times eight aces"),
        thing("eight_kings", "eight kings", "times eight kings"),
        thing("eight_queens", "eight queens", "times eight queens"),
        thing("eight_jacks", "eight jacks", "times eight jacks"),
        thing("double_pinochle", "double pinochle"),
        thing("flush", "flush", "flushes"),
        thing("aces", "hundred aces", "times a hundred aces"),
        thing("kings", "eighty kings", "times eighty kings"),
        thing("queens", "sixty queens", "times sixty queens"),
        thing("jacks", "forty jacks", "times forty jacks"),
        thing("royal_marriage", "royal marriage"),
        thing("pinochle", "pinochle"),
        thing("last_trick", "last trick"),
        lost("no_trick", "the {points} that {side} lost without a trick"),
        lost("renege", "the {points} that a renege cost {side}"),
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
