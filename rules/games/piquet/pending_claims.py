"""Claims that are not good yet: until they are answered, or declaring is over.

The sheet of a record counts a claim at once, as it would stand if declaring were over.
A page does not: it shows what the claim would bring.
"""

from .claims import best_part
from .close import why_late
from .combinations import CLASSES, part_points, words_of
from .pack_conflicts import tell_part
from .scoring import class_lines

IF_GOOD, NOT_GOOD = "if good", "not good"


def pending_lines(deal):
    """(side, points, reason, text, state, is_written) of each claim that waits.

    `state`: IF_GOOD, or NOT_GOOD where somebody has better, as they say, and has not
    claimed it yet; `is_written`: whether the sheet of the record counts it.
    """
    return [claim for kind in CLASSES for claim in claims_waiting(deal, kind)]


def claims_waiting(deal, kind):
    """The claims of a class that wait, but for those of a side that scores nothing."""
    state = state_of(deal, kind)
    if not state:
        return []
    if kind in deal.declarations.open:
        return [one for one in tied_lines(deal, kind) if one[0] not in deal.silenced]
    if deal.declarations.winners[kind] is None:
        return []
    return [
        (line.side, line.points, kind, line.text, state, True)
        for line in class_lines(deal, kind)
        if line.side not in deal.silenced
    ]


def tied_lines(deal, kind):
    """The claims of an open tie, which the sheet does not count."""
    book = deal.declarations
    return [
        (deal.side_of(seat), part_points(part), kind, words_of(part), IF_GOOD, False)
        for seat, claim in book.claims(kind)
        if seat in book.tied_seats(kind)
        for part in claim.parts
    ]


def state_of(deal, kind):
    """What the claims of a class wait for; "" where they wait for nothing."""
    book = deal.declarations
    is_told = deal.is_closed or kind in book.awards or kind in deal.false
    if is_told or not book.claims(kind):
        return ""
    if kind in book.answers:
        return NOT_GOOD if is_better_to_come(deal, kind) else ""
    return IF_GOOD if kind in book.open or is_unheard(deal, kind) else ""


def why_pending(deal, kind):
    """Why the best claim of a class does not count yet; "" where it does."""
    state, book = state_of(deal, kind), deal.declarations
    if not state or book.winners[kind] is None:
        return ""
    seat = max([(claim.order(), seat) for seat, claim in book.claims(kind)])[1]
    best = tell_part(deal, seat, best_part(book.declaration(seat, kind)))
    if state == NOT_GOOD:
        other = deal.name(book.opponent(seat))
        return f"{other} said \u201cNot good\u201d to {best}, and claims next."
    counts = "count if they are" if kind == "set" else "counts if it is"
    return f"{best} {counts} good. Not everyone has answered yet."


def is_better_to_come(deal, kind):
    """Whether somebody has called the claim not good, and may still claim better."""
    seat, reply = deal.declarations.answers[kind]
    if reply != "not_good" or deal.declarations.declaration(seat, kind):
        return False
    return not why_late(deal, seat, kind)


def is_unheard(deal, kind):
    """Whether another side than that of the best claim has not spoken in a class."""
    book = deal.declarations
    silent = [seat for seat in book.seats if not book.declaration(seat, kind)]
    best = book.winners[kind]
    return best is not None and any(deal.side_of(seat) != best for seat in silent)
