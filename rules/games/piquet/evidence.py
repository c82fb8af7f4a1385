"""What an answer proves about the hands, and what is refused because of it.

"Not good" means that the player holds something better, "equal" that the player holds
as much. "Good" proves nothing: a player may sink a better claim. Nor does "not good"
once the player has said that there is nothing to claim.
"""

from collections import namedtuple

from ...words import listed, lower
from .apart import told, told_of_all, why_no_cards
from .claims import Claim
from .combinations import LONGEST, PIPS_OF_POINTS, RANKS, Point, Run, Set, words_of
from .deal import IMPOSSIBLE
from .holdings import LEAST, hand_of, has_way

# `word`: what was replied; `ways`: as `Proofs` has them, None where it proves nothing.
Reply = namedtuple("Reply", "seat kind word ways")

# word -> as it is said; what the player then holds
SAID = {"not_good": "\u201cNot good\u201d", "equal": "\u201cEqual\u201d"}
HELD = {"not_good": "something better", "equal": "as much"}
GOOD = "\u201cGood\u201d"
# word -> why it is untrue, before the claim that it is about
LACKS = {"not_good": "holds nothing better than", "equal": "does not hold as much as"}
CANNOT = {
    "not_good": "cannot hold anything better than",
    "equal": "cannot hold as much as",
}


def reply_of(deal, entry):
    """The Reply of an `answer` entry."""
    seat, kind, word = entry.seat, entry.kind, entry.reply
    return Reply(seat, kind, word, ways_of(deal.declarations, seat, kind, word))


def ways_of(book, seat, kind, word):
    """The ways in which a reply can be true; None if it proves nothing.

    `book`: the Declarations.
    """
    other = book.opponent(seat)
    claim, own = claim_in(book, other, kind), claim_in(book, seat, kind)
    if word == "good" or claim is None or (kind == "set" and word == "equal"):
        return None
    if word == "equal":
        return ways_of_equal(seat, other, own, claim)
    if own is None:
        return [{seat: [part]} for part in better_parts(claim)]
    return ways_of_better(seat, other, own, claim)


def claim_in(book, seat, kind):
    """The claim of a seat in a class, None where it has made none."""
    return book.declaration(seat, kind) if book.has_claim(seat, kind) else None


def better_parts(claim):
    """The least that beats a claim, which is as low as it can be where it is vague."""
    size, rank = claim.strength
    rank = details_of(claim)[0] if rank is None else rank
    parts = LEAST[claim.kind](size, rank)
    return [part for part in parts if is_above(Claim(claim.kind, [part]), size, rank)]


def is_above(claim, size, rank):
    """Whether a claim beats one of such a strength."""
    return claim.order() > (size, rank)


def ways_of_better(seat, other, own, claim):
    """The ways of "not good" in an open tie: one detail is above the other.

    `own`: the claim of the seat that answers; `claim`: the other's.
    """
    possible, least, most = details_of(own), claim.strength[1], own.strength[1]
    if most is None:
        least = possible[0] if least is None else least
        above = [detail for detail in possible if detail > least]
        return ways_with(seat, own, above)
    return ways_with(other, claim, [detail for detail in possible if detail < most])


def ways_with(seat, claim, details):
    """The ways in which a claim has one of some details; they come in their order.

    More pips are fewer as well: of a point the fewest are all that is proved.
    """
    if claim.kind == "point":
        details = details[:1]
    return [{seat: parts} for one in details for parts in detailed(claim, one)]


def ways_of_equal(seat, other, own, claim):
    """The ways of "equal": both have the same detail, told by one of them or not."""
    own, detail = own or bare(claim), claim.strength[1]
    if detail is None:
        detail = own.strength[1]
    details = details_of(claim) if detail is None else [detail]
    return [
        mine | yours
        for one in details
        for mine in ways_with(seat, own, [one])
        for yours in ways_with(other, claim, [one])
    ]


def bare(claim):
    """A claim of the same size, of which nothing else is told."""
    size = claim.strength[0]
    part = Point(size, None, None) if claim.kind == "point" else Run(size, None, None)
    return Claim(claim.kind, [part])


def details_of(claim):
    """The pips or the heights of the top that a claim of its size can have."""
    size = claim.strength[0]
    if claim.kind == "point":
        fewest, most = PIPS_OF_POINTS[size]
        return range(fewest, most + 1)
    return range(size - 1, LONGEST)


