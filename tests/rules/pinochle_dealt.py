"""Pinochle played out with real cards, dealt and played at random."""

import random

RANKS = "789JQKTA"
SUITS = "CDHS"
POINTS = {
    "standard": dict(zip("ATKQJ", (11, 10, 4, 3, 2), strict=True)),
    "simple": dict(zip("ATKQ", (10, 10, 5, 5), strict=True)),
    "counters": dict.fromkeys("ATK", 10),
}
TRUMP_RANKS = {"flush": "ATKQJ", "royal_marriage": "KQ"}
FOURS = {"aces": "A", "kings": "K", "queens": "Q", "jacks": "J"}
SINGLES = {
    **{"flush": 150, "royal_marriage": 40, "pinochle": 40},
    **{"marriage_c": 20, "marriage_d": 20, "marriage_h": 20, "marriage_s": 20},
    **{"aces": 100, "kings": 80, "queens": 60, "jacks": 40},
}
EIGHTS = {"eight_" + name: name for name in FOURS}
DOUBLES = {**EIGHTS, "double_flush": "flush", "double_pinochle": "pinochle"}


def pack(ranks="9JQKTA"):
    return [rank + suit for rank in ranks for suit in SUITS] * 2


def cards_of(name, trump):
    """The cards of a meld, None for a marriage in the trump suit."""
    if name in DOUBLES:
        return cards_of(DOUBLES[name], trump) * 2
    if name in TRUMP_RANKS:
        return [rank + trump for rank in TRUMP_RANKS[name]]
    if name in FOURS:
        return [FOURS[name] + suit for suit in SUITS]
    if name == "pinochle":
        return ["QS", "JD"]
    suit = name[-1].upper()
    return None if suit == trump else ["K" + suit, "Q" + suit]


def value_of(name, options):
    """What a meld is worth by the options of a record."""
    if name not in DOUBLES:
        return SINGLES[name]
    if name == "double_pinochle":
        return options.get("double_pinochle", 80)
    factor = 10 if options.get("doubles") == "tenfold" else 2
    return factor * SINGLES[DOUBLES[name]]


def melds_in(hand, trump):
    """The names of all melds that a hand makes, laid down at once; no deeces."""
    found = []
    for name in SINGLES:
        cards = cards_of(name, trump)
        times = min(hand.count(card) for card in cards) if cards else 0
        if name == "royal_marriage":
            times -= found.count("flush")
        found += [name] * times
    return found


def worth(names, options):
    """The points of melds made at once, two of a kind at the value of the double."""
    double_of = {single: double for double, single in DOUBLES.items()}
    points = 0
    for name in set(names):
        if names.count(name) == 2 and name in double_of:
            points += value_of(double_of[name], options)
        else:
            points += names.count(name) * SINGLES[name]
    return points


def legal(hand, trick, trump, heads_all=False):
    """The cards of a hand that may be played to a trick, by the strict rules."""
    if not trick:
        return hand
    led = trick[0][1]
    following = [card for card in hand if card[1] == led]
    trumps = [card for card in hand if card[1] == trump]
    suited = following or trumps
    if not suited:
        return hand
    must_beat = led == trump or heads_all
    if following and led != trump and any(card[1] == trump for card in trick):
        must_beat = False
    rivals = [card for card in trick if card[1] == suited[0][1]]
    best = max((RANKS.index(card[0]) for card in rivals), default=-1)
    higher = [card for card in suited if RANKS.index(card[0]) > best]
    return higher if must_beat and higher else suited


def winner(trick, trump):
    """The place of the card that wins."""
    suit = trump if any(card[1] == trump for card in trick) else trick[0][1]
    return max(
        range(len(trick)),
        key=lambda place: (
            trick[place][1] == suit,
            RANKS.index(trick[place][0]),
            -place,
        ),
    )


class DealtOut:
    """A deal in progress: hands, tricks, and the entries that record them."""

    def __init__(self, seed, players, options, dealer):
        self.random = random.Random(seed)
        self.players, self.options, self.dealer = players, options, dealer
        self.entries = []
        self.count = [0] * players
        self.last = None
        self.values = POINTS[options.get("count", "standard")]

    def trick(self, leader, choices):
        """One trick; `choices(seat, trick)` are the cards that a seat may play."""
        order = [(leader + place) % self.players for place in range(self.players)]
        trick = []
        for seat in order:
            card = self.random.choice(choices(seat, trick))
            self.hands[seat].remove(card)
            trick.append(card)
        self.entries.append({"type": "play", "cards": trick})
        self.last = order[winner(trick, self.trump)]
        self.count[self.last] += sum(self.values.get(card[0], 0) for card in trick)
        return trick

    def strictly(self, seat, trick):
        """The cards that may be played when suit must be followed."""
        heads_all = self.options.get("heading") == "all"
        return legal(self.hands[seat], trick, self.trump, heads_all)
