"""What can be melded with real cards at bezique, by a judge apart from the rules.

Every card is a card of its own here, and it is known what each has served in.
"""

import itertools

RANKS = "789JQKTA"
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]
FOURS = {"A": "four_aces", "K": "four_kings", "Q": "four_queens", "J": "four_jacks"}
BEZIQUES = ["bezique", "double_bezique", "triple_bezique", "quadruple_bezique"]


class RealCard:
    """One physical card: where it is, and what it has served in for each side.

    `place`: stock, hand, table, open, turned or gone; `seat`: whose.
    """

    def __init__(self, name):
        self.name = name
        self.place, self.seat = "stock", None
        self.served = {}

    def move(self, place, seat=None):
        self.place, self.seat = place, seat

    def marks(self, side):
        return self.served.setdefault(side, {"bezique": 0})

    def mark(self, side, meld):
        if meld in BEZIQUES:
            self.marks(side)["bezique"] = BEZIQUES.index(meld) + 1
        else:
            self.marks(side)[kind(meld)] = True


def kind(meld):
    return "four" if meld in FOURS.values() else meld


def melds(deal, seat):
    """(meld, suit, cards): one choice of cards for each meld that a seat can make."""
    mine = deal.held(seat, "hand", "table", "open")
    theirs = deal.held(deal.partner(seat), "table")
    both = mine + theirs
    deal.random.shuffle(both)
    for meld, suit, names in shapes(deal, both):
        for chosen in choices(deal, seat, meld, names, both):
            if any(card in mine for card in chosen):
                yield meld, suit, chosen
                break


def shapes(deal, cards):
    """(meld, suit, the names of its cards) of all that could be claimed."""
    for suit in "CDHS":
        yield "marriage", suit, ["K" + suit, "Q" + suit]
    for suit in sequence_suits(deal):
        yield "sequence", suit, [rank + suit for rank in "ATKQJ"]
    for size in range(1, deal.copies + 1):
        meld = "binage" if deal.is_500 else BEZIQUES[size - 1]
        yield meld, None, pair(deal) * size
    for rank, meld in FOURS.items():
        names = [card.name for card in cards if card.name[0] == rank]
        if len(names) >= 4:
            yield meld, None, names[:4]


def sequence_suits(deal):
    """The suits of which a sequence counts."""
    if deal.is_500:
        return "CDHS"
    if deal.trump:
        return deal.trump
    return "CDHS" if deal.option("trump_from") == "marriage_or_sequence" else ""


def pair(deal):
    is_other = deal.option("bezique_pair") == "by_trump" and deal.trump in ("S", "D")
    return ["QC", "JH"] if is_other else ["QS", "JD"]


def choices(deal, seat, meld, names, cards):
    """Some ways to make a meld of these names from these cards."""
    parts = []
    for name in sorted(set(names)):
        own = [
            card
            for card in cards
            if card.name == name and may_serve(deal, card, seat, meld)
        ]
        found = itertools.combinations(own, names.count(name))
        fit = [part for part in found if is_allowed(deal, part, seat, meld)]
        parts.append(fit[:6])
    for chosen in itertools.islice(itertools.product(*parts), 60):
        yield [card for part in chosen for card in part]


def may_serve(deal, card, seat, meld):
    """Whether a card may serve in a meld after what it has served in."""
    marks = card.marks(deal.side(seat))
    if deal.is_500:
        return marks == {"bezique": 0}
    if meld in BEZIQUES:
        return marks["bezique"] <= highest(deal, BEZIQUES.index(meld) + 1)
    if meld == "marriage" and marks.get("sequence"):
        return False
    return not marks.get(kind(meld))


def highest(deal, size):
    """The largest bezique that a card of this one may have served in."""
    if size == 1 or deal.option("second_bezique") == "single":
        return 0
    return size if deal.option("second_double") == "yes" else size - 1


def is_allowed(deal, part, seat, meld):
    """A bezique of any size needs a card that never was in one."""
    if meld not in BEZIQUES:
        return True
    return any(card.marks(deal.side(seat))["bezique"] == 0 for card in part)
