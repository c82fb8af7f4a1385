"""Whether cards can have been played: not twice, from the hand, following suit."""

from ...cards import SUIT_NAMES, card_name
from ...errors import RuleError
from .hands import check_repeated


def check_plays(books, plays):
    """Refuses cards that cannot have been played."""
    check_unplayed(books, [card for seat, card in plays])
    for seat, card in plays:
        check_in_hand(books, seat, card)
    for seat, card in plays[1:]:
        check_follows(books, seat, card, plays[0][1][1])
    for seat, card in plays:
        check_void(books, seat, card)


def check_unplayed(books, cards):
    """Refuses a card that has been played."""
    check_repeated(cards)
    for played in books.tricks.cards.values():
        for card in cards:
            if card in played:
                raise RuleError("card_repeated", f"{card_name(card)} has been played.")


def check_in_hand(books, seat, card):
    """Refuses a card that an entered hand lacks, or that another one has."""
    hands = books.hands.cards
    owners = [owner for owner in hands if card in hands[owner]]
    if owners != [seat] and (owners or seat in hands):
        raise RuleError(
            "not_in_hand",
            f"{card_name(card)} is not in the hand of {books.name(seat)}.",
        )


def check_follows(books, seat, card, led):
    """Refuses not to follow, where the entered hand must still have the suit."""
    if card[1] == led or seat not in books.hands.cards:
        return
    played = books.tricks.cards[seat]
    left = [
        other
        for other in books.hands.cards[seat]
        if other[1] == led and other not in played
    ]
    if len(left) > books.tricks.unseen[seat]:
        name = books.name(seat)
        raise RuleError("must_follow", f"{name} has {SUIT_NAMES[led]} to follow.")


def check_void(books, seat, card):
    """Refuses a suit that the player did not follow before."""
    if card[1] in books.tricks.voids[seat]:
        name, suit = books.name(seat), SUIT_NAMES[card[1]]
        raise RuleError(
            "revoked_earlier",
            f"{name} did not follow {suit} before: mend that trick, or rule.",
        )
