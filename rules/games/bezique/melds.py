"""Bezique's melds: of which cards each is made, and how a player claims one.

What a claim is follows from an entry alone and from what is trumps; whether the cards
can still be there is for the book of melds to say.
"""

from ...cards import SUITS
from ...words import RANK_NAMES, SUIT_NAMES, SUIT_SIGNS, card_name, lower
from .house_rules import CARDS
from .scoring import MELDS

SEQUENCE = "ATKQJ"
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
PAIR, OTHER_PAIR = ["QS", "JD"], ["QC", "JH"]


class Claim:
    """One meld as a player claims it; nothing changes it once it is made.

    `kind`: marriage, sequence, bezique or four. `size`: how many beziques. `cards`: a
    list, or None for a four whose cards nobody has named. `lying`: those of them that
    already lie before the player, None where nobody has said. `suit`: of a marriage or
    sequence. `words`: for the sheet; `words_within`: in a sentence; `chip`: where a
    suit is tapped. `each`: (card, how many), in order; `ranks`: (rank, how many);
    `counts`: {card, or rank: how many}.
    """

    lying = None

    def __init__(self, kind, reason, cards, size=1, suit=None):
        self.kind, self.reason, self.size, self.suit = kind, reason, size, suit
        self.cards = None if cards is None else sorted(cards)
        self.points, self.words = MELDS[reason][0], self.in_words()
        self.words_within = lower(self.words)
        self.chip = f"{SUIT_SIGNS[suit]} {self.points}" if suit else ""
        self.each = [
            (card, self.cards.count(card)) for card in sorted(set(cards or ()))
        ]
        self.ranks = [(FOURS[reason], len(SUITS))] if kind == "four" else self.by_rank()
        self.counts = dict(self.each + self.ranks)

    def by_rank(self):
        """(rank, how many) of each rank of which four would be a meld."""
        ranks = "".join([card[0] for card in self.cards])
        return [(rank, ranks.count(rank)) for rank in "AKQJ" if rank in ranks]

    def in_words(self):
        """The claim for the sheet: "Marriage in hearts"."""
        words = MELDS[self.reason][1]
        if self.kind == "marriage" or self.reason == "plain_sequence":
            return f"{words} in {SUIT_NAMES[self.suit]}"
        return words

    def with_lying(self, lying):
        """This meld, where a player says which of its cards lie there."""
        return ClaimLying(self, lying)


class ClaimLying(Claim):
    """A claim of which a player has said which cards lie there."""

    def __init__(self, claim, lying):
        self.kind, self.reason, self.size = claim.kind, claim.reason, claim.size
        self.suit, self.cards, self.points = claim.suit, claim.cards, claim.points
        self.each, self.ranks, self.counts = claim.each, claim.ranks, claim.counts
        self.words, self.words_within = claim.words, claim.words_within
        self.lying = lying


def marriages(reason):
    """King and queen, suit by suit."""
    return {
        suit: Claim("marriage", reason, pair("KQ", suit), 1, suit) for suit in SUITS
    }


def pair(ranks, suit):
    """The cards of these ranks in one suit."""
    return [rank + suit for rank in ranks]


def sequences(reason):
    """The five highest, suit by suit."""
    return {
        suit: Claim("sequence", reason, pair(SEQUENCE, suit), 1, suit) for suit in SUITS
    }


def beziques(cards):
    """Beziques of one pair, by the word for each."""
    return {
        meld: Claim("bezique", meld, cards * BEZIQUES[meld], BEZIQUES[meld])
        for meld in BEZIQUES
    }


PLAIN_MARRIAGES, TRUMP_MARRIAGES = marriages("marriage"), marriages("trump_marriage")
PLAIN_SEQUENCES, TRUMP_SEQUENCES = sequences("plain_sequence"), sequences("sequence")
FIXED_BEZIQUES, OTHER_BEZIQUES = beziques(PAIR), beziques(OTHER_PAIR)
ANY_FOURS = {meld: Claim("four", meld, None) for meld in FOURS}
WHOLE_FOURS = {
    meld: Claim("four", meld, [FOURS[meld] + suit for suit in SUITS]) for meld in FOURS
}


def claims_by_suit(trump):
    """{(meld, suit): Claim} of marriages and sequences under one trump suit."""
    claims = {("sequence", None): TRUMP_SEQUENCES.get(trump)}
    for suit in SUITS:
        is_trump = trump is None or trump == suit
        marriages = TRUMP_MARRIAGES if is_trump else PLAIN_MARRIAGES
        sequences = TRUMP_SEQUENCES if is_trump else PLAIN_SEQUENCES
        claims["marriage", suit] = marriages[suit]
        claims["sequence", suit] = sequences[suit]
    return claims


def claims_by_name(claims):
    """{(meld, None): Claim} of those that have no suit."""
    return {(meld, None): claims[meld] for meld in claims}


