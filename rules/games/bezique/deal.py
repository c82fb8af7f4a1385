"""A deal of bezique: how it is recorded, how far it has come, whose meld it is."""

from ...table import Deal
from ...words import SUIT_NAMES
from .copies import Copies, CopiesNeeded
from .house_rules import CARDS, TALLY, WINNERS
from .melds import named_claims
from .scoring import BRISQUE_POINTS, LAST_TRICK_POINTS, Winnings, brisque_words

MIXED = {
    TALLY: "This deal is entered as scores only, without tricks.",
    WINNERS: "This deal is recorded trick by trick, so enter the winners.",
    CARDS: "This deal is recorded card by card, so enter the cards.",
}


class BeziqueDeal(Deal):
    """One deal as far as it has come.

    `mode`: tally, winners or cards; None until the first entry of play. `is_tracked`:
    whether every trick is entered. `turned`: the card turned up; `is_seven_up`: whether
    a seven lies there now. `sevens`: those that have scored. `leader`: who leads to the
    next trick, which is the winner of the last one. `melders`: the seats that may meld
    now; `last_melders`: the Melders last made. `has_melded`: whether the meld of a
    trick is used up. `made`: (seat, Claim) of those that scored. `book`: which cards
    the melds have taken; `claims`: {(meld, suit): Claim} of those that need no named
    cards. `played`: (seat, card) of each trick, card by card. `denied`: {(seat, suit):
    (trick, card led that it cannot beat, or None) of each of the last eight that denies
    it}; `reneges`: (seat, trick) of those announced.
    """

    def __init__(self, table, number, dealer):
        super().__init__(table, number, dealer)
        self.house = table.ledger.house
        self.mode = self.trump = self.turned = self.last_melders = None
        self.tricks = self.melds = self.sevens = 0
        self.is_tracked = self.has_melded = self.is_melding_over = False
        self.is_last_taken = self.is_closed = self.is_seven_up = False
        self.leader, self.melders = table.left_of(dealer), table.seats
        self.winnings = Winnings(len(table.sides))
        self.denied, self.reneges = {}, set()
        self.made, self.played = [], []
        self.book = CopiesNeeded(self.house, table.side_of, None)
        self.claims = named_claims(self.house, None)

    def turn(self, card):
        """A card is turned up and makes trumps."""
        self.turned = card
        self.is_seven_up = card[0] == "7"
        self.book.turn(card)
        self.make_trumps(card[1])

    def make_trumps(self, suit):
        """Trumps are known from here on."""
        self.trump = suit
        self.claims = named_claims(self.house, suit)
        self.table.announce(f"Trumps are {SUIT_NAMES[suit]}")

    def begin(self):
        """Play has begun; without a trick the deal is a tally."""
        if self.mode is None:
            self.mode = TALLY

    def begin_tricks(self, mode, book):
        """Play has begun with a trick, or goes on as it has begun."""
        if self.mode is None:
            self.mode, self.book, self.is_tracked = mode, book, True

    def book_by(self, mode):
        """The book of melds of this deal if it is recorded so; it may begin with it."""
        if self.mode is None and mode == CARDS:
            partners = [self.partner(seat) for seat in self.table.seats]
            return Copies(self.house, partners, self.turned)
        return self.book

    def gone_cards(self):
        """The copies that nobody can play any more, as far as cards are recorded."""
        if self.mode not in (None, CARDS):
            return {}
        return self.book_by(CARDS).gone_cards(self.tricks >= self.house.stock_tricks)

    def way_of(self, mode):
        """The way of recording that a question belongs to; all once it is fixed."""
        return mode if self.mode is None else ""

    def take_trick(self, winner):
        """A trick is over: its winner may meld, and leads to the next."""
        self.tricks += 1
        self.leader, self.has_melded = winner, False
        self.melders = [winner]
        if self.house.may_partner_meld:
            self.melders.append(self.partner(winner))
        self.is_melding_over = self.tricks > self.house.last_meld

    def why_mixed(self, mode):
        """Why an entry of another way of recording is refused."""
        is_mixed = self.mode not in (None, mode)
        return ("mixed_entry", MIXED[self.mode]) if is_mixed else None

    def partner(self, seat):
        """The seat that plays with this one, None if none does."""
        return (seat + 2) % 4 if self.house.are_partners else None

    def is_late(self):
        """Whether the last trick that is in is one of the last eight."""
        return self.tricks > self.house.stock_tricks

    def is_played_out(self):
        """Whether the last trick is in."""
        return self.is_last_taken or self.tricks == self.house.all_tricks

    def is_count_due(self):
        """Whether all that is left is to count what is in the tricks."""
        return self.house.counts is not None and self.is_played_out()

    def brisques_left(self):
        """The brisques that nobody has won yet."""
        return self.house.brisques - self.winnings.all

    def is_all_entered(self):
        """Whether all brisques are in, where they score at once."""
        return self.house.counts is None and not self.brisques_left()

    def score(self, side, points, reason, text):
        """A line on the sheet, unless the game has been won by an earlier one."""
        table = self.table
        if table.game.winner(table) is None:
            table.score(side, points, reason, text)

    def score_seat(self, seat, points, reason, text):
        """The only line of an entry, for a seat's side."""
        self.table.score(self.table.side_of[seat], points, reason, text)

    def win(self, side, count, is_late):
        """A side has won so many brisques, which score where they do so at once."""
        self.winnings.win(side, count, is_late)
        if self.house.counts is None:
            words = brisque_words(count)
            self.credit(side, BRISQUE_POINTS * count, "brisques", words, is_late)

    def win_last_trick(self, seat):
        """The last trick scores."""
        side = self.winnings.last_winner = self.table.side_of[seat]
        is_late = self.house.is_last_trick_late()
        self.credit(side, LAST_TRICK_POINTS, "last_trick", "Last trick", is_late)

    def credit(self, side, points, reason, text, is_late):
        """A line for cards, for the side that a renege has left them to."""
        side = self.winnings.credited_side(side, is_late)
        if side is not None:
            self.score(side, points, reason, text)

    def count(self, shares):
        """What each side has in its tricks scores, the dealer's left first."""
        table, is_points = self.table, self.house.counts == "points"
        for seat in table.round_from(table.left_of(self.dealer))[: len(shares)]:
            side = table.side_of[seat]
            won = shares[side]
            if side in self.winnings.reneged:
                continue
            if is_points:
                self.score(side, won, "card_points", f"{won} in cards")
            else:
                self.score(side, BRISQUE_POINTS * won, "brisques", brisque_words(won))
