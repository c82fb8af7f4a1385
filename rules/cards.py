"""Cards, suits and packs, and which card of a trick wins."""

from .errors import RuleError

RANKS = "23456789TJQKA"
SUITS = "CDHS"
SUITS_DOWN = "SHDC"  # as a hand is sorted, and a pad of cards drawn
RANKS_DOWN = "AKQJT98765432"  # where the game has no other order
IN_ORDER = {}  # ranks and a suit, in one word: its cards in the order of the ranks


def pack(ranks=RANKS):
    """One of each card of these ranks, suit by suit."""
    return [rank + suit for suit in SUITS for rank in ranks]


WHOLE_PACK = frozenset(pack())


def sorted_cards(cards, ranks_of):
    """A set of cards as a hand is sorted: suit by suit, from high to low.

    `ranks_of(suit)`: how the ranks of a suit run.
    """
    hand = []
    for suit in SUITS_DOWN:
        ranks = ranks_of(suit) + suit
        if ranks not in IN_ORDER:
            IN_ORDER[ranks] = [rank + suit for rank in ranks[:-1]]
        hand += [card for card in IN_ORDER[ranks] if card in cards]
    return hand


def parse_card(text):
    """A card as typed ("10d", "TD") in the one way it is written, or None."""
    card = text.upper().replace("10", "T", 1)
    is_card = len(card) == 2 and card[0] in RANKS and card[1] in SUITS
    return card if is_card else None


def read_card(text, pack_cards):
    """The card of this pack that a record names; `bad_card` if there is none.

    A record writes capitals; the ten may be "10".
    """
    card = "T" + text[2:] if text[:2] == "10" else text
    if card not in pack_cards:
        raise RuleError("bad_card", f"{text!r} is not a card in this pack.")
    return card


def trick_winner(cards, trump=None, ranks=RANKS, trump_ranks=None):
    """The place in `cards`, in order of play, of the card that wins the trick.

    `ranks` and `trump_ranks` run from low to high. Of two equal cards the first wins.
    """
    trump_ranks = trump_ranks or ranks
    best, best_height, best_suit = 0, -1, cards[0][1]
    for place, (rank, suit) in enumerate(cards):
        if suit == best_suit:
            height = (trump_ranks if suit == trump else ranks).index(rank)
            if height > best_height:
                best, best_height = place, height
        elif suit == trump:
            best, best_height, best_suit = place, trump_ranks.index(rank), trump
    return best
