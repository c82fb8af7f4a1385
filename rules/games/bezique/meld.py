"""A meld: what a player may claim after a trick that he won."""

from ...cards import SUITS
from ...fields import Cards, Choice, Fixed, Saying, Seat, Suit, Text
from ...words import SUIT_SIGNS
from .house_rules import CARDS, TALLY
from .melds import (
    FOURS,
    SEQUENCE,
    WHOLE_FOURS,
    WITH_SUIT,
    is_four_named,
    why_no_claim,
)
from .on_table import lying, sayings_with
from .scoring import MELDS
from .turn_up import AfterTurnUp

OVER = ("melding_over", "No more melds in this deal.")
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


class Word(Text):
    """The key of a meld."""

    def tell(self, value, table):
        return value.replace("_", " ")


class Lying(Cards):
    """Those of some cards that lie on the table already, perhaps none of them."""

    may_be_empty = True

    def is_settled(self):
        """Whether a tap elsewhere may send it: it says that none of them are meant."""
        return True

    def tell(self, value, table):
        return super().tell(value, table) or "none"


class Meld(AfterTurnUp):
    """One meld that scores; one for each trick that was won."""

    type = "meld"
    fields = (
        Seat("seat"),
        Word("meld"),
        Suit("suit", optional=True),
        Cards("cards", optional=True),
        Lying("table", optional=True),
    )
    words = ("{seat}: {meld} of {suit}", "{seat}: {meld}")
    is_scored, help = True, ""
    one, any = "{name}: {meld}", "{name} melds"  # labels

    def why_malformed(self, entry, given, table):
        """Only some melds have a suit; what lies there is known card by card only."""
        deal = table.deal
        has_suit = entry.suit is not None and entry.meld not in WITH_SUIT
        if has_suit and entry.meld in deal.house.melds:
            return self.bad_field("this meld has no suit of its own")
        if entry.table is not None and deal.mode != CARDS:
            return self.bad_field("'table' belongs to card by card play")
        return None

    def why_none(self, deal):
        return why_over(deal) or self.why_used_up(deal)

    def why_used_up(self, deal):
        """A second meld after a trick, or more melds than tricks."""
        if deal.is_tracked:
            if deal.has_melded:
                return "one_meld_per_trick", "One meld to a trick: wait for more."
        elif deal.melds >= deal.house.last_meld:
            melds = deal.melds
            return (
                "too_many_melds",
                f"{melds} melds are all that {melds} tricks allow.",
            )
        return None

    def why_not(self, deal, entry):
        seat = entry.seat
        why = why_no_claim(deal, entry) or why_not_melder(deal, seat)
        why = why or self.why_used_up(deal)
        if why:
            return why
        claim = entry.claim
        if claim.size > deal.house.largest_bezique:
            cards = len(claim.cards)
            return "hand_limit", f"{cards} cards: a player holds seven here."
        return deal.book.why_not(claim, seat)

    def refusal(self, deal, entry):
        """What is no meld at all is refused before the turn is looked at."""
        return self.why_not(deal, entry)

    def rows(self, deal):
        """Whose melds are asked for together: those of one seat."""
        return [Row(self, deal, [seat]) for seat in deal.melders]

    def questions(self, deal):
        """The melds of each seat: by suit, in a row, and by cards."""
        rows = self.rows(deal)
        by_suit, by_cards = melds_by_suit(deal), melds_by_cards(deal)
        asked = []
        for meld in by_suit:
            suits = suit_chips(deal, meld, SUITS)
            asked += [row.suits(meld, suits) for row in rows]
        names = name_chips(deal, by_suit + by_cards)
        asked += [row.names(names) for row in rows]
        for row in rows:
            asked += row.with_lying(deal.house.melds)
        if deal.house.has_plain_sequences:
            plain = [suit for suit in SUITS if suit != deal.trump]
            suits = suit_chips(deal, "sequence", plain)
            asked += [row.plain_suits(suits) for row in rows]
        asked += [row.four(meld) for row in rows for meld in by_cards if row.has(meld)]
        return asked

    def enter(self, deal, entry):
        claim, seat = entry.claim, entry.seat
        deal.begin()
        deal.book.take(claim, seat)
        deal.melds += 1
        deal.has_melded = True
        if deal.trump is None and claim.suit:
            deal.make_trumps(claim.suit)
        deal.score_seat(seat, claim.points, claim.reason, claim.words)


