"""A hand as it is after the exchange, card by card: the full way to record a deal."""

from ...fields import Cards, Fixed, Seat
from ...words import card_name, join_with_and
from .close import BeforePlay
from .evidence import why_barred, why_not_in_hand
from .holdings import hand_of
from .pack_conflicts import claimed_by, why_no_cards


class Hand(BeforePlay):
    """The hand of one player, before the first trick."""

    type = "hand"
    fields = (Seat("seat"), Cards("cards"))
    words = ("{seat} has {cards}",)

    def why_over(self, deal):
        """Some of its cards were played."""
        if deal.tricks.taken:
            return "play_begun", "Hands must be entered before the first trick."
        return None

    def has_more(self, deal):
        return len(deal.hands) < len(deal.seats)

    def why_not(self, deal, entry):
        seat, cards = entry.seat, entry.cards
        if seat in deal.hands:
            return (
                "duplicate_hand",
                f"{deal.name(seat)}'s hand is already entered.",
            )
        why = (
            why_repeated(cards)
            or why_wrong_size(cards, deal.tricks.hand_size(seat))
            or why_elsewhere(deal, seat, cards)
        )
        if why or not deal.holdings.is_bound():
            return why
        if deal.holdings.lacks_a_claim(seat, cards):
            return (
                "not_held",
                f"This hand does not contain {join_with_and(claimed_by(deal, seat))}.",
            )
        why = why_not_in_hand(deal, seat, cards)
        if why or deal.holdings.allows_hand(seat, cards):
            return why
        new = [f"{deal.name(seat)}'s hand"]
        return why_barred(deal, new) or why_no_cards(deal, seat, new)

    def questions(self, deal):
        return [
            hand_prompt(self, deal, seat)
            for seat in deal.seats
            if seat not in deal.hands
        ]

    def in_words(self, raw_entry, table):
        """On a phone that all look at nobody reads a hand before the game is over."""
        if table.is_stopped or table.deal.is_complete:
            return super().in_words(raw_entry, table)
        return f"{table.players[raw_entry['seat']]}: hand entered"

    def enter(self, deal, entry):
        deal.holdings.enter_hand(entry.seat, entry.cards)
        deal.hands[entry.seat] = entry.cards
        deal.tricks.show(entry.seat)
        deal.is_exchange_over = True


def hand_prompt(hand, deal, seat):
    """The cards of one player."""
    elsewhere = [card for owner in deal.hands for card in deal.hands[owner]]
    size, gone = deal.tricks.hand_size(seat), dict.fromkeys(elsewhere, 1)
    return hand.prompt(
        f"{deal.name(seat)}'s hand",
        Fixed("seat", seat),
        Cards("cards", count=size, gone=gone),
        way="cards",
        help="After the exchange",
    )


def why_repeated(cards):
    """A card that stands in a list twice."""
    if len(set(cards)) == len(cards):
        return None
    twice = [card for card in cards if cards.count(card) > 1]
    return "card_repeated", f"{card_name(twice[0])} is named twice."


def why_wrong_size(cards, size):
    """A hand of another size."""
    if len(cards) == size:
        return None
    return "wrong_hand_size", f"The hand must have {size} cards, not {len(cards)}."


def why_elsewhere(deal, seat, cards):
    """A card of another hand that was entered."""
    if not hand_of(cards) & ~deal.tricks.left[seat]:
        return None
    for other in [seat for seat in deal.seats if seat in deal.hands]:
        held = set(deal.hands[other])
        if not held.isdisjoint(cards):
            both = [card for card in cards if card in held]
            name, card = deal.name(other), card_name(both[0])
            words = (
                f"{card} is in {name}'s hand, so it cannot be in {deal.name(seat)}'s."
            )
            return "card_elsewhere", words
    return None


HAND = Hand()
