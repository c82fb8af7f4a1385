"""A deal of Tablanette: what lies on the table, in the piles, and has been seen."""

from ...table import Deal
from ...words import card_sign, number_of
from .house_rules import taker_of_all
from .scoring import card_points, larger

PLAYS = 48
ROUND = 12  # of them until the hands are out
CALL = "Tablanette"  # said whenever somebody clears the table


class TablanetteDeal(Deal):
    """One deal as far as it has come.

    `is_by_cards`: whether it is recorded card by card, from its layout on. `cards`:
    those on the table. `piles`: the cards taken by each seat. `turn`: the seat that
    plays next, after so many `plays`. `last`: seat, card and what it took.
    `called`: tablanettes of each seat. `is_counted`: whether the piles are counted.
    `taker_of_all`: the rank that takes all, None where there is none such.
    """

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.is_by_cards = self.is_counted = False
        self.taker_of_all = taker_of_all(table)
        self.cards, self.seen = [], set()
        self.piles = [[] for seat in table.seats]
        self.called = [0 for seat in table.seats]
        self.turn = table.left_of(dealer)
        self.plays = 0
        self.last_taker = self.last = None

    def is_won(self):
        """Whether the play itself has won the game, so that nothing is counted."""
        return self.table.game.is_over(self.table)

    def gone_cards(self):
        """The cards seen: laid out, or played."""
        return dict.fromkeys(self.seen, 1)

    def lay_out(self, cards):
        """The four cards turned up."""
        self.is_by_cards = True
        self.cards = list(cards)
        self.seen.update(cards)

    def taken_by(self, card, take):
        """The cards that a card takes: for a jack that takes all, the whole table."""
        return list(self.cards) if card[0] == self.taker_of_all else take or []

    def play(self, card, taken):
        """The player in turn plays a card and takes others, or leaves it there."""
        seat = self.turn
        self.seen.add(card)
        self.plays += 1
        self.turn = self.table.left_of(seat)
        self.last = seat, card, taken
        if taken:
            self.cards = [left for left in self.cards if left not in taken]
            self.take(seat, taken + [card])
        else:
            self.cards.append(card)

    def take(self, seat, cards):
        """Puts cards on a player's pile."""
        self.piles[seat] += cards
        self.last_taker = seat
        self.show(seat, "cards", len(self.piles[seat]))

    def score_tablanette(self, seat, points):
        """Scores and calls a tablanette."""
        self.called[seat] += 1
        self.table.score(seat, points, "tablanette", f"Tablanette of {points}")
        self.table.announce(CALL)

    def close(self):
        """The rest goes to the last taker: (card points of each, who has more)."""
        if self.last_taker is not None:
            self.take(self.last_taker, self.cards)
            self.cards = []
        points = [card_points(pile) for pile in self.piles]
        return points, larger([len(pile) for pile in self.piles])

    def plays_left(self):
        """How many plays the cards in hand still hold, in words."""
        return f"{number_of(ROUND - self.plays % ROUND, 'play')} left"

    def shown_by_cards(self):
        """What stands beside each name: the cards taken, and who took last."""
        beside = self.shown_by_seat()
        if self.last_taker is not None:
            beside[self.last_taker]["took"] = "last"
        return beside

    def last_play_in_words(self):
        """The last play in a sentence; nothing before the first."""
        if self.last is None:
            return ""
        seat, card, taken = self.last
        name, sign = self.table.players[seat], card_sign(card)
        signs = " ".join(card_sign(one) for one in taken)
        return f"{name} takes {signs} with {sign}" if taken else f"{name} plays {sign}"
