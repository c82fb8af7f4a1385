"""Numbers, one or one for each side."""

from ..words import amount, each_told, join_with_and, minus
from .field import Field

HIGHEST = 1000000  # where no other bound is, a screen goes no farther
ENDLESS = 10**30  # and a record no farther than this
MOST_TAPS = 31  # numbers of a range that are tapped; one of a longer range is typed


class Number(Field):
    """A whole number from low to high; `thing`: what it counts, in words."""

    kind, verb = "number", "Fill in"

    def __init__(self, name, low=-HIGHEST, high=HIGHEST, thing="", **kwargs):
        super().__init__(name, **kwargs)
        self.thing = thing
        self.low, self.high = low, high
        self.fixed = [low] if low == high else []
        self.least, self.most = bounds(low, high)

    def is_formed(self, value, table):
        return type(value) is int and self.least <= value <= self.most

    def offer(self):
        if self.most == ENDLESS:
            return f"{self.low} or more" if self.low == self.least else "a whole number"
        return f"{self.low} to {self.high}"

    def why_blank(self, value, table):
        return f"How many {self.name}?" if value == "" else ""

    def in_words(self, value, table):
        return amount(value, self.thing) if self.thing else minus(value)

    def taps(self, table):
        is_short = self.high - self.low < MOST_TAPS
        return list(range(self.low, self.high + 1)) if is_short else []

    def draw_details(self, table):
        return {"low": self.low, "high": self.high}


class Numbers(Field):
    """A list of numbers, one for each side (or `count` of them); `total` is their sum.

    Of the sides those are asked that count in this deal; the others have zero.

    `blanks`: how many of them may be left open (null) for the program to fill in.
    `step`: the screen counts in such steps, and the total is so many times as much.
    `is_apart`: whether each is a question of its own, with a chip for every number.
    `against`: what their sum is seen beside: its `words`, and the sum that is `barred`.
    `tiles`: numbers that are likely, to be tapped instead of typed; with any or none of
    them the pad has keys for the digits and the sign. None where it has no keys.
    `told`: what each has of it, a verb and a thing: ("took", "trick").
    """

    kind, verb = "numbers", "Fill in"

    def __init__(
        self,
        name,
        count=None,
        low=0,
        high=HIGHEST,
        total=None,
        blanks=0,
        step=1,
        is_apart=False,
        against=None,
        told=("has", ""),
        tiles=None,
        **kwargs,
    ):
        super().__init__(name, **kwargs)
        self.tiles = tiles
        self.count, self.low, self.high = count, low, high
        self.least, self.most = bounds(low, high)
        self.total, self.blanks, self.step = total, blanks, step
        self.is_apart, self.against, self.told = is_apart, against, told

    def is_formed(self, value, table):
        if type(value) is not list or len(value) != (self.count or len(table.sides)):
            return False
        least, most, blanks = self.least, self.most, self.blanks
        for number in value:
            if number is None:
                blanks -= 1
            elif type(number) is not int or not least <= number <= most:
                return False
        return blanks >= 0

    def why_blank(self, value, table):
        if type(value) is not list or len(value) != len(table.sides):
            return ""
        blank = [table.name(side) for side, n in enumerate(value) if n is None]
        return f"How many {self.name} for {join_with_and(blank)}?" if blank else ""

    def in_words(self, value, table):
        """Who has how many; where not all play, who has none may have sat out."""
        pairs = list(zip(table.names, value))
        if len(table.game.counted_sides(table)) < len(pairs):
            pairs = [pair for pair in pairs if pair[1]]
        return each_told(pairs, *self.told)

    def draw_details(self, table):
        count = self.count or len(table.sides)
        sides = None if self.count else table.game.counted_sides(table)
        return {
            "count": count,
            "places": list(range(count)) if sides is None else sides,
            "low": self.low,
            "high": self.high,
            "total": self.total,
            "blanks": self.blanks,
            "step": self.step,
            "is_apart": self.is_apart,
            "against": self.against,
            "tiles": self.tiles,
        }


def bounds(low, high):
    """How far the numbers of a record may go, where a screen goes from low to high."""
    return (
        -ENDLESS if low <= -HIGHEST else low,
        ENDLESS if high >= HIGHEST else high,
    )