def detailed(claim, detail):
    """The parts of a claim once its best has a detail: a list for each such part."""
    if claim.strength[1] is not None:
        return [claim.parts]
    if claim.kind == "point":
        point = claim.parts[0]
        return [[Point(point.length, detail, point.suit)]]
    size, parts, ways = claim.strength[0], claim.parts, []
    for place, run in enumerate(parts):
        if run.length == size and run not in parts[:place]:
            best = Run(size, RANKS[detail], run.suit)
            ways.append(parts[:place] + [best] + parts[place + 1 :])
    return ways


def why_untrue(deal, reply):
    """Why no hands make a Reply true."""
    seat, kind, word, ways = reply
    if ways is None:
        return None
    if not ways:
        return IMPOSSIBLE[0], why_no_way(deal, seat, kind)
    hand = deal.holdings.entered.get(seat)
    if hand is not None and not has_way(seat, hand, ways):
        whose = f"The hand entered for {deal.name(seat)}"
        return "not_held", f"{whose} {LACKS[word]} {theirs(deal, seat, kind)}."
    if deal.holdings.allows_answer(seat, kind, ways):
        return None
    words = f"{deal.name(seat)} {CANNOT[word]} {theirs(deal, seat, kind)}."
    made = listed(told_of_all(deal, seat))
    return IMPOSSIBLE[0], f"{words} No cards fit that together with {made}."


def why_no_way(deal, seat, kind):
    """A claim that nothing beats; or in an open tie a detail that beats no other."""
    own = claim_in(deal.declarations, seat, kind)
    words = f"Nothing beats {theirs(deal, seat, kind)}."
    if own and own.strength[1] is not None:
        words = f"{best_of(deal, seat, own)} beats no other of its length."
    replies = GOOD if kind == "set" else f"{GOOD} or {SAID['equal']}"
    return f"{words} The answer is {replies}."


def theirs(deal, seat, kind):
    """The best of the claim that a seat answers: "Ann's tierce to the king"."""
    book = deal.declarations
    other = book.opponent(seat)
    return best_of(deal, other, book.declaration(other, kind))


def best_of(deal, seat, claim):
    """The best part of a claim with its player's name: "Ann's tierce to the king"."""
    best = [part for part in claim.parts if is_best(part, claim)]
    return told(deal, seat, best[0])


def is_best(part, claim):
    """Whether a part has the strength of its claim."""
    return Claim(claim.kind, [part]).strength == claim.strength


def why_no_cards_fit(deal, seat, new):
    """Why what is `new` of a seat, in words, fits no cards beside all that was said."""
    kinds = deal.holdings.proofs.barring()
    return why_barred(deal, kinds, new) if kinds else why_no_cards(deal, seat, new)


def why_barred(deal, kinds, new):
    """What is `new`, in words, fits no cards because of the answers in some classes."""
    said = " ".join([proved(deal, kind) for kind in kinds])
    return IMPOSSIBLE[0], f"{said} No cards fit that together with {listed(new)}."


def proved(deal, kind):
    """What was answered in a class, and what it proves, in a sentence."""
    seat, word = deal.declarations.answers[kind]
    name, held = deal.name(seat), HELD[word]
    only = only_part(deal.holdings.proofs.ways[kind], seat)
    if only:
        held = with_article(only)
    return f"{answered(deal, kind)}, so {name} must hold {held}."


def answered(deal, kind):
    """What was answered in a class: "Bob said \u201cNot good\u201d to Ann's quart"."""
    seat, word = deal.declarations.answers[kind]
    return f"{deal.name(seat)} said {SAID[word]} to {theirs(deal, seat, kind)}"


def only_part(ways, seat):
    """The one thing that makes an answer of a seat true; None if others do."""
    if len(ways) > 1 or list(ways[0]) != [seat]:
        return None
    part = ways[0][seat][0]
    is_least = type(part) is Point and part.pips is not None
    return None if is_least or len(ways[0][seat]) > 1 else part


def with_article(part):
    """A part of a claim in a sentence: "a tierce to the ace", "four kings"."""
    words = lower(words_of(part))
    return words if type(part) is Set else f"a {words}"


def why_not_in_hand(deal, seat, cards):
    """An answer that a hand, which is entered now, makes untrue."""
    kind = deal.holdings.proofs.lacking(seat, hand_of(cards))
    if kind is None:
        return None
    if deal.declarations.answers[kind][0] == seat:
        return "not_held", f"{proved(deal, kind)} This hand does not."
    return "not_held", f"{answered(deal, kind)}. This hand does not fit that."
