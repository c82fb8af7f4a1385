"""Bidding: each bids a number of tricks; nobody passes."""

from ...entry_type import EntryType
from ...fields import Number, Numbers, Seat
from ...fields.numbers import HIGHEST
from ...words import number_of

SUMS = ("Over", "Under", "Even")  # the total of the bids against the hand


class Bid(EntryType):
    """One bid, or a change of one that the next player has not answered yet."""

    type = "bid"
    fields = (Seat("seat"), Number("bid"))
    words = ("{seat} bids {bid}",)

    def why_not(self, deal, entry):
        seat, bid, table = entry.seat, entry.bid, deal.table
        if not 0 <= bid <= deal.hand:
            return out_of_range(deal, bid)
        if seat in deal.bids:
            return why_fixed(deal, seat)
        if is_hooked(deal, deal.bids | {seat: bid}):
            return "hook", f"{table.players[seat]} cannot bid {bid}. {even(deal)}"
        return None

    refusal = why_not  # whenever the script asks for it, it may come

    def questions(self, deal):
        """The bid of the player in turn; any other may bid as well."""
        turn = deal.bidder()
        seats = [seat for seat in deal.order if not why_fixed(deal, seat)]
        return [
            self.prompt(
                f"{deal.table.players[turn]} bids",
                Seat("seat", *seats, preset=turn, label="Someone else"),
                Number("bid", 0, deal.hand),
                help=hook_help(deal),
                turn=turn,
            )
        ]

    def enter(self, deal, entry):
        if entry.seat not in deal.bids and entry.seat != deal.bidder():
            deal.table.announce("Bid out of turn: it stands")
        write_down(deal, entry.seat, entry.bid)


class Bids(EntryType):
    """Every bid at once, by seat, before anybody has bid."""

    type = "bids"
    fields = (Numbers("bids", low=-HIGHEST, told=("bids", "")),)
    words = ("{bids}",)

    def why_none(self, deal):
        return self.not_now() if deal.bids else None

    def why_not(self, deal, entry):
        for bid in entry.bids:
            if not 0 <= bid <= deal.hand:
                return out_of_range(deal, bid)
        bids = dict(enumerate(entry.bids))
        return ("hook", even(deal)) if is_hooked(deal, bids) else None

    def questions(self, deal):
        bids = Numbers("bids", high=deal.hand, label="Bids", against=against(deal))
        return [self.prompt("All bids at once", bids, way="quick")]

    def enter(self, deal, entry):
        for seat, bid in enumerate(entry.bids):
            write_down(deal, seat, bid)


def write_down(deal, seat, bid):
    """A bid stands; the last one calls the sum."""
    deal.bids[seat] = bid
    if deal.is_bid():
        over, under, even = SUMS
        bids = deal.total_bid()
        call = over if bids > deal.hand else under
        deal.table.announce(even if bids == deal.hand else call)


def why_fixed(deal, seat):
    """Why a bid that a seat has made cannot be changed any more."""
    left = deal.table.left_of(seat)
    if seat not in deal.bids or left not in deal.bids:
        return None
    return "bid_fixed", f"{deal.table.players[left]} has bid, so this bid stands."


def is_hooked(deal, bids):
    """Whether the hook forbids these bids, by seat: they are all, and come out even."""
    is_even = len(bids) == len(deal.order) and sum(bids.values()) == deal.hand
    return is_even and is_level_barred(deal)


def against(deal):
    """What the sum of the bids is held against: the tricks, and the barred sum."""
    barred = str(deal.hand) if is_level_barred(deal) else ""
    return {"words": number_of(deal.hand, "trick"), "barred": barred}


def is_level_barred(deal):
    """Whether the bids of a deal may not come out even."""
    hook = deal.table.options["hook"]
    return hook == "on" or (hook == "not_one" and deal.hand > 1)


def hook_help(deal):
    """What the last bidder should know."""
    bid = deal.hand - deal.total_bid()
    if len(deal.bids) < len(deal.order) - 1 or bid < 0:
        return ""
    is_barred = is_hooked(deal, deal.bids | {deal.bidder(): bid})
    return f"Cannot bid {bid}" if is_barred else f"{bid} makes it even"


def even(deal):
    """Why the last bid may not make it even."""
    tricks = number_of(deal.hand, "trick")
    return f"The bids would come to {deal.hand} for {tricks}."


def out_of_range(deal, bid):
    """Why a bid that the hand cannot hold is refused."""
    return "bid_range", f"A bid must be from 0 to {deal.hand}, not {bid}."


BID, BIDS = Bid(), Bids()
