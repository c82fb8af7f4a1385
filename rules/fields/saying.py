"""What is said in one breath: a tap that brings several parts of the entry."""

from .field import Field


class Saying(Field):
    """One of some things to say, each with the parts of the entry that it brings.

    `sayings`: (parts, label) each; `parts`: name -> value. The name of this field is
    no part of the entry.
    """

    kind = "saying"

    def __init__(self, *sayings, **kwargs):
        super().__init__("said", **kwargs)
        self.sayings = sayings

    def put(self, entry, value):
        for parts, _label in self.sayings:
            for name in parts:
                setattr(entry, name, None)
        for name in value or {}:
            setattr(entry, name, value[name])

    def taps(self, table):
        return [parts for parts, _label in self.sayings]

    def drawn(self, table):
        return {"values": [list(pair) for pair in self.sayings]}
