"""The time of declaring: what its entries have in common, and whose turn it is."""

from ...entry_type import EntryType
from .claims import CLASS_NAMES, CLASSES

# class -> it and those that come after it; class -> those that come after it
FROM = {kind: CLASSES[place:] for place, kind in enumerate(CLASSES)}
AFTER = {kind: FROM[kind][1:] for kind in CLASSES}


class Declaring(EntryType):
    """An entry of the time before the close, for as long as something is left to say.

    An entry that comes is refused by what it says, which tells more than that nothing
    is left.
    """

    def why_none(self, deal):
        return self.why_over(deal) or (None if self.has_more(deal) else self.not_now())

    def refusal(self, deal, entry):
        return self.why_over(deal) or self.why_not(deal, entry)

    def why_over(self, deal):
        """Why the time for it is over."""
        return deal.why_closed()

    def has_more(self, deal):
        """Whether anybody is left who has not said it."""
        raise NotImplementedError


def not_told(book):
    """(seat, Claim) of those who have not told what an open tie needs.

    `book`: the Declarations. Who has spoken first comes first.
    """
    return [
        (seat, claim)
        for kind in CLASSES
        if kind in book.open
        for seat, claim in book.claims(kind)
        if seat in book.tied_seats(kind) and claim.strength[1] is None
    ]


def asks_first(book):
    """Whether he who has spoken first is to tell what an open tie needs."""
    for kind in CLASSES if book.open else ():
        if kind in book.open:
            seat, claim = book.claims(kind)[0]
            return claim.strength[1] is None and seat in book.tied_seats(kind)
    return False


def next_to_speak(deal):
    """The (seat, class) that is next, as a list of it or empty.

    A tie waits until all have spoken in its class; then nobody else does.
    """
    book = deal.declarations
    for seat, kind in book.pending():
        if kind in book.open and book.declaration(seat, kind):
            continue
        if book.open and kind not in book.open:
            return []
        if not why_silent(deal, seat, kind):
            return [(seat, kind)]
    return []


def why_silent(deal, seat, kind):
    """Why a seat has nothing to claim in a class that is not declared yet."""
    return why_late(deal, seat, kind) or why_conceded(deal, seat, kind)


def why_late(deal, seat, kind):
    """Out of turn, where two play; not after a miscall, nor to tell more in a tie."""
    book = deal.declarations
    is_free = kind in book.reopened or book.declaration(seat, kind)
    if is_free or not deal.table.game.has_replies or is_in_order(deal, seat, kind):
        return None
    return (
        "out_of_order",
        "Point, then sequences, then sets, and elder first in each: it is too "
        f"late for {deal.name(seat)} to speak of the {CLASS_NAMES[kind]}.",
    )


def is_in_order(deal, seat, kind):
    """Whether neither he is past this class nor, for elder, his opponent at it."""
    book, (elder, younger) = deal.declarations, deal.seats
    if book.has_declared(seat, AFTER[kind]):
        return False
    return seat != elder or not book.has_declared(younger, FROM[kind])


def why_conceded(deal, seat, kind):
    """A claim after the other's was called good, or equal."""
    if not deal.declarations.has_conceded(seat, kind):
        return None
    return (
        "conceded",
        f"{deal.name(seat)} has let the other's {CLASS_NAMES[kind]} pass.",
    )
