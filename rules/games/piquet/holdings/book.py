"""What is known of each hand, and whether all of it can be true."""

from .cards import BITS, COURTS, WHOLE, hand_of
from .fewest_cards import holds
from .possible_deal import PossibleDeal
from .proofs import Proofs
from .search import Need


class Holdings:
    """What is known of each hand.

    `entered`: seat -> the hand entered; it makes no claims: they have been held against
    it. `is_claimed`: whether a hand is to hold what is not known of it. `proofs`: what
    was proved by answers. `imagined`: the needs of all, and hands that meet them; None
    until something is asked of them. `last_look`: what was looked at last, and mostly
    comes next: a claim, answer or hand, its Need, and hands in which it is true.
    """

    def __init__(self, seats, size):
        self.seats, self.size = seats, size
        self.entered, self.is_claimed = {}, False
        self.proofs = Proofs()
        self.imagined, self.last_look = None, (None, None, None)

    def is_bound(self):
        """Whether claims or answers say what a hand must hold."""
        return self.is_claimed or bool(self.proofs.ways)

    def allows_claim(self, seat, claim):
        """Whether a seat can claim this besides everything entered.

        It stands in the place of what an answer has proved in its class.
        """
        if seat in self.entered:
            return True
        need = self.need_of(seat).with_claim(claim.parts)
        ways = self.proofs.ways_without(claim.kind)
        return self.allows(claim, seat, need, [claim.parts], ways)

    def claim(self, seat, claim):
        """Writes a claim down."""
        self.forget_answer(claim.kind)
        if seat in self.entered:
            return
        if self.last_look[0] is not claim:
            self.allows_claim(seat, claim)
        self.take(seat)
        self.is_claimed = True

    def allows_answer(self, seat, kind, ways):
        """Whether an answer of a seat can be true in one of some ways."""
        all_ways = self.proofs.ways_without(kind) | {kind: ways}
        return self.allows(ways, seat, self.need_of(seat), (), all_ways)

    def answer(self, seat, kind, ways):
        """Writes down what an answer proves."""
        if self.last_look[0] is not ways:
            self.allows_answer(seat, kind, ways)
        self.take(seat)
        self.proofs.ways[kind] = ways

    def forget_answer(self, kind):
        """The answer of a class proves nothing any more."""
        self.proofs.ways.pop(kind, None)

    def allows_size(self, seat, size):
        """Whether a seat can have so few cards."""
        now = self.need_of(seat)
        return self.allows(None, seat, Need(size, now.allowed, now.held, now.claims))

    def shorten(self, seat, size):
        """Writes down that a hand has so many cards."""
        self.allows_size(seat, size)
        self.take(seat)

    def allows_plain(self, seat):
        """Whether a hand can be without court cards."""
        now = self.need_of(seat)
        plain = Need(now.size, now.allowed & ~COURTS, now.held, now.claims)
        return self.allows(None, seat, plain)

    def bar_courts(self, seat):
        """Writes down that a hand has no court cards."""
        self.allows_plain(seat)
        self.take(seat)
        self.is_claimed = True

    def lacks_a_claim(self, seat, cards):
        """Whether a list of cards does not hold what a seat has claimed."""
        hand = hand_of(cards)
        return any(not holds(hand, parts) for parts in self.need_of(seat).claims)

    def allows_hand(self, seat, cards):
        """Whether a seat can have just these cards, none of which another one has."""
        now, hand = self.need_of(seat), hand_of(cards)
        return self.allows(cards, seat, Need(now.size, hand & now.allowed, hand, []))

    def enter_hand(self, seat, cards):
        """Writes down a hand as a list of cards."""
        if self.imagined:
            if self.last_look[0] is not cards:
                self.allows_hand(seat, cards)
            self.take(seat)
        self.entered[seat] = hand_of(cards)

    def take_back(self, seat, claim):
        """A claim counts no longer, nor does an answer in its class."""
        self.forget_answer(claim.kind)
        if self.imagined:
            need = self.imagined.needs[seat]
            need.claims = [parts for parts in need.claims if parts is not claim.parts]
            self.imagined.look_again()

    def play_again(self, tricks):
        """Some tricks were taken back; `tricks`: those that are left."""
        for seat in self.seats if self.imagined else ():
            if seat not in self.entered:
                self.imagined.needs[seat].held = hand_of(tricks.cards_of(seat))
        if self.imagined:
            self.imagined.look_again()

    def bears(self, trick):
        """Whether the cards of one more trick can be true too."""
        plays = zip(trick.order, trick.cards)
        return self.imagined.bears([(seat, BITS[card]) for seat, card in plays])

    def allows(self, what, seat, need, fresh=(), ways=None):
        """Whether all can be true where this is the need of a seat.

        `ways`: those of the answers, where they are not those written down.
        """
        hands = self.imagined.hands_with(seat, need, fresh)
        ways = self.proofs.ways if ways is None else ways
        if ways or self.proofs.barred:
            needs = self.imagined.needs | {seat: need}
            hands = self.proofs.hands_with(needs, hands, ways)
        self.last_look = what, need, hands
        return hands is not None

    def take(self, seat):
        """Writes down what was looked at last."""
        _what, need, hands = self.last_look
        self.imagined.needs[seat], self.imagined.hands = need, hands

    def need_of(self, seat):
        """What is known of the hand of a seat."""
        if self.imagined is None:
            needs = {one: self.first_need(one) for one in self.seats}
            self.imagined = PossibleDeal(needs)
        return self.imagined.needs[seat]

    def first_need(self, seat):
        """What is known of a hand with no claims, but perhaps its cards."""
        hand = self.entered.get(seat)
        if hand is None:
            return Need(self.size, WHOLE, 0, [])
        return Need(self.size, hand, hand, [])
