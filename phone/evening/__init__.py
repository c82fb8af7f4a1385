"""An evening in the phone's hand, without a server: what its page asks.

Plain data goes in and comes out. The page keeps what comes, sends it, and moves.
"""

from . import actions, pages, upload
from .games import with_results
from .older_formats import as_now


def view(page):
    """What a page shows at its address."""
    return pages.view_page(pages.read_page(page))


def act(page):
    """What comes of a tap on a page."""
    return actions.tap_outcome(pages.read_page(page))


def outgoing(request):
    """An `evening` with what it comes to, and the `body` that the server is sent.

    `rows`: of each game, by its id.
    """
    evening = with_results(as_now(request["evening"]), request["rows"])
    return {"evening": evening, "body": upload.outgoing_body(evening, request["rows"])}


def answered(request):
    """An `evening` after the `answer` of the server, and its `status`."""
    return upload.after_answer(request["evening"], request["status"], request["answer"])
