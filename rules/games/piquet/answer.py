"""An answer: what the opponent says to a claim, where two play."""

from ...fields import Choice, Fixed, Seat
from .claim_words import all_told
from .claims import CLASS_NAMES, CLASSES
from .declaring import Declaring, not_told

REPLIES = {"good": "Good", "not_good": "Not good", "equal": "Equal"}


class Answer(Declaring):
    """The table's own reply: it decides the class, whatever else is said."""

    type = "answer"
    fields = (
        Seat("seat"),
        Choice("class", *[(kind, CLASS_NAMES[kind]) for kind in CLASSES]),
        Choice("reply", *REPLIES),
    )
    words = ("{seat}: {reply}",)

    def has_more(self, deal):
        return deal.table.game.has_replies and len(answerers(deal)) > 0

    def why_not(self, deal, entry):
        kind = getattr(entry, "class")
        why = why_nothing_to_answer(deal, entry.seat, kind)
        if not why and kind == "set" and entry.reply == "equal":
            return "equal_impossible", "Two sets are never equal."
        return why

    def questions(self, deal):
        """The first claim that waits for a reply."""
        return [
            answer_prompt(self, deal, seat, kind)
            for kind, seat in answerers(deal)
            if is_asked(deal, seat, kind)
        ][:1]

    def enter(self, deal, entry):
        deal.is_exchange_over = True
        deal.declarations.put_answer(entry.seat, getattr(entry, "class"), entry.reply)
        deal.table.announce(REPLIES[entry.reply])
        deal.change()


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
            f"The {CLASS_NAMES[kind]} need no answer of {deal.name(seat)} now.",
        )
    if not book.has_claim(book.opponent(seat), kind):
        return "nothing_to_answer", "There is no claim to answer."
    return None


def is_asked(deal, seat, kind):
    """Whether it is for him to answer: in a tie for the one who is told more.

    While neither has told more, the second speaker may still say what he has heard.
    """
    book = deal.declarations
    if kind not in book.open:
        return True
    first = book.claims(kind)[0][0]
    untold = [one for one, claim in not_told(book) if claim.kind == kind]
    return untold == [seat] or (len(untold) == 2 and seat != first)


def answer_prompt(answer, deal, seat, kind):
    """What the opponent says to a claim."""
    book = deal.declarations
    other = book.opponent(seat)
    claim = all_told(book.declaration(other, kind).parts)
    replies = [(key, REPLIES[key]) for key in ("good", "not_good", "equal")]
    if kind == "set":
        replies.pop()
    return answer.prompt(
        f"{deal.name(seat)} answers",
        Fixed("seat", seat),
        Fixed("class", kind),
        Choice("reply", *replies),
        way="" if kind in book.open else "call",
        turn=seat,
        help=f"{deal.name(other)}: {claim[0].lower()}{claim[1:]}",
    )


ANSWER = Answer()
