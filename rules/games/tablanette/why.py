"""Why each line of Tablanette stands on the sheet: the cards, and what they count."""

from ...words import card_sign, number_of
from .groups import VALUES
from .scoring import MOST_CARDS, TEN_OF_DIAMONDS, TWO_OF_CLUBS, card_points


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    return STEPS[line.reason](moment, line)


def tablanette(moment, line):
    """The value of the card played, and as much for each card or sum that it took."""
    deal, name = moment.deal, moment.table.name(line.side)
    if moment.entry["type"] != "play":
        return f"{name} cleared the table.", [(line.points, "as called")]
    _seat, card, taken = deal.last
    signs = " ".join([card_sign(one) for one in taken])
    sentence = f"{name} cleared the table: {signs} with {card_sign(card)}."
    value = VALUES[card[0]]
    if line.points == 1:
        return sentence, [(1, "for each tablanette")]
    groups = line.points // value - 1
    what = "a card or sum" if groups == 1 else f"{groups} cards or sums"
    return sentence, [
        (value, f"the {card_sign(card)} that was played"),
        (groups * value, f"{what} of {value}"),
    ]


def of_pile(moment, line):
    """The cards of a pile that count, where they were recorded."""
    deal, side = moment.deal, line.side
    pile = deal.piles[side]
    if not deal.is_by_cards:
        return "", [(line.points, "as counted at the table")]
    sentence = f"{moment.table.name(side)} took {number_of(len(pile), 'card')}."
    return sentence, pile_steps(pile)


def pile_steps(pile):
    """(points, which cards) of all that counts in a pile."""
    steps = []
    for rank, words in (("A", "ace"), ("K", "king"), ("Q", "queen"), ("J", "jack")):
        steps.append((sum([card[0] == rank for card in pile]), words))
    tens = [card for card in pile if card[0] == "T" and card != TEN_OF_DIAMONDS]
    steps.append((len(tens), "other ten" if TEN_OF_DIAMONDS in pile else "ten"))
    steps = [(points, number_of(points, words)) for points, words in steps if points]
    for card in (TEN_OF_DIAMONDS, TWO_OF_CLUBS):
        if card in pile:
            steps.append((card_points([card]), card_sign(card)))
    return steps or [(0, "no cards that score")]


def most_cards(moment, line):
    """Three for the larger pile."""
    deal, cards = moment.deal, moment.entry.get("cards")
    if deal.is_by_cards:
        cards = [len(pile) for pile in deal.piles]
    if not line.points:
        return "The larger pile needs 27 cards.", [(0, "26 cards each")]
    steps = [(MOST_CARDS, "for more cards than the other player")]
    if not cards:
        return "", steps
    return f"{cards[line.side]} cards to {cards[1 - line.side]}.", steps


STEPS = {"tablanette": tablanette, "card_points": of_pile, "most_cards": most_cards}


def lead_up(moment, text):
    """What has led to an announcement: who cleared the table, and with what."""
    if text == "Tablanette" and moment.entry["type"] == "play":
        return moment.deal.last_play_in_words() + ": the table is empty."
    return ""
