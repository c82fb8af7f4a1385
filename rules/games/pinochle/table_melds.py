"""Melds one at a time, a meld for a trick, and the deece beside them; two players."""

from ...errors import RuleError
from .melds import DEECE_VALUE, MELDS, meld_named
from .on_table import OnTable

MOST_DEECES = 2


class TableMelds:
    """Whose meld it is, what it brings, and what both have on the table.

    `tricks` and `stock` (how many tricks the stock lasts) say whether melds go with
    tricks; while no trick is recorded they are only counted, in any order.
    """

    def __init__(self, table, turn_up, seen, tricks, stock):
        self.table, self.turn_up, self.seen = table, turn_up, seen
        self.tricks, self.stock = tricks, stock
        self.on_table = OnTable(table.seats, seen, table.values)
        self.points = [0] * len(table.seats)
        self.entries = 0
        self.deeces = 0
        self.melded_in = 0

    def turn(self, card):
        """The trump card is turned, and lies there for all to see."""
        self.turn_up.turn(card)
        self.seen.see(card)
        if self.turn_up.is_deece():
            self.deeces += 1

    def meld(self, entry):
        """One meld by its name, or melds as points while no tricks are recorded."""
        seat, points = entry.seat, entry.points
        reason, text = "meld", "Melds"
        if entry.meld is None:
            self.check_points(points)
            self.check_turn(seat)
        else:
            meld, cards = self.plan(seat, entry.meld, entry.new)
            self.on_table.lay(seat, meld, cards)
            points = self.table.values[meld.name]
            reason, text = meld.reason, meld.label
        self.entries += 1
        self.melded_in = self.tricks.number
        self.table.score(self.table.side_of[seat], points, reason, text)
        self.table.announce(f"{self.table.players[seat]} melds {points}")
        self.show(seat, points)

    def show(self, seat, points):
        """What a seat has melded so far, beside its name."""
        self.points[seat] += points
        self.table.show(seat, "melds", self.points[seat])

    def check_points(self, points):
        """Refuses points in the place of a name, and points that no meld has."""
        if self.tricks.number:
            raise RuleError(
                "name_needed", "Between tricks a meld is entered by its name."
            )
        if points <= 0 or points % 10:
            raise RuleError("bad_points", f"Melds count in tens, not {points}.")

    def check_winner(self, seat):
        """Refuses a meld or deece of a seat that has not just won a trick."""
        if not self.tricks.number:
            return
        if self.tricks.number > self.stock:
            raise RuleError("no_more_melds", "The stock is gone: no more melds.")
        if seat != self.tricks.winner:
            name = self.table.players[self.tricks.winner]
            raise RuleError("not_winner", f"{name} won the trick and may meld.")

    def check_turn(self, seat):
        """Refuses a meld that has no trick to go with."""
        self.check_winner(seat)
        if self.tricks.number and self.melded_in == self.tricks.number:
            raise RuleError("one_meld", "One meld for each trick: it has been made.")
        if not self.tricks.number and self.entries >= self.stock:
            raise RuleError(
                "no_trick_for_meld", f"Only {self.stock} tricks can have a meld."
            )

    def plan(self, seat, name, new=None):
        """The meld of a name, and the cards for it: (card, Laid or None if new).

        Changes nothing; refuses a meld that cannot be.
        """
        self.turn_up.check_known()
        meld = meld_named(name, self.turn_up.trump)
        self.check_turn(seat)
        return meld, self.on_table.plan(seat, meld, new)

    def deece(self, entry):
        """A deece is shown, or exchanged for the turn-up."""
        is_open = self.check_deece(entry)
        seat, turn_up, name = entry.seat, self.turn_up, self.table.players[entry.seat]
        self.deeces += 1
        if is_open and entry.exchange is not False:
            self.on_table.give_up(seat, turn_up.deece)
            self.seen.give(seat, turn_up.card)
            turn_up.exchange(seat)
        else:
            self.on_table.lay_new(seat, turn_up.deece)
            turn_up.credit(seat, "deece", f"{name} shows the deece")
            self.table.announce(f"{name} shows the deece: {DEECE_VALUE}")
        self.show(seat, DEECE_VALUE)

    def check_deece(self, entry):
        """Refuses a deece that cannot count; gives whether the turn-up is to be had."""
        self.turn_up.check_known()
        self.check_winner(entry.seat)
        if self.deeces >= MOST_DEECES:
            raise RuleError("deece_counted", "Both deeces have been counted.")
        is_open = self.turn_up.may_exchange()
        if entry.exchange and not is_open:
            raise RuleError("no_exchange", "The turn-up is not to be had any more.")
        self.on_table.check_in_hand(entry.seat, [self.turn_up.deece])
        return is_open

    def why_not(self, seat):
        """(name, why) of every meld that a seat cannot make now."""
        barred = []
        for name in sorted(MELDS[self.turn_up.trump]):
            try:
                self.plan(seat, name)
            except RuleError as error:
                barred.append((name, error.message))
        return barred
