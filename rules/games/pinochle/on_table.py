"""The cards that lie on the table in melds, and which of them may serve again."""

from ...cards import card_name
from ...errors import RuleError
from .melds import standing, tally
from .seen import gone


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

    def __init__(self, seats, seen, values):
        self.seen, self.values = seen, values
        self.laid = [[] for seat in seats]

    def plan(self, seat, meld, new):
        """The cards for a meld: (card, Laid or None if it comes from the hand).

        `new`: the cards that the seat says it lays; None takes from the table first.
        Changes nothing; refuses a meld that cannot be.
        """
        if new is None:
            cards = self.from_table_first(seat, meld)
        else:
            cards = self.with_new(seat, meld, new)
        if all(laid for card, laid in cards):
            raise RuleError(
                "no_new_card",
                "A meld needs a card from the hand, and these all lie on the table: "
                "say which one is new.",
            )
        self.check_in_hand(seat, [card for card, laid in cards if laid is None])
        return cards

    def free(self, seat, meld):
        """The cards on the table that may serve in a meld, the first laid first."""
        height = standing(meld, self.values)
        return [laid for laid in self.laid[seat] if laid.may_serve(meld, height)]

    def from_table_first(self, seat, meld):
        """Each card from the table if one may serve, else from the hand."""
        free, cards = self.free(seat, meld), []
        for card in meld.cards:
            cards.append((card, take_first(free, card)))
        return cards

    def with_new(self, seat, meld, new):
        """The cards said to be new from the hand, all others from the table."""
        coming, needed = tally(new), tally(meld.cards)
        for card in sorted(coming):
            if coming[card] > needed.get(card, 0):
                words = f"{card_name(card)} is no card of it that can be new"
                raise RuleError("bad_field", f"{meld.label}: {words}.")
        free, cards = self.free(seat, meld), []
        for card in meld.cards:
            if coming.get(card, 0):
                coming[card] -= 1
                cards.append((card, None))
                continue
            laid = take_first(free, card)
            if laid is None:
                raise RuleError(
                    "not_on_table",
                    f"{meld.label}: {card_name(card)} does not lie there free to serve "
                    "again.",
                )
            cards.append((card, laid))
        return cards

    def check_in_hand(self, seat, cards):
        """Refuses cards from the hand whose copies are all elsewhere."""
        counts = tally(cards)
        for card in cards:
            unseen = counts[card] - self.known_in_hand(seat, card)
            if unseen > 0 and self.seen.is_gone(card, unseen):
                raise gone(card)

    def known_in_hand(self, seat, card):
        """The copies that a seat is known to hold and has not laid."""
        on_table = [laid for laid in self.laid[seat] if laid.card == card]
        return self.seen.known[seat].get(card, 0) - len(on_table)

    def lay(self, seat, meld, cards):
        """The cards of a meld come to lie on the table, and have served in it."""
        height = standing(meld, self.values)
        for card, laid in cards:
            laid = laid or self.lay_new(seat, card)
            laid.served[meld.group] = height

    def lay_new(self, seat, card):
        """A card from the hand, first of all one that is known to be there."""
        if self.known_in_hand(seat, card) <= 0:
            self.seen.learn(seat, card)
        laid = Laid(card)
        self.laid[seat].append(laid)
        return laid

    def give_up(self, seat, card):
        """A card from the hand goes where all can see it, but not to the table."""
        if self.known_in_hand(seat, card) > 0:
            self.seen.take(seat, card)
        else:
            self.seen.see(card)

    def play(self, cards):
        """The cards of a trick leave the table, the copy laid first."""
        for seat, card in cards:
            take_first(self.laid[seat], card)


def take_first(laid_cards, card):
    """Takes the first of these that is this card out of the list; None without."""
    for laid in laid_cards:
        if laid.card == card:
            laid_cards.remove(laid)
            return laid
    return None
