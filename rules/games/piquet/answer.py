"""An answer: what the opponent says to a claim, and what is missing in a tie."""

from ...fields import Choice, Fixed, Saying, Seat
from .close import BeforePlay, answerers, why_nothing_to_answer
from .combinations import (
    CLASSES,
    RUN_NAMES,
    class_field,
    fixed_class,
    pip_sayings,
    top_sayings,
    words_of_all,
)
from .evidence import reply_of, why_untrue

REPLIES = {"good": "Good", "not_good": "Not good", "equal": "Equal"}


class Answer(BeforePlay):
    """The table's own reply: it decides the class, whatever else is said."""

    type = "answer"
    fields = (Seat("seat"), class_field(), Choice("reply", *REPLIES))
    words = ("{seat}: {reply}",)

    def has_more(self, deal):
        return deal.table.game.has_replies and len(answerers(deal)) > 0

    def look(self, deal, entry):
        """The Reply: what is said of which claim, and what that proves."""
        return reply_of(deal, entry)

    def why_not(self, deal, reply):
        why = why_nothing_to_answer(deal, reply.seat, reply.kind)
        if not why and reply.kind == "set" and reply.word == "equal":
            return (
                "equal_impossible",
                "Sets are never equal. One of them is always better.",
            )
        return why or why_untrue(deal, reply)

    def questions(self, deal):
        """The first claim that waits for a reply."""
        return [
            answer_prompt(self, deal, seat, kind)
            for kind, seat in answerers(deal)
            if is_his_to_answer(deal, seat, kind)
        ][:1]

    def enter(self, deal, reply):
        deal.is_exchange_over, deal.latest = True, None
        if reply.ways:
            deal.holdings.answer(reply.seat, reply.kind, reply.ways)
        deal.declarations.put_answer(reply.seat, reply.kind, reply.word)
        deal.table.announce(REPLIES[reply.word])
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
        fixed_class(kind),
        Choice("reply", *replies),
        way="" if kind in book.open else "call",
        turn=seat,
        help=f"{deal.name(other)}: {claim[0].lower()}{claim[1:]}",
    )


def is_his_to_answer(deal, seat, kind):
    """Whether a seat is to answer: in a tie, the one whose claim lacks the detail.

    While both lack the detail, the second speaker may still answer the first claim.
    """
    book = deal.declarations
    if kind not in book.open:
        return True
    first = book.claims(kind)[0][0]
    untold = [one for one, claim in without_detail(book) if claim.kind == kind]
    return untold == [seat] or (len(untold) == 2 and seat != first)


def asks_first(book):
    """Whether the first speaker is to add the detail that an open tie needs."""
    for kind in CLASSES if book.open else ():
        if kind in book.open:
            seat, claim = book.claims(kind)[0]
            return claim.strength[1] is None and seat in book.tied_seats(kind)
    return False


def without_detail(book):
    """(seat, Claim) of those whose claims lack the detail that an open tie needs.

    `book`: the Declarations. The first speaker comes first.
    """
    return [
        (seat, claim)
        for kind in CLASSES
        if kind in book.open
        for seat, claim in book.claims(kind)
        if seat in book.tied_seats(kind) and claim.strength[1] is None
    ]


def tied_prompt(declare, deal, seat, earlier):
    """What is missing of a claim that is as large as another's."""
    words, sayings = "point makes", pip_sayings(earlier)
    if earlier.kind == "sequence":
        words = f"{RUN_NAMES[earlier.strength[0]].lower()} goes up to"
        sayings = top_sayings(earlier)
    return declare.prompt(
        f"{deal.name(seat)}'s {words}",
        Fixed("seat", seat),
        fixed_class(earlier.kind),
        Saying(*sayings, columns=4 if len(sayings) > 6 else 6),
        turn=seat,
    )


def level_prompt(declare, deal, seat, theirs):
    """One button: asks for detail, and so says that both claims are equally large."""
    size, kind = theirs.strength[0], theirs.kind
    size_field = (
        Fixed("length", size) if kind == "point" else Fixed("runs", [{"length": size}])
    )
    return declare.prompt(
        f"{deal.name(seat)}: {deal.table.game.question(deal.table, kind)}",
        Fixed("seat", seat),
        fixed_class(kind),
        size_field,
        way="call",
        turn=seat,
    )


def claims_to_match(deal, seat, kind):
    """The claim of which a seat may ask what it makes, or how high it goes."""
    book = deal.declarations
    if not deal.table.game.has_replies or kind in book.answers:
        return []
    theirs = [claim for other, claim in book.claims(kind) if other != seat]
    return [one for one in theirs if kind != "set" and one.strength[1] is None]


def called_not_good(deal, seat, kind):
    """The claim that a seat has answered, None if it has answered none."""
    book = deal.declarations
    if book.answers.get(kind, (None,))[0] != seat:
        return None
    return book.declaration(book.opponent(seat), kind)


def why_not_better(deal, seat, claim):
    """A claim that does not beat the one that its player has called not good."""
    theirs = called_not_good(deal, seat, claim.kind)
    if theirs is None or claim.order() > theirs.order():
        return None
    return "not_better", "After \u201cNot good\u201d, you can only make a better claim."


def reply(deal, kind):
    """Where two play, the second speaker's reply to the first, if nobody gave one."""
    book, table = deal.declarations, deal.table
    pair = book.spoken[kind]
    is_due = table.game.has_replies and kind not in book.answers
    if not is_due or len(pair) < 2 or not pair[0][1].parts:
        return
    if kind in book.open:
        table.announce(table.game.question(table, kind))
    else:
        is_good = book.winners[kind] == deal.side_of(pair[0][0])
        is_equal = book.winners[kind] is None
        key = "equal" if is_equal else "good" if is_good else "not_good"
        table.announce(REPLIES[key])


ANSWER = Answer()
