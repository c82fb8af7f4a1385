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
    """The tricks so far, and what they give away of each hand.

    `missing`: seat -> the cards it plays without; `whole`: the tricks of the deal.
    `cards`: seat -> the cards it is known to have played; `unseen`: seat -> how many
    more it has played; `voids`: seat -> the suits it has failed to follow; `won`:
    side -> its tricks.
    """

    def __init__(self, books):
        self.books, self.table = books, books.table
        self.missing = {}
        self.whole = books.game.hand_size
        self.start()

    def start(self):
        """No trick has been played."""
        seats = self.books.seats
        self.taken = []
        self.cards = {seat: [] for seat in seats}
        self.unseen = dict.fromkeys(seats, 0)
        self.voids = {seat: [] for seat in seats}
        self.won = dict.fromkeys(self.books.sides, 0)

    def number(self):
        """How many tricks have been played."""
        return len(self.taken)

    def shorten(self, seat, missing):
        """A seat plays with too few cards; the longest hand makes the tricks."""
        self.missing[seat] = missing
        self.whole = max([self.books.hand_size(seat) for seat in self.books.seats])

    def players(self):
        """The seats that have a card left for the next trick, in declaring order."""
        if not self.missing:
            return self.books.seats
        place = len(self.taken)
        return [seat for seat in self.books.seats if place < self.books.hand_size(seat)]

    def order(self):
        """The seats in order of play for the next trick."""
        seats = self.players()
        leader = self.taken[-1].winner if self.taken else seats[0]
        if leader not in seats:
            return seats
        first = seats.index(leader)
        return seats[first:] + seats[:first]

    def put(self, trick):
        """Writes a trick down."""
        if trick.plays is None:
            for seat in self.players():
                self.unseen[seat] += 1
        for seat, card in trick.plays or ():
            self.cards[seat].append(card)
            if card[1] != trick.plays[0][1][1]:
                self.voids[seat].append(trick.plays[0][1][1])
        self.won[self.books.side_of(trick.winner)] += 1
        self.taken.append(trick)

    def take_back(self, number):
        """Takes back this trick and those after it."""
        kept = self.taken[: number - 1]
        self.start()
        for trick in kept:
            self.put(trick)

    def enter(self, entry):
        """One trick, by its winner, by its cards, or by both."""
        order = self.order()
        if entry.cards is None:
            self.check_short(order, entry.winner)
            trick = self.by_winner(order[0], entry)
        else:
            trick = self.by_cards(order, entry)
        self.books.check_no_tie()
        self.put(trick)

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
