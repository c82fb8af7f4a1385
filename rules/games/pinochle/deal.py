"""A deal of Pinochle: the card turned up, the tricks, and what has been melded."""

from ...table import Deal
from ...words import SUIT_NAMES
from .melds import DEECE_VALUE
from .scoring import Count
from .seen import CardsSeen, OnTable
from .turn_up import NOT_TURNED, TurnUp

ARE_TRUMP = {
    suit: f"{name[0].upper()}{name[1:]} are trump" for suit, name in SUIT_NAMES.items()
}

NOTHING = frozenset()


class Tricks:
    """The tricks played: who won them, their points, and what players showed.

    `points` and `won` are by side. `leader` leads the next trick. `shown`: the tricks
    in which suit must be followed, as entries that say what each player owed there.
    `lacking`: for each seat the cards that he showed himself without.
    """

    def __init__(self, table, leader):
        self.number, self.winner, self.leader = 0, None, leader
        sides = len(table.sides)
        self.points, self.won = [0] * sides, [0] * sides
        self.shown, self.lacking = [], [NOTHING] * len(table.seats)


class PinochleDeal(Deal):
    """One deal as far as it has come, in any of the games.

    `turn_up`: the card turned up. `seen`: where the cards are. `reneged`: sides.
    `count`: what the table says of the tricks.
    """

    is_quick = False  # whether melds are told without the tricks they belong to
    is_strict = True  # whether suit must be followed

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.turn_up = NOT_TURNED
        self.seen = CardsSeen(table.players, table.ledger.hand)
        self.tricks = Tricks(table, self.first_leader())
        self.reneged, self.count = [], None

    def first_leader(self):
        """The seat that leads to the first trick."""
        return self.table.left_of(self.dealer)

    def turn(self, card):
        """The card turned up; a deece is the dealer's 10."""
        table = self.table
        self.turn_up = turn_up = TurnUp(card, table.ledger.deece_rank)
        table.announce(ARE_TRUMP[turn_up.trump])
        if turn_up.is_deece():
            self.credit(self.dealer, "deece_turned", "Deece turned")
            name = table.players[self.dealer]
            table.announce(f"Deece turned: {DEECE_VALUE} to {name}")

    def gone(self):
        return self.seen.gone_for(self.table.seats)

    def exchange(self, seat):
        """The deece is laid in the place of the turn-up."""
        self.turn_up.lying = self.turn_up.deece
        name = self.table.players[seat]
        self.credit(seat, "deece_exchanged", f"{name} exchanges the deece")
        self.table.announce(f"{name} exchanges the deece: {DEECE_VALUE}")

    def credit(self, seat, reason, text):
        """A deece counts for the side of a seat."""
        self.table.score(self.table.side_of[seat], DEECE_VALUE, reason, text)

    def is_begun(self):
        """Whether the trump card is turned, or a meld or a trick is entered."""
        return self.turn_up.card is not None or self.tricks.number > 0

    def take_trick(self, seat, cards):
        """The cards of a trick go to a seat, which leads to the next."""
        tricks, side = self.tricks, self.table.side_of[seat]
        worth, points = self.table.ledger.worth, 0
        for card in cards:
            points += worth[card]
        tricks.number += 1
        tricks.winner = tricks.leader = seat
        tricks.points[side] += points
        tricks.won[side] += 1
        shown = self.shown
        shown[seat, "cards"] = shown.get((seat, "cards"), 0) + points

    def after_trick(self, seats, cards):
        """What follows a trick; `seats`: who played the cards, in this order."""

    def is_counted(self):
        """Whether the deal has come to its end: played out, or its count is told."""
        number = self.tricks.number
        return self.count is not None or number == self.table.ledger.tricks

    def total_count(self):
        """What the tricks came to: as the table says it, or as they were played."""
        tricks = self.tricks
        return self.count or Count(tricks.points, tricks.winner)


class HandsDeal(PinochleDeal):
    """A deal of three or four, whose hands are melded at once; `melded`: seats."""

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.melded = []

    def first_leader(self):
        is_dealer = self.table.options["first_lead"] == "dealer"
        return self.dealer if is_dealer else super().first_leader()

    def turn(self, card):
        """What lies there is the dealer's."""
        super().turn(card)
        self.seen.learn(self.dealer, card)

    def exchange(self, seat):
        super().exchange(seat)
        self.seen.give_back(self.dealer, self.turn_up.card)
        self.seen.give(seat, self.turn_up.card)
        self.seen.learn(self.dealer, self.turn_up.deece)

    def is_begun(self):
        return super().is_begun() or bool(self.melded)

    def others(self):
        """All but the dealer, from his left on."""
        return self.table.round_from(self.table.left_of(self.dealer))[:-1]

    def waiting(self):
        """The seats that have not melded, from the dealer's left on."""
        order = self.others() + [self.dealer]
        return [seat for seat in order if seat not in self.melded]


class StockDeal(PinochleDeal):
    """A deal of two, who meld one at a time while the stock lasts.

    `stock`: how many tricks it lasts. `on_table`: the cards that lie in melds.
    `points`: what each has melded. `melds`: how many were made, the last after the
    trick `melded_in`. `deeces`: how many have counted.
    """

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.stock = self.seen.hand
        self.on_table = OnTable(table.seats, self.seen, table.ledger.values)
        self.points = [0] * len(table.seats)
        self.melds = self.deeces = self.melded_in = 0
        self.is_strict = False  # once the stock is gone

    def turn(self, card):
        """The turn-up lies there for all to see."""
        super().turn(card)
        self.seen.see(card)
        self.deeces += self.turn_up.is_deece()

    def exchange(self, seat):
        super().exchange(seat)
        self.on_table.give_up(seat, self.turn_up.deece)
        self.seen.give(seat, self.turn_up.card)
        if self.is_strict:
            self.seen.give_back(self.table.left_of(seat), self.turn_up.card)
            self.seen.give(self.table.left_of(seat), self.turn_up.deece)

    def is_begun(self):
        return super().is_begun() or self.melds > 0

    def count_meld(self, seat, points):
        """What a seat melds, beside its name; without a trick it is only counted."""
        self.is_quick = not self.tricks.number
        self.points[seat] += points
        self.show(seat, "melds", self.points[seat])

    def after_trick(self, seats, cards):
        """Cards leave the table; while the stock lasts both fill up their hands."""
        self.on_table.play(seats, cards)
        if not self.is_strict:
            self.seen.left = self.stock
            if self.tricks.number == self.stock:
                self.close_stock()

    def close_stock(self):
        """The loser of the last trick of the stock takes what lies there."""
        self.is_strict = True
        self.seen.give(self.table.left_of(self.tricks.winner), self.turn_up.lying)
        self.table.announce("The stock is gone: follow suit")
