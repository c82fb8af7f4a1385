"""Questions made of smaller ones: a list of rows, and who took which."""

from ..words import join_with_and
from .field import Field

NOBODY = type(None)


class Rows(Field):
    """A list, not empty, of rows with the same parts: [{"length": 3, "top": "A"}].

    `rule`: what a screen needs to strike out what cannot be, a dict of texts. `parts`
    and `fits`: what goes together in a row, as a Prompt says it; `room`: the part that
    counts cards, and how many there are; `once`: the part that differs in each row;
    `words`: what the values are called, "3: Tierce" each. A "|" parts the texts.
    """

    kind = "rows"

    def __init__(self, name, *parts, most=4, rule=None, **kwargs):
        super().__init__(name, **kwargs)
        self.parts, self.most, self.rule = parts, most, rule

    def is_formed(self, value, table):
        if type(value) is not list or not value:
            return False
        for row in value:
            if type(row) is not dict or not self.is_row(row, table):
                return False
        return True

    def is_row(self, row, table):
        """Whether a row has just the parts it must have, each well formed."""
        there = 0
        for part in self.parts:
            if part.name in row:
                there += 1
                if not part.is_formed(row[part.name], table):
                    return False
            elif not part.optional:
                return False
        return there == len(row)

    def in_words(self, value, table):
        return ", ".join(
            " ".join(
                part.in_words(row[part.name], table)
                for part in self.parts
                if part.name in row
            )
            for row in value
        )

    def draw_details(self, table):
        parts = [part.picture(table) | {"barred": []} for part in self.parts]
        return {"parts": parts, "most": self.most, "rule": self.rule}


class Shares(Field):
    """Which side took each of a list of things: {"J": 0, "T": null}.

    `none`: the word for nobody, if that may be; `asks`: the question for each thing.
    """

    kind = "shares"
    holds_seats = True

    def __init__(self, name, *values, none=None, asks=None, **kwargs):
        super().__init__(name, **kwargs)
        self.values, self.none, self.asks = values, none, asks or {}
        self.keys = {key for key, label in values}

    def is_formed(self, value, table):
        return (
            type(value) is dict
            and self.keys.issuperset(value)
            and {int, NOBODY}.issuperset(map(type, value.values()))
        )

    def read_value(self, value, table):
        for side in value.values():
            if side is not None:
                table.check_side(side)
        return value

    def in_words(self, value, table):
        """Who caught what: "Ann caught the jack and the ace, Bob the ten"."""
        caught = {}
        for key, label in self.values:
            if value.get(key) is not None:
                caught.setdefault(value[key], []).append(f"the {label}")
        told = [
            (table.name(side), join_with_and(caught[side])) for side in sorted(caught)
        ]
        words = ", ".join([f"{name} {things}" for name, things in told[1:]])
        if not told:
            return "Nobody caught anything"
        first = f"{told[0][0]} caught {told[0][1]}"
        return f"{first}, {words}" if words else first

    def draw_details(self, table):
        sides = list(range(len(table.sides)))
        values = [list(pair) for pair in self.values]
        asks = dict(self.asks)
        return {"values": values, "sides": sides, "none": self.none, "asks": asks}
