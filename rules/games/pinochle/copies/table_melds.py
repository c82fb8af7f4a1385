"""The melds on the table of two, whose cards may serve again."""

from ....words import card_name, lower, need_one
from ..melds import meld_rank, tally
from .cards_seen import COPIES


class LaidCard:
    """A card on the table, and how high the melds are that it has served in.

    `served`: the highest standing for each group of melds; `last`: the name of that
    meld.
    """

    def __init__(self, card):
        self.card = card
        self.served, self.last = {}, {}

    def may_serve(self, meld, height):
        """Whether it may serve in a meld of this standing."""
        return self.served.get(meld.group, 0) < height


class OnTable:
    """The melds of each of two players on the table; `seen` knows all other cards."""

    def __init__(self, seen, values):
        self.seen, self.values = seen, values
        self.laid = [], []

    def plan(self, seat, meld, new):
        """The cards for a meld: (card, LaidCard or None if it comes from the hand).

        `new`: the cards that the seat says it lays; None takes from the table first.
        """
        if not (new or self.laid[seat]):
            return [(card, None) for card in meld.cards]
        height = meld_rank(meld, self.values)
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
                "A meld needs a card from the hand, but these are all on the table. "
                "Say which card is new.",
            )
        return self.why_not_in_hand(seat, from_hand, meld)

    def why_not_in_hand(self, seat, cards, meld=None):
        """Why cards cannot come from the hand: all copies of one are elsewhere."""
        for card in cards:
            if self.seen.seen.get(card):
                unseen = cards.count(card) - self.known_in_hand(seat, card)
                if unseen > 0 and self.seen.is_gone(card, unseen):
                    return self.why_apart(seat, card, meld)
        return None

    def why_apart(self, seat, card, meld):
        """Why there is no copy of a card left for a meld, or for a deece (None)."""
        made = self.melds_with(card, meld and meld.group)
        new = f"{self.seen.players[seat]}'s {lower(meld.label) if meld else 'deece'}"
        if len(made) < COPIES:
            return self.seen.why_gone(card, new, melds=dict(made))
        melds = [words for _other, words in made]
        return "card_gone", need_one(melds + [new], card_name(card), COPIES)

    def melds_with(self, card, group=None):
        """(seat, its meld in words) of each copy that lies there; `group`: of melds."""
        return [
            (seat, f"{self.seen.players[seat]}'s {lower(label)}")
            for seat, cards in enumerate(self.laid)
            for laid in cards
            if laid.card == card and laid.last
            for label in [laid.last.get(group) or min(laid.last.values())]
        ]

    def known_in_hand(self, seat, card):
        """The copies that a seat is known to hold and has not laid."""
        known = self.seen.known[seat]
        if card not in known:
            return 0
        return known[card] - [laid.card for laid in self.laid[seat]].count(card)

    def lay(self, seat, meld, cards):
        """The cards of a meld, as planned, lie on the table and have served in it."""
        height = meld_rank(meld, self.values)
        for card, laid in cards:
            if not laid:
                laid = self.lay_new(seat, card)
            laid.served[meld.group] = height
            laid.last[meld.group] = meld.label

    def lay_new(self, seat, card):
        """A card from the hand, first of all one that is known to be there."""
        if not self.known_in_hand(seat, card):
            self.seen.learn(seat, card)
        laid = LaidCard(card)
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
            words = f"{card_name(card)} cannot be a new card of this meld"
            return "bad_field", f"{meld.label}: {words}."
    return None


def why_not_there(meld, cards, new):
    """Why the cards that are not new cannot all lie on the table."""
    coming = tally(new)
    for card, laid in cards:
        if not laid and not coming.get(card):
            words = f"{card_name(card)} is not on the table or cannot be used again"
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
