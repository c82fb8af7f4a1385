"""A deal of piquet: who plays it; what was exchanged, declared, played and ruled."""

from ...table import Deal
from .claims import Declarations
from .combinations import CLASS_NAMES
from .holdings import BITS, Holdings
from .scoring import InHand, Sheet
from .tricks import Tricks

IMPOSSIBLE = (
    "impossible_together",
    "This cannot fit with the earlier claims.",
)
CARD_WORDS = {
    "cards": "the cards",
    "capot": "capot",
    "shared_capot": "shared capot",
    "shared_cards": "shared cards",
}


class Seating:
    """Who plays when one deals, and in which order.

    `seats` and `sides`: in the order in which they declare; `rounds`: seat -> the seats
    in order of play where it leads; `orders`: the same of sides. `plays`: the Plays of
    a deal, once somebody is asked for one.
    """

    plays = None

    def __init__(self, table, dealer):
        self.seats = table.game.playing_seats(table, dealer)
        first = self.seats[: len(table.sides)]  # partners are not neighbours
        self.sides = [table.side_of[seat] for seat in first]
        self.rounds, self.orders = rotations(self.seats), rotations(self.sides)


def rotations(items):
    """Each of these -> all of them, from this one on."""
    return {item: items[n:] + items[:n] for n, item in enumerate(items)}


class PiquetDeal(Deal):
    """One deal as far as it has come; its lines follow from what it holds.

    `seats` and `sides`: those who play, in the order in which they declare; `orders`:
    side -> the sides in order of play where it leads. `exchanged`: seat -> how many
    cards. `blanks`: the seats with carte blanche; `hands`: seat -> the cards entered.
    `total`: the whole play in one entry. `is_played`: whether it has been played out.
    `is_doubted`: whether it was said that the claims do not fit the cards. `false`:
    class -> (seat, side, points) of a false declaration: who made it, and who scores
    how much in its place. `silenced`: the sides that score nothing in this deal.
    `latest`: the (seat, Claim) that was declared last, None once it was answered.
    `lost_by`: the side that has lost the game by a ruling. `in_hand` and `sheet`: what
    was worked out from all this, None if it must be worked out again; `is_written`:
    whether the lines say it; `up_to`: how many of them do, None where none is kept.
    """

    total = lost_by = latest = None
    is_exchange_over = is_doubted = False

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        game, side_of = table.game, table.side_of
        seating = table.ledger.seatings[dealer]
        self.seats = seats = seating.seats
        self.sides, self.orders = seating.sides, seating.orders
        self.exchanged, self.blanks, self.hands = {}, [], {}
        self.declarations = Declarations(seats, side_of)
        self.holdings = Holdings(seats, game.hand_size)
        self.tricks = Tricks(seating, side_of, game.hand_size, self.holdings.entered)
        self.false, self.silenced = {}, []
        self.in_hand = self.sheet = self.up_to = None
        self.is_closed, self.is_played, self.is_written = False, False, True

    def name(self, seat):
        """A player's name."""
        return self.table.players[seat]

    def side_of(self, seat):
        """The side of a seat."""
        return self.table.side_of[seat]

    def takers(self):
        """The seats that may exchange, in order."""
        return self.table.game.takers(self)

    def why_closed(self):
        """What belongs to declaring cannot come once it is over."""
        if self.is_closed:
            return "declaring_closed", "Declaring is over in this deal."
        return None

    def why_tied(self):
        """Declaring does not end while a tie is open."""
        for kind in self.declarations.open:
            return (
                "tie_open",
                f"Equal claims in the {CLASS_NAMES[kind]}. "
                "Add the missing detail, or answer the claim.",
            )
        return None

    def class_winner(self, kind):
        """The side that scores a class as things stand, or None."""
        if kind in self.false:
            return self.false[kind][1]
        return self.declarations.winners[kind]

    def change(self):
        """Something has changed what the deal scores: it must be worked out again."""
        self.in_hand = self.sheet = self.up_to = None
        self.is_written = False

    def gone_cards(self):
        """The cards played; and once all hands are entered, those that are in none."""
        gone = {card: 1 for card in BITS if BITS[card] & self.tricks.played}
        if len(self.hands) == len(self.seats):
            held = [card for seat in self.hands for card in self.hands[seat]]
            gone.update(dict.fromkeys(self.table.pack.difference(held), 1))
        return gone

    def count_hands(self):
        """What the hands count as they stand, made when somebody asks."""
        if self.in_hand is None:
            self.in_hand = InHand(self)
        return self.in_hand

    def reckon(self):
        """The sheet, made when somebody looks at it."""
        if self.sheet is None:
            self.sheet = Sheet(self)
        return self.sheet

    def write(self):
        if self.is_written:
            return
        sheet, table = self.reckon(), self.table
        if not self.lines and not self.silenced:
            self.lines = sheet.aloud_lines + sheet.card_lines
            for side in self.sides:
                table.totals[side] += sheet.whole[side]
        elif self.up_to is None or self.silenced:
            table.rewrite(sheet.lines(self.silenced))
        else:
            table.score_lines(sheet.aloud_lines[self.up_to :] + sheet.card_lines)
        self.up_to, self.is_written = len(sheet.aloud_lines), True

    def drop(self):
        """Nothing of this deal scores but what was agreed."""
        self.table.rewrite([])
        self.is_written = True

    def close(self):
        """Ends the declaring: fixes repique, and announces each side's start."""
        self.is_closed, self.is_written = True, False
        self.sheet, self.up_to = Sheet(self), None
        table, sheet = self.table, self.sheet
        if sheet.repique is not None:
            table.announce(f"{table.name(sheet.repique)}: repique")
        for side in self.sides:
            start = 0 if side in self.silenced else sheet.starts[side]
            table.announce(f"{table.name(side)} starts with {start}")

    def tricks_won(self):
        """The tricks of each side of the table."""
        return self.tricks.won if self.total is None else self.total.tricks

    def counts(self):
        """What each side counts aloud now, a side that scores nothing too."""
        counts = list(self.sheet.counts)
        for side in self.silenced:
            counts[side] = 0
        return counts

    def call_pique(self):
        """Says who has pique, by the entry that brought it."""
        self.table.announce(f"{self.table.name(self.sheet.pique)}: pique")

    def end_play(self):
        """All is played: announces who has the cards, and the count with them."""
        self.is_played = True
        table, sheet = self.table, self.sheet
        for line in sheet.card_lines:
            side = line.side
            count = 0 if side in self.silenced else sheet.whole[side]
            table.announce(f"{table.name(side)}: {CARD_WORDS[line.reason]}, {count}")
        if not sheet.card_lines:
            table.announce("Cards divided")
