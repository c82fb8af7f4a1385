"""Melds of a whole hand, laid down at once before the play; three or four players."""

from ...cards import card_name
from ...errors import RuleError
from .melds import DEECE, cards_needed, check_names, lines_of, melds_held, melds_named
from .melds import tally as tally_of
from .seen import COPIES, gone

# doubles -> double pinochle -> the most that a hand of 3, of 4 players can be worth
MOST = {
    "twice": {80: {3: 550, 4: 410}, 300: {3: 760, 4: 610}},
    "tenfold": {80: {3: 2510, 4: 1590}, 300: {3: 2510, 4: 1810}},
}


class HandMelds:
    """Who has melded, and what the melds tell about the hands."""

    def __init__(self, table, turn_up, seen):
        self.table, self.turn_up, self.seen = table, turn_up, seen
        self.melded = []
        self.is_dealt_out = False

    def most(self):
        """The most that one hand can be worth."""
        options = self.table.options
        of_players = MOST[options["doubles"]][options["double_pinochle"]]
        return of_players[len(self.table.seats)]

    def waiting(self):
        """The seats that have not melded, from the dealer's left on."""
        left = self.table.left_of(self.table.deal.dealer)
        order = self.table.round_from(left)
        return [seat for seat in order if seat not in self.melded]

    def exchange(self, seat):
        """A seat gives its deece for the turn-up, and the dealer takes the deece."""
        table, turn_up = self.table, self.turn_up
        turn_up.check_known()
        if turn_up.is_deece():
            raise RuleError("upcard_is_deece", "The turn-up is itself a deece.")
        if turn_up.is_exchanged():
            raise RuleError("already_exchanged", "The turn-up has been exchanged.")
        if seat == table.deal.dealer:
            raise RuleError(
                "dealer_takes_upcard", "The dealer gets the turn-up without a deece."
            )
        turn_up.exchange(seat)
        self.seen.learn(seat, turn_up.card)
        self.deal_out()

    def deal_out(self):
        """What lies there is the dealer's, once melding or play begins."""
        if self.turn_up.card is not None and not self.is_dealt_out:
            self.is_dealt_out = True
            self.seen.learn(self.table.deal.dealer, self.turn_up.lying)

    def meld(self, entry):
        """One hand: named, by its cards, or as a bare total."""
        self.deal_out()
        seat = entry.seat
        name = self.table.players[seat]
        if seat in self.melded:
            raise RuleError("already_melded", f"{name} has melded already.")
        if entry.melds is None and entry.cards is None:
            self.check_points(entry.points)
            lines = [(entry.points, "meld", "Melds")]
        else:
            lines = self.lines(entry)
        points = sum(line[0] for line in lines)
        if entry.points not in (None, points):
            raise RuleError("wrong_total", f"These melds are worth {points}.")
        self.melded.append(seat)
        for value, reason, text in lines:
            self.table.score(self.table.side_of[seat], value, reason, text)
        self.table.announce(f"{name} melds {points}")
        self.table.show(seat, "melds", points)

    def check_points(self, points):
        """Refuses a total that no hand is worth."""
        if not 0 <= points <= self.most() or points % 10:
            raise RuleError(
                "bad_points", f"A hand melds 0 to {self.most()}, in tens: not {points}."
            )

    def lines(self, entry):
        """What names or cards are worth; learns where the cards are."""
        self.turn_up.check_known()
        trump, seat = self.turn_up.trump, entry.seat
        if entry.cards is None:
            check_names(entry.melds, trump)
            held = melds_named(entry.melds)
            hand = self.hand_of_names(seat, held)
        else:
            held = melds_held(entry.cards, trump)
            held[DEECE] = self.deeces_in(seat, entry.cards)
            hand = self.hand_of_cards(seat, entry.cards)
        self.learn(seat, hand)
        return lines_of(held, self.table.values, trump)

    def took_deece(self, seat):
        """Whether the dealer's share is a deece that counts for somebody already."""
        is_dealer = seat == self.table.deal.dealer
        return is_dealer and self.turn_up.lying == self.turn_up.deece

    def deeces_in(self, seat, cards):
        """The deeces that score; the dealer's first is the one he took."""
        deeces = cards.count(self.turn_up.deece)
        return max(0, deeces - 1) if self.took_deece(seat) else deeces

    def hand_of_names(self, seat, held):
        """The fewest cards that hold these melds and what the seat took."""
        hand = cards_needed(held, self.turn_up.trump)
        deeces = held.get(DEECE, 0) + (1 if self.took_deece(seat) else 0)
        if deeces:
            hand[self.turn_up.deece] = deeces
        return self.with_known(seat, hand)

    def hand_of_cards(self, seat, cards):
        """These cards and what the seat took."""
        return self.with_known(seat, tally_of(cards))

    def with_known(self, seat, hand):
        """A hand, with at least the copies that the seat is known to hold."""
        known = self.seen.known[seat]
        for card in known:
            hand[card] = max(hand.get(card, 0), known[card])
        return hand

    def learn(self, seat, hand):
        """Keeps what a hand shows; refuses one that cannot be."""
        name = self.table.players[seat]
        for card in sorted(hand):
            if hand[card] > COPIES:
                raise RuleError(
                    "card_gone", f"{name} cannot hold {card_name(card)} three times."
                )
        count = sum(hand.values())
        if count > self.seen.hand:
            raise RuleError(
                "too_many_cards",
                f"{name} would hold {count} cards, and a hand is {self.seen.hand}.",
            )
        known = self.seen.known[seat]
        for card in sorted(hand):
            more = hand[card] - known.get(card, 0)
            if more and self.seen.is_gone(card, more):
                raise gone(card)
            for _ in range(more):
                self.seen.learn(seat, card)
