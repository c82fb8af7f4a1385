"""A deal of Oh Hell: the bids, the trumps, and what the tricks played have shown."""

from ...cards import trick_winner
from ...table import Deal
from ...tricks import Voids
from ...words import SUIT_SIGNS, number_of
from .house_rules import hand_size, is_no_trump

PACK = 52


class OhHellDeal(Deal):
    """One deal as far as it has come.

    `hand`: the cards of each. `bids`: by seat, as far as they are made; `order`: who
    bids after whom. `trump`: a suit, or "N"; None until it is entered. `turned`:
    the card turned up. `taken`: tricks by seat; `number_of_tricks`: those played.
    `played`: cards seen; `face_up`: cards that lie open, with their seat; `voids`: who
    did not follow. `revoked`: seats. `has_counts`: whether tricks are entered, and not
    only who made a bid.
    """

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.hand = hand_size(table.ledger, number)
        self.is_no_trump = is_no_trump(table, number, self.hand)
        self.bids = {}
        left = table.left_of(dealer)
        first = dealer if table.options["first_bidder"] == "dealer" else left
        self.order = table.round_from(first)
        self.trump = self.turned = None
        self.taken = dict.fromkeys(table.seats, 0)
        self.number_of_tricks = 0
        self.leader = left
        self.played, self.face_up = set(), {}
        self.voids, self.revoked = Voids(), set()
        self.has_counts = True

    def is_bid(self):
        """Whether all have bid."""
        return len(self.bids) == len(self.order)

    def is_played(self):
        """Whether every trick is entered."""
        return self.number_of_tricks == self.hand

    def bidder(self):
        """The seat that is to bid; None once all have."""
        for seat in self.order:
            if seat not in self.bids:
                return seat
        return None

    def total_bid(self):
        """The tricks bid so far."""
        return sum(self.bids.values())

    def needs_trumps(self):
        """Whether trumps are not known, so that cards show nothing yet."""
        return self.trump is None and not self.is_no_trump

    def is_all_dealt(self):
        """Whether no card is left over, so that the turned card is the dealer's."""
        return self.hand * len(self.table.seats) == PACK

    def gone_cards(self):
        """The cards played, and the turned one where it is out of play."""
        gone = dict.fromkeys(self.played, 1)
        if self.turned and not self.is_all_dealt():
            gone[self.turned] = 1
        return gone

    def owners(self):
        """In whose hand the cards are that all have seen there: {card: seat}."""
        if self.turned and self.is_all_dealt():
            return self.face_up | {self.turned: self.dealer}
        return self.face_up

    def winner(self, plays):
        """The seat that wins a trick."""
        trump = None if self.trump == "N" else self.trump
        return plays[trick_winner([card for seat, card in plays], trump)][0]

    def take_trick(self, winner):
        """A trick goes to a seat, which leads to the next."""
        self.taken[winner] += 1
        self.number_of_tricks += 1
        self.leader = winner

    def remember(self, plays):
        """Keeps what the cards of a trick show, before it is taken."""
        self.voids.remember(plays, self.number_of_tricks + 1)
        self.played.update([card for seat, card in plays])
        for card in self.played if self.face_up else ():
            self.face_up.pop(card, None)

    def beside_names(self):
        """What stands beside each name: its bid, and the tricks it has won."""
        beside = [{} for seat in self.table.seats]
        for seat in self.table.seats:
            if seat in self.bids:
                beside[seat]["bid"] = self.bids[seat]
            if self.taken[seat]:
                beside[seat]["tricks"] = self.taken[seat]
        return beside

    def trump_words(self):
        """Trumps for the headline, as far as they are known."""
        if self.is_no_trump or self.trump == "N":
            return " \u00b7 no trumps"
        return f" \u00b7 trumps {SUIT_SIGNS[self.trump]}" if self.trump else ""

    def call(self):
        """(what led to it, whose turn it is) for the table page."""
        players = self.table.players
        if self.is_played():
            return "", ""
        if self.is_bid():
            number = self.number_of_tricks + 1
            return f"Trick {number} of {self.hand}", f"{players[self.leader]} leads"
        cards = number_of(self.hand, "card")
        so_far = f"{self.total_bid()} so far, " if self.bids else ""
        return cards, f"{so_far}{players[self.bidder()]} to bid"
