"""A deal of Scotch Whist: who took the tricks, and what their cards show."""

from ...cards import trick_winner
from ...table import Deal
from ...tricks import Voids
from ...words import SUIT_SIGNS
from .honours import Honours
from .house_rules import RANKS, SIX, TRUMP_RANKS

HIGHEST_FIRST = "".join(list(TRUMP_RANKS)[::-1])


class ScotchWhistDeal(Deal):
    """One deal as far as it has come.

    `hand`: the tricks of a deal. `honours`: the book of who caught which. `taken`: the
    tricks of each side; `tricks`: those so far; `in_cards`: those with their cards.
    `seen`: cards played; `voids`: who did not follow. `revoked`: seats.
    `lost_by`: the side that a revoke has cost the game.
    """

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        house = table.ledger
        self.players, self.hand = house.players, house.hand
        self.honours = Honours(house.is_french, house.left_out, table.name)
        self.taken = [0] * len(table.sides)
        self.tricks = self.in_cards = 0
        self.leader = table.left_of(dealer)
        self.seen, self.voids = set(), Voids()
        self.revoked, self.lost_by = set(), None

    def is_last(self):
        """Whether the next trick closes the deal."""
        return self.tricks == self.hand - 1

    def is_played(self):
        """Whether every trick is entered."""
        return self.tricks == self.hand

    def ranks(self, suit):
        """The jack is the highest trump."""
        is_trump = suit == self.honours.trump
        return HIGHEST_FIRST if is_trump else super().ranks(suit)

    def gone_cards(self):
        """The cards played; the one turned up is in the dealer's hand."""
        return dict.fromkeys(self.seen, 1)

    def winner(self, plays):
        """The seat that wins a trick."""
        cards = [card for seat, card in plays]
        place = trick_winner(cards, self.honours.trump, RANKS, TRUMP_RANKS)
        return plays[place][0]

    def remember(self, plays):
        """Keeps what the cards of a trick show, before it is taken."""
        self.in_cards += 1
        self.voids.remember(plays, self.tricks + 1)
        self.seen.update([card for seat, card in plays])

    def take_trick(self, winner):
        """A trick goes to a seat; dealer's left leads to each new hand of six."""
        side = self.table.side_of[winner]
        self.taken[side] += 1
        self.tricks += 1
        self.leader = winner
        if self.table.ledger.is_in_sixes and self.tricks % SIX == 0:
            self.leader = self.table.left_of(self.dealer)
            self.voids = Voids()

    def beside_names(self):
        """What stands beside the first name of each side: its tricks, its honours."""
        beside = [{} for _seat in self.table.seats]
        for side, taken in enumerate(self.taken):
            if taken:
                first, caught = self.table.sides[side][0], self.honours.caught_by(side)
                beside[first]["tricks"] = taken
                if caught:
                    beside[first]["caught"] = caught
        return beside

    def trump_words(self):
        """Trumps for the headline, as far as they are known."""
        trump = self.honours.trump
        return f" \u00b7 trumps {SUIT_SIGNS[trump]}" if trump else ""

    def leader_words(self):
        """Who leads to the next trick."""
        return f"{self.table.players[self.leader]} leads"
