"""One way to deal the cards in which all that was told is true."""

from .cards import count, union
from .filling import filled
from .search import Need, find_hands


class Imagined:
    """Hands that meet the needs of all seats; others when they no longer do.

    `needs`: seat -> Need. `hands`: seat -> its hand, as far as the needs take it; None
    where there are no such hands. `asked`: the last seat, need and hands that were
    asked about, as they mostly come next.
    """

    def __init__(self, needs):
        self.needs = needs
        self.seats = sorted(needs)
        self.hands = self.search(needs)
        self.asked = None, None, None

    def allows(self, seat, need):
        """Whether all can be true where this is the need of a seat."""
        hands = self.hands and (self.with_more(seat, need) or self.with_way(seat, need))
        if not hands:
            hands = self.search(self.needs | {seat: need})
        self.asked = seat, need, hands
        return hands is not None

    def enter(self, seat, need):
        """Takes a need in the place of the one that a seat had."""
        needs, (asked, asked_need, hands) = self.needs | {seat: need}, self.asked
        if asked != seat or asked_need != need:
            hands = self.hands_for(needs)
        self.needs, self.hands, self.asked = needs, hands, (None, None, None)

    def bears(self, plays):
        """Takes the cards of a trick, (seat, card as a hand) each: can all be true?"""
        needs, self.asked = dict(self.needs), (None, None, None)
        for seat, card in plays:
            size, allowed, held, claims = needs[seat]
            needs[seat] = Need(size, allowed, held | card, claims)
        if not self.hands or not self.take(plays):
            self.hands = self.hands_for(needs)
        self.needs = needs
        return self.hands is not None

    def take(self, plays):
        """Puts cards into the hands where they are not; False if one has no place."""
        hands, taken = self.hands, union(self.hands.values())
        for seat, card in plays:
            if not hands[seat] & card:
                need = self.needs[seat]
                is_free = card & need.allowed & ~taken
                if not is_free or count(hands[seat]) >= need.size:
                    return False
                hands[seat] |= card
        return True

    def with_more(self, seat, need):
        """These hands, with more cards in that of a seat; None if it is not enough."""
        hands = dict(self.hands)
        hand = hands.pop(seat) | need.held
        free = need.allowed & ~union(hands.values())
        if hand & ~free:
            return None
        hands[seat] = with_claims(hand, self.fresh(seat, need), free, need.size)
        return None if hands[seat] is None else hands

    def with_way(self, seat, need):
        """These hands, that of a seat made anew, and the others so that they give way.

        None if that fails.
        """
        held = union([self.needs[other].held for other in self.seats if other != seat])
        hand = completed(need, need.allowed & ~held)
        if hand is None:
            return None
        made = Need(need.size, need.allowed, hand, need.claims)
        return self.mended(self.needs | {seat: made})

    def hands_for(self, needs):
        """Hands for needs some of which are new: those at hand, mended, or others."""
        return self.hands and self.mended(needs) or self.search(needs)

    def mended(self, needs):
        """These hands, made to meet the needs one after the other; None if that fails.

        A hand changes where it is not what its need asks for.
        """
        held = union([needs[seat].held for seat in self.seats])
        hands = {s: self.hands[s] & ~held | needs[s].held for s in self.seats}
        for seat in self.seats:
            need, hand = needs[seat], hands[seat]
            hands[seat] = 0
            free = need.allowed & ~union(hands.values())
            if not self.is_kept(seat, need, hand, free):
                hand = completed(need, free)
                if hand is None:
                    return None
            hands[seat] = hand
        return hands

    def is_kept(self, seat, need, hand, free):
        """Whether a hand meets its need still: it lost nothing, and no more is due."""
        if self.hands[seat] & ~hand or hand & ~free:
            return False
        return not self.fresh(seat, need) and count(hand) <= need.size

    def fresh(self, seat, need):
        """The claims of a need that the one before did not have."""
        known = self.needs[seat].claims
        if need.claims is known:
            return []
        known = [id(parts) for parts in known]
        return [parts for parts in need.claims if id(parts) not in known]

    def search(self, needs):
        """Hands that meet some needs; None if there are none."""
        found = find_hands([needs[seat] for seat in self.seats])
        return None if found is None else dict(zip(self.seats, found))


def completed(need, free):
    """The held cards of a need, with what it asks for beside them of the free cards.

    None if that fails: there may be such a hand all the same.
    """
    if need.held & ~free:
        return None
    return with_claims(need.held, need.claims, free, need.size)


def with_claims(hand, claims, free, size):
    """A hand with the fewest more cards for one claim after the other; None if none."""
    for parts in claims:
        hand = filled(hand, parts, free, size)
        if hand is None:
            return None
    return hand if count(hand) <= size else None
