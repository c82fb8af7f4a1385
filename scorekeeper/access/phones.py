"""Which phone a request comes from, and for which side of a game it enters.

A phone is known by a number, since several may hold one access. The number is made
from the name of the phone's session. It opens nothing, and nobody finds the session by
it. It stays the same when the session goes on under a new name.
"""

from hashlib import sha256

PHONE = "phone"  # in a session that has had another name: the number of its phone
DIGITS = 13  # in base 16: every reader of JSON keeps such a number exactly
SIDES = "sides"  # in a session: the side, or "middle", by the id of a game
MOST = 40  # games, of which the latest are remembered


def phone_of(session):
    """The number of the phone that a session is on; None for a phone without one."""
    return session.get(PHONE) or number_of(session.session_key)


def number_of(name):
    """The number that the name of a session gives."""
    hashed = sha256(f"scorekeeper.phone {name}".encode()).hexdigest()
    return int(hashed[:DIGITS], 16) if name else None


def is_same(row, other):
    """Whether two stored rows came from one phone.

    Where it is not known of both, two rows by the same access are taken to be.
    """
    if None in (row.phone, other.phone):
        return row.key_id == other.key_id
    return row.phone == other.phone


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
