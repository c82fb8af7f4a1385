"""The card turned up for trumps; a seven scores for the dealer."""

from ...entry_type import EntryType
from ...fields import Card
from ...words import card_name
from .scoring import SEVEN_POINTS


class AfterTurnUp(EntryType):
    """An entry of a deal in which the card is turned up, where one is."""

    def out_of_place(self, deal, entry):
        return "turn_up_first", "First enter the card turned up."


class TurnUp(EntryType):
    """The first card of the stock, which makes trumps."""

    type = "turn_up"
    subject = "the card turned up"
    fields = (Card("card"),)
    words = ("{card} is turned up",)

    def why_none(self, deal):
        if not deal.house.has_turn_up:
            return "no_turn_up", "No card is turned up: a marriage makes trumps."
        if deal.turned is not None:
            return "already_turned", f"{card_name(deal.turned)} is already turned up."
        return None

    def questions(self, deal):
        dealer = deal.table.players[deal.dealer]
        return [self.prompt("Card turned up", *self.fields, help=f"{dealer} deals")]

    def enter(self, deal, entry):
        deal.turn(entry.card)
        if deal.is_seven_up:
            deal.sevens += 1
            deal.score_seat(
                deal.dealer, SEVEN_POINTS, "turned_seven", "A seven turned up"
            )


TURN_UP = TurnUp()
