"""What a deal of piquet scores: in hand, in play, and for the cards."""

from collections import namedtuple

from ...table import Line
from ...words import number_of
from .combinations import CLASS_WORDS, CLASSES, part_points, words_of
from .pique import is_alone, may_pique, may_pique_first, pique_by_total, repique

GROUPS = (
    ("Declarations", ("carte_blanche", "point", "sequence", "set", "repique")),
    ("Play", ("lead", "win", "play", "last_trick", "pique")),
    ("The cards", ("cards", "capot", "shared_cards", "shared_capot")),
)
ROUTINE = ("point", "lead", "win", "play", "last_trick", "cards", "shared_cards")
REASONS = (
    ("carte_blanche", "A dealt hand without king, queen or jack scores 10"),
    ("point", "The longest suit scores 1 a card. Pips decide between equal suits"),
    (
        "sequence",
        "3 for three cards, 4 for four, then 10 and 1 a card, if yours is the best",
    ),
    ("set", "14 for four of a kind, 3 for three, tens or higher, if yours is the best"),
    ("repique", "Enough in hand before the others have anything"),
    ("lead", "A card led"),
    ("win", "A trick won"),
    ("play", "The points of the play, added up"),
    ("last_trick", "The last trick scores 1 more"),
    ("pique", "Enough in hand and play before the others have anything"),
    ("cards", "10 for the most tricks"),
    ("capot", "40 for all the tricks"),
    ("no_count", "A breach of the rules costs all the points of the deal"),
)
DOUBLE_DEAL = (
    "double_deal",
    "The first and fourth deals of a club game count twice",
)
SHARED = (
    ("shared_capot", "20 each for two players who take all the tricks"),
    ("shared_cards", "5 each for two players who tie for the most tricks"),
)
BLANK = 10  # a carte blanche

# `bonus_style` of three or four, who need twenty -> what is added; None: two, thirty
BONUSES = {
    None: {"repique": 60, "pique": 30},
    "add": {"repique": 90, "pique": 60},
    "jump": {"repique": 70, "pique": 40},
}

# hand size -> class -> the points that the winner of the class can have there
SCORES = {
    12: {
        "point": list(range(1, 9)),
        "sequence": [3, 4] + list(range(6, 13)) + list(range(15, 23)) + [30, 31, 32],
        "set": [3, 6, 9, 12, 14, 17, 20, 28, 31, 42],
    },
    10: {
        "point": list(range(1, 9)),
        "sequence": [3, 4] + list(range(6, 11)) + list(range(15, 21)) + [30],
        "set": [3, 6, 9, 14, 17, 20, 28],
    },
    8: {
        "point": list(range(1, 9)),
        "sequence": [3, 4, 6, 7, 8, 15, 16, 17, 18],
        "set": [3, 6, 14, 17, 28],
    },
}

# What counts in play: whether low cards do, and the tricks that a side led itself.
Count = namedtuple("Count", "has_low has_own")
COUNTS = {
    "every": Count(has_low=True, has_own=False),
    "classic": Count(has_low=False, has_own=False),
    "lead_and_trick": Count(has_low=True, has_own=True),
}
MOST_TRICKS, MOST_SIDES = 12, 7  # of any deal, at any table


def lines_of_tricks(reason, words):
    """For each side, by the number of a trick, the line of a point made in it."""
    return [
        [Line(side, 1, reason, f"{words} {n}") for n in range(MOST_TRICKS + 1)]
        for side in range(MOST_SIDES)
    ]


LED, WON = lines_of_tricks("lead", "Led to trick"), lines_of_tricks("win", "Won trick")
LAST = [Line(side, 1, "last_trick", "Last trick") for side in range(MOST_SIDES)]


class InHand:
    """The hands as they stand: lines, and the points of each side of the table.

    `repique`: the side that has it, or would have it if declaring were closed now.
    """

    def __init__(self, deal):
        groups = [blank_lines(deal)] if deal.blanks else []
        winners, false = deal.declarations.winners, deal.false
        for kind in CLASSES:
            if winners[kind] is not None or kind in false:
                groups.append(class_lines(deal, kind))
        self.lines, self.points = [], [0] * len(deal.table.sides)
        for lines in groups:
            self.lines += lines
            for line in lines:
                self.points[line.side] += line.points
        has_enough = max(self.points) >= deal.table.game.threshold
        self.repique = repique(deal, groups) if has_enough else None


def blank_lines(deal):
    """Ten for each carte blanche."""
    return [
        Line(deal.side_of(seat), BLANK, "carte_blanche", "Carte blanche")
        for seat in deal.blanks
    ]


def class_lines(deal, kind):
    """The lines of the side that would have a class if declaring were closed now."""
    side = deal.class_winner(kind)
    if kind in deal.false:
        points = deal.false[kind][2]
        text = f"{CLASS_WORDS[kind]}, in place of a false claim"
        return [Line(side, points, kind, text)] if points else []
    if kind in deal.declarations.awards:
        points = deal.declarations.awards[kind][1]
        text = f"Point of {points}" if kind == "point" else CLASS_WORDS[kind]
        return [Line(side, points, kind, text)]
    return [
        Line(side, part_points(part), kind, words_of(part))
        for claim in claims_that_score(deal, kind, side)
        for part in claim.parts
    ]


