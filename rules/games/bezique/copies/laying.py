"""Laying a meld down: which copies may serve, and where they are afterwards."""

from .places import (
    HAND,
    OPEN,
    PLACE,
    TABLE,
    UNSEEN,
    is_new_bezique,
    marked,
    may_serve,
    picks,
    replaced,
)
from .ways import padded, put


class Laying:
    """One claim being laid down by a seat.

    `is_scored`: whether the cards have served afterwards. `is_forgetful`: past uses do
    not count.
    """

    def __init__(self, book, claim, seat, is_scored, is_forgetful=False):
        self.house, self.claim, self.seat = book.house, claim, seat
        self.is_scored, self.is_forgetful = is_scored, is_forgetful
        self.partner = book.partners[seat]
        self.from_hand = (UNSEEN, HAND + seat)
        self.from_table = (TABLE + seat, OPEN + seat)
        if self.partner is not None:
            self.from_table += (TABLE + self.partner,)
        self.places = self.from_hand + self.from_table

    def may_use(self, copy):
        """Whether a copy may serve in the claim."""
        if copy & PLACE not in self.places:
            return False
        return self.is_forgetful or may_serve(copy, self.claim, self.house)

    def choices(self, ways, card, count):
        """(copies, loads, copies that are the partner's) of each way to take a card."""
        found = []
        for copies, each in ways.items():
            for chosen in picks(copies, count, self.may_use):
                taken = [copies[index] for index in chosen]
                if self.fits(card, taken):
                    laid = [self.laid(copy) for copy in taken]
                    after = replaced(copies, chosen, laid)
                    partners = sum(self.is_partners(copy) for copy in taken)
                    found += [(after, loads, partners) for loads in each]
        return found

    def fits(self, card, taken):
        """Whether copies of one card may serve together."""
        lying, claim = self.claim.lying, self.claim
        if lying is not None:
            on_table = sum(copy & PLACE in self.from_table for copy in taken)
            if on_table != lying.count(card):
                return False
        is_many = claim.kind == "bezique" and claim.size > 1
        return not is_many or self.is_forgetful or is_new_bezique(taken)

    def laid(self, copy):
        """The copy as it lies afterwards."""
        if copy & PLACE in self.from_hand:
            copy += TABLE + self.seat - (copy & PLACE)
        return marked(copy, self.claim) if self.is_scored else copy

    def is_partners(self, copy):
        """Whether a copy lies before the partner."""
        return self.partner is not None and copy & PLACE == TABLE + self.partner

    def as_ways(self, laid, ways):
        """The choices of each card as ways; one card at least is the player's own."""
        whole = len(self.claim.cards)
        most = [max([p for _copies, _loads, p in laid[card]] + [0]) for card in laid]
        is_limited = sum(most) >= whole
        if is_limited:
            ways.rooms.append(whole - 1)
        changed = {}
        for card in laid:
            changed[card] = {}
            for copies, loads, partners in laid[card]:
                if is_limited:
                    loads = padded(loads, len(ways.rooms) - 1) + (partners,)
                put(changed[card], copies, loads)
        return changed
