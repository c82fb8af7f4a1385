"""The tricks of a deal of Oh Hell: trumps, cards that lie face up, revokes."""

from ...cards import SUIT_NAMES, SUIT_SIGNS, card_name, trick_winner
from ...errors import RuleError


class Tricks:
    """The tricks of one deal: who took them, and what the cards played give away."""

    def __init__(self, table, hand, is_no_trump):
        self.table, self.hand = table, hand
        self.is_no_trump = is_no_trump
        self.trump = None  # a suit, or "N"; None while nobody has said it
        self.turned = None
        self.taken = dict.fromkeys(table.seats, 0)
        self.number = 0  # of tricks played
        self.leader = table.left_of(table.deal.dealer)
        self.played = set()
        self.face_up = {}  # card -> seat
        self.voids = {}  # (seat, suit) -> the trick in which he did not follow
        self.revoked = set()

    def is_all_dealt(self):
        """Whether no card is left over, so that the turned card is the dealer's."""
        return self.hand * len(self.table.seats) == 52

    def call(self):
        """Who leads to the next trick."""
        name, number = self.table.players[self.leader], self.number + 1
        return f"Trick {number} of {self.hand}", f"{name} leads"

    def trump_words(self):
        """Trumps for the headline, as far as they are known."""
        if self.is_no_trump or self.trump == "N":
            return " · no trumps"
        return f" · trump {SUIT_SIGNS[self.trump]}" if self.trump else ""

    def turn_up(self, entry):
        """Fixes trumps by a suit, or by the card turned up."""
        self.turned = entry.card
        self.trump = entry.card[1] if entry.card else entry.suit

    def take(self, entry):
        """One trick, by its winner, by its cards, or by both."""
        leader = self.leader if entry.leader is None else entry.leader
        winner = entry.winner
        if entry.cards:
            plays = list(zip(self.table.round_from(leader), entry.cards))
            self.check(plays)
            winner = self.winner(plays, entry.winner)
            self.remember(plays)
        if leader != self.leader:
            self.table.announce("Lead out of turn: it stands")
        self.taken[winner] += 1
        self.number += 1
        self.leader = winner
        self.table.show(winner, "tricks", self.taken[winner])

    def check(self, plays):
        """Refuses cards that cannot have been played; `plays`: (seat, card)."""
        if self.trump is None and not self.is_no_trump:
            raise RuleError("trump_unknown", "Enter trumps first, then the cards.")
        cards = [card for seat, card in plays]
        for place, card in enumerate(cards):
            self.check_unseen(card, cards[:place])
        for card in cards:
            self.check_dealt(card)
        for seat, card in plays:
            self.check_his(seat, card)
        for seat, card in plays:
            self.check_face_up(seat, card, plays)
        for seat, card in plays:
            self.check_void(seat, card)

    def check_unseen(self, card, before=()):
        """Refuses a card that has been played."""
        if card in self.played or card in before:
            raise RuleError("card_seen", f"{card_name(card)} has been played.")

    def check_dealt(self, card):
        """Refuses the turned card, unless it is in the dealer's hand."""
        if card == self.turned and not self.is_all_dealt():
            name = card_name(card)
            raise RuleError("card_turned_up", f"{name} is turned up, not in a hand.")

    def check_his(self, seat, card):
        """Refuses a card that lies open before another player."""
        owner = self.face_up.get(card, seat)
        if card == self.turned and self.is_all_dealt():
            owner = self.table.deal.dealer
        if owner != seat:
            whose = self.table.players[owner]
            raise RuleError("not_his_card", f"{card_name(card)} is {whose}'s.")

    def check_face_up(self, seat, card, plays):
        """Refuses another card while one that lies face up could be played."""
        leader, led = plays[0][0], plays[0][1][1]
        follows, lies_open = card[1] == led, self.face_up.get(card) == seat
        if follows and lies_open:
            return
        for lying in sorted(self.face_up):
            is_free = not lies_open and (seat == leader or not follows)
            if self.face_up[lying] == seat and (is_free or lying[1] == led):
                name = self.table.players[seat]
                due = f"{card_name(lying)} lies face up: {name} must play it now."
                raise RuleError("exposed_card_due", due)

    def check_void(self, seat, card):
        """Refuses a suit that the player did not follow before."""
        earlier = self.voids.get((seat, card[1]))
        if earlier is not None and seat not in self.revoked:
            name, suit = self.table.players[seat], SUIT_NAMES[card[1]]
            raise RuleError(
                "revoke",
                f"{name} did not follow {suit} in trick {earlier} and plays one in "
                f"trick {self.number + 1}: correct the one, or rule on the revoke.",
            )

    def winner(self, plays, said):
        """Who wins by the cards; refuses another winner."""
        trump = None if self.trump == "N" else self.trump
        winner = plays[trick_winner([card for seat, card in plays], trump)][0]
        if said is not None and said != winner:
            name = self.table.players[winner]
            raise RuleError("wrong_winner", f"By the cards this trick is {name}'s.")
        return winner

    def remember(self, plays):
        """Keeps what the cards of a trick show."""
        led = plays[0][1][1]
        for seat, card in plays:
            self.played.add(card)
            self.face_up.pop(card, None)
            if card[1] != led and (seat, led) not in self.voids:
                self.voids[seat, led] = self.number + 1

    def lay_open(self, seat, card):
        """A card that must stay face up before its owner."""
        self.check_unseen(card)
        self.check_dealt(card)
        self.check_his(seat, card)
        self.face_up[card] = seat
