"""What a deal of two-handed Pinochle asks, phase by phase."""

from ...errors import RuleError
from ...fields import Cards, Choice, Fixed, Number, Seat
from ...prompts import Entry, Prompt
from .questions import CHIPS, DOUBLE_CHIPS, Questions

MOST_POINTS = 5000  # no hand melds more, however often its cards serve


class TwoHandedQuestions(Questions):
    """The prompts of a table of two; each phase is a list of them."""

    def __init__(self, table):
        super().__init__(table)
        self.points = [self.late("meld", self.ask_points, s) for s in table.seats]
        self.melds = {
            way: self.ask_both("meld", self.ask_meld, way) for way in ("quick", "")
        }
        self.deeces = {
            way: self.ask_both("deece", self.ask_deece, way)
            for way in ("quick", "points", "")
        }
        self.folded = [
            self.late("meld", self.ask_both_sets),
            self.late("meld", self.ask_with_new, "quick"),
        ]
        self.shown = [self.late("deece", self.ask_shown)]
        self.with_new = [self.late("meld", self.ask_with_new, "", s) for s in (0, 1)]

    def ask_both(self, type, ask, way):
        """The same question to either player."""
        return [self.late(type, ask, seat, way) for seat in self.table.seats]

    def at_start(self):
        """Before anything is known of a deal."""
        upcard = self.upcard
        first = [upcard["quick"], upcard["cards"]]
        return first + self.points + [upcard["points"]] + self.taken

    def turned(self):
        """Trumps are known: melds will be counted, or tricks played."""
        return self.named() + [self.first_trick] + self.taken

    def quick(self):
        """Melds are counted without their tricks."""
        is_known = self.table.deal.turn_up.card is not None
        return (self.named() if is_known else self.points) + self.taken

    def named(self):
        """Melds and deeces of both."""
        asked = self.melds["quick"] + self.deeces["quick"] + self.folded
        if self.table.deal.turn_up.may_exchange():
            asked = asked + self.shown
        return asked + self.points + self.deeces["points"]

    def between_tricks(self):
        """A trick has been played; while the stock lasts its winner may meld."""
        tricks, melds = self.table.deal.tricks, self.table.deal.melds
        asked = [self.next_trick]
        if tricks.number <= melds.stock:
            winner = tricks.winner
            asked += [self.melds[""][winner], self.deeces[""][winner]]
            asked += [self.with_new[winner]]
        return asked + self.taken

    def ask_points(self, seat):
        """One meld or several as a number."""
        label = f"{self.table.players[seat]} melds"
        points = Number("points", 10, MOST_POINTS, label="Points, in tens")
        seats = Fixed("seat", seat)
        return Prompt("meld", label, seats, points, way="points", stays=True)

    def ask_meld(self, seat, way):
        """One meld by its chip; those that cannot be are struck out."""
        chips = CHIPS if way == "quick" else CHIPS + DOUBLE_CHIPS
        barred = self.table.deal.melds.why_not(seat)
        return Prompt(
            "meld",
            f"{self.table.players[seat]} melds",
            Fixed("seat", seat),
            Choice("meld", *self.chips(chips), barred=barred),
            way=way,
            stays=way == "quick",
        )

    def ask_with_new(self, way, *seats):
        """A meld all of whose cards lie there already, with those that are new."""
        new = Cards("new", label="New cards")
        chips = Choice("meld", *self.chips(CHIPS + DOUBLE_CHIPS))
        return Prompt("meld", "New cards", Seat("seat", *seats), new, chips, way=way)

    def ask_both_sets(self):
        """Both sets of a kind laid together, which is rare enough to be folded away."""
        both = Choice("meld", *self.chips(DOUBLE_CHIPS))
        return Prompt("meld", "Both sets", Seat("seat"), both, way="quick")

    def ask_deece(self, seat, way):
        """A deece, exchanged if it can be; struck out if it cannot count."""
        name = self.table.players[seat]
        field = Fixed("seat", seat)
        entry = Entry("deece")
        entry.seat, entry.exchange = seat, None
        try:
            self.table.deal.melds.check_deece(entry)
        except RuleError as error:
            field = Choice("seat", (seat, name), barred=[(seat, error.message)])
        return Prompt("deece", f"Deece: {name}", field, way=way)

    def ask_shown(self):
        """A deece that is shown while the turn-up could still be had for it."""
        shown = Fixed("exchange", False)
        return Prompt("deece", "Deece kept", Seat("seat"), shown, way="quick")
