"""For which side of a game a device enters, as it said once at the table."""

SIDES = "sides"  # in a session: the side, or "middle", by the id of a game
MOST = 40  # games, of which the latest are remembered


def side_at(request, pk):
    """The side that a device enters for at a game, "middle", or None."""
    return request.session.get(SIDES, {}).get(str(pk))


def sit(request, pk, side):
    """A device enters for a side of a game from now on, or lies in the middle."""
    sides = {**request.session.get(SIDES, {})}
    sides.pop(str(pk), None)
    sides[str(pk)] = side
    request.session[SIDES] = dict(list(sides.items())[-MOST:])


def said_by(request, pk):
    """The side as a row of the log keeps it: None for nobody's phone.

    Whether the game has such a side is for `recording` to see, which holds its sheet.
    """
    side = side_at(request, pk)
    return side if type(side) is int else None
