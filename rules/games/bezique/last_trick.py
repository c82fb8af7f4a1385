"""The last trick of a deal in which no tricks are entered: ten points."""

from ...fields import Seat
from .house_rules import TALLY
from .turn_up import AfterTurnUp


class LastTrick(AfterTurnUp):
    """Who took the trick that is worth ten; it may need all brisques first."""

    type = "last_trick"
    fields = (Seat("winner"),)
    words = ("Last trick: {winner}",)

    def why_none(self, deal):
        if deal.is_tracked:
            return deal.why_mixed(TALLY)
        if deal.is_last_taken:
            return "last_trick_twice", "The last trick has been entered."
        left = deal.brisques_left()
        if left and deal.house.needs_all_brisques():
            return "brisques_missing", f"{left} brisques are still to be entered."
        return None

    def questions(self, deal):
        way = deal.way_of(TALLY)
        return [self.prompt("Last trick", *self.fields, way=way)]

    def enter(self, deal, entry):
        deal.begin()
        deal.is_last_taken = deal.is_melding_over = True
        deal.win_last_trick(entry.winner)
        deal.is_closed = deal.is_all_entered()


LAST_TRICK = LastTrick()
