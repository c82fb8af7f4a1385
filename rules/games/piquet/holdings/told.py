"""What has been told of each hand, and whether all of it can be true."""

from .cards import BITS, COURTS, WHOLE, hand_of
from .filling import holds
from .imagined import Imagined
from .search import Need


class Told:
    """What is known of each hand.

    `sizes`: seat -> its number of cards. `claims`: seat -> class -> the parts claimed.
    `entered`: seat -> the hand entered; `plain`: the seats without court cards.
    `is_claimed`: whether a hand is to hold what is not known of it.
    `imagined`: hands in which all is true; None until one is asked for. A hand that was
    entered makes no claims: they have been held against it.
    """

    def __init__(self, seats, size):
        self.seats = seats
        self.sizes = dict.fromkeys(seats, size)
        self.claims = {}
        self.entered, self.plain = {}, []
        self.imagined, self.is_claimed = None, False

    def allows_claim(self, seat, kind, parts):
        """Whether a seat can claim this besides all that was told."""
        if seat in self.entered:
            return True
        claims = self.claims_of(seat) | {kind: parts}
        return self.allows(seat, self.need(seat, claims))

    def claims_of(self, seat):
        """class -> the parts that a seat has claimed."""
        return self.claims.get(seat, {})

    def claim(self, seat, kind, parts):
        """Writes a claim down."""
        self.claims[seat] = self.claims_of(seat) | {kind: parts}
        if seat not in self.entered:
            self.is_claimed = True
            self.enter(seat)

    def allows_size(self, seat, size):
        """Whether a seat can have so few cards."""
        now = self.need(seat, self.claims_of(seat))
        return self.allows(seat, Need(size, now.allowed, now.held, now.claims))

    def shorten(self, seat, size):
        """Writes down that a hand has so many cards."""
        self.sizes[seat] = size
        self.enter(seat)

    def allows_plain(self, seat):
        """Whether a hand can be without court cards."""
        now = self.need(seat, self.claims_of(seat))
        allowed = now.allowed & ~COURTS
        return self.allows(seat, Need(now.size, allowed, now.held, now.claims))

    def bar_courts(self, seat):
        """Writes down that a hand has no court cards."""
        self.is_claimed = True
        self.plain.append(seat)
        self.enter(seat)

    def lacks_a_claim(self, seat, cards):
        """Whether a list of cards does not hold what a seat has claimed."""
        claims = self.claims_of(seat)
        return any(not holds(hand_of(cards), claims[kind]) for kind in claims)

    def allows_hand(self, seat, cards):
        """Whether a seat can have just these cards, none of which another one has."""
        return self.allows(seat, self.need_entered(seat, hand_of(cards)))

    def enter_hand(self, seat, cards):
        """Writes down a hand as a list of cards."""
        self.entered[seat] = hand_of(cards)
        self.enter(seat)

    def take_back(self, seat, kind):
        """A claim counts no longer."""
        self.claims_of(seat).pop(kind, None)
        self.forget()

    def forget(self):
        """Something was taken back: the hands are looked for anew."""
        self.imagined = None

    def bears(self, plays, tricks):
        """Whether the cards of one more trick, (seat, card) each, can be true too.

        `tricks`: all Tricks so far, with this one.
        """
        if self.imagined is None:
            held = {seat: hand_of(tricks.cards_of(seat)) for seat in self.seats}
            self.imagine(held)
            return self.imagined.hands is not None
        return self.imagined.bears([(seat, BITS[card]) for seat, card in plays])

    def allows(self, seat, need):
        """Whether all can be true where this is the need of a seat."""
        if self.imagined is None:
            self.imagine()
        return self.imagined.allows(seat, need)

    def enter(self, seat):
        """Something more is known of a hand."""
        if self.imagined is not None:
            self.imagined.enter(seat, self.need(seat, self.claims_of(seat)))

    def imagine(self, held=None):
        """Looks for hands in which all is true; `held`: seat -> the cards it played."""
        self.imagined = Imagined(
            {
                seat: self.need(seat, self.claims_of(seat), held[seat] if held else 0)
                for seat in self.seats
            }
        )

    def need(self, seat, claims, held=0):
        """What is known of the hand of a seat."""
        if seat in self.entered:
            return self.need_entered(seat, self.entered[seat])
        allowed = WHOLE & ~COURTS if seat in self.plain else WHOLE
        return Need(self.sizes[seat], allowed, held, list(claims.values()))

    def need_entered(self, seat, hand):
        """What is known of a hand that was entered."""
        allowed = hand & ~COURTS if seat in self.plain else hand
        return Need(self.sizes[seat], allowed, hand, [])
