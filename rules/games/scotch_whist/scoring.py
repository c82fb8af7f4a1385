"""Scotch Whist's points: what each thing scores, in the order that decides a game."""

from ...table import Line
from ...words import CARD_SIGNS, RANK_SIGNS

BROKEN = "rule_broken"
RULE_BROKEN = -10

# (reason, honour or None for the cards, points, words), in counting order
COUNTING = (
    ("trump_ten", "T", 10, "the ten of trumps"),
    ("ten_of_diamonds", "TD", 10, "the ten of diamonds"),
    ("cards", None, 1, "cards"),
    ("trump_ace", "A", 4, "the ace of trumps"),
    ("trump_king", "K", 3, "the king of trumps"),
    ("trump_queen", "Q", 2, "the queen of trumps"),
    ("trump_jack", "J", 11, "the jack of trumps"),
)
HONOURS = ("trump_ten", "trump_ace", "trump_king", "trump_queen", "trump_jack")
GROUPS = (("Honours", HONOURS + ("ten_of_diamonds",)), ("Cards", ("cards",)))
ROUTINE = ("cards",)
REASONS = (
    ("trump_ten", "10 for taking the ten of trumps"),
    (
        "ten_of_diamonds",
        "French Whist: 10 for the ten of diamonds unless it is a trump",
    ),
    ("cards", "1 for each card taken above the number dealt"),
    ("trump_ace", "4 for taking the ace of trumps"),
    ("trump_king", "3 for taking the king of trumps"),
    ("trump_queen", "2 for taking the queen of trumps"),
    ("trump_jack", "11 for taking the jack of trumps"),
    (BROKEN, "A breach of the rules: 10 off, and no score in this deal"),
)


def counting_order(honours):
    """What counts first, for a table of these honours: "10, cards, A, K, Q, J"."""
    short = RANK_SIGNS | {"TD": CARD_SIGNS["TD"], None: "cards"}
    keys = [honour for _reason, honour, _points, _words in COUNTING]
    return ", ".join(short[key] for key in keys if key is None or key in honours)


def score(deal):
    """Counts a deal, item by item; a side that broke a rule scores nothing."""
    broken = who_broke(deal)
    lines = [Line(*item) for item in items(deal) if item[0] not in broken]
    deal.table.score_lines(lines)


def who_broke(deal):
    """The sides that broke a rule in a deal."""
    return [line.side for line in deal.lines if line.reason == BROKEN]


def items(deal):
    """(side, points, reason, text) of all that was taken, in counting order."""
    takers, items = deal.honours.takers, []
    for reason, honour, points, words in COUNTING:
        if honour is None:
            items += extra_cards(deal)
        elif honour in takers:
            items.append((takers[honour], points, reason, f"Caught {words}"))
    return items


def extra_cards(deal):
    """The items of the sides with more cards than they were dealt."""
    extra = []
    for side, taken in enumerate(deal.taken):
        if taken:
            cards, dealt = cards_of(deal, side)
            if cards > dealt:
                extra.append((side, cards - dealt, "cards", cards_words(deal, side)))
    return extra


def cards_of(deal, side):
    """(cards that a side has taken, cards that it was dealt)."""
    return deal.taken[side] * deal.players, deal.hand * len(deal.table.sides[side])


def cards_words(deal, side):
    """The cards of a side in words."""
    cards, dealt = cards_of(deal, side)
    return f"{cards} cards taken, {dealt} dealt"
