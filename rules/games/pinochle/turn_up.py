"""The card turned up in Pinochle: it makes trumps, and may be had for the deece."""

from ...cards import SUIT_NAMES
from ...errors import RuleError
from .melds import DEECE_VALUE


class TurnUp:
    """The turn-up of one deal.

    `card` stays what was turned, `lying` is what lies there now, `deece` the trump
    card that can be exchanged for it. All None while nothing has been turned.
    """

    def __init__(self, table, deece_rank):
        self.table, self.deece_rank = table, deece_rank
        self.card = self.trump = self.deece = self.lying = None

    def turn(self, card):
        """A card is turned: it makes trumps; a deece is the dealer's 10."""
        self.card = self.lying = card
        self.trump = card[1]
        self.deece = self.deece_rank + self.trump
        suit = SUIT_NAMES[self.trump]
        self.table.announce(f"{suit[0].upper()}{suit[1:]} are trump")
        if self.is_deece():
            dealer = self.table.deal.dealer
            self.credit(dealer, "deece_turned", "Deece turned")
            name = self.table.players[dealer]
            self.table.announce(f"Deece turned: {DEECE_VALUE} to {name}")

    def credit(self, seat, reason, text):
        """A deece counts for the side of a seat."""
        self.table.score(self.table.side_of[seat], DEECE_VALUE, reason, text)

    def exchange(self, seat):
        """The deece is laid in the place of the turn-up."""
        self.lying = self.deece
        name = self.table.players[seat]
        self.credit(seat, "deece_exchanged", f"{name} exchanges the deece")
        self.table.announce(f"{name} exchanges the deece: {DEECE_VALUE}")

    def is_deece(self):
        """Whether the card turned up was itself a deece."""
        return self.card == self.deece

    def is_exchanged(self):
        """Whether somebody has taken the turn-up for a deece."""
        return self.lying != self.card

    def may_exchange(self):
        """Whether a deece still fetches the turn-up."""
        return not (self.is_deece() or self.is_exchanged())

    def check_known(self):
        """Refuses what needs trumps while they are not known."""
        if self.card is None:
            raise RuleError("need_upcard", "Enter the card turned up first.")
