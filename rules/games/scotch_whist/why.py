"""Why each line of Scotch Whist stands on the sheet: what was caught, and the cards."""

from ...words import number_of
from .scoring import BROKEN, COUNTING, cards_of, counting_order

WORTH = {reason: (points, words) for reason, _key, points, words in COUNTING}


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    name = moment.table.name(line.side)
    if line.reason == "cards":
        return of_cards(moment.deal, line, name)
    if line.reason == BROKEN:
        sentence = f"{name} scores nothing else in this deal."
        return sentence, [(line.points, "for a breach of the rules")]
    points, words = WORTH[line.reason]
    steps = [(points, words)] + not_counted(points - line.points)
    return f"{name} took the trick with {words}.", steps


def of_cards(deal, line, name):
    """The cards taken, less those that were dealt."""
    taken, dealt = cards_of(deal, line.side)
    tricks = number_of(deal.taken[line.side], "trick")
    steps = [(taken, "cards taken"), (-dealt, "cards dealt")]
    steps += not_counted(taken - dealt - line.points)
    return f"{name} took {tricks} of {deal.players} cards.", steps


def not_counted(points):
    """The step that makes nothing of points: after a breach, or below nothing."""
    if points > 0:
        return [(-points, "not counted after a breach")]
    return [(-points, "fewer cards cost nothing")] if points else []


def lead_up(moment, text):
    """What has led to an announcement: the order in which a deal is counted."""
    if text.startswith("Won in counting order"):
        order = counting_order(moment.deal.honours.in_deal())
        target = moment.table.options["target"]
        return f"A deal is counted in this order: {order}. The first to {target} wins."
    return ""
