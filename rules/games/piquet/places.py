"""Who plays a deal, and in which order he declares and plays."""


class Places:
    """The places of those who play when one deals.

    `seats` and `sides`: in the order in which they declare; `rounds`: seat -> the seats
    in order of play where it leads; `orders`: the same of sides.
    """

    def __init__(self, table, dealer):
        self.seats = table.game.playing(table, dealer)
        first = self.seats[: len(table.sides)]  # partners are not neighbours
        self.sides = [table.side_of[seat] for seat in first]
        self.rounds, self.orders = rotations(self.seats), rotations(self.sides)


def rotations(items):
    """Each of these -> all of them, from this one on."""
    return {item: items[n:] + items[:n] for n, item in enumerate(items)}
