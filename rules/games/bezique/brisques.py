"""Brisques, the aces and tens won in tricks: ten points each, as they are won."""

from ...fields import Fixed, Number, Seat
from ...words import amount
from .house_rules import CARDS, TALLY
from .turn_up import AfterTurnUp


class Brisques(AfterTurnUp):
    """Brisques that are not entered with their trick: one, or several at once."""

    type = "brisques"
    fields = (Seat("seat"), Number("count", low=1, thing="brisque"))
    words = ("{seat} wins {count}",)

    def why_none(self, deal):
        return why_not_entered(deal) or why_too_many(deal, 1)

    def why_not(self, deal, entry):
        return why_too_many(deal, entry.count)

    def refusal(self, deal, entry):
        """Whether one is left is asked with how many there are said to be."""
        return why_not_entered(deal) or self.why_not(deal, entry)

    def questions(self, deal):
        """One, by who won it; where no tricks are entered also several."""
        left, way = left_to_enter(deal), deal.way_of(TALLY)
        is_tally = not deal.is_tracked
        label = "Brisque" if is_tally else "A brisque noticed late"
        fields, help = [Fixed("count", 1), Seat("seat")], f"{left} left"
        prompts = [self.prompt(label, *fields, way=way, help=help)]
        if left > 1 and is_tally:
            count = Number("count", 2, left, label="Brisques")
            fields = [count if left > 2 else Fixed("count", 2), Seat("seat")]
            prompts.append(self.prompt("Several brisques", *fields, way=way))
        return prompts

    def enter(self, deal, entry):
        deal.begin()
        side = deal.table.side_of[entry.seat]
        is_late = deal.is_late() or side in deal.winnings.handed
        deal.win(side, entry.count, is_late)
        deal.is_closed = deal.is_last_taken and deal.is_all_entered()


def why_not_entered(deal):
    """Why brisques are not entered by themselves here."""
    if deal.house.counts is not None:
        return "counted_at_end", "Brisques are counted after the last trick."
    if deal.mode == CARDS:
        return "counted_already", "Brisques are scored from the cards you enter."
    return None


def left_to_enter(deal):
    """How many brisques can still be entered now."""
    most = deal.house.brisques
    if deal.is_tracked:
        most = min(most, deal.tricks * deal.house.players)
    return most - deal.winnings.all


def why_too_many(deal, count):
    """More brisques than there can be."""
    most = left_to_enter(deal)
    if count > most:
        return (
            "too_many_brisques",
            f"At most {amount(most, 'brisque')} are left to enter.",
        )
    return None


BRISQUES = Brisques()
