"""The books of one deal: everything that was exchanged, claimed, played and ruled."""

from ...errors import RuleError
from .blanks import Blanks
from .declarations import CLASS_NAMES, Declarations
from .hands import Hands
from .holdings import COURTS, WHOLE, Imagined, Need, hand_of
from .sheet import Sheet
from .tricks import Tricks


class Books:
    """What is known of one deal; the sheet follows from it.

    `seats` and `sides`: those who play, in the order in which they declare.
    `total`: the whole play in one entry, None while there is none.
    `is_doubted`: whether it was said that the claims do not fit the cards.
    `false`: class -> (seat, side, points) of a false declaration: who made it, and
    who scores how much in its place. `silenced`: the sides that score nothing in this
    deal. `lost_by`: the side that has lost the game by a ruling.
    """

    def __init__(self, table):
        self.table, self.game = table, table.game
        self.seats = self.game.playing(table)
        self.sides = self.sides_in(self.seats)
        self.exchange = self.game.exchange(self)
        self.blanks, self.hands = Blanks(self), Hands(self)
        self.declarations, self.tricks = Declarations(self), Tricks(self)
        self.total = None
        self.is_closed = self.is_doubted = False
        self.false, self.silenced, self.lost_by = {}, [], None
        self.imagine()
        self.sheet = Sheet(self)

    def sides_in(self, seats):
        """The sides of these seats, each once, in this order."""
        sides = []
        for seat in seats:
            if self.side_of(seat) not in sides:
                sides.append(self.side_of(seat))
        return sides

    def side_of(self, seat):
        """The side of a seat."""
        return self.table.side_of[seat]

    def opponent(self, seat):
        """The other of two seats."""
        first, second = self.seats
        return second if seat == first else first

    def name(self, seat):
        """A player's name."""
        return self.table.players[seat]

    def hand_size(self, seat):
        """How many cards a seat plays with."""
        return self.game.hand_size - self.tricks.missing.get(seat, 0)

    def check_declaring(self):
        """Refuses what belongs to declaring once it is over."""
        if self.is_closed:
            raise RuleError("declaring_closed", "Declaring is over in this deal.")

    def check_no_tie(self):
        """Refuses to end the declaring while a tie is open."""
        for kind in self.declarations.open:
            raise RuleError(
                "tie_open",
                f"The {CLASS_NAMES[kind]} are level: tell more, or answer the claim.",
            )

    def imagine(self):
        """Hands in which all that stands is true."""
        self.imagined = Imagined({seat: self.need_of(seat) for seat in self.seats})

    def need_of(self, seat):
        """What is known of the hand of a seat."""
        claims = [claim.parts for claim in self.claims_that_count(seat)]
        allowed, held = WHOLE, hand_of(self.tricks.cards[seat])
        if seat in self.hands.masks:
            allowed, held, claims = self.hands.masks[seat], self.hands.masks[seat], []
        if seat in self.blanks.plain_seats():
            allowed &= ~COURTS
        return Need(self.hand_size(seat), allowed, held, claims)

    def check_together(self, seat):
        """Refuses what a seat told if it cannot be true with all that was said."""
        need = self.need_of(seat)
        if not self.imagined.allows(seat, need):
            raise impossible()
        self.imagined.enter(seat, need)

    def claims_that_count(self, seat):
        """What a seat claims, but for what was ruled to be false."""
        return [
            claim
            for claim in self.declarations.claims_of(seat)
            if self.false.get(claim.kind, (None,))[0] != seat
        ]

    def class_winner(self, kind):
        """The side that scores a class as things stand, or None."""
        if kind in self.false:
            return self.false[kind][1]
        return self.declarations.winners[kind]

    def write(self):
        """Reckons the sheet afresh, and brings the table's up to date."""
        self.sheet = Sheet(self)
        self.table.rewrite(self.sheet.lines())

    def is_complete(self):
        """Whether the deal has been played out."""
        return self.total is not None or self.tricks.number() == self.tricks.whole

    def tricks_won(self):
        """The tricks of each side, in the order of `sides`."""
        if self.total is not None:
            return [self.total.tricks[side] for side in self.sides]
        return [self.tricks.won[side] for side in self.sides]


def impossible():
    """The refusal of what no cards bear out."""
    return RuleError(
        "impossible_together",
        "No cards fit this and what has been claimed before.",
    )
