"""What an answer proves about the hands, and what is refused because of it.

"Not good" means that the player holds something better, "equal" that the player holds
as much. "Good" proves nothing: a player may sink a better claim. Nor does "not good"
once the player has said that there is nothing to claim.
"""

from collections import namedtuple

from ...words import join_with_and, lower
from .claims import Claim, best_part
from .combinations import LONGEST, PIPS_OF_POINTS, RANKS, Point, Run, Set, words_of
from .deal import IMPOSSIBLE
from .holdings import LEAST, hand_of, has_way
from .pack_conflicts import tell_part, told_of_all

# `word`: what was replied; `ways`: as `Proofs` has them, None where it proves nothing.
Reply = namedtuple("Reply", "seat kind word ways")

# word -> as it is said; what the player then holds
SAID = {"not_good": "\u201cNot good\u201d", "equal": "\u201cEqual\u201d"}
HELD = {"not_good": "something better", "equal": "as much"}
GOOD = "\u201cGood\u201d"
# word -> what no hand has that makes it untrue, before the claim that it is about
CANNOT = {"not_good": "anything better than", "equal": "as much as"}


def reply_of(deal, entry):
    """The Reply of an `answer` entry."""
    seat, kind, word = entry.seat, entry.kind, entry.reply
    return Reply(seat, kind, word, ways_of(deal.declarations, seat, kind, word))


def ways_of(book, seat, kind, word):
    """The ways in which a reply can be true; None if it proves nothing.

    `book`: the Declarations.
    """
    other = book.opponent(seat)
    claim, own_claim = claim_in(book, other, kind), claim_in(book, seat, kind)
    if word == "good" or claim is None or (kind == "set" and word == "equal"):
        return None
    if word == "equal":
        return ways_of_equal(seat, other, own_claim, claim)
    if own_claim is None:
        return [{seat: [part]} for part in better_parts(claim)]
    return ways_of_better(seat, other, own_claim, claim)


def claim_in(book, seat, kind):
    """The claim of a seat in a class, None where it has made none."""
    return book.declaration(seat, kind) if book.has_claim(seat, kind) else None


def better_parts(claim):
    """The least that beats a claim, which is as low as it can be where it is vague."""
    size, rank = claim.strength
    rank = details_of(claim)[0] if rank is None else rank
    parts = LEAST[claim.kind](size, rank)
    least = (size, rank)
    return [part for part in parts if Claim(claim.kind, [part]).order() > least]


def ways_of_better(seat, other, own_claim, claim):
    """The ways of "not good" in an open tie: one detail is above the other.

    `own_claim`: that of the seat that answers; `claim`: the other's.
    """
    possible, most = details_of(own_claim), own_claim.strength[1]
    least = claim.strength[1]
    if most is None:
        least = possible[0] if least is None else least
        above = [detail for detail in possible if detail > least]
        return ways_with(seat, own_claim, above)
    return ways_with(other, claim, [detail for detail in possible if detail < most])


def ways_with(seat, claim, details):
    """The ways in which a claim has one of some details; they come in their order.

    More pips are fewer as well: of a point the fewest are all that is proved.
    """
    if claim.kind == "point":
        details = details[:1]
    return [{seat: with_detail(claim, detail)} for detail in details]


def ways_of_equal(seat, other, own_claim, claim):
    """The ways of "equal": both have the same detail, named or not."""
    size, detail = claim.strength
    own_claim = own_claim or Claim(claim.kind, [type(claim.parts[0])(size, None, None)])
    if detail is None:
        detail = own_claim.strength[1]
    details = details_of(claim) if detail is None else [detail]
    return [
        {seat: with_detail(own_claim, detail), other: with_detail(claim, detail)}
        for detail in details
    ]


def details_of(claim):
    """The pips or the heights of the top that a claim of its size can have."""
    size = claim.strength[0]
    if claim.kind == "point":
        fewest, most = PIPS_OF_POINTS[size]
        return range(fewest, most + 1)
    return range(size - 1, LONGEST)


def with_detail(claim, detail):
    """The parts of a claim once its best has a detail, where it has none.

    Of several runs as long one has it, in whatever suit.
    """
    best, size = best_part(claim), claim.strength[0]
    if claim.strength[1] is None:
        is_point = claim.kind == "point"
        more = (
            Point(size, detail, best.suit)
            if is_point
            else Run(size, RANKS[detail], None)
        )
        return [more if part is best else part for part in claim.parts]
    return claim.parts


def why_untrue(deal, reply):
    """Why no hands make a Reply true."""
    seat, kind, word, ways = reply
    if ways is None:
        return None
    if not ways:
        return IMPOSSIBLE[0], why_no_way(deal, seat, kind)
    best = answered_claim(deal, seat, kind)
    words = f"{deal.name(seat)} cannot hold {CANNOT[word]} {best}."
    hand = deal.holdings.entered.get(seat)
    if hand is not None and not has_way(seat, hand, ways):
        return "not_held", f"{words} The hand entered shows that."
    if deal.holdings.allows_answer(seat, kind, ways):
        return None
    made = join_with_and(told_of_all(deal, seat))
    return IMPOSSIBLE[0], f"{words} Such a claim would contradict {made}."


def why_no_way(deal, seat, kind):
    """A claim that nothing beats; or in an open tie a detail that beats no other."""
    own_claim = claim_in(deal.declarations, seat, kind)
    words = f"Nothing beats {answered_claim(deal, seat, kind)}."
    if own_claim and own_claim.strength[1] is not None:
        words = f"{best_of(deal, seat, own_claim)} is the lowest of its length."
    replies = GOOD if kind == "set" else f"{GOOD} or {SAID['equal']}"
    return f"{words} The answer is {replies}."


def answered_claim(deal, seat, kind):
    """The best of the claim that a seat answers: "Ann's tierce to the king"."""
    book = deal.declarations
    other = book.opponent(seat)
    return best_of(deal, other, book.declaration(other, kind))


def best_of(deal, seat, claim):
    """The best part of a claim with its player's name: "Ann's tierce to the king"."""
    return tell_part(deal, seat, best_part(claim))


def why_barred(deal, new):
    """Why what is `new`, in words, fits no cards if only answers speak against it."""
    said = [proof_words(deal, kind) for kind in deal.holdings.proofs.barring_classes()]
    if not said:
        return None
    words = f"{' '.join(said)} That cannot fit with {join_with_and(new)}."
    return IMPOSSIBLE[0], words


def proof_words(deal, kind):
    """What was answered in a class, and what it proves, in a sentence."""
    seat, word = deal.declarations.answers[kind]
    said = f"{deal.name(seat)} said {SAID[word]} to {answered_claim(deal, seat, kind)}"
    held = only_thing(deal.holdings.proofs.ways[kind], seat) or HELD[word]
    return f"{said}, so {deal.name(seat)} must hold {held}."


def only_thing(ways, seat):
    """What alone makes an answer of a seat true: "a tierce to the ace"; "" if several.

    So many pips are the least that does.
    """
    parts = ways[0].get(seat, ())
    if len(ways) > 1 or len(ways[0]) > 1 or len(parts) != 1:
        return ""
    if getattr(parts[0], "pips", None):
        return ""
    words = lower(words_of(parts[0]))
    return words if type(parts[0]) is Set else f"a {words}"


def why_not_in_hand(deal, seat, cards):
    """An answer that a hand, which is entered now, makes untrue."""
    kind = deal.holdings.proofs.disproving_class(seat, hand_of(cards))
    if kind is None:
        return None
    return "not_held", f"{proof_words(deal, kind)} This hand does not fit that answer."
