"""An evening in the phone's hand, without a server: what its page calls.

JSON goes in and comes out. The page keeps what comes, sends it, and moves.
"""

import json

from . import acting, games, sending, viewing


def by_json(function):
    """A function of plain data as one that takes JSON and gives JSON."""
    return lambda text: json.dumps(function(json.loads(text)))


# of a page: what it shows at its address, and what comes of a tap
view = by_json(lambda page: viewing.viewed(viewing.read(page)))
act = by_json(lambda page: acting.acted(viewing.read(page)))
# of an `evening`: what the server is sent, and the evening after its answer
outgoing = by_json(
    lambda given: sending.outgoing(viewing.LATER | given["evening"], given["rows"])
)
answered = by_json(
    lambda given: sending.answered(given["evening"], given["status"], given["answer"])
)
# of a record, and of the rows that make one
outcome, record = [by_json(one) for one in (games.outcome, games.record)]
