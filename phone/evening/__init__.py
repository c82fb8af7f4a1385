"""An evening in the phone's hand, without a server: what its page calls.

JSON goes in and comes out. The page keeps what comes, sends it, and moves.
"""

import json

from . import acting, games, sending, viewing

__all__ = ["act", "answered", "outcome", "outgoing", "record", "rulings", "view"]


def view(page):
    """What the page shows at its address, as `viewing.viewed` has it."""
    return json.dumps(viewing.viewed(viewing.read(json.loads(page))))


def act(page):
    """What comes of a tap, as `acting.acted` has it."""
    return json.dumps(acting.acted(viewing.read(json.loads(page))))


def outgoing(given):
    """What the server is sent of an `evening`, with the `rows` of its games."""
    given = json.loads(given)
    evening = viewing.LATER | given["evening"]
    return json.dumps(sending.outgoing(evening, given["rows"]))


def answered(given):
    """The `evening` after the server gave an `answer` with a `status`."""
    given = json.loads(given)
    evening, status, answer = [given[part] for part in ("evening", "status", "answer")]
    return json.dumps(sending.answered(evening, status, answer))


def outcome(record):
    """What a record comes to."""
    return json.dumps(games.outcome(json.loads(record)))


def rulings(record):
    """What a referee may enter now in a record."""
    return json.dumps(games.rulings(json.loads(record)))


def record(game):
    """The record of a game, which has its head as `record`, and the `rows`."""
    return json.dumps(games.record(json.loads(game)))
