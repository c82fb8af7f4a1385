"""An answer: what the opponent says to a claim, where two play."""

from ...fields import Choice, Fixed, Seat
from .claims import CLASS_NAMES, CLASSES, words_of_all
from .close import BeforeClose
from .declarations import answerers, is_asked, why_nothing_to_answer

REPLIES = {"good": "Good", "not_good": "Not good", "equal": "Equal"}


class Answer(BeforeClose):
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


def answer_prompt(answer, deal, seat, kind):
    """What the opponent says to a claim."""
    book = deal.declarations
    other = book.opponent(seat)
    claim = words_of_all(book.declaration(other, kind).parts)
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
