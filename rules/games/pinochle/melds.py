"""Pinochle's melds: the cards that each needs, and its value at this table."""

from ...cards import SUITS
from ...table import Line
from ...words import SUIT_SIGNS

DEECE = "deece"
DEECE_VALUE = 10


class Kind:
    """One kind of meld: its name, its plain value and its cards.

    A card on the table may serve again in another `group`, or higher in the same one.
    """

    def __init__(self, name, label, value, group, cards, reason):
        self.name, self.label, self.value = name, label, value
        self.group, self.cards, self.reason = group, cards, reason


# (name, label, value, group, cards); "t" stands for the trump suit
OF_TRUMP = (
    ("flush", "Flush", 150, "suits", ("At", "Tt", "Kt", "Qt", "Jt")),
    ("royal_marriage", "Royal marriage", 40, "suits", ("Kt", "Qt")),
)
OF_ANY_SUIT = (
    ("aces", "Aces", 100, "fours", ("AC", "AD", "AH", "AS")),
    ("kings", "Kings", 80, "fours", ("KC", "KD", "KH", "KS")),
    ("queens", "Queens", 60, "fours", ("QC", "QD", "QH", "QS")),
    ("jacks", "Jacks", 40, "fours", ("JC", "JD", "JH", "JS")),
    ("pinochle", "Pinochle", 40, "pinochle", ("QS", "JD")),
)
MARRIAGE = 20
MARRIAGES = tuple("marriage_" + suit.lower() for suit in SUITS)

# (single, double, label)
DOUBLES = (
    ("flush", "double_flush", "Double flush"),
    ("aces", "eight_aces", "Eight aces"),
    ("kings", "eight_kings", "Eight kings"),
    ("queens", "eight_queens", "Eight queens"),
    ("jacks", "eight_jacks", "Eight jacks"),
    ("pinochle", "double_pinochle", "Double pinochle"),
)
# name: (the single meld that it is, how often)
PLAIN = {double: (single, 2) for single, double, label in DOUBLES}
DOUBLE_OF = {single: double for single, double, label in DOUBLES}
SINGLE_OF = {double: single for single, double, label in DOUBLES}
FACTORS = {"twice": 2, "tenfold": 10}

SINGLES = (
    ("flush", "royal_marriage")
    + MARRIAGES
    + ("aces", "kings", "queens", "jacks", "pinochle")
)
NAMED = SINGLES + (DEECE,)  # in the order of the sheet
PLACES = {name: place for place, name in enumerate(NAMED)}
PLAIN.update({name: (name, 1) for name in NAMED})
NAMES = SINGLES + tuple(double for single, double, label in DOUBLES)

# (name of a meld, the words beside its value on a chip)
CHIPS = (
    (("flush", "flush"), ("royal_marriage", "royal"))
    + tuple((name, SUIT_SIGNS[suit]) for name, suit in zip(MARRIAGES, SUITS))
    + (("aces", "aces"), ("kings", "kings"), ("queens", "queens"), ("jacks", "jacks"))
    + (("pinochle", "pinochle"),)
)
DOUBLE_CHIPS = (
    ("double_flush", "2 flushes"),
    ("eight_aces", "8 aces"),
    ("eight_kings", "8 kings"),
    ("eight_queens", "8 queens"),
    ("eight_jacks", "8 jacks"),
    ("double_pinochle", "2 pinochles"),
)
DEECE_CHIP = (DEECE, f"{DEECE_VALUE} deece")


def melds_of(trump):
    """Every meld by its name, under one trump suit; doubles at their plain value."""
    melds = {}
    for name, label, value, group, cards in OF_TRUMP + OF_ANY_SUIT:
        cards = tuple(card.replace("t", trump) for card in cards)
        melds[name] = Kind(name, label, value, group, cards, name)
    for name, suit in zip(MARRIAGES, SUITS):
        if suit != trump:
            cards, label = ("K" + suit, "Q" + suit), "Marriage in " + SUIT_SIGNS[suit]
            melds[name] = Kind(name, label, MARRIAGE, "suits", cards, "marriage")
    for single, double, label in DOUBLES:
        kind = melds[single]
        melds[double] = Kind(
            double, label, 2 * kind.value, kind.group, kind.cards * 2, double
        )
    return melds


