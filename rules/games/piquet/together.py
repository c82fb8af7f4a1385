"""Whether all that has been claimed, entered and played can be true at once."""

from ...cards import SUITS
from .hands import NOTHING, need
from .possible import find_hands
from .suits import COUNTS, COURTS, WHOLE, bit_of, masks


class Imagined:
    """Hands in which everything claimed would be true, looked for anew when they fail.

    `hands`: seat -> a mask for each suit, for the seats whose hands are not entered;
    None while nothing has been looked for. A hand that was entered is taken as it is:
    what its owner claims has been held against it before.
    """

    def __init__(self, books):
        self.books = books
        self.hands = None

    def can_be_true(self):
        """Whether there are hands that hold every claim, and the cards played."""
        books, known = self.books, self.books.hands.masks
        plain = books.blanks.plain_seats()
        if any(cards & COURTS for seat in plain for cards in known.get(seat, NOTHING)):
            return False
        hidden = [seat for seat in books.seats if seat not in known]
        if not self.is_any_claimed(hidden, plain):
            return True
        needs = [self.need_of(seat, seat in plain) for seat in hidden]
        return self.imagine(hidden, find_hands(needs))

    def imagine(self, seats, found):
        """Keeps the hands found, suit by suit, as the hands of these seats."""
        self.hands = None
        if found is None:
            return False
        self.hands = {
            seat: [suit[place] for suit in found] for place, seat in enumerate(seats)
        }
        return True

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
        allowed = [WHOLE & ~COURTS if is_plain else WHOLE] * len(SUITS)
        for hand in books.hands.masks.values():
            allowed = [cards & ~others for cards, others in zip(allowed, hand)]
        held = masks(books.tricks.cards[seat])
        return need(books.hand_size(seat), allowed, held, books.claims_that_count(seat))

    def bears(self, plays):
        """Whether the cards of one more trick, (seat, card) each, can be true too."""
        return self.has(plays) or self.can_be_true()

    def has(self, plays):
        """Whether they are in the imagined hands, or fit into them beside the rest."""
        if self.hands is None:
            return False
        for seat, card in plays:
            if seat in self.hands and not self.takes(seat, card):
                return False
        return True

    def takes(self, seat, card):
        """Whether an imagined hand has a card, or room for it while no other has it."""
        suit, bit = SUITS.index(card[1]), bit_of(card[0])
        hand = self.hands[seat]
        if hand[suit] & bit:
            return True
        size = sum(COUNTS[cards] for cards in hand)
        is_plain = seat in self.books.blanks.plain_seats()
        if size == self.books.hand_size(seat) or (is_plain and bit & COURTS):
            return False
        if any(other[suit] & bit for other in self.hands.values()):
            return False
        hand[suit] |= bit
        return True
