"""What a hand of melds comes to, tried out in every order, card by card: no rules."""

import itertools

from tests.rules.bezique_hands import RealCard, choices, kind, shapes

# meld: (points, cards); "t" stands for trumps
SUITED = {"flush": (150, "At Tt Kt Qt Jt"), "royal": (40, "Kt Qt")}
FOURS = {
    "aces": (100, "A"),
    "kings": (80, "K"),
    "queens": (60, "Q"),
    "jacks": (40, "J"),
}
PINOCHLE = (40, ["QS", "JD"])
BEZIQUE = {
    "binage": 40,
    "bezique": 40,
    "double_bezique": 500,
    "triple_bezique": 1500,
    "quadruple_bezique": 1500,
    "four_aces": 100,
    "four_kings": 80,
    "four_queens": 60,
    "four_jacks": 40,
}


def pinochle_melds(trump):
    """(name, group, points, cards) of each single meld."""
    melds = [
        (name, "suits", points, cards.replace("t", trump).split())
        for name, (points, cards) in SUITED.items()
    ]
    melds += [
        (f"marriage {suit}", "suits", 20, ["K" + suit, "Q" + suit])
        for suit in "CDHS"
        if suit != trump
    ]
    melds += [
        (name, "fours", points, [rank + suit for suit in "CDHS"])
        for name, (points, rank) in FOURS.items()
    ]
    return [*melds, ("pinochle", "pinochle", *PINOCHLE)]


def pinochle_at_once(hand, trump, factor, double_pinochle, deece):
    """The most that a hand melds at once: every number of each meld is tried."""
    melds, best = pinochle_melds(trump), 0
    held = [min(hand.count(card) for card in cards) for *_names, cards in melds]
    for times in itertools.product(*(range(many + 1) for many in held)):
        if fits(hand, melds, times):
            best = max(best, value(melds, times, factor, double_pinochle))
    return best + 10 * hand.count(deece)


def fits(hand, melds, times):
    """Whether a card serves no oftener in a group than there are copies of it."""
    used = {}
    for (_name, group, _points, cards), many in zip(melds, times, strict=True):
        for card in cards if many else ():
            used[group, card] = used.get((group, card), 0) + many
    return all(hand.count(card) >= many for (_group, card), many in used.items())


def value(melds, times, factor, double_pinochle):
    """What so many of each come to; both sets of a kind may be worth more."""
    total = 0
    for (name, group, points, _cards), many in zip(melds, times, strict=True):
        is_set = name == "flush" or group == "fours"
        if many == 2 and name == "pinochle":
            total += double_pinochle
        else:
            total += points * (factor if many == 2 and is_set else many)
    return total


def pinochle_one_by_one(hand, trump, factor=2, double_pinochle=80):
    """The most that a hand melds in any order, a card from the hand in each meld.

    A card serves once in each group, or again in a meld that is worth more.
    """
    melds = pinochle_melds(trump)
    doubles = [
        (f"two {name}", group, points * factor, cards * 2, points)
        for name, group, points, cards in melds
        if name == "flush" or group == "fours"
    ]
    name, group, points, cards = melds[-1]
    doubles.append((f"two {name}", group, double_pinochle, cards * 2, points))
    heights = [(*meld, meld[2]) for meld in melds]
    heights += [
        (*double[:4], double[4] if double[2] == 2 * double[4] else double[2])
        for double in doubles
    ]
    start = tuple((card, False, ()) for card in sorted(hand))
    return best_from(start, heights, {})


def best_from(cards, melds, known):
    """The most that can still be laid; a card: (name, whether it lies, its heights)."""
    if cards not in known:
        best = 0
        for _name, group, points, names, height in melds:
            for places in places_for(cards, names, group, height):
                if all(cards[place][1] for place in places):
                    continue
                after = [
                    served(card, group, height) if place in places else card
                    for place, card in enumerate(cards)
                ]
                more = best_from(tuple(sorted(after)), melds, known)
                best = max(best, points + more)
        known[cards] = best
    return known[cards]


def places_for(cards, names, group, height):
    """Every choice of cards for a meld, each once."""
    ways = []
    for name in sorted(set(names)):
        fit = [
            place
            for place, card in enumerate(cards)
            if card[0] == name and dict(card[2]).get(group, 0) < height
        ]
        ways.append(itertools.combinations(fit, names.count(name)))
    return {tuple(sum(each, ())) for each in itertools.product(*ways)}


def served(card, group, height):
    heights = dict(card[2]) | {group: height}
    return card[0], True, tuple(sorted(heights.items()))


class RealHand:
    """The cards of one hand at bezique, as `tests.rules.bezique_hands` judges them."""

    def __init__(self, cards, trump, copies, options, is_500=False):
        self.cards = [RealCard(name) for name in cards]
        self.trump, self.copies, self.options = trump, copies, options
        self.is_500 = is_500

    def option(self, key):
        return self.options.get(key)

    def side(self, _seat):
        return 0

    def best(self):
        """The most that can be laid in any order, trying every choice of cards."""
        best = 0
        for meld, suit, names in shapes(self, self.cards):
            if meld == "quadruple_bezique" and self.copies < 4:
                continue
            for chosen in choices(self, 0, meld, names, self.cards):
                before = [(card, dict(card.marks(0))) for card in chosen]
                for card in chosen:
                    card.mark(0, meld)
                best = max(best, self.points(meld, suit) + self.best())
                for card, marks in before:
                    card.served[0] = marks
        return best

    def points(self, meld, suit):
        if kind(meld) == "marriage":
            return 40 if suit == self.trump else 20
        if kind(meld) == "sequence":
            return 250 if suit == self.trump else 120
        return BEZIQUE[meld]
