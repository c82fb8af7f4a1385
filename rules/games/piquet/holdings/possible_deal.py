"""One way to deal the cards in which everything entered is true."""

from .cards import count, union
from .fewest_cards import fill_hand
from .search import find_hands


class PossibleDeal:
    """Hands that meet the needs of all seats; others when they no longer do.

    `needs`: seat -> Need; at first they ask for no more than the cards held. `hands`:
    seat -> its hand, as far as the needs take it; None where there are no such hands.
    """

    def __init__(self, needs):
        self.needs = needs
        self.seats = sorted(needs)
        self.hands = {seat: needs[seat].held for seat in needs}

    def hands_with(self, seat, need, fresh=()):
        """Hands for these needs, but for one that is the need of a seat; or None.

        `fresh`: those of its claims that it has not met before.
        """
        hands = self.hands
        if hands:
            hands = self.with_more(seat, need, fresh) or self.with_way(seat, need)
        return hands or self.search(self.needs | {seat: need})

    def look_again(self):
        """Something was taken back: it may be that there are hands now."""
        self.hands = self.hands or self.search(self.needs)

    def bears(self, plays):
        """Takes the cards of a trick, (seat, card as a hand) each: can all be true?"""
        for seat, card in plays:
            self.needs[seat].held |= card
        if not self.hands or not self.take(plays):
            held = union([need.held for need in self.needs.values()])
            self.hands = self.hands and self.mend_hands({}, held)
            self.look_again()
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

    def with_more(self, seat, need, fresh):
        """These hands, with more cards in that of a seat; None if it is not enough."""
        old_hand, taken = self.hands[seat], union(self.hands.values())
        hand, free = old_hand | need.held, need.allowed & (old_hand | ~taken)
        if hand & ~free:
            return None
        hand = with_claims(hand, fresh, free, need.size)
        return None if hand is None else self.hands | {seat: hand}

    def with_way(self, seat, need):
        """These hands, that of a seat made again, and the others so that they give way.

        None if that fails.
        """
        others = [other for other in self.seats if other != seat]
        held = union([self.needs[other].held for other in others])
        hand = complete_need(need, need.allowed & ~held)
        return None if hand is None else self.mend_hands({seat: hand}, hand | held)

    def mend_hands(self, hands, taken):
        """With some hands also those of the other seats, mended; None if that fails.

        `taken`: the cards that are known to be in some hand. A hand that has none of
        them but its own stays; then the others are made again, one after the other.
        """
        hands, lost = dict(hands), []
        for seat in self.seats:
            if seat not in hands:
                need, hand = self.needs[seat], self.hands[seat] | self.needs[seat].held
                free = need.allowed & (need.held | ~taken)
                if hand & ~free or count(hand) > need.size:
                    lost.append(seat)
                else:
                    hands[seat] = hand
                    taken |= hand
        for seat in lost:
            need = self.needs[seat]
            hand = complete_need(need, need.allowed & (need.held | ~taken))
            if hand is None:
                return None
            hands[seat] = hand
            taken |= hand
        return hands

    def search(self, needs):
        """Hands that meet some needs; None if there are none."""
        hands = find_hands([needs[seat] for seat in self.seats])
        return None if hands is None else dict(zip(self.seats, hands))


def complete_need(need, free):
    """The held cards of a need, with what it asks for beside them of the free cards.

    None if that fails: there may be such a hand all the same.
    """
    if need.held & ~free:
        return None
    return with_claims(need.held, need.claims, free, need.size)


def with_claims(hand, claims, free, size):
    """A hand with the fewest more cards for one claim after the other; None if none."""
    for parts in claims:
        hand = fill_hand(hand, parts, free, size)
        if hand is None:
            return None
    return hand if count(hand) <= size else None
