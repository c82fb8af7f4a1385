"""The tricks of a deal of Pinochle, card by card: duties, winners, reneges proven."""

from ...cards import SUITS, card_name, trick_winner
from ...errors import RuleError
from .counting import CARD_POINTS, LAST_TRICK

RANKS = "789JQKTA"  # from low to high; the small pack has no 8 and 7
SUIT_CARDS = {suit: frozenset(rank + suit for rank in RANKS) for suit in SUITS}
HEIGHT = {rank + suit: RANKS.index(rank) for suit in SUITS for rank in RANKS}
HIGHER = {
    card: frozenset(other for other in SUIT_CARDS[card[1]] if HEIGHT[other] > height)
    for card, height in HEIGHT.items()
}
# code: what he must do, for a sentence
DUTIES = {
    "must_follow": "must follow suit",
    "must_trump": "must trump",
    "must_beat": "must play higher",
}


class Tricks:
    """The tricks played: who won them, their points, and what players showed.

    `points` and `won` are by side, `count` by seat. `leader` leads the next trick.
    """

    def __init__(self, table, seen, leader):
        self.table, self.seen, self.leader = table, seen, leader
        self.values = CARD_POINTS[table.options["count"]]
        self.heads_all = table.options["heading"] == "all"
        self.number = 0
        self.winner = None
        self.points = [0] * len(table.sides)
        self.won = [0] * len(table.sides)
        self.count = [0] * len(table.seats)
        self.without = [[] for seat in table.seats]  # (trick, cards he cannot hold)

    def play(self, cards, trump, is_free=False):
        """One trick from the leader on; gives the reneges it proves, (seat, trick).

        `is_free`: while the stock lasts any card may be played.
        """
        seats = self.table.round_from(self.leader)
        proven = []
        for place, card in enumerate(cards):
            seat = seats[place]
            self.seen.check_held(seat, card)
            if not is_free:
                proven += self.proven(seat, card)
                self.judge(seat, cards[:place], card, trump)
            self.seen.play(seat, card)
        self.win(seats[trick_winner(cards, trump, RANKS)], cards)
        return proven

    def judge(self, seat, before, card, trump):
        """Refuses a card where he is known to hold one that he must play."""
        for code, cards in duties(before, card, trump, self.heads_all):
            held = self.seen.held_of(seat, cards)
            if held:
                name, due = self.table.players[seat], DUTIES[code]
                raise RuleError(code, f"{name} holds {card_name(held)} and {due}.")
            self.without[seat].append((self.number + 1, cards))

    def proven(self, seat, card):
        """The earlier tricks in which he showed himself without this card."""
        tricks = []
        for trick, cards in self.without[seat]:
            if card in cards and (seat, trick) not in tricks:
                tricks.append((seat, trick))
        if tricks:
            self.without[seat] = [
                pair for pair in self.without[seat] if (seat, pair[0]) not in tricks
            ]
        return tricks

    def win(self, seat, cards):
        """The trick is taken; its winner leads next."""
        side = self.table.side_of[seat]
        values = self.values
        points = sum(values.get(card[0], 0) for card in cards)
        self.number += 1
        self.winner = self.leader = seat
        self.points[side] += points
        self.won[side] += 1
        self.count[seat] += points
        self.table.show(seat, "cards", self.count[seat])

    def call(self, is_last, proven):
        """Says who has won the trick, and who has reneged before."""
        name = self.table.players[self.winner]
        last, other = f"Last trick to {name}: {LAST_TRICK}", f"Trick {self.number} to"
        self.table.announce(last if is_last else f"{other} {name}")
        for seat, trick in proven:
            name = self.table.players[seat]
            self.table.announce(f"Renege by {name}: trick {trick}")


def duties(before, card, trump, heads_all):
    """(code, cards) for all that a card shows its player to be without.

    `before`: the cards of the trick so far, the one led first; the lead owes nothing.
    """
    if not before:
        return []
    led, suit = before[0][1], card[1]
    if suit not in (led, trump):
        owed = [("must_follow", SUIT_CARDS[led])]
        if led != trump:
            owed.append(("must_trump", SUIT_CARDS[trump]))
        return owed
    owed = [] if suit == led else [("must_follow", SUIT_CARDS[led])]
    if suit == trump:
        is_bound = led == trump or heads_all
    else:
        is_bound = heads_all and all(played[1] != trump for played in before)
    rivals = [HEIGHT[played] for played in before if played[1] == suit]
    if is_bound and rivals and HEIGHT[card] <= max(rivals):
        best = RANKS[max(rivals)] + suit
        owed.append(("must_beat", HIGHER[best]))
    return owed
