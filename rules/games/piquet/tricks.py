"""The tricks: the order of play, who has won, what the cards give away and count."""

from ...table import Line
from .holdings import BITS, OF_SUIT, WHOLE, count

CARDS, CAPOT = 10, 40
LOW = "789"  # ranks that count nothing where only high cards do


class Trick:
    """One trick as it is entered, or as its cards show it.

    `order`: the seats in order of play; `cards`: theirs, None if not entered.
    `named`: who is said to win it; `winner`: who does. `leads` and `takes`: the sides
    that do. `lead_low`, `win_low`: whether a low card led, or won. `is_in_turn`:
    whether the right player led; `outsider`: a seat that has no card left, and yet is
    entered as leading or winning.
    """

    def __init__(self, tricks, entry):
        self.order, self.is_in_turn, self.outsider = tricks.order, True, None
        if entry.leader is not None:
            self.let_lead(tricks, entry.leader)
        self.cards, self.named = entry.cards, entry.winner
        self.winner, self.lead_low = entry.winner, entry.lead_low
        self.win_low = entry.win_low
        if entry.cards:
            self.look_at_cards()
        elif self.winner not in self.order:
            self.outsider = self.winner
        self.leads = tricks.side_of[self.order[0]]
        self.takes = tricks.side_of.get(self.winner)

    def let_lead(self, tricks, leader):
        """The lead of a seat stands, in turn or not."""
        self.order = tricks.order_from(leader)
        self.is_in_turn = self.order[0] == tricks.order[0]
        if leader not in self.order:
            self.outsider = leader

    @property
    def plays(self):
        """(seat, card) in order of play; None if no cards were entered."""
        return self.cards and list(zip(self.order, self.cards))

    def look_at_cards(self):
        """The highest card of the suit led wins."""
        led = best = self.cards[0]
        height = 0
        for seat, card in zip(self.order, self.cards):
            bit = BITS[card]
            if bit & OF_SUIT[led[1]] and bit > height:
                self.winner, best, height = seat, card, bit
        self.lead_low, self.win_low = led[0] in LOW, best[0] in LOW


class Tricks:
    """The tricks so far, and what they give away of each hand.

    `missing`: seat -> the cards it plays without; `whole`: the tricks of the deal.
    `taken`: each of them, a Trick. `order`: the seats in order of play for the next.
    `entered`: seat -> the hand entered; `left`: seat -> the cards that it may play, as
    far as hands and suits not followed tell; `played`: those that are known to be gone;
    `won`: the tricks of each side.
    """

    def __init__(self, seating, side_of, size, entered):
        self.seats, self.rounds = seating.seats, seating.rounds
        self.side_of, self.size, self.whole = side_of, size, size
        self.missing, self.entered = {}, entered
        self.start()

    def start(self):
        """No trick has been played."""
        self.taken, self.order = [], self.seats
        self.played, self.left = 0, dict.fromkeys(self.seats, WHOLE)
        self.won = [0] * len(self.side_of)
        for seat in self.entered:
            self.show(seat)

    def show(self, seat):
        """A hand that was entered plays its cards, and no other plays them."""
        hand, left = self.entered[seat], self.left
        for other in self.seats:
            left[other] &= ~hand
        left[seat] = hand

    def hand_size(self, seat):
        """How many cards a seat plays with."""
        return self.size - self.missing.get(seat, 0)

    def shorten(self, seat, missing):
        """A seat plays with too few cards; the longest hand makes the tricks."""
        self.missing[seat] = missing
        self.whole = max([self.hand_size(seat) for seat in self.seats])

    def put(self, trick):
        """Writes a trick down."""
        if trick.cards:
            self.remember(trick)
        self.taken.append(trick)
        self.won[trick.takes] += 1
        self.order = self.rounds[trick.winner]
        if self.missing:
            self.order = self.order_of_short(self.order)

    def remember(self, trick):
        """Keeps the cards of a trick, and who did not follow."""
        suit = OF_SUIT[trick.cards[0][1]]
        for seat, card in zip(trick.order, trick.cards):
            bit = BITS[card]
            self.played |= bit
            if not bit & suit:
                self.left[seat] &= ~suit

    def may_be(self, order, cards):
        """Whether nothing known speaks against these cards, in this order of play."""
        gone, left, suit = self.played, self.left, OF_SUIT[cards[0][1]]
        for seat, card in zip(order, cards):
            bit = BITS[card]
            if bit & gone or not bit & left[seat]:
                return False
            if not bit & suit and self.must_follow(seat, suit):
                return False
            gone |= bit
        return True

    def must_follow(self, seat, suit):
        """Whether a hand that was entered must still have cards of a suit."""
        if seat not in self.entered:
            return False
        hand, played = self.entered[seat], self.played
        unseen = min(len(self.taken), self.hand_size(seat)) - count(hand & played)
        return count(hand & suit & ~played) > unseen

    def cards_of(self, seat):
        """The cards that a seat is known to have played."""
        tricks = [zip(trick.order, trick.cards) for trick in self.taken if trick.cards]
        return [card for plays in tricks for player, card in plays if player == seat]

    def order_from(self, leader):
        """The seats in order of play for the next trick, if this one leads to it."""
        order = self.rounds[leader]
        return self.order_of_short(order) if self.missing else order

    def order_of_short(self, order):
        """Those of some seats, in order of play, that have a card left to play."""
        place = len(self.taken)
        seats = [seat for seat in order if place < self.hand_size(seat)]
        is_leader_out = order[0] not in seats
        return (
            [seat for seat in self.seats if seat in seats] if is_leader_out else seats
        )

    def take_back(self, number):
        """Takes back this trick and those after it."""
        kept = self.taken[: number - 1]
        self.start()
        for trick in kept:
            self.put(trick)


def majority_lines(sides, won, whole):
    """The lines for the cards where two sides play: nothing if they are divided.

    `sides`: in declaring order; `won`: the tricks of each; `whole`: those of the deal.
    """
    best = with_most(sides, won)
    if len(best) > 1:
        return []
    side = best[0]
    return [capot_line(side) if won[side] == whole else cards_line(side)]


def shared_lines(sides, won, whole):
    """The lines where three play, of whom two may share the most, or all."""
    best, takers = with_most(sides, won), [side for side in sides if won[side]]
    if len(takers) == 1:
        return [capot_line(takers[0])]
    if len(takers) == 2:
        text = "All the tricks, shared"
        return [Line(side, CAPOT // 2, "shared_capot", text) for side in takers]
    if len(best) == 2:
        text = "The most tricks, shared"
        return [Line(side, CARDS // 2, "shared_cards", text) for side in best]
    return [cards_line(best[0])]


def with_most(sides, won):
    """The sides with the most tricks."""
    most = max(won)
    return [side for side in sides if won[side] == most]


def capot_line(side):
    """All the tricks."""
    return Line(side, CAPOT, "capot", "All the tricks")


def cards_line(side):
    """The most tricks."""
    return Line(side, CARDS, "cards", "The most tricks")
