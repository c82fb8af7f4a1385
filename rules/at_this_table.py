"""What the referee adds to an answer at a table: the numbers and players of this game.

A family says it in its own `at_this_table.py`: `facts(referee)` gives sentences by the
keys of the situations that they belong to. Nothing is entered.
"""

from .games import room_of


def facts(referee):
    """By the key of a situation, what is so at a table: "Bob deals, then Cid."

    `referee`: a Referee that has read the entries of an open or finished game.
    """
    return room_of(referee.game.key, "at_this_table").facts(referee)
