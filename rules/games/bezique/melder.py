"""What a player can meld now, and how that is asked: by name, by suit, by cards."""

from ...cards import SUITS
from ...fields import Cards, Choice, Fixed, Saying, Seat
from ...words import CARD_SIGNS
from .house_rules import CARDS
from .melds import (
    FOURS,
    SEQUENCE,
    WHOLE_FOURS,
    claim_of,
    is_four_named,
    why_no_claim,
    why_not_there,
)
from .pack_conflicts import in_full
from .scoring import MELDS

WITH_LYING = " from the table"
MOST = 7  # so many ways to take cards from the table are offered of one meld
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
FIRST_WORDS = {meld: MELDS[meld][1].split(" ")[0] for meld in MELDS}
CHIPS = {meld: (meld, f"{SHORT[meld]} {MELDS[meld][0]}") for meld in SHORT}


class LyingCards(Cards):
    """Those of some cards that lie on the table already, perhaps none of them."""

    may_be_empty = True

    def is_settled(self):
        """Whether a tap elsewhere may send it: it says that none of them are meant."""
        return True

    def in_words(self, value, table):
        return super().in_words(value, table) or "none"


class Melders:
    """Who may meld as the deal stands: the same whether it scores or is only laid.

    `suits`: (meld, its chips) of those that are claimed by suit; `names`: the chips of
    those that need no more than a name; `plain`: the chips of a sequence in a plain
    suit, which is rare enough to be folded away; `by_cards`: the melds whose cards must
    be named. `seen`: (claim, why it cannot be) of the melds that were looked at.
    """

    def __init__(self, deal):
        self.deal, self.entry, self.melders = deal, deal.table.entry, {}
        self.by_cards = fours_by_cards(deal)
        by_suit = melds_by_suit(deal)
        self.suits = [(meld, suit_chips(deal, meld, SUITS)) for meld in by_suit]
        self.names = name_chips(deal, by_suit + self.by_cards)
        self.plain = plain_chips(deal) if deal.house.has_plain_sequences else None
        self.seen = {}

    def of(self, seats):
        """The Melder of a list of seats."""
        key = tuple(seats)
        if key not in self.melders:
            self.melders[key] = Melder(self, seats)
        return self.melders[key]

    def why_not(self, entry):
        """Why a meld that is tapped cannot be, in anybody's turn."""
        return in_full(self.deal, entry.seat, *self.looked_at(entry))

    def is_barred(self, entry):
        """Whether there is a reason, which takes longer to put in words."""
        return self.looked_at(entry)[1] is not None

    def looked_at(self, entry):
        """The claim that a meld makes, and why it cannot be, as counting says it."""
        lying = None if entry.table is None else tuple(entry.table)
        key = entry.seat, entry.meld, entry.suit, lying
        if key not in self.seen:
            claim, seat = claim_of(self.deal, entry), entry.seat
            why = why_no_claim(self.deal, entry, claim)
            self.seen[key] = claim, why or why_not_there(self.deal, seat, claim)
        return self.seen[key]


def melders_now(deal):
    """The Melders of a deal, made once while nothing is entered."""
    if deal.last_melders is None or deal.last_melders.entry != deal.table.entry:
        deal.last_melders = Melders(deal)
    return deal.last_melders


