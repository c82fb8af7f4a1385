"""The engine may come while the server runs: pages have it from then on.

A table that was opened before then says with each request which card game it shows, and
the first answer after that tells it what to fetch.
"""

from scorekeeper import scoring
from scorekeeper.engine import files
from scorekeeper.server.static_files import catch_up

LACKED_BY = "Engine-For"  # a request: the key of the card game that is shown
ANSWER = "Engine"  # a response: the addresses, as the page of a table has them


def hand_out_engine(get_response):
    """The first middleware: it looks for the engine until it is here."""

    def middleware(request):
        if not files.is_here():
            catch_up()
        response = get_response(request)
        if addresses := addresses_lacked(request):
            response[ANSWER] = addresses
        return response

    return middleware


def addresses_lacked(request):
    """What a table that lacks the engine fetches; "" if it does not ask, or in vain."""
    key = request.headers.get(LACKED_BY)
    if not key or key not in scoring.card_game_keys():
        return ""
    return files.files_for(scoring.family_of(key))
