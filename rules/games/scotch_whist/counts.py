"""What Scotch and French Whist count: the ten and the honours, caught and lost."""

from ...counts import MEAN, SHARE, Count
from .scoring import COUNTING, cards_of, who_broke

HONOURS = tuple(
    [
        (honour, words[len("the ")].upper() + words[len("the ") + 1 :])
        for _reason, honour, _points, words in COUNTING
        if honour
    ]
)
COUNTS = (
    Count("honours", "Honours caught", SHARE, HONOURS),
    Count("cards", "Cards a deal", MEAN, (("", "Cards taken"),)),
)


def of_deal(table, deal):
    """Whose each honour was that somebody caught, and the cards of each side.

    Nothing of a deal in which a rule was broken: who did so has no score in it.
    """
    if who_broke(deal):
        return
    for side in range(len(table.sides)):
        for honour in deal.honours.takers:
            is_caught = deal.honours.takers[honour] == side
            yield side, "honours", honour, int(is_caught), 1
        yield side, "cards", "", cards_of(deal, side)[0], 1
