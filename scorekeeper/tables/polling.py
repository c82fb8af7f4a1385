"""How other phones follow a table: a small question, most often answered by 304.

The page of a table is given a pass: the group, the game and the key that opened it,
signed. With the pass a phone asks whether the log has grown. That is answered here,
before the session, the address or a template is looked at, in a seventh of the time, by
one small query that also sees whether the key was revoked or the night closed. Anything
but "nothing new" goes on to the view, which asks the session as every page does. A
finished game is followed, too: it may be corrected, and the next game of its night is
news, unless the page names it.
"""

from django.core.signing import BadSignature, Signer
from django.http import HttpResponse
from django.utils import timezone

from scorekeeper.models import Game

SIGNER = Signer(salt="scorekeeper.pass")
DIGITS = 9  # of the rows of a log, at most
# (seconds since the table last changed, seconds until the phone asks again)
PACES = [(3600, 2), (float("inf"), 15)]  # a long deal is no pause
# Written out: put together each time it would make the answer take 2.7 times as long.
NEWEST = """
    SELECT game.id, game.log_length, game.agreed_length, game.changed_at,
        CASE WHEN game.status = 'finished' THEN (
            SELECT MAX(later.id) FROM scorekeeper_game AS later
            WHERE later.night_id = game.night_id
                AND later.group_id = game.group_id AND later.id > game.id
                AND NOT later.is_left_out
        ) END AS next_id
    FROM scorekeeper_game AS game
    JOIN scorekeeper_night AS night
        ON night.id = game.night_id AND night.group_id = game.group_id
    JOIN scorekeeper_key AS way ON way.group_id = game.group_id
    WHERE game.group_id = %s AND game.id = %s AND way.id = %s
        AND way.revoked_at IS NULL AND night.closed_at IS NULL
        AND NOT game.is_left_out
"""


def answer_what_is_old(get_response):
    """The middleware, the first of all, that answers 304 where nothing is new."""

    def middleware(request):
        etag_there = request.headers.get("If-None-Match")
        signed = request.GET.get("pass") if etag_there else None
        response = signed and not_modified(signed, etag_there, request)
        return response or get_response(request)

    return middleware


def not_modified(signed, etag_there, request):
    """304 if a pass is good and its table as the phone knows it, else None."""
    try:
        group, game, key = SIGNER.unsign(signed).split(".")
    except BadSignature:
        return None
    if not request.path_info.endswith(f"/games/{game}/table/"):
        return None
    game = polled_game(group, game, key)
    if game is None or etag(game) != etag_there.removeprefix("W/"):
        return None
    if request.GET.get("next", "") != str(game.next_id or ""):
        return None
    return stamp_response(HttpResponse(status=304), game)


def polled_game(group, game, key):
    """A game as far as a poll asks; None if it is shut, or its key is no good."""
    return next(iter(Game.objects.raw(NEWEST, [group, game, key])), None)


def pass_for(game):
    """The pass to poll a game (with its `way_in`), for the page that shows it."""
    return SIGNER.sign(f"{game.group_id}.{game.pk}.{game.way_in['pk']}")


def seen_by(request):
    """How many rows of the log a phone has seen that asks; None if it says nothing."""
    tag = request.headers.get("If-None-Match", "").removeprefix("W/").strip('"')
    tag = tag.partition(".")[0]
    return int(tag) if tag.isdecimal() and len(tag) <= DIGITS else None


def stamp_response(response, game):
    """A response with the table's ETag and the seconds until the next poll."""
    response["ETag"] = etag(game)
    response["Cache-Control"] = "private, no-cache"
    response["Poll-After"] = pace(game)
    return response


def etag(game):
    return f'"{game.log_length}{agreement_state(game)}"'


def agreement_state(game):
    """What the sides of a game have said, as its ETag and its page have it."""
    return f".{game.agreed_length}" if game.agreed_length else ""


def pace(game):
    """In how many seconds a phone should ask again."""
    quiet = (timezone.now() - game.changed_at).total_seconds()
    return next(again for seconds, again in PACES if quiet < seconds)
