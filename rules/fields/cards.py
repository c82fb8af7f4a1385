"""A suit, a card, several cards."""

from collections import namedtuple

from ..cards import SUITS, read_card, sorted_cards
from ..errors import RuleError
from ..words import SUIT_NAMES, card_sign, with_capital
from .field import Field, is_list_of

# What a card may bring with it: for each of the `answers` (cards) the same choices,
# and in words what else there is. A choice has cards, a label, and may be lit.
Offers = namedtuple("Offers", ("answers", "choices", "rest"))
Offer = namedtuple("Offer", ("cards", "label", "is_lit"))


class Suit(Field):
    """A suit; `values` may leave some out or add "N" for no-trump."""

    kind = "suit"

    def __init__(self, name, values=SUITS, **kwargs):
        super().__init__(name, **kwargs)
        self.values = values

    def is_formed(self, value, table):
        return type(value) is str and len(value) == 1 and value in self.values

    def taps(self, table):
        return list(self.values)

    def in_words(self, value, table):
        return SUIT_NAMES.get(value, "no trumps")

    def draw_details(self, table):
        return {"values": list(self.values)}


class TrumpSuit(Suit):
    """The suit of trumps, or that there is none."""

    def in_words(self, value, table):
        suit = SUIT_NAMES.get(value)
        return f"{with_capital(suit)} are trumps" if suit else "No trumps"


class Card(Field):
    """One card of the game's pack; those that are gone in every copy are not drawn.

    `pack`: the cards that are drawn, where not all of the game's can be meant.
    `gone`: how many copies of which cards are gone; without either the deal knows.
    `fills`: the list of cards that the answer may bring with it, by one of `offers`;
    an answer that has none leaves it empty.
    """

    kind = "card"
    holds_cards = True

    def __init__(self, name, pack=None, gone=None, fills="", offers=(), **kwargs):
        super().__init__(name, **kwargs)
        self.pack, self.gone = pack, gone
        self.fills, self.offers = fills, offers

    def is_formed(self, value, table):
        return type(value) is str

    def read_value(self, value, table):
        if value in table.pack:
            return value
        return read_card(table.game.card_text(value), table.pack)

    def is_right(self, value, table):
        return type(value) is str and value in table.pack

    def in_words(self, value, table):
        return card_sign(value)

    def draw_details(self, table):
        pairs = self.copies_left(table)
        drawn = {
            "pack": [card for card, left in pairs],
            "left": [left for card, left in pairs],
        }
        if self.fills:
            drawn["fills"] = self.fills
            drawn["offers"] = [drawn_offers(offers) for offers in self.offers]
        return drawn

    def copies_left(self, table):
        """(card, copies that are left) for each card that is drawn, in order."""
        pack, gone, deal = self.pack, self.gone, table.deal
        if pack is None:
            pack = table.pack
            gone = deal.gone_cards() if gone is None else gone
        cards = sorted_cards(pack, deal.ranks)
        copies = table.game.copies
        if not gone:
            return [(card, copies) for card in cards]
        pairs = [(card, copies - gone.get(card, 0)) for card in cards]
        return [pair for pair in pairs if pair[1] > 0]


def drawn_offers(offers):
    """What a card may bring with it, as plain data."""
    return {
        "answers": list(offers.answers),
        "choices": [
            {
                "cards": list(choice.cards),
                "label": choice.label,
                "is_lit": choice.is_lit,
            }
            for choice in offers.choices
        ],
        "rest": offers.rest,
    }


class Cards(Card):
    """A list of cards; with a `count` exactly so many ("seats": one each).

    `order`: the seats that play them to a trick, one each; `follows`: whether they
    have to follow suit; `led`: the card that is led, where all know it before: it lies
    on the pad from the start. `hands`: for each place the cards that can be played
    there, empty where none is known. `lying`: for each place in the list the cards that
    may come from the table there, with a "!" behind those that can come from nowhere
    else. What does is said in the list of yes and no that is called `flags`.
    """

    kind = "cards"

    def __init__(
        self,
        name,
        count=None,
        order=(),
        follows=True,
        led="",
        lying=(),
        flags="",
        hands=(),
        **kwargs,
    ):
        super().__init__(name, **kwargs)
        self.count, self.hands = len(order) if order else count, hands
        self.order, self.follows, self.led = order, follows, led
        self.lying, self.flags = lying, flags

    def is_formed(self, value, table):
        return is_list_of(str, value)

    def read_value(self, value, table):
        cards, count = value, self.exact_count(table)
        if not table.pack.issuperset(value):
            cards = [super(Cards, self).read_value(text, table) for text in value]
        if count is not None and len(cards) != count:
            raise RuleError(
                "wrong_card_count", f"Choose {count} cards, not {len(cards)}."
            )
        return list(cards)

    def is_right(self, value, table):
        if type(value) is not list or not table.pack.issuperset(value):
            return False
        return self.count is None or len(value) == self.exact_count(table)

    def exact_count(self, table):
        """How many cards it must be at this table; None where any number may be."""
        return len(table.players) if self.count == "seats" else self.count

    def in_words(self, value, table):
        return " ".join(card_sign(card) for card in value) or "nothing"

    def draw_details(self, table):
        drawn = {
            "count": self.exact_count(table),
            "order": list(self.order),
            "follows": self.follows,
            "led": self.led,
            "hands": [list(cards) for cards in self.hands],
            "whole": len(table.pack) * table.game.copies,
            "lying": [list(cards) for cards in self.lying],
            "flags": self.flags,
        }
        return super().draw_details(table) | drawn
