"""The blocks of a page as data: a paragraph, or a row of drawn cards with a caption."""

from ..book.source_files.drawn_cards import drawn_cards, is_row
from ..words import RANK_NAMES, RANK_SIGNS, SUIT_NAMES, SUIT_SIGNS, with_capital


def block(text, link):
    """A block as `pieces` of its text; a row of cards has its `cards`, too.

    These are `groups` of cards to draw, and `aloud`: all of them in words.
    """
    if not is_row(text):
        return {"pieces": link.text(text), "cards": None}
    groups, caption = drawn_cards(text)
    cards = {
        "groups": [[card_picture(card) for card in group] for group in groups],
        "aloud": ", plus ".join([card_names(group) for group in groups]),
    }
    return {"pieces": link.text(with_capital(caption)), "cards": cards}


def card_picture(card):
    """A card as it is drawn: its rank, and its suit by its name and its sign."""
    rank, suit = card
    return {
        "rank": RANK_SIGNS[rank],
        "suit": SUIT_NAMES[suit],
        "sign": SUIT_SIGNS[suit],
    }


def card_names(cards):
    """Cards in words: "ace of hearts, ten of clubs"."""
    names = [f"{RANK_NAMES[rank]} of {SUIT_NAMES[suit]}" for rank, suit in cards]
    return ", ".join(names)
