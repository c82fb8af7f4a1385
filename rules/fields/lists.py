"""Questions made of smaller ones: a list of rows, and who took which."""

from .field import Field


class Rows(Field):
    """A list, not empty, of rows with the same parts: [{"length": 3, "top": "A"}]."""

    kind = "rows"

    def __init__(self, name, *parts, **kwargs):
        super().__init__(name, **kwargs)
        self.parts = parts

    def is_formed(self, value, table):
        return (
            type(value) is list
            and len(value) > 0
            and all(self.is_row(row, table) for row in value)
        )

    def is_row(self, row, table):
        """Whether a row has just the parts it must have, each well formed."""
        if type(row) is not dict:
            return False
        names = [part.name for part in self.parts]
        return all(name in names for name in row) and all(
            part.is_formed(row[part.name], table) if part.name in row else part.optional
            for part in self.parts
        )

    def from_form(self, answers):
        """Each answer is a row: its parts in order, with a colon between them."""
        return [self.row_from_form(text.split(":")) for text in answers if text]

    def row_from_form(self, texts):
        """One row from the texts of its parts; an empty text leaves the part out."""
        pairs = list(zip(self.parts, texts))
        return {part.name: part.from_form([text]) for part, text in pairs if text != ""}

    def drawn(self, table):
        return {"parts": [part.picture(table) for part in self.parts]}


class Shares(Field):
    """Which side took each of a list of things: {"J": 0, "T": null}; left out = null."""

    kind = "shares"
    holds_seats = True

    def __init__(self, name, *values, **kwargs):
        super().__init__(name, **kwargs)
        self.values = values

    def is_formed(self, value, table):
        keys = [key for key, label in self.values]
        return type(value) is dict and all(
            key in keys and (value[key] is None or type(value[key]) is int)
            for key in value
        )

    def check_seats(self, value, table):
        for key in value:
            if value[key] is not None:
                table.check_side(value[key])

    def from_form(self, answers):
        """Each answer is a key and its side, with a colon between them."""
        pairs = [text.split(":") for text in answers if text]
        return {pair[0]: int(pair[1]) if pair[-1].isdigit() else None for pair in pairs}

    def drawn(self, table):
        sides = list(range(len(table.sides)))
        return {"values": [list(pair) for pair in self.values], "sides": sides}
