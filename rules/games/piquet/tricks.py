"""The book of tricks: who led and who won, and what the cards played give away."""

from collections import namedtuple

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

    def __init__(self, seats, side_of, size):
        self.seats, self.side_of, self.size = seats, side_of, size
        self.missing = {}
        self.whole = size
        self.start()

    def start(self):
        """No trick has been played."""
        self.taken = []
        self.cards = {seat: [] for seat in self.seats}
        self.unseen = dict.fromkeys(self.seats, 0)
        self.voids = {seat: [] for seat in self.seats}
        self.won = {self.side_of[seat]: 0 for seat in self.seats}

    def hand_size(self, seat):
        """How many cards a seat plays with."""
        return self.size - self.missing.get(seat, 0)

    def shorten(self, seat, missing):
        """A seat plays with too few cards; the longest hand makes the tricks."""
        self.missing[seat] = missing
        self.whole = max([self.hand_size(seat) for seat in self.seats])

    def players(self):
        """The seats that have a card left for the next trick, in declaring order."""
        if not self.missing:
            return self.seats
        place = len(self.taken)
        return [seat for seat in self.seats if place < self.hand_size(seat)]

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
        else:
            led = trick.plays[0][1][1]
            for seat, card in trick.plays:
                self.cards[seat].append(card)
                if card[1] != led:
                    self.voids[seat].append(led)
        self.won[self.side_of[trick.winner]] += 1
        self.taken.append(trick)

    def take_back(self, number):
        """Takes back this trick and those after it."""
        kept = self.taken[: number - 1]
        self.start()
        for trick in kept:
            self.put(trick)
