"""What is said in one breath: a tap that brings several parts of the entry."""

from .field import Field


class Saying(Field):
    """One of some things to say, each with the parts of the entry that it brings.

    `sayings`: (parts, label) each; `parts`: name -> value. The name of this field is
    no part of the entry. `columns`: how many of them stand in a row, where there is
    room.
    """

    kind = "saying"

    def __init__(self, *sayings, columns=None, **kwargs):
        super().__init__("said", **kwargs)
        self.sayings, self.columns = sayings, columns
        self.names = {name for parts, _label in sayings for name in parts}

    def put(self, entry, value):
        parts = value or {}
        for name in self.names:
            setattr(entry, name, parts.get(name))

    def taps(self, table):
        return [parts for parts, _label in self.sayings]

    def draw_details(self, table):
        values = [list(pair) for pair in self.sayings]
        return {"values": values, "columns": self.columns}