def all_claims(trump, is_other, is_one_pack):
    """{(meld, suit): Claim} of all: in one pack a four can only be its four cards."""
    claims = claims_by_suit(trump)
    claims.update(claims_by_name(OTHER_BEZIQUES if is_other else FIXED_BEZIQUES))
    claims.update(claims_by_name(WHOLE_FOURS if is_one_pack else ANY_FOURS))
    return claims


NAMED_CLAIMS = {
    (trump, is_other, is_one_pack): all_claims(trump, is_other, is_one_pack)
    for trump in (None,) + tuple(SUITS)
    for is_other in (False, True)
    for is_one_pack in (False, True)
}


def named_claims(house, trump):
    """{(meld, suit): Claim} of all melds that need no cards to be named."""
    is_other = house.is_pair_by_trump and trump in ("S", "D")
    return NAMED_CLAIMS[trump, is_other, house.copies == 1]


def claim_of(deal, entry):
    """The Claim of a `meld` or `lay` entry; None where `why_no_claim` says why."""
    meld, suit, cards, lying = entry.meld, entry.suit, entry.cards, entry.table
    if cards is None and lying is None:
        return deal.claims.get((meld, suit))
    if cards is not None and meld in FOURS:
        four = Claim("four", meld, cards)
        return four if lying is None else four.with_lying(lying)
    if suit is None and meld in WITH_SUIT and cards is not None:
        suit = suit_of(cards) if meld == "marriage" else sequence_suit(cards)
    claim = deal.claims.get((meld, suit))
    return claim if lying is None or claim is None else claim.with_lying(lying)


def suit_of(cards):
    """The suit that the cards name; any other than theirs would do as badly."""
    return cards[0][1] if cards else SUITS[0]


def sequence_suit(cards):
    """The suit of cards that are a whole sequence, else None."""
    if not cards:
        return None
    suit = cards[0][1]
    return suit if sorted(cards) == sorted(pair(SEQUENCE, suit)) else None


def why_no_claim(deal, entry, claim):
    """Why an entry and its Claim are no meld that counts, of any seat."""
    meld, melds = entry.meld, deal.house.melds
    if meld not in melds:
        return "unknown_meld", f"{meld!r} is not one of: {', '.join(melds)}."
    if meld in WHY_NOT:
        why = WHY_NOT[meld](deal, entry)
        if why:
            return why
    if entry.cards is None and entry.table is None:
        return None
    return why_not_cards(deal, entry, claim)


def why_not_there(deal, seat, claim):
    """A meld whose cards cannot be in one hand, or cannot be there."""
    if claim.size > deal.house.largest_bezique:
        cards = len(claim.cards)
        return "hand_limit", f"That needs {cards} cards, but a player has only seven."
    return deal.book.why_not(claim, seat)


def why_no_marriage(deal, entry):
    """A marriage without its suit."""
    if entry.suit is None and entry.cards is None:
        return "bad_field", "Which suit is the marriage in?"
    return None


def why_no_sequence(deal, entry):
    """A sequence of a suit that does not count; one before there are trumps."""
    trump, house, suit = deal.trump, deal.house, entry.suit
    suit = suit or sequence_suit(entry.cards) or trump
    if trump is None:
        return why_no_trumps(house, suit, entry.cards)
    if suit != trump and not house.has_plain_sequences:
        return (
            "wrong_suit",
            f"A sequence scores only in trumps, which are {SUIT_NAMES[trump]}.",
        )
    return None


def why_no_trumps(house, suit, cards):
    """A sequence before trumps, unless it may make them and names its suit."""
    if not house.may_sequence_trump:
        return "no_trump_yet", "There are no trumps before the first marriage."
    if suit is None and cards is None:
        return "bad_field", "Which suit is the sequence in?"
    if suit is None:
        return "wrong_cards", "These cards are not a sequence in one suit."
    return None


def why_no_four(deal, entry):
    """A four whose cards must be named, as every card is recorded."""
    if entry.cards is None and is_four_named(deal):
        rank = RANK_NAMES[FOURS[entry.meld]]
        return "cards_needed", f"Which four {rank}s are they?"
    return None


def is_four_named(deal):
    """Whether the cards of a four must be named."""
    return deal.mode == CARDS and deal.house.copies > 1


WHY_NOT = dict.fromkeys(FOURS, why_no_four)
WHY_NOT["marriage"] = why_no_marriage
WHY_NOT["sequence"] = why_no_sequence


def why_not_cards(deal, entry, claim):
    """Cards that are not those of the meld; lying cards that are none of them."""
    cards = entry.cards
    if cards is not None and not are_cards(deal, claim, cards):
        words = MELDS[claim.reason][1]
        return "wrong_cards", f"These are the wrong cards for {words.lower()}."
    for card in entry.table or ():
        if entry.table.count(card) > claim.cards.count(card):
            return "wrong_cards", f"{card_name(card)} is not part of this meld."
    return None


def are_cards(deal, claim, cards):
    """Whether the cards named are those of the claim."""
    if claim.kind != "four":
        return sorted(cards) == claim.cards
    rank, copies = FOURS[claim.reason], deal.house.copies
    return len(cards) == 4 and all(
        card[0] == rank and cards.count(card) <= copies for card in cards
    )
