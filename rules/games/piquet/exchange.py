"""Exchanging cards with the stock: who may, how many, and what is left for the next."""

from ...errors import RuleError

STOCK = 8
ELDERS_SHARE = 5
LEAST = {"one": 1, "free": 0}  # `younger_exchange` -> the fewest the dealer takes


class Exchange:
    """The exchange of two: elder one to five cards, younger what elder has left."""

    def __init__(self, books):
        self.books, self.table = books, books.table
        self.counts = {}
        self.is_over = False

    def takers(self):
        """The seats that may exchange, in order."""
        return self.books.seats

    def waiting(self):
        """The seats that may still exchange."""
        if self.is_over or self.books.is_closed:
            return []
        return [seat for seat in self.takers() if seat not in self.counts]

    def enter(self, entry):
        """One player's exchange."""
        seat = entry.seat
        self.books.check_declaring()
        if self.is_over:
            raise RuleError("exchange_over", "Declaring has begun: no cards change.")
        if seat in self.counts:
            name = self.table.players[seat]
            raise RuleError("already_exchanged", f"{name} has exchanged already.")
        self.check_turn(seat)
        self.check_limit(entry)
        self.counts[seat] = entry.count
        self.call(seat, entry.count)

    def check_turn(self, seat):
        """Refuses younger before elder."""
        elder = self.books.seats[0]
        if seat != elder and elder not in self.counts:
            name = self.table.players[elder]
            raise RuleError("elder_exchanges_first", f"{name} exchanges first.")

    def check_limit(self, entry):
        """Refuses a number that the player may not exchange."""
        offered = self.offered(entry.seat)
        if entry.count not in offered:
            raise RuleError(
                "exchange_limit",
                f"{self.table.players[entry.seat]} exchanges "
                f"{' or '.join(range_words(offered))} cards, not {entry.count}.",
            )

    def offered(self, seat):
        """The numbers of cards that a seat may exchange."""
        elder = self.books.seats[0]
        if seat == elder:
            return list(range(1, ELDERS_SHARE + 1))
        least = LEAST[self.table.options["younger_exchange"]]
        return list(range(least, STOCK - self.counts.get(elder, ELDERS_SHARE) + 1))

    def call(self, seat, count):
        """Says how many cards are left, and who may take them."""
        elder, younger = self.books.seats
        names = self.table.players
        left = STOCK - sum(self.counts.values())
        if seat == elder and count < ELDERS_SHARE:
            shy = ELDERS_SHARE - count
            text = f"{names[elder]} leaves {shy}: {names[younger]} may take {left}"
            self.table.announce(text)
        elif seat == younger and left:
            self.table.announce(f"{names[younger]} leaves {left}")


class WidowExchange(Exchange):
    """Three-handed: only the dealer exchanges, both cards of the widow or none."""

    def takers(self):
        return [self.table.deal.dealer]

    def check_turn(self, seat):
        if seat not in self.takers():
            name = self.table.players[self.table.deal.dealer]
            raise RuleError("not_dealer", f"Only {name}, who deals, may exchange.")

    def offered(self, seat):
        return [0, 2]

    def call(self, seat, count):
        """Nothing is said."""


class NoExchange(Exchange):
    """The whole pack is dealt out."""

    def takers(self):
        return []


def range_words(numbers):
    """Numbers for a sentence: a range by its ends."""
    if numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 2:
        return [f"{numbers[0]} to {numbers[-1]}"]
    return [str(number) for number in numbers]
