"""The tricks of a deal: who led and who won, and what the cards played give away."""

from collections import namedtuple

from ...cards import trick_winner
from ...errors import RuleError
from .claims import RANKS
from .following import check_plays

LOW = "789"

# `plays`: (seat, card) in order of play, or None; `is_low_lead`, `is_low_win`: whether
# a card below the ten was led, or won.
Trick = namedtuple("Trick", "leader winner plays is_low_lead is_low_win")


class Tricks:
    """The tricks so far, and who is short of cards (`missing`: seat -> cards)."""

    def __init__(self, books):
        self.books, self.table = books, books.table
        self.taken = []
        self.missing = {}

    def number(self):
        """How many tricks have been played."""
        return len(self.taken)

    def whole(self):
        """How many tricks the deal has: one for each card of the longest hand."""
        sizes = [self.books.hand_size(seat) for seat in self.books.seats]
        return max(sizes)

    def won(self, side):
        """How many tricks a side has taken."""
        side_of = self.table.side_of
        return sum(1 for trick in self.taken if side_of[trick.winner] == side)

    def players(self, place):
        """The seats that have a card left for a trick, in declaring order."""
        return [seat for seat in self.books.seats if place < self.books.hand_size(seat)]

    def order(self):
        """The seats in order of play for the next trick."""
        seats = self.players(len(self.taken))
        leader = self.taken[-1].winner if self.taken else self.books.seats[0]
        if leader not in seats:
            return seats
        first = seats.index(leader)
        return seats[first:] + seats[:first]

    def take_back(self, number):
        """Takes back this trick and those after it."""
        self.taken = self.taken[: number - 1]

    def cards_of(self, seat):
        """The cards a seat is known to have played."""
        return [
            card
            for trick in self.taken
            for player, card in trick.plays or ()
            if player == seat
        ]

    def unseen_plays(self, seat):
        """How many tricks a seat has played to without its card being entered."""
        return sum(
            1
            for place, trick in enumerate(self.taken)
            if trick.plays is None and seat in self.players(place)
        )

    def voids(self, seat):
        """The suits that a seat has failed to follow."""
        return {
            trick.plays[0][1][1]
            for trick in self.taken
            for player, card in trick.plays or ()
            if player == seat and card[1] != trick.plays[0][1][1]
        }

    def enter(self, entry):
        """One trick, by its winner, by its cards, or by both."""
        order = self.order()
        if entry.cards is None:
            self.check_short(order, entry.winner)
            trick = self.by_winner(order[0], entry)
        else:
            trick = self.by_cards(order, entry)
        self.books.check_no_tie()
        self.taken.append(trick)

    def by_winner(self, leader, entry):
        """A trick whose cards are not told; low cards matter where only high count."""
        is_low_lead = bool(entry.lead_low)
        is_low_win = bool(entry.win_low)
        is_capture_of_low = is_low_lead and entry.winner != leader
        is_counted = self.table.options["count"] == "classic"
        if is_counted and is_low_win and not is_capture_of_low:
            raise RuleError(
                "low_impossible", "A low card wins only what another has led low."
            )
        return Trick(leader, entry.winner, None, is_low_lead, is_low_win)

    def by_cards(self, order, entry):
        """A trick by its cards, which decide who has won."""
        cards = entry.cards
        if len(cards) != len(order):
            raise RuleError(
                "wrong_card_count",
                f"{len(order)} cards make this trick, not {len(cards)}.",
            )
        plays = list(zip(order, cards))
        check_plays(self.books, plays)
        place = trick_winner(cards, ranks=RANKS)
        winner = order[place]
        if entry.winner not in (None, winner):
            name = self.books.name(winner)
            raise RuleError("wrong_winner", f"By the cards {name} wins this trick.")
        return Trick(
            order[0], winner, plays, cards[0][0] in LOW, cards[place][0] in LOW
        )

    def check_short(self, order, winner):
        """Refuses a trick for a seat that has no cards left."""
        if winner not in order:
            raise RuleError(
                "short_hand_trick",
                f"{self.books.name(winner)} is out of cards: "
                f"{self.books.name(order[0])} leads and wins.",
            )
