"""Whether all that has been claimed, entered and played can be true at once."""

from ...cards import SUITS
from .hands import NOTHING, need
from .possible import find_hands
from .suits import COUNTS, COURTS, WHOLE, bit_of, masks


class Imagined:
    """Hands in which all that was claimed would be true; others when they fail.

    `hands`: seat -> a mask for each suit, for the seats whose hands are not entered:
    the cards that the claims and the play take, as one way to deal them. A hand that
    was entered is taken as it is: what its owner claims has been held against it.
    """

    def __init__(self, books):
        self.books = books
        self.hands = {seat: list(NOTHING) for seat in books.seats}

    def can_be_true(self):
        """Whether there are hands that hold every claim, and the cards played."""
        books, known = self.books, self.books.hands.masks
        plain = books.blanks.plain_seats()
        if any(cards & COURTS for seat in plain for cards in known.get(seat, NOTHING)):
            return False
        hidden = [seat for seat in books.seats if seat not in known]
        self.hands = {seat: list(NOTHING) for seat in hidden}
        if not self.is_any_claimed(hidden, plain):
            return True
        found = find_hands([self.need_of(seat, seat in plain) for seat in hidden])
        for suit, taken in enumerate(found or []):
            for seat, cards in zip(hidden, taken):
                self.hands[seat][suit] = cards
        return found is not None

    def holds(self, seat, claim):
        """Whether one more claim can be true: in these hands, or in any."""
        if seat not in self.hands:
            return True
        return self.makes_room(seat, claim) or self.can_be_true()

    def makes_room(self, seat, claim):
        """Whether these hands can be kept, with more cards for the claim."""
        plain = self.books.blanks.plain_seats()
        allowed = self.allowed(seat in plain)
        for other in self.hands:
            if other != seat:
                allowed = without(allowed, self.hands[other])
        size, own = self.books.hand_size(seat), self.hands[seat]
        found = find_hands([need(size, allowed, own, [claim])])
        if found is not None:
            self.hands[seat] = [taken[0] for taken in found]
        return found is not None

    def is_any_claimed(self, seats, plain):
        """Whether anything is claimed for these seats at all."""
        return any(
            seat in plain
            or any(claim.parts for claim in self.books.claims_that_count(seat))
            for seat in seats
        )

    def need_of(self, seat, is_plain):
        """What the search must find for one seat whose hand was not entered."""
        books = self.books
        held = masks(books.tricks.cards[seat])
        claims = books.claims_that_count(seat)
        return need(books.hand_size(seat), self.allowed(is_plain), held, claims)

    def allowed(self, is_plain):
        """The cards that are in no hand entered; of a plain hand no courts."""
        allowed = [WHOLE & ~COURTS if is_plain else WHOLE] * len(SUITS)
        for hand in self.books.hands.masks.values():
            allowed = without(allowed, hand)
        return allowed

    def bears(self, plays):
        """Whether the cards of one more trick, (seat, card) each, can be true too."""
        return self.has(plays) or self.can_be_true()

    def has(self, plays):
        """Whether they are in these hands, or fit into them beside the rest."""
        for seat, card in plays:
            if seat in self.hands and not self.takes(seat, card):
                return False
        return True

    def takes(self, seat, card):
        """Whether a hand has a card, or room for it while no other has it."""
        suit, bit = SUITS.index(card[1]), bit_of(card[0])
        hand = self.hands[seat]
        room = self.books.hand_size(seat) - sum(COUNTS[cards] for cards in hand)
        if room >= 0 and hand[suit] & bit:
            return True
        is_plain = seat in self.books.blanks.plain_seats()
        if room <= 0 or (is_plain and bit & COURTS):
            return False
        if any(other[suit] & bit for other in self.hands.values()):
            return False
        hand[suit] |= bit
        return True


def without(cards, others):
    """Masks less those of another hand."""
    return [mine & ~yours for mine, yours in zip(cards, others)]
