"""The last trick of a deal without entered tricks: `scoring.LAST_TRICK_POINTS`."""

from ...fields import Seat
from ...words import number_of
from .house_rules import TALLY
from .turn_up import AfterTurnUp


class LastTrick(AfterTurnUp):
    """Who took the trick that is worth ten; it may need all brisques first."""

    type = "last_trick"
    fields = (Seat("winner"),)
    words = ("Last trick to {winner}",)

    def why_none(self, deal):
        if deal.is_tracked:
            return deal.why_mixed(TALLY)
        if deal.is_last_taken:
            return "last_trick_twice", "The last trick has already been entered."
        left = self.brisques_to_come(deal)
        if left:
            return "brisques_missing", f"First enter {number_of(left, 'brisque')}."
        return None

    def brisques_to_come(self, deal):
        """How many brisques have to be entered before it."""
        return deal.brisques_left() if deal.house.needs_all_brisques() else 0

    def waits_for(self, deal):
        left = self.brisques_to_come(deal)
        if deal.is_tracked or not left:
            return ""
        return f"Before the last trick, enter {number_of(left, 'brisque')}."

    def questions(self, deal):
        way = deal.way_of(TALLY)
        return [self.prompt("Last trick", *self.fields, way=way)]

    def enter(self, deal, entry):
        deal.begin()
        deal.is_last_taken = deal.is_melding_over = True
        deal.win_last_trick(entry.winner)
        deal.is_closed = deal.is_all_entered()


LAST_TRICK = LastTrick()