def melds_by_card(melds):
    """{card: (name, cards) of the single melds that it is the first card of}."""
    melds_of = {}
    for name in SINGLES:
        if name in melds:
            cards = melds[name].cards
            melds_of.setdefault(cards[0], []).append((name, frozenset(cards)))
    return melds_of


MELDS = {trump: melds_of(trump) for trump in SUITS}
MELDS_BY_CARD = {trump: melds_by_card(MELDS[trump]) for trump in SUITS}
NAMES_UNDER = {trump: frozenset(MELDS[trump]) for trump in SUITS}
IN_HAND_UNDER = {trump: NAMES_UNDER[trump] | {DEECE} for trump in SUITS}


def why_not_named(names, trump):
    """Why melds of these names cannot be: first one that is none, then a marriage."""
    if NAMES_UNDER[trump].issuperset(names):
        return None
    for name in names:
        if name not in NAMES:
            return "unknown_meld", f"There is no meld {name!r}."
    for name in names:
        if name not in NAMES_UNDER[trump]:
            why = "King and queen of trumps are a royal marriage, worth 40."
            return "trump_marriage", why
    return None


def words_of(name):
    """A meld as a sentence names it: "marriage in \u2665"."""
    if name in MARRIAGES:
        return "marriage in " + SUIT_SIGNS[name[-1].upper()]
    return name.replace("_", " ")


def chips(pairs, values, trump):
    """The melds that these trumps allow, each with its value, for chips."""
    return [
        (name, f"{values[name]} {label}")
        for name, label in pairs
        if name in MELDS[trump]
    ]


def values_with(factor, double_pinochle):
    """The value of each meld by name, where a double is so many times its single."""
    values = dict.fromkeys(MARRIAGES, MARRIAGE)
    for name, _label, value, _group, _cards in OF_TRUMP + OF_ANY_SUIT:
        values[name] = value
    for single, double, _label in DOUBLES:
        values[double] = factor * values[single]
    values["double_pinochle"], values[DEECE] = double_pinochle, DEECE_VALUE
    return values


# the house rules on both sets at once, on the double pinochle
VALUES = {
    (doubles, points): values_with(FACTORS[doubles], points)
    for doubles in FACTORS
    for points in (80, 300)
}


def meld_rank(meld, values):
    """How high a meld is among those of its group; a plain double is as its single."""
    value = values[meld.name]
    is_plain_double = meld.name in SINGLE_OF and value == meld.value
    return meld.value // 2 if is_plain_double else value


def tally(cards):
    """How many of each card there are."""
    counts = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    return counts


def melds_held(counts, trump):
    """How many of each single meld so many of each card make, by name; no deeces.

    A flush takes one king and queen of trump away from the royal marriages.
    """
    held, there, melds = {}, set(counts), MELDS_BY_CARD[trump]
    for card in counts:
        for name, cards in melds.get(card, ()):
            if cards <= there:
                held[name] = min(map(counts.get, cards))
    if "flush" in held:
        held["royal_marriage"] -= held["flush"]
    return held


def melds_named(names):
    """How many of each single meld a list of names means; deeces among them."""
    named = {}
    for name in names:
        single, times = PLAIN[name]
        named[single] = named.get(single, 0) + times
    return named


def cards_needed(named, trump):
    """The fewest copies of each card that hold these melds (no deeces).

    A card serves once in each group of melds. Those of one group share none, but for
    the flush, in which king and queen of trump are no royal marriage.
    """
    needed, melds = {}, MELDS[trump]
    for name in named:
        times = named[name]
        if name != DEECE:
            if name == "royal_marriage":
                times += named.get("flush", 0)
            for card in melds[name].cards:
                if card not in needed or needed[card] < times:
                    needed[card] = times
    return needed


def lines_of(held, values, trump, side):
    """The lines of a hand of melds, two of a kind in one."""
    order, lines = sorted(held, key=PLACES.get) if len(held) > 1 else held, []
    for name in order:
        if held[name]:
            lines.append(line_of(name, held[name], values, trump, side))
    return lines


def line_of(name, times, values, trump, side):
    """The line of one kind of meld."""
    if name == DEECE:
        text = "Deece" if times == 1 else "Both deeces"
        return Line(side, times * DEECE_VALUE, DEECE, text)
    if times == 2 and name in DOUBLE_OF:
        name, times = DOUBLE_OF[name], 1
    meld = MELDS[trump][name]
    text = meld.label if times == 1 else "2 \u00d7 " + meld.label
    return Line(side, times * values[name], meld.reason, text)
