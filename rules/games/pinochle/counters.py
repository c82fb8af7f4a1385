"""The melds of some cards at pinochle that come to most, and their total."""

from ...counters import Counter, CounterAnswer, best_order, why_too_many
from ...fields import Cards, Suit
from ...words import card_sign, number_of
from .copies import COPIES, CardsSeen, OnTable
from .copies.table_melds import LaidCard
from .melds import (
    DEECE,
    DEECE_VALUE,
    MELDS,
    NAMES,
    lines_of,
    melds_held,
    tally,
)
from .turn_up import TurnUp


class Melds(Counter):
    """The cards of a hand under one trump suit, laid all at once."""

    title = "The melds of a hand"
    house_rules = ("doubles", "double_pinochle")
    fields = (Suit("trump", label="Trumps"), Cards("cards", label="Your cards"))

    def why_not(self, table, entry):
        return why_too_many(entry.cards, table.ledger.hand)

    def count(self, table, entry):
        lines = self.lines(table, tally(entry.cards), entry.trump)
        total = sum([one[0] for one in lines])
        come = "comes" if len(entry.cards) == 1 else "come"
        words = f"{number_of(len(entry.cards), 'card')} {come} to {total}"
        return CounterAnswer(words, lines or [("", "No meld")])

    def lines(self, table, hand, trump):
        """(points, words) of the melds of a hand, how many of each card."""
        held, deece = melds_held(hand, trump), deece_of(table, trump)
        if hand.get(deece):
            held[DEECE] = hand[deece]
        lines = lines_of(held, table.ledger.values, trump, 0)
        return [(line.points, line.text) for line in lines]


class MeldsOfTwo(Melds):
    """The same for two: one meld after the other, each with a trick that is won."""

    title = "The melds of a hand, laid one by one"
    house_rules = Melds.house_rules + ("deck",)

    def lines(self, table, hand, trump):
        melds = [MELDS[trump][name] for name in NAMES if name in MELDS[trump]]
        melds = [one for one in melds if is_held(one, hand)]
        values = table.ledger.values
        worth = [values[one.name] for one in melds]

        def follow(on_table, number):
            after = copy_table(on_table)
            return after if lay(after, melds[number]) else None

        start = OnTable(seen_beside(table, hand), values)
        order = best_order(worth, follow, start)[1]
        deece = deece_of(table, trump)
        return [(worth[one], with_cards(melds[one])) for one in order] + [
            (DEECE_VALUE, f"Deece: {card_sign(deece)}")
            for _copy in range(hand.get(deece, 0))
        ]


def deece_of(table, trump):
    """The lowest trump of this table's pack."""
    return TurnUp("A" + trump, table.ledger.deece_rank).deece


def is_held(meld, hand):
    """Whether a hand holds the cards of a meld."""
    needed = tally(meld.cards)
    return all(hand.get(card, 0) >= needed[card] for card in needed)


def seen_beside(table, hand):
    """The cards seen, where all but those of a hand are out of play."""
    seen = CardsSeen(table.players, table.ledger.hand)
    seen.seen = {card: COPIES - hand.get(card, 0) for card in table.pack}
    return seen


def copy_table(on_table):
    """The cards on a table, to be changed without changing them there."""
    before = on_table.seen
    seen = CardsSeen(before.players, before.hand)
    seen.seen, seen.known[0] = dict(before.seen), dict(before.known[0])
    after = OnTable(seen, on_table.values)
    for laid in on_table.laid[0]:
        card = LaidCard(laid.card)
        card.served = dict(laid.served)
        after.laid[0].append(card)
    return after


def lay(on_table, meld):
    """Lays a meld on the table if the referee allows it; whether it was laid."""
    for new in [None] + [[card] for card in meld.cards]:
        cards = on_table.plan(0, meld, new)
        if not on_table.why_not(0, meld, new, cards):
            on_table.lay(0, meld, cards)
            return True
    return False


def with_cards(meld):
    """A meld with its cards."""
    return f"{meld.label}: {' '.join([card_sign(card) for card in meld.cards])}"


COUNTERS = {"pinochle": Melds(), "pinochle_two": MeldsOfTwo()}
