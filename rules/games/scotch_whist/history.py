"""What history keeps of both Whists: their tags; the honours, caught and lost."""

from ...history import MEAN, SHARE, Count
from .scoring import COUNTING, cards_of, who_broke

ALL_FIVE = {f"trump_{rank}" for rank in ("ten", "ace", "king", "queen", "jack")}


def is_all_honours(sheet):
    """Whether one side had every honour of a deal."""
    return any(
        honours_of(deal, side) == ALL_FIVE
        for deal in sheet["deals"]
        for side in range(len(sheet["sides"]))
    )


def honours_of(deal, side):
    """The honours that a side scored in a deal, a set of reasons."""
    lines = [line for line in deal["lines"] if line["side"] == side]
    return ALL_FIVE & {line["reason"] for line in lines}


# (tag, words, reasons of lines or a question to the sheet)
KNOWN_FOR = (
    ("all_honours", "all honours in a deal", is_all_honours),
    ("counting_order", "won in counting order", ()),
    ("revoke", "revoke", ("rule_broken",)),
    ("tie", "tie", ()),
)
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

    Nothing of a deal in which a rule was broken: that side has no score in it.
    """
    if who_broke(deal):
        return
    for side in range(len(table.sides)):
        for honour in deal.honours.takers:
            is_caught = deal.honours.takers[honour] == side
            yield side, "honours", honour, int(is_caught), 1
        yield side, "cards", "", cards_of(deal, side)[0], 1
