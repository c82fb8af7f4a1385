"""Carte blanche: a dealt hand without king, queen or jack."""

from ...errors import RuleError
from .hands import check_count, check_repeated

PLAIN_CARDS = 20  # of the pack's 32
COURTS = "KQJ"
WORTH = 10


class Blanks:
    """Who has shown a carte blanche."""

    def __init__(self, books):
        self.books, self.table = books, books.table
        self.seats = []

    def enter(self, entry):
        """One carte blanche, shown or only claimed."""
        if entry.cards is not None:
            self.check_cards(entry.cards)
        self.books.check_declaring()
        self.check_seat(entry.seat)
        self.seats.append(entry.seat)
        self.books.check_together(entry.seat)
        name = self.table.players[entry.seat]
        self.table.announce(f"{name}: carte blanche, {WORTH}")

    def check_cards(self, cards):
        """Refuses what is not a dealt hand without court cards."""
        check_repeated(cards)
        check_count(cards, self.books.game.hand_size)
        if any(card[0] in COURTS for card in cards):
            raise RuleError("not_blank", "A carte blanche has no king, queen or jack.")

    def check_seat(self, seat):
        """Refuses a second claim, one that comes late, and one too many."""
        name = self.table.players[seat]
        if seat in self.seats:
            raise RuleError("already_declared", f"{name} has counted carte blanche.")
        if self.is_late(seat):
            raise RuleError(
                "blank_too_late",
                f"{name} has to claim carte blanche before cards are exchanged.",
            )
        if not self.has_room():
            raise RuleError("blank_impossible", "So many blank hands do not exist.")

    def is_late(self, seat):
        """Whether an exchange bars the seat from claiming."""
        exchanged = self.books.exchange.counts
        if self.table.options.get("blank_when") == "at_once":
            return len(exchanged) > 0
        return seat in exchanged

    def has_room(self):
        """Whether the pack has plain cards for one more such hand."""
        return (len(self.seats) + 1) * self.books.game.hand_size <= PLAIN_CARDS

    def open_seats(self):
        """The seats that may still claim."""
        if self.books.is_closed or not self.has_room():
            return []
        return [
            seat
            for seat in self.books.seats
            if seat not in self.seats and not self.is_late(seat)
        ]

    def plain_seats(self):
        """The seats whose hands, as none of them exchanges, have no court cards."""
        takers = self.books.exchange.takers()
        return [seat for seat in self.seats if seat not in takers]

    def lines(self):
        """Ten for each."""
        side_of = self.table.side_of
        return [
            (side_of[seat], WORTH, "carte_blanche", "Carte blanche")
            for seat in self.seats
        ]
