"""A deal of Pinochle: the card turned up, the tricks, and what has been melded."""

from ...table import Deal
from ...words import SUIT_NAMES, lower
from .copies import CardsSeen, OnTable, VoidSuits
from .count import Count
from .melds import DEECE_VALUE
from .pack_conflicts import label_with
from .turn_up import NOT_TURNED, TurnUp

ARE_TRUMP = {
    suit: f"{name[0].upper()}{name[1:]} are trump" for suit, name in SUIT_NAMES.items()
}


class Tricks:
    """How many were played, who won the last, the points of each seat that won any."""

    def __init__(self):
        self.number, self.winner, self.points = 0, None, {}


NOT_PLAYED = Tricks()


class PinochleDeal(Deal):
    """One deal as far as it has come, in any of the games.

    `turn_up`: the card turned up. `seen`: where the cards are; until one is turned up
    nothing is known of them. `leader`: the seat that leads to the next trick.
    `lacking`: the cards that the tricks show players to lack. `melded`: the points of
    each seat that has melded. `reneged`: sides. `count`: the points of the tricks, once
    all are played or the table has entered them.
    """

    is_quick = False  # whether melds are entered without their tricks
    is_strict = True  # whether suit must be followed
    beside = ("melds", "cards")  # the values beside a name, in this order

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.turn_up, self.tricks = NOT_TURNED, NOT_PLAYED
        self.seen = self.lacking = None
        self.leader, self.melded = table.ledger.leaders[dealer], {}
        self.reneged, self.count = [], None

    def turn(self, card):
        """The card turned up; a deece is the dealer's 10."""
        table = self.table
        self.turn_up = turn_up = TurnUp(card, table.ledger.deece_rank)
        self.seen = CardsSeen(table.players, table.ledger.hand)
        table.announce(ARE_TRUMP[turn_up.trump])
        if turn_up.is_deece():
            self.credit(self.dealer, "deece_turned", "Deece turned")
            name = table.players[self.dealer]
            table.announce(f"Deece turned: {DEECE_VALUE} to {name}")

    def gone_cards(self):
        return self.seen.gone_for(self.table.seats) if self.seen else {}

    def shown_by_seat(self):
        """The points that each has melded, and the card points in the tricks won."""
        books = {"melds": self.melded, "cards": self.tricks.points}
        return [
            {label: books[label][seat] for label in self.beside if seat in books[label]}
            for seat in self.table.seats
        ]

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
        """Whether the trump card is turned, or a meld is entered."""
        return self.turn_up.card is not None or len(self.melded) > 0

    def begin_tricks(self):
        """The first trick opens the books of those that are played."""
        self.tricks, self.lacking = Tricks(), VoidSuits(self.table.seats)

    def take_trick(self, seat, cards):
        """The cards of a trick go to a seat, which leads to the next."""
        tricks, ledger = self.tricks, self.table.ledger
        worth, points = ledger.worth, tricks.points.get(seat, 0)
        for card in cards:
            points += worth[card]
        tricks.points[seat] = points
        tricks.winner = self.leader = seat
        tricks.number += 1
        if tricks.number == ledger.tricks:
            self.count = self.count_tricks()

    def after_trick(self, shown):
        """What follows a trick; `shown`: those of its cards that were known before."""
        self.seen.left -= 1

    def in_tricks(self, side):
        """The card points in the tricks that a side has won, as they were played."""
        points = self.tricks.points
        return sum([points.get(seat, 0) for seat in self.table.sides[side]])

    def has_won(self, side):
        """Whether a side has won a trick, as they were played."""
        return any(seat in self.tricks.points for seat in self.table.sides[side])

    def count_tricks(self):
        """The points of the tricks, as they were played."""
        points = [self.in_tricks(side) for side in range(len(self.table.sides))]
        return Count(points, self.tricks.winner)


class HandsDeal(PinochleDeal):
    """A deal of three or four, whose hands are melded at once.

    `held_by`: how many of each meld the hands held that were shown, by seat.
    """

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.held_by = {}

    def turn(self, card):
        """The turn-up is the dealer's."""
        super().turn(card)
        self.seen.learn(self.dealer, card)

    def exchange(self, seat):
        super().exchange(seat)
        self.seen.give_back(self.dealer, self.turn_up.card)
        self.seen.give(seat, self.turn_up.card)
        self.seen.learn(self.dealer, self.turn_up.deece)

    def melds_with(self, card):
        """{seat: the meld that has a card, in words} of the hands that were shown."""
        melds, trump = {}, self.turn_up.trump
        for seat, held in self.held_by.items():
            if self.seen.known[seat].get(card):
                name = self.table.players[seat]
                melds[seat] = f"{name}'s {lower(label_with(held, card, trump))}"
        return melds

    def others(self):
        """All but the dealer, from the dealer's left on."""
        return self.table.round_from(self.table.left_of(self.dealer))[:-1]

    def seats_waiting(self):
        """The seats that have not melded, from the dealer's left on."""
        order = self.others() + [self.dealer]
        return [seat for seat in order if seat not in self.melded]


class StockDeal(PinochleDeal):
    """A deal of two, who meld one at a time while the stock lasts.

    `stock`: how many tricks it lasts. `on_table`: the cards that lie in melds, once
    trumps are known. `melds`: how many were made, the last after the trick `melded_in`.
    `deeces`: how many have counted.
    """

    beside = ("cards", "melds")

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.stock, self.on_table = table.ledger.hand, None
        self.melds = self.deeces = self.melded_in = 0
        self.is_strict = False  # once the stock is gone

    def melds_with(self, card):
        """{seat: the meld that has a card, in words} of those that lie there."""
        return dict(self.on_table.melds_with(card))

    def turn(self, card):
        """The turn-up lies there for all to see."""
        super().turn(card)
        self.on_table = OnTable(self.seen, self.table.ledger.values)
        self.seen.see(card)
        self.deeces += self.turn_up.is_deece()

    def exchange(self, seat):
        super().exchange(seat)
        self.on_table.give_up(seat, self.turn_up.deece)
        self.seen.give(seat, self.turn_up.card)
        if self.is_strict:
            self.seen.give_back(self.table.left_of(seat), self.turn_up.card)
            self.seen.give(self.table.left_of(seat), self.turn_up.deece)

    def count_meld(self, seat, points):
        """Adds a meld to the points of a seat; without a trick it is only counted."""
        self.is_quick = not self.tricks.number
        self.melded[seat] = self.melded.get(seat, 0) + points

    def after_trick(self, shown):
        """Cards leave the table; while the stock lasts both fill up their hands."""
        for seat, card in shown:
            self.on_table.take(seat, card)
        if self.is_strict:
            super().after_trick(shown)
        elif self.tricks.number == self.stock:
            self.close_stock()

    def close_stock(self):
        """The loser of the last trick of the stock takes the card turned up."""
        self.is_strict = True
        self.seen.give(self.table.left_of(self.tricks.winner), self.turn_up.lying)
        self.table.announce("The stock is gone: follow suit")
