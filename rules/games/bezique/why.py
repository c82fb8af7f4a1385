"""Why each line of bezique stands on the sheet: its cards, and what they are worth."""

from ...words import RANK_NAMES, RANK_SIGNS, card_sign, number_of
from .melds import FOURS
from .scoring import BRISQUE_POINTS, BRISQUES, CARD_POINTS, MELDS

OF_A_SEVEN = ("turned_seven", "seven_exchanged", "seven_shown", "seven_played")


def reckon(moment, line):
    """(a sentence, steps of points and what for) that come to a line."""
    if line.reason in MELDS:
        return of_meld(moment, line)
    if line.reason in OF_A_SEVEN:
        return "", [(line.points, "for the seven of trumps")]
    return STEPS[line.reason](moment, line)


def of_meld(moment, line):
    """A meld is worth what it is, whatever its cards did before."""
    entry = moment.entry
    claim, name = moment.seen[1], moment.table.players[entry["seat"]]
    if claim.cards is None:
        rank = RANK_NAMES[FOURS[claim.reason]]
        return f"{name} laid four {rank}s, in any suits.", [(line.points, line.text)]
    high_first = sorted(claim.cards, key=lambda card: ("ATKQJ".index(card[0]), card))
    cards = " ".join([card_sign(card) for card in high_first])
    return f"{name} laid {cards}.", [(line.points, line.text)]


def brisques(moment, line):
    """Ten for each ace and ten."""
    number = line.points // BRISQUE_POINTS
    sentence, cards = "", cards_of(moment)
    if cards:
        tops = [card for card in cards if card[0] in BRISQUES]
        sentence = f"In the trick: {' '.join([card_sign(card) for card in tops])}."
    what = number_of(number, "brisque")
    return sentence, [(line.points, f"{what}: {number} \u00d7 {BRISQUE_POINTS}")]


def cards_of(moment):
    """The cards of the trick that was entered; none where they were not entered."""
    return moment.entry.get("cards") or [] if moment.entry["type"] == "trick" else []


def card_points(moment, line):
    """What is in the tricks of a side; by what its cards count."""
    worth = ", ".join([f"{RANK_SIGNS[rank]} {CARD_POINTS[rank]}" for rank in "ATKQJ"])
    return f"Cards in tricks are worth: {worth}.", [
        (line.points, "in the tricks taken")
    ]


def last_trick(moment, line):
    """The last trick: of all, or of the stock, as the table has it."""
    house = moment.deal.house
    which = "last trick" if house.is_last_trick_late() else "last trick of the stock"
    return "", [(line.points, f"for the {which}")]


def renege(moment, line):
    """What a renege takes from a side, or hands to it."""
    if line.points > 0:
        return "", [(line.points, "lost by the other side")]
    return "", [(line.points, "points lost by the renege")]


def forfeit(moment, line):
    return "", [(line.points, "for a wrong play or draw")]


STEPS = {
    "brisques": brisques,
    "card_points": card_points,
    "last_trick": last_trick,
    "renege": renege,
    "forfeit": forfeit,
}


def lead_up(moment, text):
    """What has led to an announcement: how far the stock has come, or the totals."""
    deal, house = moment.deal, moment.deal.house
    if text.startswith("Last meld"):
        played = f"{deal.tricks} of {house.stock_tricks} tricks"
        return f"{played} with a stock have been played."
    if text.startswith("After this draw"):
        left = house.all_tricks - house.stock_tricks
        return (
            f"The stock is gone after {house.stock_tricks} tricks, and {left} are left."
        )
    if text.startswith(("Game:", "Both sides")):
        table = moment.table
        names = [f"{table.name(side)} {n}" for side, n in enumerate(table.totals)]
        return f"{', '.join(names)}; {table.ledger.goal} wins the game."
    return ""
