"""What the tricks of a deal bring: brisques, card points, the last trick, reneges."""

TRICK = 10  # a brisque, and the last trick
CARD_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
ALL_POINTS = 120  # the card points of a pack of 32
IMPOSSIBLE = (1, 119)  # no cards come to so many points


def worth(house, card):
    """What a card in a trick counts: a brisque, or its points where those count."""
    if house.counts == "points":
        return CARD_POINTS.get(card[0], 0)
    return 1 if card[0] in "AT" else 0


def brisque_words(count):
    """So many brisques in words."""
    return "Brisque" if count == 1 else f"{count} brisques"


class Winnings:
    """The brisques (or card points) that each side has won in a deal.

    `early` and `late`: those of the tricks with the stock, and of the last eight.
    `reneged`: sides that score nothing for cards any more. `handed`: sides whose last
    eight tricks go to the other.
    """

    def __init__(self, table, house):
        self.table, self.house = table, house
        sides = len(table.sides)
        self.early, self.late = [0] * sides, [0] * sides
        self.last_winner = None  # the side of the last trick, once that has scored
        self.reneged, self.handed = set(), set()

    def total(self):
        """All that has been won so far."""
        return sum(self.early) + sum(self.late)

    def left(self):
        """The brisques that nobody has won yet."""
        return self.house.brisques - self.total()

    def win(self, side, count, is_late):
        """Keeps what a side has won; brisques score where they do so at once."""
        won = self.late if is_late else self.early
        won[side] += count
        if self.house.counts is None:
            words = brisque_words(count)
            self.credit(side, TRICK * count, "brisques", words, is_late)

    def win_last_trick(self, side):
        """The last trick scores."""
        self.last_winner = side
        is_late = self.house.last_trick > self.house.stock_tricks
        self.credit(side, TRICK, "last_trick", "Last trick", is_late)

    def credit(self, side, points, reason, text, is_late):
        """A line for cards, for whoever a renege has left them to."""
        if side in self.reneged:
            return
        if is_late and side in self.handed:
            side = other(side)
        write(self.table, side, points, reason, text)

    def shares(self):
        """What each side has of all that was won, the last eight handed over."""
        shares = list(self.early)
        for side, count in enumerate(self.late):
            shares[other(side) if side in self.handed else side] += count
        return shares

    def count(self, shares):
        """The count of each side scores, the dealer's left first."""
        first = self.table.left_of(self.table.deal.dealer)
        for seat in self.table.round_from(first)[: len(shares)]:
            side = self.table.side_of[seat]
            if side not in self.reneged:
                points, reason, text = self.counted(shares[side])
                write(self.table, side, points, reason, text)

    def counted(self, count):
        """(points, reason, text) of a count."""
        if self.house.counts == "points":
            return count, "card_points", f"{count} in cards"
        return TRICK * count, "brisques", brisque_words(count)

    def lose_cards(self, side):
        """The side loses what it has for cards, and scores nothing more for them."""
        lost = sum(
            line.points
            for line in self.table.deal.lines
            if line.side == side and line.reason in ("brisques", "last_trick")
        )
        self.reneged.add(side)
        write(self.table, side, -lost, "renege", "Renege: nothing for cards")

    def hand_over(self, side, brisques):
        """The side's last eight tricks go to the other: so many brisques that scored,
        the last trick if it has scored, and all that follows."""
        points = TRICK * brisques
        is_late = self.house.last_trick > self.house.stock_tricks
        if is_late and self.last_winner == side:
            points += TRICK
        self.handed.add(side)
        write(self.table, side, -points, "renege", "Renege: the last eight tricks")
        write(self.table, other(side), points, "renege", "The last eight tricks")


def other(side):
    """The other of two sides."""
    return 1 - side


def write(table, side, points, reason, text):
    """A line on the sheet, unless the game has been won by an earlier one."""
    if table.game.winner(table) is None:
        table.score(side, points, reason, text)
