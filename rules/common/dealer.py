"""Another player than the one whose turn it was has dealt, and the deal stands."""

from ..fields import Seat
from .common_type import CommonType


class Dealer(CommonType):
    """Who dealt this deal; those after it go on as if it had been the right one."""

    type = "dealer"
    fields = (Seat("seat"),)
    words = ("{seat} deals",)

    def why_none(self, deal):
        if is_only_corrected(deal):
            return None
        why = "This deal already has entries. Undo them to enter the dealer."
        return "deal_started", why

    def questions(self, deal):
        table = deal.table
        others = table.round_from(table.left_of(table.turn_to_deal))[:-1]
        label = "Someone else dealt"
        if len(others) == 1:
            label = f"{table.players[others[0]]} dealt out of turn"
        who = Seat("seat", *others, label="Who dealt?")
        ruling = "The deal stands. Later deals go on as if the right player had dealt"
        return [self.prompt(label, who, help=ruling)]

    def act(self, referee, entry):
        table = referee.table
        table.open_deal()
        table.announce(f"{table.players[entry.seat]} deals")
        if entry.seat != table.deal.dealer:
            referee.script.close()
            table.deal.deal_anew(entry.seat)
            referee.begin_deal()


def is_only_corrected(deal):
    """Whether a deal has no entries yet but corrections of the score."""
    if not deal.is_opened:
        return True
    entries = deal.table.entry + 1 - deal.first
    lines = [line for line in deal.lines if line.reason == "adjust"]
    return entries == len(lines) + len(deal.agreed)
