"""The book of tricks: the order of play, who has won, and what the cards give away."""

from ...cards import trick_winner
from .claims import RANKS

LOW = "789"  # ranks that count nothing where only high cards do


class Tricks:
    """The tricks so far, and what they give away of each hand.

    `missing`: seat -> the cards it plays without; `whole`: the tricks of the deal.
    `taken`: their entries, with the `leader` and the `winner`, and with the `plays`,
    (seat, card) each, where the cards were told. `order`: the seats in order of play
    for the next trick. `played`: the cards that are known to have been played; `voids`:
    (seat, suit) where one has failed to follow; `won`: the tricks of each side.
    """

    def __init__(self, seating, side_of, size):
        self.seats, self.rounds = seating.seats, seating.rounds
        self.side_of, self.size, self.whole = side_of, size, size
        self.missing = {}
        self.start()

    def start(self):
        """No trick has been played."""
        self.taken, self.order = [], self.seats
        self.played, self.voids = set(), set()
        self.won = [0] * len(self.side_of)

    def hand_size(self, seat):
        """How many cards a seat plays with."""
        return self.size - self.missing.get(seat, 0)

    def shorten(self, seat, missing):
        """A seat plays with too few cards; the longest hand makes the tricks."""
        self.missing[seat] = missing
        self.whole = max([self.hand_size(seat) for seat in self.seats])

    def put(self, trick):
        """Writes a trick down, with who led and, by its cards, who won."""
        trick.leader = self.order[0]
        if trick.cards:
            self.look_at_cards(trick)
        winner = trick.winner
        self.taken.append(trick)
        self.won[self.side_of[winner]] += 1
        self.order = self.rounds[winner]
        if self.missing:
            self.order = self.order_of_short()

    def look_at_cards(self, trick):
        """Remembers the cards of a trick, and who did not follow."""
        cards, order = trick.cards, self.order
        best, led = trick_winner(cards, ranks=RANKS), cards[0][1]
        trick.winner, trick.plays = order[best], list(zip(order, cards))
        trick.lead_low, trick.win_low = cards[0][0] in LOW, cards[best][0] in LOW
        self.played.update(cards)
        for seat, card in trick.plays:
            if card[1] != led:
                self.voids.add((seat, led))

    def cards_of(self, seat):
        """The cards that a seat is known to have played."""
        told = [trick.plays for trick in self.taken if trick.cards]
        return [card for plays in told for player, card in plays if player == seat]

    def order_of_short(self):
        """The seats that have a card left for the next trick, in order of play."""
        place, order = len(self.taken), self.order
        seats = [seat for seat in order if place < self.hand_size(seat)]
        is_leader_out = order[0] not in seats
        return (
            [seat for seat in self.seats if seat in seats] if is_leader_out else seats
        )

    def unseen(self, seat):
        """How many cards a seat has played that nobody has told."""
        known = self.taken[: self.hand_size(seat)]
        return sum(1 for trick in known if not trick.cards)

    def take_back(self, number):
        """Takes back this trick and those after it."""
        kept = self.taken[: number - 1]
        self.start()
        for trick in kept:
            self.put(trick)
