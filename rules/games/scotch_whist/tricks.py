"""The tricks of a deal of Scotch Whist: who took them, and what their cards show."""

from ...cards import SUIT_NAMES, SUIT_SIGNS, card_name, trick_winner
from ...errors import RuleError
from .honours import Honours
from .house_rules import RANKS, SIX, TRUMP_RANKS, hand_size, is_in_sixes


class Tricks:
    """The tricks of one deal; `taken` counts those of each side."""

    def __init__(self, table):
        players = len(table.seats)
        self.table, self.players = table, players
        self.hand = hand_size(table.options, players)
        self.is_in_sixes = is_in_sixes(table.options, players)
        self.honours = Honours(table, len(table.pack) - players * self.hand)
        self.taken = [0] * len(table.sides)
        self.number = self.in_cards = 0  # tricks so far, and those with their cards
        self.leader = table.left_of(table.deal.dealer)
        self.seen = set()
        self.voids = {}  # (seat, suit) -> the trick in which he did not follow
        self.revoked = set()

    def trump_words(self):
        """Trumps for the headline, as far as they are known."""
        trump = self.honours.trump
        return f" · trumps {SUIT_SIGNS[trump]}" if trump else ""

    def is_last(self):
        """Whether the next trick closes the deal."""
        return self.number == self.hand - 1

    def turn_up(self, entry):
        """Fixes trumps by a suit, or by the dealer's card."""
        self.honours.turned = entry.card
        self.honours.trump = entry.card[1] if entry.card else entry.suit

    def take(self, entry):
        """One trick, by its cards, or by its winner and the honours in it."""
        keys = entry.honours or []
        if entry.cards:
            plays, keys = self.plays(entry)
            winner = self.winner(plays, entry.winner)
            self.remember(plays)
        else:
            self.check_honours(keys)
            winner = entry.winner
        side = self.table.side_of[winner]
        self.honours.take(keys, side, keys if entry.cards else ())
        self.taken[side] += 1
        self.show(side)
        self.pass_lead(winner)

    def check_honours(self, keys):
        """Refuses honours that cannot have fallen in one trick."""
        honours = self.honours
        honours.check_named(keys)
        if len(keys) > self.players:
            raise RuleError(
                "too_many_honours",
                f"A trick has {self.players} cards, so not {len(keys)} honours.",
            )
        if self.is_last():
            honours.check_missing(keys)
        honours.check_free(keys)

    def plays(self, entry):
        """(seat, card) of each card, and the honours among them; refuses others."""
        honours = self.honours
        if not honours.trump:
            raise RuleError(
                "trump_unknown", "Cards need trumps, entered before the first trick."
            )
        leader = self.leader if entry.leader is None else entry.leader
        plays = list(zip(self.table.round_from(leader), entry.cards))
        keys = [honours.of_card(card) for card in entry.cards if honours.of_card(card)]
        if self.is_last() and self.in_cards < self.number:
            honours.check_missing(keys)
        honours.check_cards(keys)
        self.check_seen(entry.cards)
        self.check_turned(plays)
        self.check_voids(plays)
        return plays, keys

    def check_seen(self, cards):
        """Refuses a card that was played before."""
        for place, card in enumerate(cards):
            if card in self.seen or card in cards[:place]:
                raise RuleError("card_seen", f"{card_name(card)} has been played.")

    def check_turned(self, plays):
        """Refuses the turned card from another hand, or an end without it."""
        turned, dealer = self.honours.turned, self.table.deal.dealer
        if not turned:
            return
        name, whose = card_name(turned), self.table.players[dealer]
        cards = [card for seat, card in plays]
        if turned in cards and (dealer, turned) not in plays:
            raise RuleError("dealers_card", f"{name} was turned up: it is {whose}'s.")
        is_all_seen = self.is_last() and self.in_cards == self.number
        if is_all_seen and turned not in self.seen and turned not in cards:
            raise RuleError(
                "dealers_card", f"{name} was turned up, and {whose} never played it."
            )

    def check_voids(self, plays):
        """Refuses a suit that the player did not follow before."""
        for seat, card in plays:
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
        cards = [card for seat, card in plays]
        place = trick_winner(cards, self.honours.trump, RANKS, TRUMP_RANKS)
        winner = plays[place][0]
        if said is not None and said != winner:
            name = self.table.players[winner]
            raise RuleError("wrong_winner", f"By the cards this trick is {name}'s.")
        return winner

    def remember(self, plays):
        """Keeps what the cards of a trick show."""
        led = plays[0][1][1]
        self.in_cards += 1
        for seat, card in plays:
            self.seen.add(card)
            if card[1] != led and (seat, led) not in self.voids:
                self.voids[seat, led] = self.number + 1

    def pass_lead(self, winner):
        """The winner leads next; dealer's left does to each new hand of six."""
        self.number += 1
        self.leader = winner
        if self.is_in_sixes and self.number % SIX == 0:
            self.leader = self.table.left_of(self.table.deal.dealer)
            self.voids = {}

    def show(self, side):
        """What a side has, beside the name of its first player."""
        seat, honours = self.table.sides[side][0], self.honours
        caught = [key for key in honours.in_deal() if honours.takers.get(key) == side]
        self.table.show(seat, "tricks", self.taken[side])
        if caught:
            labels = [honours.label(key) for key in caught]
            self.table.show(seat, "caught", " ".join(labels))
