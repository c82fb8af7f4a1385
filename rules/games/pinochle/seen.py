"""Where the cards are, as the record tells: played, known in a hand, on the table."""

from ...words import card_name
from .melds import standing, tally

COPIES = 2


class CardsSeen:
    """Every copy of a card that has been seen, and who is known to hold which.

    `seen`: copies of each card. `known`: for each seat the cards it is known to hold,
    with how many of each. `hand`: how many cards a seat holds; `left`: how many each
    still holds.
    """

    def __init__(self, players, hand):
        self.players, self.hand = players, hand
        self.known = [{} for name in players]
        self.left = hand
        self.seen = {}

    def see(self, card):
        """One more copy is accounted for."""
        self.seen[card] = self.seen.get(card, 0) + 1

    def give(self, seat, card):
        """A copy accounted for goes to a seat, face up for all to see."""
        known = self.known[seat]
        known[card] = known.get(card, 0) + 1

    def give_back(self, seat, card):
        """A copy that a seat was known to hold lies open again."""
        known = self.known[seat]
        known[card] -= 1
        if not known[card]:
            del known[card]

    def take(self, seat, card):
        """A copy leaves a seat for where it can be seen; known before or not."""
        if card in self.known[seat]:
            self.give_back(seat, card)
        else:
            self.see(card)

    def learn(self, seat, card):
        """A seat shows a copy that nobody had seen."""
        seen, known = self.seen, self.known[seat]
        seen[card] = seen.get(card, 0) + 1
        known[card] = known.get(card, 0) + 1

    def copies_with(self, seat, hand):
        """How many copies of the cards in a hand are seen once a seat shows it."""
        copies, seen, known = dict(hand), self.seen, self.known[seat]
        for card in hand:
            if card in seen:
                copies[card] += seen[card] - known.get(card, 0)
        return copies

    def learn_hand(self, seat, hand, copies):
        """A seat shows a hand, all that it is known to hold among it."""
        self.known[seat] = hand
        self.seen.update(copies)

    def play(self, shown, copies):
        """A trick is played.

        `shown`: (seat, card) of those that were known to be there; `copies`: how many
        copies of the others are seen with it.
        """
        for seat, card in shown:
            self.give_back(seat, card)
        self.seen.update(copies)

    def is_gone(self, card, more=1):
        """Whether so many more copies than have been seen are too many."""
        return self.seen.get(card, 0) + more > COPIES

    def gone_for(self, seats):
        """The copies that none of these seats can hold: {card: how many}."""
        gone = dict(self.seen)
        for seat in seats:
            known = self.known[seat]
            for card in known:
                gone[card] -= known[card]
        return gone

    def why_not_held(self, seat, card, copies):
        """Why a card of a trick, not known to be his, cannot have been.

        `copies`: how many copies of it are seen with this one.
        """
        if copies > COPIES:
            return gone(card)
        known = self.known[seat]
        if known and sum(known.values()) >= self.left:
            return (
                "not_in_hand",
                f"{self.players[seat]} holds other cards: all those left to him are "
                f"known, and {card_name(card)} is not among them.",
            )
        return None

    def held_of(self, seat, cards):
        """A card of this set that a seat is known to hold, None if there is none."""
        held = cards.intersection(self.known[seat])
        return min(held) if held else None

    def is_trick_left(self, pack):
        """Whether each seat may have a card to play: known, or not seen yet."""
        unseen = COPIES * len(pack) - sum(self.seen.values())
        return sum(not known for known in self.known) <= unseen


class Laid:
    """A card on the table, and how high the melds are that it has served in.

    `served`: the highest standing for each group of melds.
    """

    def __init__(self, card):
        self.card = card
        self.served = {}

    def may_serve(self, meld, height):
        """Whether it may serve in a meld of this standing."""
        return self.served.get(meld.group, 0) < height


class OnTable:
    """What each of two players has on the table; `seen` knows the cards beyond it."""

    def __init__(self, seen, values):
        self.seen, self.values = seen, values
        self.laid = [], []

    def plan(self, seat, meld, new):
        """The cards for a meld: (card, Laid or None if it comes from the hand).

        `new`: the cards that the seat says it lays; None takes from the table first.
        """
        if not (new or self.laid[seat]):
            return [(card, None) for card in meld.cards]
        height = standing(meld, self.values)
        free = [laid for laid in self.laid[seat] if laid.may_serve(meld, height)]
        coming, cards = tally(new or ()), []
        for card in meld.cards:
            if coming.get(card):
                coming[card] -= 1
                cards.append((card, None))
            else:
                cards.append((card, take_first(free, card)))
        return cards

    def why_not(self, seat, meld, new, cards):
        """Why a seat cannot lay a meld, some of its cards new; `cards`: their plan."""
        why = new and (why_not_new(meld, new) or why_not_there(meld, cards, new))
        if why:
            return why
        from_hand = [card for card, laid in cards if not laid]
        if not from_hand:
            return (
                "no_new_card",
                "A meld needs a card from the hand, and these all lie on the table: "
                "say which one is new.",
            )
        return self.why_not_in_hand(seat, from_hand)

    def why_not_in_hand(self, seat, cards):
        """Why cards cannot come from the hand: all copies of one are elsewhere."""
        for card in cards:
            if self.seen.seen.get(card):
                unseen = cards.count(card) - self.known_in_hand(seat, card)
                if unseen > 0 and self.seen.is_gone(card, unseen):
                    return gone(card)
        return None

    def known_in_hand(self, seat, card):
        """The copies that a seat is known to hold and has not laid."""
        known = self.seen.known[seat]
        if card not in known:
            return 0
        return known[card] - [laid.card for laid in self.laid[seat]].count(card)

    def lay(self, seat, meld, cards):
        """The cards of a meld, as planned, lie on the table and have served in it."""
        height = standing(meld, self.values)
        for card, laid in cards:
            if not laid:
                laid = self.lay_new(seat, card)
            laid.served[meld.group] = height

    def lay_new(self, seat, card):
        """A card from the hand, first of all one that is known to be there."""
        if not self.known_in_hand(seat, card):
            self.seen.learn(seat, card)
        laid = Laid(card)
        self.laid[seat].append(laid)
        return laid

    def give_up(self, seat, card):
        """A card from the hand goes where all can see it, but not to the table."""
        if self.known_in_hand(seat, card):
            self.seen.take(seat, card)
        else:
            self.seen.see(card)

    def take(self, seat, card):
        """A card that a seat plays leaves the table, if it lies there."""
        take_first(self.laid[seat], card)


def why_not_new(meld, new):
    """Why cards cannot be the new ones of a meld: it has no room for them."""
    for card in sorted(new):
        if new.count(card) > meld.cards.count(card):
            words = f"{card_name(card)} is no card of it that can be new"
            return "bad_field", f"{meld.label}: {words}."
    return None


def why_not_there(meld, cards, new):
    """Why the cards that are not new cannot all lie on the table."""
    coming = tally(new)
    for card, laid in cards:
        if not laid and not coming.get(card):
            words = f"{card_name(card)} does not lie there free to serve again"
            return "not_on_table", f"{meld.label}: {words}."
        if not laid:
            coming[card] -= 1
    return None


def take_first(laid_cards, card):
    """Takes the first of these that is this card out of the list; None without."""
    for laid in laid_cards:
        if laid.card == card:
            laid_cards.remove(laid)
            return laid
    return None


def gone(card):
    """(code, sentence) for a third copy."""
    return "card_gone", f"Both copies of {card_name(card)} are elsewhere."