def claims_that_score(deal, kind, side):
    """The claims of the side that has a class; of points only those that count."""
    claims = [
        claim
        for seat, claim in deal.declarations.claims(kind)
        if deal.side_of(seat) == side
    ]
    if kind == "point":
        return deal.table.game.points_that_score(deal.table, claims)
    return claims


class Sheet:
    """The lines of one deal, and what each side counts aloud.

    `has_low` and `has_own`: the Count of the play. `counts`: the count of each side,
    without the cards. `aloud_lines`: those counted aloud; `tricks`: how many tricks are
    among them; `whole`: the count of each side with the cards, once they are added.
    `repique` and `pique`: the sides that have them, or None; `piqued_by`: the trick
    that brought the pique, if one did; `may_pique`: whether a point may still bring it.
    `is_whole`: whether the deal has been played out, with the cards counted.
    """

    def __init__(self, deal):
        self.has_low, self.has_own = COUNTS[deal.table.options["count"]]
        self.repique = self.pique = self.piqued_by = None
        self.may_pique, self.is_whole, self.tricks = True, False, 0
        self.threshold = deal.table.game.threshold
        self.in_hand = in_hand = deal.count_hands()
        self.counts = self.whole = list(in_hand.points)
        self.aloud_lines, self.card_lines = list(in_hand.lines), []
        if deal.is_closed and in_hand.repique is not None:
            self.repique = in_hand.repique
            self.add(bonus(deal, self.repique, "repique", "Repique"))
        self.starts = list(self.counts)
        for trick in deal.tricks.taken:
            self.add_trick(deal, trick)
        if deal.total:
            self.add_total(deal)

    def add(self, line):
        """A line that counts aloud."""
        self.aloud_lines.append(line)
        self.counts[line.side] += line.points

    def add_trick(self, deal, trick):
        """The points of one trick, and pique where they reach it."""
        leader, winner, counts = trick.leads, trick.takes, self.counts
        has_low = self.has_low
        self.tricks = number = self.tricks + 1
        if has_low or not trick.lead_low:
            self.aloud_lines.append(LED[leader][number])
            counts[leader] += 1
            if self.may_pique:
                is_first = number == 1 and leader == deal.sides[0]
                self.look_for_pique(deal, trick, leader, is_first)
        is_won = leader != winner or self.has_own
        if is_won and (has_low or not trick.win_low):
            self.aloud_lines.append(WON[winner][number])
            counts[winner] += 1
            if self.may_pique:
                self.look_for_pique(deal, trick, winner)
        if number == deal.tricks.whole:
            self.end_play(deal, trick, winner)

    def end_play(self, deal, trick, winner):
        """The last trick's own point, and the cards."""
        if has_last_trick(deal):
            self.add(LAST[winner])
            if self.may_pique:
                self.look_for_pique(deal, trick, winner)
        self.add_cards(deal)

    def look_for_pique(self, deal, trick, side, is_first_lead=False):
        """Pique, where the point just made has reached it."""
        has_enough = self.counts[side] >= self.threshold
        if has_enough and self.is_pique(deal, side, is_first_lead):
            self.pique, self.piqued_by = side, trick
            self.add(bonus(deal, side, "pique", "Pique"))
        self.may_pique = self.pique is None and is_alone(self.counts, side)

    def is_pique(self, deal, side, is_first_lead):
        """Whether the point that has reached the threshold brings its side pique."""
        if is_first_lead and may_pique_first(deal, self.in_hand, self.repique):
            return True
        return is_alone(self.counts, side) and may_pique(deal, side, self.repique)

    def add_total(self, deal):
        """The points of a play entered at once, the pique behind them."""
        total = deal.total
        for side in deal.sides:
            text = f"Play, {number_of(total.tricks[side], 'trick')}"
            if total.points[side]:
                self.add(Line(side, total.points[side], "play", text))
        self.pique = pique_by_total(deal, total, self.in_hand, self.repique)
        if self.pique is not None:
            self.add(bonus(deal, self.pique, "pique", "Pique"))
        self.add_cards(deal)

    def add_cards(self, deal):
        """The lines for the cards, once the deal has been played out."""
        won, whole = deal.tricks_won(), deal.tricks.whole
        self.card_lines = deal.table.game.card_lines(deal.sides, won, whole)
        self.is_whole, self.whole = True, list(self.counts)
        for line in self.card_lines:
            self.whole[line.side] += line.points

    def lines(self, silenced):
        """All lines, those that take away the points of an offender at the end."""
        lines = self.aloud_lines + self.card_lines
        lost = [(side, points_of(side, lines)) for side in silenced]
        return lines + [
            Line(side, -points, "no_count", "Scores nothing in this deal")
            for side, points in lost
            if points
        ]


def bonus(deal, side, reason, text):
    """The line for pique or repique."""
    style = deal.table.options.get("bonus_style")
    return Line(side, BONUSES[style][reason], reason, text)


def has_last_trick(deal):
    """Whether the last trick counts a point of its own."""
    if deal.table.options["capot_last"]:
        return True
    return deal.tricks.whole not in deal.tricks_won()


def points_of(side, lines):
    """The points of a side in some lines."""
    return sum([line.points for line in lines if line.side == side])
