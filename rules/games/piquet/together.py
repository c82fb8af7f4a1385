"""Whether all that has been claimed, entered and played can be true at once."""

from .holdings import COURTS, WHOLE, Need, bit_of, count, filled, find_hands, hand_of


class Imagined:
    """Hands in which all that was claimed would be true.

    `hands`: seat -> hand, for the seats whose hands are not entered: the cards that the
    claims and the play take, as one way to deal them. A hand that was entered is taken
    as it is: what its owner claims has been held against it.
    """

    def __init__(self, books):
        self.books = books
        self.hands = dict.fromkeys(books.seats, 0)

    def can_be_true(self):
        """Whether there are hands that hold every claim, and the cards played."""
        books, known = self.books, self.books.hands.masks
        plain = books.blanks.plain_seats()
        if any(known.get(seat, 0) & COURTS for seat in plain):
            return False
        hidden = [seat for seat in books.seats if seat not in known]
        found = find_hands([self.need_of(seat) for seat in hidden])
        self.hands = dict(zip(hidden, found or [0] * len(hidden)))
        return found is not None

    def holds(self, seat, claim):
        """Whether one more claim can be true: in these hands, or in any."""
        if seat not in self.hands:
            return True
        return self.makes_room(seat, claim) or self.can_be_true()

    def makes_room(self, seat, claim):
        """Whether these hands can be kept, with more cards for the claim."""
        free = self.allowed(seat)
        for other in self.hands:
            if other != seat:
                free &= ~self.hands[other]
        size = self.books.hand_size(seat)
        hand = filled(self.hands[seat], claim.parts, free, size)
        if hand is not None:
            self.hands[seat] = hand
        return hand is not None

    def need_of(self, seat):
        """What the search must find for one seat whose hand was not entered."""
        books = self.books
        parts = [p for claim in books.claims_that_count(seat) for p in claim.parts]
        held = hand_of(books.tricks.cards[seat])
        return Need(books.hand_size(seat), self.allowed(seat), held, parts)

    def allowed(self, seat):
        """The cards that are in no hand entered; of a plain hand no courts."""
        is_plain = seat in self.books.blanks.plain_seats()
        allowed = WHOLE & ~COURTS if is_plain else WHOLE
        for hand in self.books.hands.masks.values():
            allowed &= ~hand
        return allowed

    def bears(self, plays):
        """Whether the cards of one more trick, (seat, card) each, can be true too."""
        return self.has(plays) or self.can_be_true()

    def has(self, plays):
        """Whether they are in these hands, or fit into them beside the rest."""
        for seat, card in plays:
            if seat in self.hands and not self.takes(seat, bit_of(card)):
                return False
        return True

    def takes(self, seat, card):
        """Whether a hand has a card, or room for it while no other has it."""
        hand = self.hands[seat]
        room = self.books.hand_size(seat) - count(hand)
        if hand & card:
            return room >= 0
        others = [other for other in self.hands.values() if other & card]
        if room <= 0 or others or not card & self.allowed(seat):
            return False
        self.hands[seat] = hand | card
        return True
