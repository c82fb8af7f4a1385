"""A row of cards that a page draws: "> A♥ K♥ + 10♣: the run needs a queen"."""

from ...words import CARD_SIGNS

CARDS = "> "  # begins a row
APART = "+"  # between two groups
CARDS_BY_SIGN = {sign: card for card, sign in CARD_SIGNS.items()}


def is_row(block):
    """Whether a block of a page is a row of cards."""
    return block.startswith(CARDS)


def drawn_cards(row):
    """The groups of cards of a row, each a list, and its caption; raises ValueError."""
    signs, _colon, caption = row[len(CARDS) :].partition(":")
    if not caption.strip():
        raise ValueError(f"a caption is needed after {row!r}, behind a colon.")
    groups = [group.split() for group in signs.split(APART)]
    if not all(groups):
        raise ValueError(f"cards are needed before the colon of {row!r}, and beside +.")
    return [[card(sign) for sign in group] for group in groups], caption.strip()


def card(sign):
    """The card of a sign: "10♣"; raises ValueError of none such."""
    if sign not in CARDS_BY_SIGN:
        raise ValueError(f"there is no card {sign!r}. Write cards as 10♣.")
    return CARDS_BY_SIGN[sign]
