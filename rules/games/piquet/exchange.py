"""Exchanging cards with the stock: who may, how many, and what is left for the next."""

from ...fields import Choice, Fixed, Number, Seat
from .close import BeforePlay

STOCK = 8
ELDERS_SHARE = 5
LEAST = {"one": 1, "free": 0}  # `younger_exchange` -> the fewest the dealer takes


class Exchange(BeforePlay):
    """The exchange of two: elder one to five cards, younger what elder has left."""

    type = "exchange"
    fields = (Seat("seat"), Number("count", 0, STOCK, thing="card"))
    words = ("{seat} exchanges {count}",)

    def why_over(self, deal):
        why = deal.why_closed()
        if not why and deal.is_exchange_over:
            return (
                "exchange_over",
                "Declaring has begun. Exchanging is over.",
            )
        return why

    def has_more(self, deal):
        return any(seat not in deal.exchanged for seat in deal.takers())

    def why_not(self, deal, entry):
        seat = entry.seat
        if seat in deal.exchanged:
            name = deal.name(seat)
            return "already_exchanged", f"{name} has already exchanged cards."
        return self.why_not_his_turn(deal, seat) or self.why_not_so_many(deal, entry)

    def why_not_his_turn(self, deal, seat):
        """Younger before elder."""
        elder = deal.seats[0]
        if seat == elder or elder in deal.exchanged:
            return None
        return "elder_exchanges_first", f"{deal.name(elder)} exchanges first."

    def why_not_so_many(self, deal, entry):
        """A number that the player may not exchange."""
        offered = self.exchange_numbers(deal, entry.seat)
        if entry.count in offered:
            return None
        return (
            "exchange_limit",
            f"{deal.name(entry.seat)} can exchange "
            f"{' or '.join(range_words(offered))} cards, not {entry.count}.",
        )

    def exchange_numbers(self, deal, seat):
        """The numbers of cards that a seat may exchange."""
        elder = deal.seats[0]
        if seat == elder:
            return list(range(1, ELDERS_SHARE + 1))
        least = LEAST[deal.table.options["younger_exchange"]]
        return list(range(least, STOCK - deal.exchanged.get(elder, ELDERS_SHARE) + 1))

    def questions(self, deal):
        """How many the next takes; most take all they may."""
        waiting = [seat for seat in deal.takers() if seat not in deal.exchanged]
        return [self.question(deal, seat) for seat in waiting[:1]]

    def question(self, deal, seat):
        """How many cards a player exchanges."""
        offered = self.exchange_numbers(deal, seat)
        numbers = [(number, str(number)) for number in offered]
        return self.prompt(
            f"{deal.name(seat)} exchanges",
            Fixed("seat", seat),
            Choice("count", *numbers, preset=offered[-1]),
        )

    def enter(self, deal, entry):
        deal.exchanged[entry.seat] = entry.count
        self.call(deal, entry.seat, entry.count)

    def call(self, deal, seat, count):
        """Says how many cards are left, and who may take them."""
        elder, younger = deal.seats
        left = STOCK - sum(deal.exchanged[seat] for seat in deal.exchanged)
        if seat == elder and count < ELDERS_SHARE:
            shy = ELDERS_SHARE - count
            deal.table.announce(
                f"{deal.name(elder)} leaves {shy}: {deal.name(younger)} may take {left}"
            )
        elif seat == younger and left:
            deal.table.announce(f"{deal.name(younger)} leaves {left}")


def range_words(numbers):
    """Numbers for a sentence: a range by its ends."""
    if numbers == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 2:
        return [f"{numbers[0]} to {numbers[-1]}"]
    return [str(number) for number in numbers]


EXCHANGE = Exchange()