class Row:
    """The questions about the melds of one seat, or of any of these.

    `lying`: the cards that can lie before it, or its partner, for it to meld with.
    """

    def __init__(self, room, deal, seats):
        self.room, self.deal, self.seats = room, deal, seats
        is_one = len(seats) == 1
        self.name = deal.table.players[seats[0]] if is_one else "Somebody"
        self.lying, self.way = lying(deal, seats[0]), deal.way_of(TALLY)

    def suits(self, meld, chips):
        """A meld that is told by its suit."""
        ranks = "KQ" if meld == "marriage" else SEQUENCE
        told = [Fixed("meld", meld)] + self.from_hand(ranks)
        return self.in_sight(self.named(meld), *told, chips)

    def names(self, chips):
        """The melds that need no more than a name."""
        label = self.room.any.format(name=self.name)
        return self.in_sight(label, *self.from_hand(SEQUENCE), chips)

    def with_lying(self, melds):
        """The same with cards that lie there: each with those it may take, in a tap."""
        label = self.room.any.format(name=self.name) + " with cards lying"
        sayings, rest = sayings_with(self.lying, self.deal.claims, melds)
        asked = [self.prompt(label, Saying(*sayings))] if sayings else []
        for meld in rest:
            claim = self.deal.claims[meld, None]
            if self.deal.book.may_take(claim, self.seats[0], self.lying):
                lying = self.lying_among(claim.cards)
                label = f"{self.named(meld)} with cards lying"
                asked.append(self.prompt(label, Fixed("meld", meld), *lying))
        return asked

    def plain_suits(self, chips):
        """A sequence in a plain suit, which is rare enough to be folded away."""
        label = self.named("plain_sequence")
        lying = self.lying_there(SEQUENCE)
        return self.prompt(label, Fixed("meld", "sequence"), *lying, chips)

    def four(self, meld):
        """Four of a rank, whose cards must be named."""
        rank = FOURS[meld]
        faces = [card for card in self.deal.table.pack if card[0] == rank]
        return self.prompt(
            self.named(meld),
            Fixed("meld", meld),
            Cards("cards", pack=faces, count=4, label="Which four?"),
            *self.lying_there(rank),
        )

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
        label = "Lying there already"
        return [Lying("table", pack=faces, gone=gone, label=label)] if faces else []

    def named(self, meld):
        """Whose meld it is."""
        return self.room.one.format(name=self.name, meld=MELDS[meld][1].lower())

    def in_sight(self, label, *fields):
        """A question that stays in sight, unless too many have it at once."""
        is_short = self.deal.is_tracked or self.deal.house.players == 2
        stays = is_short and self.room.is_scored
        return self.prompt(label, *fields, stays=stays)

    def prompt(self, label, *fields, stays=False):
        """A question about a meld of this seat, or of one of these."""
        seats = self.seats
        seat = Seat("seat", *seats) if len(seats) > 1 else Fixed("seat", seats[0])
        return self.room.prompt(
            label,
            seat,
            *fields,
            way=self.way,
            help=self.room.help,
            stays=stays,
        )


def melds_by_suit(deal):
    """The melds that are claimed by suit: a sequence only to make trumps."""
    may_make_trump = deal.trump is None and deal.house.may_sequence_trump
    return ["marriage", "sequence"] if may_make_trump else ["marriage"]


def melds_by_cards(deal):
    """The melds whose cards must be named."""
    return [meld for meld in deal.house.melds if meld in FOURS and is_four_named(deal)]


def suit_chips(deal, meld, suits):
    """A meld in each of these suits, with what it is worth."""
    chips = [
        (suit, f"{SUIT_SIGNS[suit]} {deal.claims[meld, suit].points}") for suit in suits
    ]
    return Choice("suit", *chips)


def name_chips(deal, told):
    """The melds that need no more than a name; `told`: those that do."""
    names = [meld for meld in deal.house.melds if meld not in told]
    chips = [(meld, f"{SHORT[meld]} {MELDS[meld][0]}") for meld in names]
    return Choice("meld", *chips)


def why_over(deal):
    """No melds after the last draw."""
    return OVER if deal.is_melding_over else None


def why_not_melder(deal, seat):
    """A seat that has no meld now, as it did not win the trick."""
    if deal.is_melding_over:
        return OVER
    if seat not in deal.melders:
        name = deal.table.players[deal.leader]
        return "not_trick_winner", f"{name} won the trick, and melds."
    return None


MELD = Meld()
