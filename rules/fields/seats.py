"""Who: a seat, several seats, a side."""

from ..errors import RuleError
from ..words import join_with_and
from .field import Field, is_list_of


class Seat(Field):
    """One of these seats, or of all."""

    kind = "seat"
    holds_seats = True

    def __init__(self, name, *seats, **kwargs):
        super().__init__(name, **kwargs)
        self.seats = seats
        self.fixed = list(seats) if len(seats) == 1 else []

    def missing_words(self):
        return "Choose a player first."

    def is_formed(self, value, table):
        return type(value) is int

    def read_value(self, value, table):
        if value not in table.seats:
            raise RuleError("bad_seat", f"There is no seat {value} at this table.")
        return value

    def is_right(self, value, table):
        return type(value) is int and value in table.seats

    def taps(self, table):
        return list(self.seats) or list(table.seats)

    def in_words(self, value, table):
        return table.players[value]

    def draw_details(self, table):
        return {"values": list(self.seats) or list(table.seats)}


class Seats(Seat):
    """A list of seats, each at most once, perhaps none.

    `if_on`, `if_off`: what is said beside a name that is in the list, or is not.
    """

    kind = "seats"

    def __init__(self, name, *seats, if_on="", if_off="", **kwargs):
        super().__init__(name, *seats, **kwargs)
        self.if_on, self.if_off, self.fixed = if_on, if_off, []

    def is_formed(self, value, table):
        return is_list_of(int, value) and len(set(value)) == len(value)

    def read_value(self, value, table):
        for seat in value:
            super().read_value(seat, table)
        return value

    is_right = Field.is_right

    def taps(self, table):
        return []

    def in_words(self, value, table):
        return join_with_and([table.players[seat] for seat in value]) or "nobody"

    def draw_details(self, table):
        labels = {"if_on": self.if_on, "if_off": self.if_off}
        return super().draw_details(table) | labels


class Side(Field):
    """One of these sides, or of all; `none` is the word for nobody, if possible."""

    kind = "side"
    holds_seats = True

    def __init__(self, name, *sides, none=None, **kwargs):
        super().__init__(name, **kwargs)
        self.sides, self.none = sides, none
        self.fixed = list(sides) if len(sides) == 1 and not none else []

    def is_formed(self, value, table):
        return type(value) is int or (value is None and self.none is not None)

    def read_value(self, value, table):
        if value is not None:
            table.check_side(value)
        return value

    def taps(self, table):
        sides = list(self.sides) or list(range(len(table.sides)))
        return sides + [None] if self.none else sides

    def in_words(self, value, table):
        return "Nobody" if value is None else table.name(value)

    def draw_details(self, table):
        sides = list(self.sides) or list(range(len(table.sides)))
        return {"values": sides, "none": self.none}
