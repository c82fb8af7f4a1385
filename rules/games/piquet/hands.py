"""Hands entered card by card, and all that can be claimed from one."""

from ...errors import RuleError
from ...words import card_name
from .claims import Claim
from .holdings import best_parts, hand_of, holds


class Hands:
    """The hands that were entered: the cards of a seat, and the same as numbers."""

    def __init__(self, books):
        self.books = books
        self.cards, self.masks = {}, {}

    def waiting(self):
        """The seats whose hands may still be entered."""
        if self.books.tricks.taken:
            return []
        return [seat for seat in self.books.seats if seat not in self.cards]

    def enter(self, entry):
        """The hand of a player after the exchange."""
        seat, cards = entry.seat, entry.cards
        self.check_time(seat)
        check_repeated(cards)
        check_count(cards, self.books.hand_size(seat))
        self.check_elsewhere(cards)
        self.cards[seat], self.masks[seat] = cards, hand_of(cards)
        self.check_claims(seat)
        self.books.exchange.is_over = True
        self.books.check_together(seat)

    def check_time(self, seat):
        """Refuses a hand once cards are played, or a second one."""
        if self.books.tricks.taken:
            raise RuleError("play_begun", "Hands are entered before the first trick.")
        if seat in self.cards:
            name = self.books.name(seat)
            raise RuleError("duplicate_hand", f"The hand of {name} is entered already.")

    def check_elsewhere(self, cards):
        """Refuses a card of another entered hand."""
        for other in self.cards:
            for card in cards:
                if card in self.cards[other]:
                    name = self.books.name(other)
                    raise RuleError("card_elsewhere", f"{name} has {card_name(card)}.")

    def check_claims(self, seat):
        """Refuses a hand that lacks what its owner has claimed."""
        for claim in self.books.claims_that_count(seat):
            if not holds(self.masks[seat], claim.parts):
                name = self.books.name(seat)
                raise RuleError("not_held", f"{name} claimed what is not in this hand.")


def check_repeated(cards):
    """Refuses a card that stands in a list twice."""
    for card in cards:
        if cards.count(card) > 1:
            raise RuleError("card_repeated", f"{card_name(card)} is named twice.")


def check_count(cards, size):
    """Refuses a hand of another size."""
    if len(cards) != size:
        raise RuleError(
            "wrong_hand_size", f"The hand has {size} cards, not {len(cards)}."
        )


def best_claim(kind, cards):
    """All that a list of cards holds in a class."""
    return Claim(kind, best_parts(kind, hand_of(cards)))
