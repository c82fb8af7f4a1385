"""The card turned up: it makes trumps, and may be had for the lowest trump."""

from ...entry_type import EntryType
from ...fields import Card, Fixed, Flag, Seat
from .meld import why_no_more, why_not_winner
from .melds import DEECE_VALUE

MOST_DEECES = 2


class TurnUp:
    """The card turned up: it makes trumps, and may be had for the deece.

    `card` stays the card turned up, `lying` is the card there now, `deece` the trump
    card that can be exchanged for it. All None while nothing has been turned.
    """

    def __init__(self, card=None, deece_rank=None):
        self.card = self.lying = card
        self.trump = card and card[1]
        self.deece = card and deece_rank + card[1]

    def is_deece(self):
        """Whether the card turned up was itself a deece."""
        return self.card == self.deece

    def is_exchanged(self):
        """Whether somebody has taken the turn-up for a deece."""
        return self.lying != self.card

    def may_exchange(self):
        """Whether a deece still fetches the turn-up."""
        return not (self.is_deece() or self.is_exchanged())

    def why_no_trumps(self):
        """Why an entry that needs trumps cannot come while they are not known."""
        if self.card is None:
            return "need_upcard", "First enter the card turned up."
        return None


NOT_TURNED = TurnUp()


class Upcard(EntryType):
    """The card turned up, before anything else of the deal."""

    type = "upcard"
    subject = "the card turned up"
    fields = (Card("card"),)
    words = ("{card} is turned up",)

    def questions(self, deal):
        help = f"{deal.table.players[deal.dealer]} deals"
        return [
            self.prompt("Card turned up", Card("card"), way=way, help=help)
            for way in ("quick", "cards", "points")
        ]

    def enter(self, deal, entry):
        deal.turn(entry.card)


class Exchange(EntryType):
    """One of three or four gives a deece for the turn-up, before any meld."""

    type = "exchange"
    fields = (Seat("seat"),)
    words = ("{seat} exchanges the deece",)

    def why_none(self, deal):
        turn_up = deal.turn_up
        if turn_up.card is None:
            return turn_up.why_no_trumps()
        if deal.melded or deal.tricks.number:
            return self.not_now()
        if turn_up.is_deece():
            return "upcard_is_deece", "The turn-up is a deece and cannot be exchanged."
        if turn_up.is_exchanged():
            return "already_exchanged", "The turn-up has already been exchanged."
        return None

    def why_not(self, deal, entry):
        if entry.seat == deal.dealer:
            why = "The dealer gets the turn-up without an exchange."
            return "dealer_takes_upcard", why
        return None

    def questions(self, deal):
        """A button for each player who may; if nobody does, the melds go on."""
        return [
            self.prompt(
                f"{deal.table.players[seat]} exchanges the deece",
                Fixed("seat", seat),
                way=way,
            )
            for way in ("quick", "cards")
            for seat in deal.others()
        ]

    def enter(self, deal, entry):
        deal.exchange(entry.seat)


class DeeceExchange(Flag):
    """Whether a deece is exchanged, or only shown."""

    def in_words(self, value, table):
        return "exchanges" if value else "shows"


class Deece(EntryType):
    """One of two exchanges a deece for the turn-up, or shows it."""

    type = "deece"
    fields = (Seat("seat"), DeeceExchange("exchange", optional=True))
    words = ("{seat} {exchange} the deece", "{seat} has the deece")

    def why_none(self, deal):
        return deal.turn_up.why_no_trumps() or why_no_more(deal)

    def why_not(self, deal, entry):
        why = why_not_winner(deal, entry.seat)
        if why:
            return why
        if deal.deeces >= MOST_DEECES:
            return "deece_counted", "Both deeces have already scored."
        if entry.exchange and not deal.turn_up.may_exchange():
            return "no_exchange", "The turn-up can no longer be exchanged."
        return deal.on_table.why_not_in_hand(entry.seat, [deal.turn_up.deece])

    def questions(self, deal):
        """A button for each player who may have one."""
        if deal.tricks.number:
            return [self.seat_prompt(deal, deal.tricks.winner, "")]
        prompts = [self.seat_prompt(deal, seat, "quick") for seat in deal.table.seats]
        if deal.turn_up.may_exchange():
            kept = Fixed("exchange", False)
            label = "Show deece only"
            prompts.append(self.prompt(label, Seat("seat"), kept, way="quick"))
        return prompts + [
            self.seat_prompt(deal, seat, "points") for seat in deal.table.seats
        ]

    def seat_prompt(self, deal, seat, way):
        """A seat's deece, exchanged if it can be."""
        name = deal.table.players[seat]
        done = "exchanges" if deal.turn_up.may_exchange() else "shows"
        return self.prompt(f"{name} {done} the deece", Fixed("seat", seat), way=way)

    def enter(self, deal, entry):
        seat, name = entry.seat, deal.table.players[entry.seat]
        deal.deeces += 1
        if entry.exchange is not False and deal.turn_up.may_exchange():
            deal.exchange(seat)
        else:
            deal.on_table.lay_new(seat, deal.turn_up.deece)
            deal.credit(seat, "deece", f"{name} shows the deece")
            deal.table.announce(f"{name} shows the deece: {DEECE_VALUE}")
        deal.count_meld(seat, DEECE_VALUE)


UPCARD, EXCHANGE, DEECE = Upcard(), Exchange(), Deece()
