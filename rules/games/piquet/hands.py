"""Hands entered card by card, and all that can be claimed from one."""

from ...cards import SUITS, card_name
from ...errors import RuleError
from .claims import RANKS, SET_RANKS, Claim, Point, Run, Set
from .possible import Need, find_hands
from .suits import COUNTS, PIP_COUNTS, bit_of, masks

NOTHING = [0] * len(SUITS)


class Hands:
    """The hands that were entered: the cards of a seat, and a mask for each suit."""

    def __init__(self, books):
        self.books = books
        self.cards, self.masks = {}, {}

    def waiting(self):
        """The seats whose hands may still be entered."""
        if self.books.tricks.taken:
            return []
        return [seat for seat in self.books.seats if seat not in self.cards]

    def enter(self, entry):
        """The hand of a player after the exchange."""
        seat, cards = entry.seat, entry.cards
        self.check_time(seat)
        check_repeated(cards)
        check_count(cards, self.books.hand_size(seat))
        self.check_elsewhere(cards)
        self.cards[seat], self.masks[seat] = cards, masks(cards)
        self.check_claims(seat)
        self.books.exchange.is_over = True
        self.books.check_together()

    def check_time(self, seat):
        """Refuses a hand once cards are played, or a second one."""
        if self.books.tricks.taken:
            raise RuleError("play_begun", "Hands are entered before the first trick.")
        if seat in self.cards:
            name = self.books.name(seat)
            raise RuleError("duplicate_hand", f"The hand of {name} is entered already.")

    def check_elsewhere(self, cards):
        """Refuses a card of another entered hand."""
        for other in self.cards:
            for card in cards:
                if card in self.cards[other]:
                    name = self.books.name(other)
                    raise RuleError("card_elsewhere", f"{name} has {card_name(card)}.")

    def check_claims(self, seat):
        """Refuses a hand that lacks what its owner has claimed."""
        for claim in self.books.claims_that_count(seat):
            if not holds(self.masks[seat], claim):
                name = self.books.name(seat)
                raise RuleError("not_held", f"{name} claimed what is not in this hand.")


def check_repeated(cards):
    """Refuses a card that stands in a list twice."""
    for card in cards:
        if cards.count(card) > 1:
            raise RuleError("card_repeated", f"{card_name(card)} is named twice.")


def check_count(cards, size):
    """Refuses a hand of another size."""
    if len(cards) != size:
        raise RuleError(
            "wrong_hand_size", f"The hand has {size} cards, not {len(cards)}."
        )


def holds(hand, claim):
    """Whether a hand (a mask for each suit) has all that is claimed in one class."""
    size = sum(COUNTS[cards] for cards in hand)
    return find_hands([need(size, hand, NOTHING, [claim])]) is not None


def need(size, allowed, held, claims):
    """What the search must find for one seat: its cards, and its claims."""
    runs, sets, point = [], [], None
    for claim in claims:
        if claim.kind == "sequence":
            runs = claim.parts
        elif claim.kind == "set":
            sets = claim.parts
        elif claim.parts:
            point = claim.parts[0]
    return Need(size, allowed, held, runs, sets, point)


def best_claim(kind, cards):
    """All that a list of cards holds in a class."""
    return Claim(kind, FINDERS[kind](masks(cards)))


def longest_suit(hand):
    """The longest suit as a point; of equally long ones that with the most pips."""
    size, pips, suit = max(
        (COUNTS[cards], PIP_COUNTS[cards], suit) for suit, cards in enumerate(hand)
    )
    return [Point(size, pips, SUITS[suit])] if size else []


def all_runs(hand):
    """Every run of three or more, as long as it goes; the best first."""
    runs = [run for suit, cards in enumerate(hand) for run in runs_of(cards, suit)]
    return sorted(runs, key=lambda run: (-run.length, -RANKS.index(run.top), run.suit))


def runs_of(cards, suit):
    """The runs of one suit."""
    runs, length = [], 0
    for bit in range(len(RANKS) + 1):
        if cards >> bit & 1:
            length += 1
            continue
        if length >= 3:
            runs.append(Run(length, RANKS[bit - 1], SUITS[suit]))
        length = 0
    return runs


def all_sets(hand):
    """Every three or four of a rank; the best first."""
    counts = [
        (sum(1 for cards in hand if cards & bit_of(rank)), rank) for rank in SET_RANKS
    ]
    sets = [Set(rank, count) for count, rank in counts if count >= 3]
    return sorted(sets, key=lambda part: (-part.count, -RANKS.index(part.rank)))


FINDERS = {"point": longest_suit, "sequence": all_runs, "set": all_sets}
