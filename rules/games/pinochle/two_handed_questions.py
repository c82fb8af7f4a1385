"""What a deal of two-handed Pinochle asks, phase by phase."""

from ...errors import RuleError
from ...fields import Cards, Choice, Fixed, Number, Seat
from ...prompts import Entry, Prompt
from .questions import CHIPS, DOUBLE_CHIPS, WAYS, Questions


class TwoHandedQuestions(Questions):
    """The prompts of a table of two; each phase is a list of them."""

    def __init__(self, table):
        super().__init__(table)
        self.points = [self.late("meld", self.ask_points, s) for s in table.seats]
        self.melds = {way: self.ask_both("meld", self.ask_meld, way) for way in WAYS}
        self.deeces = {way: self.ask_both("deece", self.ask_deece, way) for way in WAYS}
        self.shown = [self.late("deece", self.ask_shown)]

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
        return [self.play] + self.named() + self.taken

    def quick(self):
        """Melds are counted without their tricks."""
        is_known = self.table.deal.turn_up.card is not None
        return (self.named() if is_known else self.points) + self.taken

    def named(self):
        """Melds and deeces of both."""
        asked = self.melds["quick"] + self.deeces["quick"]
        if self.table.deal.turn_up.may_exchange():
            asked = asked + self.shown
        return asked + self.points + self.deeces["points"]

    def between_tricks(self):
        """A trick has been played; while the stock lasts its winner may meld."""
        tricks, melds = self.table.deal.tricks, self.table.deal.melds
        asked = [self.play]
        if tricks.number <= melds.stock:
            winner = tricks.winner
            asked += [self.melds["cards"][winner], self.deeces["cards"][winner]]
        return asked + self.taken

    def ask_points(self, seat):
        """One meld or several as a number."""
        label = f"{self.table.players[seat]} melds"
        points = Number("points", 10, 5000, label="Points, in tens")
        return Prompt("meld", label, Fixed("seat", seat), points, way="points")

    def ask_meld(self, seat, way):
        """One meld by its chip; those that cannot be are struck out."""
        pairs = self.chips(CHIPS + DOUBLE_CHIPS)
        barred = self.table.deal.melds.why_not(seat)
        return Prompt(
            "meld",
            f"{self.table.players[seat]} melds",
            Fixed("seat", seat),
            Cards("new", optional=True, label="New cards"),
            Choice("meld", *pairs, barred=barred),
            way=way,
        )

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
