"""Which melds a player may claim now, with their values, and why not the others."""

from ...cards import SUIT_SIGNS, SUITS
from ...errors import RuleError
from ...prompts import Entry
from .copies import may_lie
from .course import CARDS
from .melds import FOURS, SEQUENCE, WORTH, read_claim
from .play import check_room

# meld: its name on a chip
SHORT = {
    "marriage": "Marriage",
    "sequence": "Sequence",
    "bezique": "Bezique",
    "binage": "Binage",
    "double_bezique": "Double",
    "triple_bezique": "Triple",
    "quadruple_bezique": "Fourfold",
    "four_aces": "4 aces",
    "four_kings": "4 kings",
    "four_queens": "4 queens",
    "four_jacks": "4 jacks",
}


class Offer:
    """A meld on a chip with its value; `why` it cannot be claimed, or None."""

    def __init__(self, value, label, why):
        self.value, self.label, self.why = value, label, why


def needs_suit(course, meld):
    """Whether a meld is claimed by its suit: a sequence only to make trumps."""
    may_make_trump = course.trump is None and course.house.may_sequence_trump
    return meld == "marriage" or (meld == "sequence" and may_make_trump)


def offers(course, seat):
    """An Offer for each meld that needs nothing but its name."""
    return [
        offer(course, seat, meld, None)
        for meld in course.house.melds
        if not needs_suit(course, meld) and not needs_cards(course, meld)
    ]


def suit_offers(course, seat, meld, suits=SUITS):
    """An Offer for each suit of a marriage, or of a sequence that needs its suit."""
    return [offer(course, seat, meld, suit) for suit in suits]


def plain_offers(course, seat):
    """An Offer for a sequence in each plain suit."""
    plain = [suit for suit in SUITS if suit != course.trump]
    return suit_offers(course, seat, "sequence", plain)


def needs_cards(course, meld):
    """Whether the four cards must be named."""
    return meld in FOURS and course.mode == CARDS and course.house.copies > 1


def offer(course, seat, meld, suit):
    """One meld as it stands for a seat."""
    entry = asked(seat, meld, suit)
    try:
        claim = read_claim(course, entry)
        check_room(course, claim)
        refusal = course.book.copied().take(claim, seat)
        why, points = refusal[1] if refusal else None, claim.points
    except RuleError as error:
        why, points = error.message, WORTH[meld][0]
    name = SUIT_SIGNS[suit] if suit else SHORT[meld]
    return Offer(suit or meld, f"{name} {points}", why)


def asked(seat, meld, suit):
    """The entry that a tap would make."""
    entry = Entry("meld")
    entry.seat, entry.meld, entry.suit = seat, meld, suit
    entry.cards = entry.table = None
    return entry


def lying(course, seat):
    """The cards that can lie before a seat, or its partner, for it to meld with."""
    if course.mode != CARDS:
        return []
    seats = [one for one in (seat, course.partner(seat)) if one is not None]
    return [
        card
        for card in sorted(course.table.pack)
        if card[0] in SEQUENCE and any(may_lie(course.book, card, one) for one in seats)
    ]


def melds_by_suit(course):
    """The melds that are claimed by suit."""
    return [meld for meld in course.house.melds if needs_suit(course, meld)]


def melds_by_cards(course):
    """The melds whose cards must be named."""
    return [meld for meld in course.house.melds if needs_cards(course, meld)]
