"""Where the cards are, as the record tells: played, known to be held, face up."""

from ...cards import card_name
from ...errors import RuleError

COPIES = 2


class CardsSeen:
    """Every copy of a card that has been seen, and who is known to hold which.

    `known`: for each seat the cards it is known to hold, with how many of each.
    `hand`: how many cards a seat holds; `left`: how many it has still.
    """

    def __init__(self, players, hand):
        self.players, self.hand = players, hand
        self.known = [{} for name in players]
        self.left = [hand] * len(players)
        self.seen = {}

    def see(self, card):
        """One more copy is accounted for."""
        self.seen[card] = self.seen.get(card, 0) + 1

    def give(self, seat, card):
        """A copy accounted for goes to a seat, face up for all to see."""
        known = self.known[seat]
        known[card] = known.get(card, 0) + 1

    def take(self, seat, card):
        """A copy leaves a seat for where it can be seen; known before or not."""
        known = self.known[seat]
        copies = known.get(card, 0)
        if not copies:
            self.see(card)
        elif copies == 1:
            del known[card]
        else:
            known[card] = copies - 1

    def learn(self, seat, card):
        """A seat shows a copy that nobody had seen."""
        self.see(card)
        self.give(seat, card)

    def play(self, seat, card):
        """A card is played out of a hand that is not filled up again."""
        self.take(seat, card)
        self.left[seat] -= 1

    def is_gone(self, card, more=1):
        """Whether so many more copies than have been seen are too many."""
        return self.seen.get(card, 0) + more > COPIES

    def check_held(self, seat, card):
        """Refuses a card that this seat cannot hold."""
        if card in self.known[seat]:
            return
        name = self.players[seat]
        if self.is_gone(card):
            raise gone(card)
        known = self.known[seat]
        if known and sum(known.values()) >= self.left[seat]:
            raise RuleError(
                "not_in_hand",
                f"{name} holds other cards: all those left to him are known, "
                f"and {card_name(card)} is not among them.",
            )

    def held_of(self, seat, cards):
        """A card among these that a seat is known to hold, None if there is none."""
        held = [card for card in self.known[seat] if card in cards]
        return min(held) if held else None


def gone(card):
    """The refusal of a third copy."""
    return RuleError("card_gone", f"Both copies of {card_name(card)} are elsewhere.")
