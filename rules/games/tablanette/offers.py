"""What is offered with a card that is played: its takes, or to leave it there."""

from ...cards import RANKS, card_sign
from ...fields import Offer, Offers
from .house_rules import LONGEST_SUM, is_free_jack
from .takes import Takes

SHOWN = 5  # takes of one card; with more the buttons would not fit a thumb


def play_offers(board):
    """The offers for each rank that may still be played and takes anything."""
    longest = LONGEST_SUM[board.table.options["sum_cards"]]
    takes = Takes(board.table, board.cards, longest)
    unseen = [card for card in sorted(board.table.pack) if card not in board.seen]
    offers = []
    for rank in RANKS:
        answers = [card for card in unseen if card[0] == rank]
        if answers and is_free_jack(board.table, rank):
            offers.append(Offers(answers, [all_offer(board)], ""))
        elif answers:
            offers += rank_offers(board, answers, *takes.of(rank, SHOWN))
    return offers


def all_offer(board):
    """What a jack takes that takes all."""
    return Offer(board.cards, f"Takes all {len(board.cards)}", False)


def rank_offers(board, answers, takes, more, is_cut):
    """The few takes of a rank that are shown, if it takes anything: [Offers] or []."""
    if not takes:
        return []
    choices = [take_offer(board, answers[0], *take) for take in takes]
    choices.append(Offer([], "Leave it on the table", False))
    return [Offers(answers, choices, rest(more, is_cut))]


def take_offer(board, card, cards, number):
    """One take of so many groups; a tablanette is lit, and says what it scores."""
    if len(cards) == len(board.cards):
        return Offer(cards, f"Tablanette {board.worth(card, number)}", True)
    signs = " ".join(card_sign(one) for one in cards)
    return Offer(cards, f"Takes {signs}", False)


def rest(number, is_cut):
    """What there is beyond the takes shown, in words."""
    if is_cut:
        return "There may be other takes: tap the cards"
    if number == 0:
        return ""
    return f"{number} other {'take' if number == 1 else 'takes'}: tap the cards"
