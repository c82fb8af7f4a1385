"""Why each line of Scotch Whist stands on the sheet: what was caught, and the cards."""

from ...words import number_of
from .scoring import BROKEN, COUNTING, cards_of, counting_order

WORTH = {reason: (points, words) for reason, _key, points, words in COUNTING}


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    name = moment.table.name(line.side)
    if line.reason == "cards":
        return of_cards(moment.deal, line.side, name)
    if line.reason == BROKEN:
        sentence = f"{name} scores nothing else in this deal."
        return sentence, [(line.points, "for a breach of the rules")]
    points, words = WORTH[line.reason]
    return f"{name} took the trick with {words}.", [(points, words)]


def of_cards(deal, side, name):
    """The cards taken, less those that were dealt."""
    taken, dealt = cards_of(deal, side)
    tricks = number_of(deal.taken[side], "trick")
    return f"{name} took {tricks} of {deal.players} cards.", [
        (taken, "cards taken"),
        (-dealt, "cards dealt"),
    ]


def spoken(moment, text):
    """What has led to an announcement: the order in which a deal is counted."""
    if text.startswith("Won in counting order"):
        order = counting_order(moment.deal.honours.in_deal())
        target = moment.table.options["target"]
        return f"A deal counts in this order: {order}. Who has {target} first wins."
    return ""
