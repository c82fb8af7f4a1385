"""Hands and cards that exclude each other: where both copies of a card are."""

from ...words import card_name, lower, need_one
from .copies import COPIES
from .melds import DOUBLE_OF, MELDS


def why_apart(deal, seat, shown):
    """Why a hand that is shown needs a card of which there is no copy left."""
    card, names = excess_card(shown.copies), deal.table.players
    needed = label_with(shown.held, card, deal.turn_up.trump)
    new = f"{names[seat]}'s {lower(needed)}"
    melds = deal.melds_with(card)
    held = sum([known.get(card, 0) for known in deal.seen.known[: len(names)]])
    if melds and sum([deal.seen.known[one].get(card, 0) for one in melds]) == held:
        made = [melds[one] for one in sorted(melds)]
        return "card_gone", need_one(made + [new], card_name(card), COPIES)
    return deal.seen.why_gone(card, new, melds=melds)


def excess_card(copies):
    """The first card of which there would be too many copies."""
    return min([card for card in copies if copies[card] > COPIES])


def label_with(held, card, trump):
    """What the meld of a hand is called that needs the most of a card, or "cards"."""
    most, label = 0, "cards"
    for name in sorted(held):
        double = DOUBLE_OF.get(name, name) if held[name] > 1 else name
        meld = MELDS[trump].get(double)
        if meld and meld.cards.count(card) > most:
            most, label = meld.cards.count(card), meld.label
    return label
