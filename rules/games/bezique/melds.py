"""Bezique's melds: what each is worth, of which cards it is made, what may be claimed.

A claim is read from an entry alone and from what is trumps; whether the cards can still
be there is for the book of melds to say.
"""

from ...cards import RANK_NAMES, SUIT_NAMES, SUITS
from ...errors import RuleError

SEQUENCE = "ATKQJ"

# reason: (points, words)
WORTH = {
    "marriage": (20, "Marriage"),
    "trump_marriage": (40, "Trump marriage"),
    "sequence": (250, "Sequence"),
    "plain_sequence": (120, "Plain sequence"),
    "bezique": (40, "Bezique"),
    "binage": (40, "Binage"),
    "double_bezique": (500, "Double bezique"),
    "triple_bezique": (1500, "Triple bezique"),
    "quadruple_bezique": (1500, "Quadruple bezique"),
    "four_aces": (100, "Four aces"),
    "four_kings": (80, "Four kings"),
    "four_queens": (60, "Four queens"),
    "four_jacks": (40, "Four jacks"),
}
# meld: how many of each card of the pair
BEZIQUES = {
    "bezique": 1,
    "binage": 1,
    "double_bezique": 2,
    "triple_bezique": 3,
    "quadruple_bezique": 4,
}
FOURS = {"four_aces": "A", "four_kings": "K", "four_queens": "Q", "four_jacks": "J"}
WITH_SUIT = ("marriage", "sequence")


class Claim:
    """One meld as a player claims it.

    `kind`: marriage, sequence, bezique or four. `size`: how many beziques. `cards`: a
    list, or None for a four whose cards nobody has named. `lying`: those of them that
    already lie before the player, None where nobody has said. `suit`: of a marriage or
    sequence.
    """

    def __init__(self, kind, reason, cards, size=1, suit=None):
        self.kind, self.reason, self.size, self.suit = kind, reason, size, suit
        self.cards = None if cards is None else sorted(cards)
        self.lying = None
        self.points = WORTH[reason][0]

    def words(self):
        """The claim for the sheet: "Marriage in hearts"."""
        words = WORTH[self.reason][1]
        if self.kind == "marriage" or self.reason == "plain_sequence":
            return f"{words} in {SUIT_NAMES[self.suit]}"
        return words

    def counts(self):
        """(card, how many) of each different card."""
        return [(card, self.cards.count(card)) for card in sorted(set(self.cards))]


def pair(house, trump):
    """The two cards that make a bezique."""
    if house.is_pair_by_trump and trump in ("S", "D"):
        return ("QC", "JH")
    return ("QS", "JD")


def read_claim(course, entry):
    """The Claim of a `meld` or `lay` entry; refuses what is no such meld."""
    house, meld = course.house, entry.meld
    if meld not in house.melds:
        known = ", ".join(house.melds)
        raise RuleError("unknown_meld", f"{meld!r} is none of: {known}.")
    read = READERS.get(meld, read_bezique)
    claim = read(course, entry)
    check_cards(claim, entry, house.copies)
    return claim


def read_marriage(course, entry):
    """King and queen of a suit, which must be told."""
    if entry.suit is None and entry.cards is None:
        raise RuleError("bad_field", "Of which suit is the marriage?")
    suit = entry.suit or suit_of(entry.cards)
    is_trump = course.trump in (None, suit)
    reason = "trump_marriage" if is_trump else "marriage"
    return Claim("marriage", reason, [rank + suit for rank in "KQ"], suit=suit)


def suit_of(cards):
    """The suit that the cards name; any other than theirs would do as badly."""
    return cards[0][1] if cards else SUITS[0]


def read_sequence(course, entry):
    """The five highest of trumps, or of a plain suit where that counts."""
    trump, house = course.trump, course.house
    suit = entry.suit or sequence_suit(entry.cards) or trump
    if trump is None:
        check_makes_trump(house, suit, entry.cards)
    elif suit != trump and not house.has_plain_sequences:
        raise RuleError(
            "wrong_suit",
            f"Only {SUIT_NAMES[trump]}, the trumps, make a sequence that counts.",
        )
    reason = "sequence" if trump in (None, suit) else "plain_sequence"
    return Claim("sequence", reason, [rank + suit for rank in SEQUENCE], suit=suit)


def sequence_suit(cards):
    """The suit of cards that are a whole sequence, else None."""
    if not cards:
        return None
    suit = cards[0][1]
    return suit if sorted(cards) == sorted(rank + suit for rank in SEQUENCE) else None


def check_makes_trump(house, suit, cards):
    """Refuses a sequence before trumps, unless it may make them and tells its suit."""
    if not house.may_sequence_trump:
        raise RuleError("no_trump_yet", "There are no trumps before a marriage.")
    if suit is None and cards is None:
        raise RuleError("bad_field", "Of which suit is the sequence?")
    if suit is None:
        raise RuleError("wrong_cards", "These cards are no sequence of one suit.")


def read_four(course, entry):
    """Four of a rank; which ones must be told where every card is recorded."""
    cards, house = entry.cards, course.house
    if cards is None and house.copies == 1:
        cards = [FOURS[entry.meld] + suit for suit in SUITS]
    if cards is None and course.mode == "cards":
        rank = RANK_NAMES[FOURS[entry.meld]]
        raise RuleError("cards_needed", f"Which four {rank}s are they?")
    return Claim("four", entry.meld, cards)


def read_bezique(course, entry):
    """One or several pairs."""
    size = BEZIQUES[entry.meld]
    cards = list(pair(course.house, course.trump)) * size
    return Claim("bezique", entry.meld, cards, size)


READERS = dict.fromkeys(FOURS, read_four)
READERS["marriage"] = read_marriage
READERS["sequence"] = read_sequence


def check_cards(claim, entry, copies):
    """Refuses cards that are not those of the claim; keeps which of them lie there."""
    if entry.cards is not None and not are_cards(claim, entry.cards, copies):
        words = WORTH[claim.reason][1]
        raise RuleError("wrong_cards", f"These cards are no {words.lower()}.")
    if entry.table is not None:
        claim.lying = entry.table
        for card in entry.table:
            if entry.table.count(card) > claim.cards.count(card):
                raise RuleError("wrong_cards", f"{card} is not a card of this meld.")


def are_cards(claim, cards, copies):
    """Whether the cards named are those of the claim."""
    if claim.kind != "four":
        return sorted(cards) == claim.cards
    rank = FOURS[claim.reason]
    return len(cards) == 4 and all(
        card[0] == rank and cards.count(card) <= copies for card in cards
    )
