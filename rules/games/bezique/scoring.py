"""What bezique scores: melds, brisques or card points, the last trick, sevens."""

BRISQUE_POINTS = 10
LAST_TRICK_POINTS = 10
SEVEN_POINTS = 10  # of trumps
BRISQUES = {"A": 1, "T": 1}
CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ALL_POINTS = 120  # the card points of a pack of 32
IMPOSSIBLE = frozenset((1, 119))  # no cards come to so many points

# reason: (points, words)
MELDS = {
    "marriage": (20, "Marriage"),
    "trump_marriage": (40, "Trump marriage"),
    "sequence": (250, "Sequence"),
    "plain_sequence": (120, "Plain sequence"),
    "bezique": (40, "Bezique"),
    "binage": (40, "Binage"),
    "double_bezique": (500, "Double bezique"),
    "triple_bezique": (1500, "Triple bezique"),
    "quadruple_bezique": (1500, "Quadruple bezique"),
    "four_aces": (100, "Four aces"),
    "four_kings": (80, "Four kings"),
    "four_queens": (60, "Four queens"),
    "four_jacks": (40, "Four jacks"),
}

GROUPS = (
    ("Melds", tuple(MELDS)),
    ("Sevens", ("turned_seven", "seven_exchanged", "seven_shown", "seven_played")),
    ("Cards", ("brisques", "card_points", "last_trick")),
)
ROUTINE = GROUPS[1][1] + GROUPS[2][1]
# The rule behind each line, for those that all the games have.
REASONS = (
    ("turned_seven", "The dealer turned up a seven: 10"),
    ("marriage", "King and queen of a plain suit: 20"),
    ("trump_marriage", "King and queen of trumps: 40"),
    ("sequence", "Ace, ten, king, queen and jack of trumps: 250"),
    ("four_aces", "Any four aces: 100"),
    ("four_kings", "Any four kings: 80"),
    ("four_queens", "Any four queens: 60"),
    ("four_jacks", "Any four jacks: 40"),
    ("seven_exchanged", "A seven of trumps exchanged for the card turned up: 10"),
    ("seven_shown", "A seven of trumps shown: 10"),
    ("seven_played", "A seven of trumps played while there is a stock: 10"),
    ("last_trick", "10 for the last trick"),
    ("renege", "Points lost by a renege or given to the other side"),
    ("forfeit", "A forfeit for a wrong play or draw"),
)
BRISQUE_REASON = ("brisques", "10 for each ace and ten won in tricks")
BEZIQUE_REASONS = (
    ("bezique", "Queen of spades and jack of diamonds: 40"),
    ("double_bezique", "Two beziques laid or held together: 500"),
    ("triple_bezique", "Three beziques laid or held together: 1500"),
    ("quadruple_bezique", "Four beziques laid or held together: 1500"),
)


def worth(house, cards):
    """What is in a trick: so many brisques, or points where those count."""
    worths, total = CARD_POINTS if house.counts == "points" else BRISQUES, 0
    for card in cards:
        total += worths.get(card[0], 0)
    return total


def brisque_words(count):
    """So many brisques in words."""
    return "Brisque" if count == 1 else f"{count} brisques"


def other(side):
    """The other of two sides."""
    return 1 - side


class Winnings:
    """The brisques (or card points) that each side has won in a deal.

    `early` and `late`: those of the tricks with the stock, and of the last eight.
    `last_winner`: the side of the last trick, once that has scored. `reneged`: sides
    that score nothing for cards any more. `handed`: sides whose last eight tricks go
    to the other.
    """

    def __init__(self, sides):
        self.early, self.late = [0] * sides, [0] * sides
        self.all = 0
        self.last_winner = None
        self.reneged, self.handed = set(), set()

    def win(self, side, count, is_late):
        """Keeps what a side has won."""
        won = self.late if is_late else self.early
        won[side] += count
        self.all += count

    def of(self, side):
        """All that a side has won itself."""
        return self.early[side] + self.late[side]

    def credited_side(self, side, is_late):
        """The side that scores for what a side wins; None if a renege has cost it."""
        if side in self.reneged:
            return None
        return other(side) if is_late and side in self.handed else side

    def shares(self):
        """What each side has of all that was won, the last eight handed over."""
        shares = list(self.early)
        for side, count in enumerate(self.late):
            shares[other(side) if side in self.handed else side] += count
        return shares

    def is_ruled(self, side):
        """Whether a renege of a side has been ruled on."""
        return side in self.reneged or side in self.handed
