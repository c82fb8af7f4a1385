"""The cards in the words of a review, as they are drawn; and the hands of a deal."""

import re

from rules.words import (
    CARD_SIGNS,
    RANK_NAMES,
    RANK_SIGNS,
    SUIT_NAMES,
    SUIT_SIGNS,
)

OF_A_CARD = " of "  # how the sign of a suit is read behind a rank
RANK_AT_END = re.compile("(10|[2-9AKQJ])$")
INKS = {"H": "red", "D": "red diamonds", "C": "clubs", "S": ""}
CARDS = {CARD_SIGNS[card]: card for card in CARD_SIGNS}
SUITS_DOWN, RANKS_DOWN = "SHDC", "AKQJT98765432"  # as a hand is sorted
KEPT_IN = ("cards", "new", "card")  # the parts of an entry that are cards


def with_cards(pieces, entry=None):
    """A text in pieces whose cards are drawn; without any, those of an entry follow."""
    drawn = []
    for piece in pieces:
        drawn += with_card(drawn, piece)
    cards = cards_of(entry or {})
    if cards and not any("rank" in piece for piece in drawn):
        drawn += [{"text": " "}, *map(picture, cards)]
    return drawn


def with_card(drawn, piece):
    """A piece, in a list; with the rank that ended the last piece it is a card.

    `whose` it is stays with it: "Ann:".
    """
    is_suit = piece.get("suit", "").startswith(OF_A_CARD)
    match = is_suit and drawn and RANK_AT_END.search(drawn[-1].get("text", ""))
    if not match:
        return [piece]
    before = drawn.pop()
    text = before["text"][: match.start()].rstrip()
    others, comma, whose = (
        text.rpartition(", ") if text.endswith(":") else (text, "", "")
    )
    kept = [before | {"text": f"{others}{comma or ' '}"}] if others or comma else []
    return [*kept, picture(CARDS[match[0] + piece["text"]]) | {"whose": whose}]


def picture(card):
    """A card as it is drawn and read."""
    rank, suit = card
    return {
        "rank": RANK_SIGNS[rank],
        "sign": SUIT_SIGNS[suit],
        "ink": INKS[suit],
        "name": f"{RANK_NAMES[rank]} of {SUIT_NAMES[suit]}",
    }


def cards_of(entry):
    """The cards that an entry names, a hand in its order."""
    for part in KEPT_IN:
        cards = entry.get(part)
        cards = [cards] if type(cards) is str else cards or []
        if cards and all(type(card) is str and is_card(card) for card in cards):
            return in_order(cards) if is_hand(entry) else cards
    return []


def is_hand(entry):
    return entry["type"] == "hand"


def is_card(text):
    return text[:1] in RANK_NAMES and text[1:] in SUIT_NAMES


def in_order(cards):
    """Cards suit by suit, each from high to low."""
    order = [rank + suit for suit in SUITS_DOWN for rank in RANKS_DOWN]
    return sorted(cards, key=order.index)


def hands(entries, players):
    """What each player still held after some entries of a deal, if the record has it.

    Each is a `name` and `cards` to draw.
    """
    held = {}
    for entry in entries:
        cards = cards_of(entry)
        if is_hand(entry) and cards:
            held[entry["seat"]] = cards
        elif entry["type"] in ("trick", "play"):
            for seat in held:
                held[seat] = [card for card in held[seat] if card not in cards]
    return [
        {"name": players[seat], "cards": [picture(card) for card in held[seat]]}
        for seat in sorted(held)
        if held[seat]
    ]