class Melder:
    """One seat that may meld, or one of several.

    `lying`: the cards that can lie before it, or its partner, for it to meld with.
    `rows`: for each kind of question, in the order of the pad, a list of (what is
    melded in words, or "" for any meld; a few words more; whether it is short; fields).
    """

    def __init__(self, melders, seats):
        self.deal, self.seats = melders.deal, seats
        is_one = len(seats) == 1
        self.name = self.deal.table.players[seats[0]] if is_one else "Someone"
        self.seat = Fixed("seat", seats[0]) if is_one else Seat("seat", *seats)
        self.lying = cards_that_lie(self.deal, seats[0])
        self.rows = [[self.by_suit(*suit)] for suit in melders.suits]
        self.rows.append([self.by_name(melders.names)])
        self.rows.append(self.with_lying() if self.lying else [])
        self.rows.append([self.plain(melders.plain)] if melders.plain else [])
        self.rows.append([self.four(one) for one in melders.by_cards if self.has(one)])

    def by_suit(self, meld, chips):
        """A meld that is named by its suit."""
        ranks = "KQ" if meld == "marriage" else SEQUENCE
        fields = [self.seat, Fixed("meld", meld)] + self.from_hand(ranks) + [chips]
        return in_words(meld), "", True, fields

    def by_name(self, chips):
        """The melds that need no more than a name."""
        return "", "", True, [self.seat] + self.from_hand(SEQUENCE) + [chips]

    def with_lying(self):
        """The melds with cards that lie there: each with those it may take, in a tap.

        Of a meld that may take too many for that it is asked which they are.
        """
        few, many, rows = [], [], []
        for meld, suit in without_cards(self.deal.house.melds):
            claim = self.deal.claims[meld, suit]
            taken = takings(claim.each, self.lying) if claim else []
            if taken:
                (few if len(taken) <= MOST else many).append((meld, claim, taken))
        if any(self.may_take(claim) for _meld, claim, _taken in few):
            sayings = [one for each in few for one in sayings_of(*each)]
            rows.append(("", WITH_LYING, False, [self.seat, Saying(*sayings)]))
        for meld, claim, _taken in many:
            if self.may_take(claim):
                fields = [Fixed("meld", meld)] + self.lying_among(claim.cards)
                rows.append((in_words(meld), WITH_LYING, False, [self.seat] + fields))
        return rows

    def may_take(self, claim):
        """Whether a meld can be made with some of the cards that lie there."""
        return self.deal.book.may_take(claim, self.seats[0], self.lying)

    def plain(self, chips):
        """A sequence in a plain suit, which is rare enough to be folded away."""
        fields = [self.seat, Fixed("meld", "sequence")] + self.lying_there(SEQUENCE)
        return in_words("plain_sequence"), "", False, fields + [chips]

    def four(self, meld):
        """Four of a rank, whose cards must be named."""
        rank = FOURS[meld]
        faces = WHOLE_FOURS[meld].cards
        cards = Cards("cards", pack=faces, count=4, label="Which four?")
        fields = [self.seat, Fixed("meld", meld), cards] + self.lying_there(rank)
        return in_words(meld), "", False, fields

    def has(self, meld):
        """Whether any four cards of a rank can be there."""
        return self.deal.book.has_four(WHOLE_FOURS[meld], self.seats[0])

    def from_hand(self, ranks):
        """That none of its cards lie there, where some might."""
        may_lie = any(card[0] in ranks for card in self.lying)
        return [Fixed("table", [])] if may_lie else []

    def lying_there(self, ranks):
        """The question which cards of these ranks lie there already, if some may."""
        return self.lying_among([card for card in self.lying if card[0] in ranks])

    def lying_among(self, cards):
        """The question which of these cards lie there already, if some may."""
        faces = [card for card in self.lying if card in cards]
        copies = self.deal.house.copies
        gone = {card: copies - self.lying[card] for card in faces}
        label = "Already on the table"
        return (
            [LyingCards("table", pack=faces, gone=gone, label=label)] if faces else []
        )


def cards_that_lie(deal, seat):
    """What can lie before a seat, or its partner, to meld with: {card: most copies}."""
    copies = {}
    if deal.mode == CARDS:
        for owner in (seat, deal.partner(seat)):
            for card in [] if owner is None else deal.book.cards_lying(owner):
                most = copies.get(card, 0) + deal.book.most_lying(card, owner)
                copies[card] = min(most, deal.house.copies)
    return {card: copies[card] for card in copies if card[0] in SEQUENCE}


def in_words(meld):
    """A meld in the words of a question."""
    return MELDS[meld][1].lower()


def melds_by_suit(deal):
    """The melds that are claimed by suit: a sequence only to make trumps."""
    may_make_trump = deal.trump is None and deal.house.may_sequence_trump
    return ["marriage", "sequence"] if may_make_trump else ["marriage"]


def fours_by_cards(deal):
    """The melds whose cards must be named."""
    if not is_four_named(deal):
        return []
    return [meld for meld in deal.house.melds if meld in FOURS]


def suit_chips(deal, meld, suits):
    """A meld in each of these suits, with what it is worth."""
    return Choice("suit", *[(suit, deal.claims[meld, suit].chip) for suit in suits])


def plain_chips(deal):
    """A sequence in each suit that is not trumps."""
    return suit_chips(deal, "sequence", [suit for suit in SUITS if suit != deal.trump])


def name_chips(deal, others):
    """The melds that need no more than a name; `others`: those that do."""
    names = [meld for meld in deal.house.melds if meld not in others]
    return Choice("meld", *[CHIPS[meld] for meld in names])


def without_cards(melds):
    """(meld, suit) of each that needs no named cards: a marriage by its suit."""
    pairs = []
    for meld in sorted(melds):
        if meld == "marriage":
            pairs += [(meld, suit) for suit in SUITS]
        elif meld not in FOURS:
            pairs.append((meld, None))
    return pairs


def takings(each, lying):
    """The lists of cards that a meld may take of those that lie, but for none."""
    lists = [[]]
    for card, count in each:
        if card in lying:
            most = min(count, lying[card])
            lists = [one + [card] * n for one in lists for n in range(most + 1)]
    return lists[1:]


def sayings_of(meld, claim, taken):
    """A claim with each of these cards from the table: parts of its entry, a label."""
    sayings = []
    for cards in taken:
        parts = {"meld": meld, "table": cards}
        if meld == "marriage":
            parts["suit"] = claim.suit
        signs = " ".join([CARD_SIGNS[card] for card in cards])
        sayings.append((parts, f"{FIRST_WORDS[meld]} {claim.points} with {signs}"))
    return sayings
