"""The end of a deal: the tricks of each, or who made their bids."""

from ...entry_type import EntryType
from ...fields import Numbers, Seats
from ...fields.numbers import HIGHEST
from ...words import join_with_and, number_of
from .scoring import BY_MADE


class Tricks(EntryType):
    """The tricks of each, by seat."""

    type = "tricks"
    subject = "the tricks taken"
    fields = (Numbers("tricks", low=-HIGHEST, told=("took", "trick")),)
    words = ("{tricks}",)

    def why_not(self, deal, entry):
        counts = entry.tricks
        if min(counts) < 0 or sum(counts) != deal.hand:
            return (
                "tricks_do_not_add",
                f"The tricks come to {sum(counts)}, but {deal.hand} were played.",
            )
        for seat, taken in enumerate(counts):
            if taken < deal.taken[seat]:
                name, has = (
                    deal.table.players[seat],
                    number_of(deal.taken[seat], "trick"),
                )
                return "tricks_below_recorded", f"{name} already has {has}."
        return None

    def questions(self, deal):
        """The tricks of each, which begin as the bids."""
        begun = deal.taken if deal.number_of_tricks else deal.bids
        counts = Numbers(
            "tricks",
            low=0,
            high=deal.hand,
            total=deal.hand,
            preset=[begun[seat] for seat in deal.table.seats],
        )
        return [self.prompt("Tricks taken", counts, way="quick")]

    def enter(self, deal, entry):
        tell_all(deal, entry.tricks)


class BidsMade(EntryType):
    """Who made their bids, where the scoring asks for no more."""

    type = "made"
    enters = "result"
    subject = "who made their bid"
    fields = (Seats("made"),)

    def in_words(self, raw_entry, table):
        """Who made it: everybody, some by name, or nobody."""
        makers = [table.players[seat] for seat in sorted(raw_entry["made"])]
        if len(makers) == len(table.players):
            return "All made it"
        return f"{join_with_and(makers) or 'Nobody'} made it"

    def why_none(self, deal):
        if deal.is_bid() and deal.table.options["scoring"] not in BY_MADE:
            return "need_tricks", "This scoring needs each player's tricks."
        return None

    def why_not(self, deal, entry):
        made = sum(deal.bids[seat] for seat in entry.made)
        missers = [seat for seat in deal.table.seats if seat not in entry.made]
        is_possible = all(deal.taken[seat] <= deal.bids[seat] for seat in entry.made)
        if is_possible and deal.hand - made in totals_of_missers(deal, missers):
            return None
        come = f"{made} of {deal.hand}"
        why = f"The bids made come to {come}, so the others cannot all have missed."
        if not missers:
            why = f"They cannot all have made it: the bids come to {come}."
        return "impossible_result", why

    def questions(self, deal):
        """All, until somebody is tapped."""
        seats = list(deal.table.seats)
        made = Seats("made", preset=seats, if_on="made it", if_off="missed")
        help = "Tap each player who missed"
        return [self.prompt("Who made it?", made, way="quick", help=help)]

    def enter(self, deal, entry):
        """A player who missed is given any number of tricks but the bid.

        None of the scorings that ask for makers looks at it.
        """
        bids, made = deal.bids, entry.made
        deal.has_counts = False
        tell_all(deal, [bids[n] + (n not in made) for n in deal.table.seats])


def tell_all(deal, counts):
    """Every trick is entered; `counts`: by seat."""
    deal.taken = dict(enumerate(counts))
    deal.number_of_tricks = deal.hand


def totals_of_missers(deal, missers):
    """Every number of tricks that those who missed can have taken together."""
    totals = {0}
    for seat in missers:
        tricks = [
            number
            for number in range(deal.taken[seat], deal.hand + 1)
            if number != deal.bids[seat]
        ]
        totals = {total + number for total in totals for number in tricks}
    return totals


TRICKS, MADE = Tricks(), BidsMade()
