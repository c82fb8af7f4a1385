"""The close: declaring is over. Until then: who may still speak, and who answers."""

from ...entry_type import EntryType
from .combinations import CLASS_NAMES, CLASSES

# class -> it and those that come after it; class -> those that come after it
FROM = {kind: CLASSES[place:] for place, kind in enumerate(CLASSES)}
AFTER = {kind: FROM[kind][1:] for kind in CLASSES}


class BeforePlay(EntryType):
    """An entry of the time before the play, for as long as something is left to say.

    An entry that comes is refused by what it says, which tells more than that nothing
    is left; and before all else by what it can never say.
    """

    def why_none(self, deal):
        return self.why_over(deal) or (None if self.has_more(deal) else self.not_now())

    def refusal(self, deal, seen):
        why = self.why_never(deal, seen) or self.why_over(deal)
        return why or self.why_not(deal, seen)

    def out_of_place(self, deal, entry):
        seen = self.look(deal, entry) if self.look else entry
        return self.why_never(deal, seen) or super().out_of_place(deal, entry)

    def why_never(self, deal, seen):
        """Why no hand can have what is said; what is asked is never so."""

    def why_over(self, deal):
        """Why the time for it is over."""
        return deal.why_closed()

    def has_more(self, deal):
        """Whether anybody is left who has not said it."""
        raise NotImplementedError


class Close(EntryType):
    """Never needed: the first trick also closes."""

    type = "close"
    enters = "end"
    subject = "the end of declaring"
    words = ("Declaring is over",)

    def why_none(self, deal):
        return deal.why_closed() or deal.why_tied()

    def questions(self, deal):
        """Not before anything was said, while an answer is due, or once all is said."""
        is_due = deal.table.game.has_replies and answerers(deal)
        if is_due or not deal.declarations.is_begun() or not next_to_speak(deal):
            return []
        return [self.prompt("Declaring is over", way="call")]

    def enter(self, deal, entry):
        deal.close()


def next_to_speak(deal):
    """The (seat, class) that is next, as a list of it or empty.

    Elder goes on where younger has only said "not good": younger counts when elder has
    led. Younger's own claim comes next in the list.
    """
    able = able_to_speak(deal)
    elders = [pair for pair in able if pair[0] == deal.seats[0]]
    if elders and is_owed(deal, *able[0]):
        return [elders[0], able[0]]
    return able[:1]


def able_to_speak(deal):
    """(seat, class) of those who may still declare, by classes.

    A tie waits until all have spoken in its class; then nobody else does.
    """
    book, able = deal.declarations, []
    for seat, kind in book.pending_classes():
        if kind in book.open and book.declaration(seat, kind):
            continue
        if book.open and kind not in book.open:
            break
        if not (why_late(deal, seat, kind) or why_conceded(deal, seat, kind)):
            able.append((seat, kind))
    return able


def is_owed(deal, seat, kind):
    """Whether younger has called a claim not good, and not yet made a better one."""
    is_younger = seat == deal.seats[-1]
    return is_younger and deal.declarations.answers.get(kind) == (seat, "not_good")


def why_late(deal, seat, kind):
    """Out of turn, where two play; not after a miscall, nor to tell more in a tie."""
    book = deal.declarations
    is_free = kind in book.reopened or book.declaration(seat, kind)
    if is_free or not deal.table.game.has_replies or is_in_order(deal, seat, kind):
        return None
    return (
        "out_of_order",
        f"It is too late for {deal.name(seat)} to declare the {CLASS_NAMES[kind]}. "
        "The order is point, sequences, sets, with elder first in each.",
    )


def is_in_order(deal, seat, kind):
    """Whether a seat is not past this class, nor, for elder, younger at it."""
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
        f"{deal.name(seat)} has already conceded the {CLASS_NAMES[kind]}.",
    )


def answerers(deal):
    """(class, seat) of those who have something to answer."""
    return [
        (kind, seat)
        for kind in CLASSES
        for seat in deal.seats
        if not why_nothing_to_answer(deal, seat, kind)
    ]


def why_nothing_to_answer(deal, seat, kind):
    """A claim that is settled or was not made, or an answer of one who has spoken."""
    book = deal.declarations
    has_spoken = book.declaration(seat, kind) and kind not in book.open
    if book.is_settled(kind) or has_spoken:
        return (
            "already_declared",
            f"{deal.name(seat)} has no claim to answer in the {CLASS_NAMES[kind]}.",
        )
    if not book.has_claim(book.opponent(seat), kind):
        return "nothing_to_answer", "There is no claim to answer."
    return None


CLOSE = Close()
