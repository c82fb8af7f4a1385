"""The course of a deal: how it is recorded, how far it has come, whose meld it is."""

from ...errors import RuleError
from .copies import Copies
from .counted import Counted
from .house_rules import House
from .reneges import Reneges
from .winnings import Winnings, write

TALLY, WINNERS, CARDS = "tally", "winners", "cards"


class Course:
    """One deal as far as it has come.

    `mode`: tally, winners or cards; None until the first entry of play. `leader`: who
    leads to the next trick, which is the winner of the last one. `turned`: the card
    turned up; `is_seven_up`: whether a seven lies there now. `sevens`: those that have
    scored. `reneges`: what the cards of the last eight tricks give away.
    """

    def __init__(self, table):
        self.table, self.house = table, House(table)
        self.mode = None
        self.trump = self.turned = None
        self.tricks = self.melds = self.sevens = 0
        self.everybody = tuple(table.seats)
        self.leader = table.left_of(table.deal.dealer)
        self.has_melded = self.is_last_taken = self.is_closed = False
        self.is_seven_up = False
        self.reneges = Reneges(self)
        self.winnings = Winnings(table, self.house)
        self.open_book()

    def open_book(self):
        """Opens the book of melds, by cards where those are recorded."""
        house, table = self.house, self.table
        if self.mode == CARDS:
            partners = [self.partner(seat) for seat in table.seats]
            self.book = Copies(house, partners, self.turned)
        else:
            self.book = Counted(house, table.side_of, self.turned)

    def partner(self, seat):
        """The seat that plays with this one, if one does."""
        return (seat + 2) % 4 if self.house.are_partners else None

    def enter_mode(self, mode):
        """The first entry of play says how the deal is recorded; others must agree."""
        if self.mode is None:
            self.mode = mode
            if mode == CARDS:
                self.open_book()
        elif self.mode != mode:
            raise RuleError("mixed_entry", MIXED[self.mode])

    def begin(self):
        """Play has begun; without a trick the deal is a tally."""
        if self.mode is None:
            self.mode = TALLY

    def is_tracked(self):
        """Whether every trick is entered."""
        return self.mode in (WINNERS, CARDS)

    def is_tally(self):
        """Whether no tricks are entered, at least so far."""
        return not self.is_tracked()

    def is_late(self):
        """Whether the last trick that is in is one of the last eight."""
        return self.tricks > self.house.stock_tricks

    def is_played_out(self):
        """Whether the last trick is in."""
        return self.is_last_taken or self.tricks == self.house.all_tricks

    def is_count_due(self):
        """Whether all that is left is to count what is in the tricks."""
        return self.house.counts is not None and self.is_played_out()

    def stock(self):
        """How many cards the stock has, the turned one among them."""
        left = self.house.stock_tricks - self.tricks
        return max(0, left) * self.house.players

    def melders(self):
        """The seats that have the right to meld now."""
        if self.is_tally():
            return self.everybody
        if self.house.may_partner_meld:
            return (self.leader, self.partner(self.leader))
        return (self.leader,)

    def is_melding_over(self):
        """Whether no more melds can come in this deal."""
        return self.is_last_taken or self.tricks > self.house.last_meld

    def is_meld_used(self):
        """Whether the one meld of the turn, or all melds of a tally, are used up."""
        if self.is_tracked():
            return self.has_melded
        return self.melds >= self.house.last_meld

    def check_melding(self, seat):
        """Refuses a seat that has no meld now: `melding_over`, `not_trick_winner`."""
        if self.is_melding_over():
            raise RuleError("melding_over", "No more melds in this deal.")
        if seat not in self.melders():
            name = self.table.players[self.leader]
            raise RuleError("not_trick_winner", f"{name} won the trick, and melds.")

    def check_one_meld(self):
        """Refuses a second meld after a trick, and more melds than tricks."""
        if not self.is_meld_used():
            return
        if self.is_tracked():
            raise RuleError("one_meld_per_trick", "One meld to a trick: wait for more.")
        raise RuleError(
            "too_many_melds",
            f"{self.melds} melds are all that {self.melds} tricks allow.",
        )

    def score(self, seat, points, reason, text):
        """A line for a seat's side."""
        write(self.table, self.table.side_of[seat], points, reason, text)

    def turn(self, card):
        """A card is turned up and makes trumps."""
        self.turned, self.trump = card, card[1]
        self.is_seven_up = card[0] == "7"
        self.open_book()

    def sevens_left(self):
        """How many sevens of trumps have not scored yet."""
        return self.house.copies - self.sevens

    def last_to_draw(self):
        """The seat that draws last after a trick."""
        return (self.leader - 1) % self.house.players


MIXED = {
    TALLY: "This deal is a tally of what scores: no tricks are entered in it.",
    WINNERS: "This deal is recorded by who wins each trick.",
    CARDS: "This deal is recorded card by card.",
}
