"""What is offered with a card that is played: its takes, or to leave it there."""

from ...cards import RANKS, SUITS
from ...fields import Offer, Offers
from ...words import card_sign
from .house_rules import LONGEST_SUM
from .takes import Takes

OF_RANK = {rank: [rank + suit for suit in SUITS] for rank in RANKS}
SHOWN = 5  # takes of one card; with more the buttons would not fit a thumb


class PlayOffers:
    """The offers of one moment of the play; `worth`: what a sweep of a rank scores."""

    def __init__(self, deal, worth):
        self.deal, self.worth = deal, worth
        self.longest = LONGEST_SUM[deal.table.options["sum_cards"]]
        self.takes = Takes(deal.table, deal.cards, self.longest)
        self.signs = {card: card_sign(card) for card in deal.cards}

    def all(self):
        """Offers for each rank that may still be played and takes anything."""
        return [offers for rank in RANKS for offers in self.of(rank)]

    def of(self, rank):
        """The offers of a rank: a list of one, or empty where it takes nothing."""
        answers = [card for card in OF_RANK[rank] if card not in self.deal.seen]
        if not answers:
            return []
        if rank == self.deal.taker_of_all:
            return [Offers(answers, [self.whole_table()], "")]
        takes, more, is_cut = self.takes.of(rank, SHOWN)
        if not takes:
            return []
        choices = [self.offer(rank, cards) for cards in takes]
        choices.append(Offer([], "Leave it on the table", False))
        return [Offers(answers, choices, rest(more, is_cut))]

    def whole_table(self):
        """What a jack takes that takes all: no tablanette."""
        cards = self.deal.cards
        return Offer(cards, f"Takes all {len(cards)}", False)

    def offer(self, rank, cards):
        """One take; a tablanette is lit, and says what it scores."""
        if len(cards) == len(self.deal.cards):
            points = self.worth(self.deal, rank, cards)
            return Offer(cards, f"Tablanette {points}", True)
        signs = " ".join([self.signs[card] for card in cards])
        return Offer(cards, f"Takes {signs}", False)


def rest(number, is_cut):
    """What there is beyond the takes shown, in words."""
    if is_cut:
        return "There may be other takes: tap the cards"
    if number == 0:
        return ""
    return f"{number} other {'take' if number == 1 else 'takes'}: tap the cards"
