"""Oh Hell's bidding: each says how many tricks he will take; nobody passes."""

from ...errors import RuleError
from ...fields import Number, Numbers, Seat
from ...prompts import LatePrompt, Prompt
from .play import trump_questions


def bidding(bids, tricks):
    """Until all have bid; trumps may be named meanwhile."""

    trumps = trump_questions(tricks)

    def question():
        return bids.questions() + ([] if tricks.trump else trumps)

    while not bids.is_complete():
        entry = yield question
        if entry.type == "trump":
            tricks.turn_up(entry)
        elif entry.type == "bids":
            bids.bid_all(entry)
        else:
            bids.bid(entry)


class Bids:
    """The bids of one deal, and whose turn it is to bid."""

    def __init__(self, table, hand):
        self.table, self.hand = table, hand
        self.bids = {}
        dealer = table.deal.dealer
        first = {"dealer": dealer, "left": table.left_of(dealer)}
        self.order = table.round_from(first[table.options["first_bidder"]])

    def turn(self):
        """The seat that is to bid: the first one that has not; None once all have."""
        for seat in self.order:
            if seat not in self.bids:
                return seat
        return None

    def is_complete(self):
        """Whether all have bid."""
        return len(self.bids) == len(self.order)

    def total(self):
        """The tricks bid so far."""
        return sum(self.bids.values())

    def barred(self):
        """The bid that the hook forbids the last bidder; None where it forbids none."""
        hook = self.table.options["hook"]
        is_last = len(self.bids) == len(self.order) - 1
        if not is_last or not is_hooked(hook, self.hand):
            return None
        return self.hand - self.total()

    def may_bid(self, seat):
        """Whether a seat has a bid to make, or one that it may still change."""
        return seat not in self.bids or self.table.left_of(seat) not in self.bids

    def questions(self):
        """The bid that is due, and all bids at once while there is none."""
        asked = [LatePrompt("bid", self.bid_prompt)]
        return asked if self.bids else asked + [LatePrompt("bids", self.bids_prompt)]

    def bid_prompt(self):
        """The bid of the player in turn; any other may speak, too."""
        turn = self.turn()
        seats = [seat for seat in self.order if self.may_bid(seat)]
        return Prompt(
            "bid",
            f"{self.table.players[turn]} bids",
            Seat("seat", *seats, preset=turn, label="Someone else"),
            Number("bid", 0, self.hand, barred=self.barred_bids()),
            help=self.hook_help(),
            turn=turn,
        )

    def bids_prompt(self):
        """All bids at once."""
        bids = Numbers("bids", low=0, high=self.hand, label="Bids")
        return Prompt("bids", "All bids at once", bids, way="quick")

    def call(self):
        """What the table has bid, and who is still to speak."""
        name = self.table.players[self.turn()]
        led = f"Bids so far, {cards_words(self.hand)}"
        return led, f"{self.total()} bid, {name} to speak"

    def barred_bids(self):
        """What the hook forbids, with the reason."""
        bid = self.barred()
        return [] if bid is None or bid < 0 else [(bid, self.hook_words())]

    def hook_help(self):
        """What the last bidder should know."""
        bid = self.hand - self.total()
        if len(self.bids) < len(self.order) - 1 or bid < 0:
            return ""
        return f"not {bid}" if self.barred() == bid else f"{bid} makes it even"

    def hook_words(self):
        """Why the last bid may not make it even."""
        return f"The bids would come to {self.hand} for {self.hand} tricks."

    def bid(self, entry):
        """One bid, or a change of one."""
        seat, bid = entry.seat, entry.bid
        self.check_range(bid)
        is_change = seat in self.bids
        if not self.may_bid(seat):
            left = self.table.players[self.table.left_of(seat)]
            raise RuleError("bid_fixed", f"{left} has bid: this bid stands now.")
        if not is_change:
            self.check_hook(seat, bid)
            if seat != self.turn():
                self.table.announce("Bid out of turn: it stands")
        self.put(seat, bid)

    def check_range(self, bid):
        """Refuses a bid that the hand cannot hold."""
        if not 0 <= bid <= self.hand:
            raise RuleError("bid_range", f"A bid is 0 to {self.hand}, not {bid}.")

    def check_hook(self, seat, bid):
        """Refuses the bid that makes the bids come out even, where it may not."""
        if bid == self.barred():
            name = self.table.players[seat]
            raise RuleError("hook", f"{name} cannot bid {bid}. {self.hook_words()}")

    def bid_all(self, entry):
        """Every bid at once, by seat."""
        for bid in entry.bids:
            self.check_range(bid)
        is_even = sum(entry.bids) == self.hand
        if is_even and is_hooked(self.table.options["hook"], self.hand):
            raise RuleError("hook", self.hook_words())
        for seat, bid in enumerate(entry.bids):
            self.put(seat, bid)

    def put(self, seat, bid):
        """Writes a bid down; the last one calls the sum."""
        self.bids[seat] = bid
        self.table.show(seat, "bid", bid)
        if self.is_complete():
            said = self.total()
            call = "Over" if said > self.hand else "Under"
            self.table.announce("Even" if said == self.hand else call)


def cards_words(hand):
    """So many cards, in words."""
    return "1 card" if hand == 1 else f"{hand} cards"


def is_hooked(hook, hand):
    """Whether the bids of a deal may not come out even."""
    return hook == "on" or (hook == "not_one" and hand > 1)
