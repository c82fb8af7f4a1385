"""Hands in which all that has been told of a deal is true: one way to deal them."""

from .holdings import (
    COURTS,
    WHOLE,
    Need,
    bit_of,
    count,
    filled,
    find_hands,
    hand_of,
    holds,
)


class Imagined:
    """What is known of each hand, and hands for those that were not entered.

    `sizes`: seat -> its number of cards. `entered`: seat -> the hand entered. `plain`:
    the seats without court cards. `claims`: seat -> class -> the parts claimed.
    `hands`: seat -> a hand that holds its claims, for the hands not entered; others are
    looked for when these fail.
    """

    def __init__(self, seats, size):
        self.seats = seats
        self.sizes = dict.fromkeys(seats, size)
        self.entered, self.plain = {}, []
        self.claims = {seat: {} for seat in seats}
        self.hands = dict.fromkeys(seats, 0)
        self.last = None, None  # the last claim looked at, and the hands for it

    def keep(self, hands):
        """Goes on with these hands, as what is known changes."""
        self.hands, self.last = hands, (None, None)

    def has_room(self, seat, kind, parts):
        """Whether a seat can claim this besides all that was told."""
        return self.with_claim(seat, kind, parts) is not None

    def claim(self, seat, kind, parts):
        """Writes a claim down."""
        self.keep(self.with_claim(seat, kind, parts))
        self.claims[seat][kind] = parts

    def take_back(self, seat, kind):
        """A claim counts no longer."""
        self.keep(self.hands)
        self.claims[seat].pop(kind, None)

    def with_claim(self, seat, kind, parts):
        """The hands with one more claim: these with more cards, or others; or None."""
        asked = (seat, kind, parts)
        if self.last[0] != asked or self.last[1] is None:
            self.last = asked, self.hands_with(seat, kind, parts)
        return self.last[1]

    def hands_with(self, seat, kind, parts):
        """The same, found afresh."""
        if seat in self.entered or not parts:
            return self.hands
        hand = filled(self.hands[seat], parts, self.free(seat), self.sizes[seat])
        if hand is not None:
            return self.hands | {seat: hand}
        own = self.claims[seat] | {kind: parts}
        return self.found(claims=self.claims | {seat: own})

    def free(self, seat):
        """The cards that a seat may have beside the others' hands."""
        free = allowed(self.entered, seat in self.plain)
        for other in self.hands:
            if other != seat:
                free &= ~self.hands[other]
        return free

    def lacks_a_claim(self, seat, cards):
        """Whether a list of cards does not hold what a seat has claimed."""
        hand, claims = hand_of(cards), self.claims[seat]
        return any(not holds(hand, claims[kind]) for kind in claims)

    def with_hand(self, seat, cards):
        """The hands beside one more that is entered; None if there are none."""
        return self.found(entered=self.entered | {seat: hand_of(cards)})

    def enter(self, seat, cards):
        """Writes down a hand as a list of cards."""
        self.keep(self.with_hand(seat, cards))
        self.entered[seat] = hand_of(cards)

    def with_plain(self, seat):
        """The hands where one more has no court cards; None if there are none."""
        if seat in self.hands and not self.hands[seat] & COURTS:
            return self.hands
        return self.found(plain=self.plain + [seat])

    def bar_courts(self, seat):
        """Writes down that a hand has no court cards."""
        self.keep(self.with_plain(seat))
        self.plain.append(seat)

    def with_size(self, seat, size):
        """The hands where one has so many cards; None if there are none."""
        if count(self.entered.get(seat, 0)) > size:
            return None
        return self.found(sizes=self.sizes | {seat: size})

    def shorten(self, seat, size):
        """Writes down that a hand has so many cards."""
        self.keep(self.with_size(seat, size))
        self.sizes[seat] = size

    def bears(self, plays, played):
        """Whether the cards of one more trick, (seat, card) each, can be true too.

        `played`: seat -> all cards that it has played.
        """
        if self.takes_all(plays):
            return True
        held = {seat: hand_of(played[seat]) for seat in self.seats}
        hands = self.found(held=held)
        if hands is not None:
            self.keep(hands)
        return hands is not None

    def takes_all(self, plays):
        """Whether the hands have these cards, or room for them beside the rest."""
        for seat, card in plays:
            if seat in self.hands and not self.takes(seat, bit_of(card)):
                return False
        return True

    def takes(self, seat, card):
        """Whether a hand has a card, or room for it while no other has it."""
        hand = self.hands[seat]
        room = self.sizes[seat] - count(hand)
        if hand & card:
            return room >= 0
        if room <= 0 or not card & self.free(seat):
            return False
        self.keep(self.hands | {seat: hand | card})
        return True

    def found(self, sizes=None, entered=None, plain=None, claims=None, held=None):
        """Hands for what is known, some of it as it would be; None if there are none.

        `held`: seat -> the cards that it must have.
        """
        sizes, entered = sizes or self.sizes, entered or self.entered
        plain, claims = plain or self.plain, claims or self.claims
        if any(entered.get(seat, 0) & COURTS for seat in plain):
            return None
        hidden = [seat for seat in self.seats if seat not in entered]
        needs = [
            Need(
                sizes[seat],
                allowed(entered, seat in plain),
                held[seat] if held else 0,
                [part for kind in claims[seat] for part in claims[seat][kind]],
            )
            for seat in hidden
        ]
        hands = find_hands(needs)
        return None if hands is None else dict(zip(hidden, hands))


def allowed(entered, is_plain):
    """The cards that are in no hand entered; of a plain hand no courts."""
    cards = WHOLE & ~COURTS if is_plain else WHOLE
    for seat in entered:
        cards &= ~entered[seat]
    return cards
