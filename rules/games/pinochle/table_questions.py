"""What a deal of Pinochle asks of three or four, phase by phase."""

from ...fields import Cards, Choices, Fixed, Number, Seat
from ...prompts import Prompt
from .questions import CHIPS, DEECE_CHIP, Questions


class TableQuestions(Questions):
    """The prompts of a table of three or four; each phase is a list of them."""

    def __init__(self, table):
        super().__init__(table)
        self.exchange = [
            self.late("exchange", self.ask_exchange, way) for way in ("quick", "cards")
        ]
        self.points = [self.late("meld", self.ask_points, s) for s in table.seats]
        self.names = [self.late("meld", self.ask_names, s) for s in table.seats]
        self.hands = [self.late("meld", self.ask_cards, s) for s in table.seats]

    def at_start(self):
        """Before anything is known of a deal."""
        upcard, waiting = self.upcard, self.table.deal.melds.waiting()
        points = [self.points[seat] for seat in waiting]
        first = [upcard["quick"], upcard["cards"]]
        return first + points + [upcard["points"]] + self.taken

    def turned(self):
        """Trumps are known: the turn-up is exchanged, or the melding begins."""
        exchange = self.exchange if self.table.deal.turn_up.may_exchange() else []
        return exchange + self.melds() + [self.first_trick] + self.taken

    def melding(self):
        """Some have melded."""
        if self.table.deal.turn_up.card is None:
            waiting = self.table.deal.melds.waiting()
            return [self.points[seat] for seat in waiting] + self.taken
        return self.melds() + [self.first_trick] + self.taken

    def playing(self):
        """Between two tricks."""
        return [self.next_trick] + self.taken

    def melds(self):
        """The melds of those who have not melded, in each way."""
        asked = []
        for seat in self.table.deal.melds.waiting():
            asked += [self.names[seat], self.points[seat], self.hands[seat]]
        return asked

    def ask_exchange(self, way):
        """Who has given a deece for the turn-up; nobody answers by going on."""
        table = self.table
        others = table.round_from(table.left_of(table.deal.dealer))[:-1]
        label = "Who exchanges the deece?"
        return Prompt("exchange", label, Seat("seat", *others), way=way)

    def ask_points(self, seat):
        """A hand's melds as a number."""
        most = self.table.deal.melds.most()
        points = Number("points", 0, most, label="Points, in tens")
        return self.ask_meld(seat, points, "points")

    def ask_names(self, seat):
        """A hand's melds as chips, tapped twice for two."""
        pairs = self.chips(CHIPS) + [DEECE_CHIP]
        return self.ask_meld(seat, Choices("melds", *pairs, most=2), "quick")

    def ask_cards(self, seat):
        """A hand's melds as cards; the whole hand may be among them."""
        cards = Cards("cards", seen=self.gone_for([seat]))
        return self.ask_meld(seat, cards, "cards")

    def ask_meld(self, seat, field, way):
        """What one seat melds."""
        name = self.table.players[seat]
        return Prompt("meld", f"{name} melds", Fixed("seat", seat), field, way=way)
