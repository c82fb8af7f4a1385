"""The sheet of a deal as it follows from the books; it grows trick by trick."""

from .in_hand import InHand
from .pique import is_alone, may_pique, may_pique_first, pique_by_total
from .points import trick_points


class Sheet:
    """The lines of one deal, and what each side counts aloud.

    `counts`: side -> its count, without the cards. `repique` and `pique`: the sides
    that have them, or None; `piqued_at`: the trick that brought the pique, if one did.
    A line is (side, points, reason, text).
    """

    def __init__(self, books):
        self.books, self.threshold = books, books.game.threshold
        self.in_hand = InHand(books)
        self.race = dict(self.in_hand.points)  # towards pique: bonuses do not count
        self.counts = dict(self.in_hand.points)
        self.count_lines, self.card_lines = list(self.in_hand.lines), []
        self.repique = self.in_hand.repique if books.is_closed else None
        self.pique = self.piqued_at = None
        self.repique_lines = []
        if self.repique is not None:
            self.repique_lines = [self.bonus(self.repique, "repique", "Repique")]
            self.add(self.repique_lines[0])
        self.add_play()

    def add_play(self):
        """What has been played so far."""
        for place in range(self.books.tricks.number()):
            self.add_trick(place)
        if self.books.total:
            self.add_total()

    def add(self, line):
        """A line that counts aloud."""
        self.count_lines.append(line)
        self.counts[line[0]] += line[1]

    def bonus(self, side, reason, text):
        """The line for pique or repique."""
        points = self.books.game.bonus(reason, self.books.table.options)
        return (side, points, reason, text)

    def add_trick(self, place):
        """The points of one trick, and pique where they reach it; gives the lines."""
        first = len(self.count_lines)
        for side, reason, text in trick_points(self.books, place):
            self.add((side, 1, reason, text))
            self.race[side] += 1
            is_first_lead = place == 0 and reason == "lead"
            if self.pique is None and self.is_pique(side, is_first_lead):
                self.pique, self.piqued_at = side, place
                self.add(self.bonus(side, "pique", "Pique"))
        new = self.count_lines[first:]
        is_last = place + 1 == self.books.tricks.whole
        return new + self.add_cards() if is_last else new

    def is_pique(self, side, is_first_lead):
        """Whether the point just made brings its side pique."""
        if self.race[side] < self.threshold:
            return False
        if is_first_lead and may_pique_first(self.books, self.in_hand, self.repique):
            return True
        return is_alone(self.race, side) and may_pique(self.books, side, self.repique)

    def add_total(self):
        """The points of a play entered at once, the pique behind them."""
        total = self.books.total
        for side in self.books.sides:
            text = f"Play, {tricks_word(total.tricks[side])}"
            self.add((side, total.points[side], "play", text))
        self.pique = pique_by_total(self.books, self.in_hand, self.repique)
        if self.pique is not None:
            self.add(self.bonus(self.pique, "pique", "Pique"))
        self.add_cards()

    def add_cards(self):
        """The lines for the cards, once the deal has been played out."""
        self.card_lines = self.books.game.card_lines(self.books)
        return self.card_lines

    def lines(self):
        """All lines, those that take away the points of an offender at the end."""
        lines = self.count_lines + self.card_lines
        return lines + [
            (side, -points_of(side, lines), "no_count", "Scores nothing in this deal")
            for side in self.books.silenced
        ]

    def count(self, side):
        """What a side counts aloud: nothing, if it has lost its points."""
        return 0 if side in self.books.silenced else self.counts[side]

    def final_count(self, side):
        """What a side counts with the cards."""
        if side in self.books.silenced:
            return 0
        return self.counts[side] + points_of(side, self.card_lines)


def points_of(side, lines):
    """The points of a side in some lines."""
    return sum(points for owner, points, _reason, _text in lines if owner == side)


def tricks_word(number):
    """A number of tricks in words."""
    return f"{number} trick" if number == 1 else f"{number} tricks"
