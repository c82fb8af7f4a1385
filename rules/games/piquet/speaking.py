"""Declaring at the table: a claim, the reply to it, or a class simply awarded."""

from ...cards import RANK_NAMES
from ...errors import RuleError
from .claims import CLASSES, read_claim
from .declarations import CLASS_NAMES
from .hands import best_claim
from .holdings import holds


def declare(books, entry):
    """A claim, or that there is nothing; again to break a tie."""
    seat, kind = entry.seat, getattr(entry, "class")
    claim = read(books, entry, kind)
    books.check_declaring()
    check_first(books, seat, claim)
    check_order(books, seat, kind)
    if claim.parts:
        check_claim(books, seat, claim)
    books.exchange.is_over = True
    books.declarations.put(seat, claim)
    if claim.parts:
        books.check_together(seat)
        check_better(books, seat, claim)


def read(books, entry, kind):
    """The claim that an entry makes; by `best` all that the hand holds."""
    if not entry.best:
        return read_claim(kind, entry, books.hand_size(entry.seat))
    if entry.seat not in books.hands.cards:
        raise RuleError("no_hand", "Enter the hand first, then declare all of it.")
    return best_claim(kind, books.hands.cards[entry.seat])


def check_first(books, seat, claim):
    """Refuses a second declaration in a class, but for more detail in a tie."""
    book, kind = books.declarations, claim.kind
    earlier = book.declaration(seat, kind)
    if kind in book.awards or (earlier and seat not in book.tied_seats(kind)):
        raise already(f"{books.name(seat)} has nothing to add to the {named(kind)}.")
    if earlier and not claim.adds_to(earlier):
        raise RuleError(
            "changed_claim",
            "Say the same claim again, with what has not been told: no more changes.",
        )


def check_order(books, seat, kind):
    """Refuses to speak out of turn, where two play."""
    book = books.declarations
    if kind in book.reopened or book.declaration(seat, kind):
        return
    if not is_in_order(books, seat, kind):
        raise RuleError(
            "out_of_order",
            "Point, then sequences, then sets, and elder first in each: it is too "
            f"late for {books.name(seat)} to speak of the {named(kind)}.",
        )


def is_in_order(books, seat, kind):
    """Whether neither he is past this class nor, for elder, his opponent at it."""
    if not books.game.has_replies:
        return True
    book, place = books.declarations, CLASSES.index(kind)
    if book.furthest(seat) > place:
        return False
    elder, younger = books.seats
    return seat != elder or book.furthest(younger) < place


def check_claim(books, seat, claim):
    """Refuses a claim after a concession, not in the hand, or of another's set."""
    if books.declarations.has_conceded(seat, claim.kind):
        raise RuleError(
            "conceded",
            f"{books.name(seat)} has let the other's {named(claim.kind)} pass.",
        )
    check_held(books, seat, claim)
    if claim.kind == "set":
        check_ranks(books, seat, claim)


def check_held(books, seat, claim):
    """Refuses what the hand that was entered does not hold."""
    hand = books.hands.masks.get(seat)
    if hand is not None and not holds(hand, claim.parts):
        raise RuleError(
            "not_held", f"The hand entered for {books.name(seat)} does not hold that."
        )


def check_ranks(books, seat, claim):
    """Refuses a set of a rank of which another seat claims one."""
    ranks = [part.rank for part in claim.parts]
    for other, theirs in books.declarations.claims("set"):
        both = [part.rank for part in theirs.parts if part.rank in ranks]
        if other != seat and both:
            rank = f"{RANK_NAMES[both[0]]}s"
            raise RuleError(
                "set_conflict",
                f"{books.name(other)} claims the {rank}, of which there are four.",
            )


def check_better(books, seat, claim):
    """Refuses a claim that does not beat what he has called not good."""
    book = books.declarations
    if book.answers.get(claim.kind, (None, None))[0] != seat:
        return
    theirs = book.declaration(books.opponent(seat), claim.kind)
    if claim.order() <= theirs.order():
        raise RuleError("not_better", "After not good only a better claim can follow.")


def answer(books, entry):
    """The reply of the opponent in his own words."""
    seat, kind = entry.seat, getattr(entry, "class")
    book = books.declarations
    books.check_declaring()
    has_spoken = book.declaration(seat, kind) and kind not in book.open
    if book.is_settled(kind) or has_spoken:
        raise already(f"The {named(kind)} need no answer of {books.name(seat)} now.")
    if not book.has_claim(books.opponent(seat), kind):
        raise RuleError("nothing_to_answer", "There is no claim to answer.")
    if kind == "set" and entry.reply == "equal":
        raise RuleError("equal_impossible", "Two sets are never equal.")
    books.exchange.is_over = True
    book.put_answer(seat, kind, entry.reply)


def award(books, entry):
    """A whole class at once."""
    kind = getattr(entry, "class")
    books.check_declaring()
    if books.declarations.is_touched(kind):
        raise already(f"Something is said of the {named(kind)} already.")
    if entry.winner is not None:
        check_score(books, kind, entry.points)
    books.exchange.is_over = True
    points = 0 if entry.winner is None else entry.points
    books.declarations.put_award(kind, entry.winner, points)


def check_score(books, kind, points):
    """Refuses points that no winner of a class can have."""
    if points not in books.game.scores(books.table, kind):
        raise RuleError(
            "points_impossible", f"The {named(kind)} cannot score {points}."
        )


def already(words):
    """The refusal of what has been said."""
    return RuleError("already_declared", words)


def named(kind):
    """A class in a sentence."""
    return CLASS_NAMES[kind]
