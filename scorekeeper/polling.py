"""How other phones follow a table: a small question, most often answered by 304.

The page of a table is given a pass: the game and the key that opened it, signed. With
the pass a phone asks whether the log has grown. That is answered here, before the
session, the address or a template is looked at, by one small query that also sees
whether the key was revoked. Anything but "nothing new" goes on to the view, which
asks the session as every page does.
"""

from django.core.signing import BadSignature, Signer
from django.db.models import F
from django.http import HttpResponse
from django.utils import timezone

from scorekeeper.models import Key

SIGNER = Signer(salt="scorekeeper.polling")
# (seconds since the table last changed, seconds until the phone asks again)
PACES = [(60, 2), (600, 5), (float("inf"), 15)]
NEVER = 0  # the game has ended


def answer_what_is_old(get_response):
    """The middleware, the first of all, that answers 304 where nothing is new."""

    def middleware(request):
        known = request.headers.get("If-None-Match")
        signed = request.GET.get("pass") if known else None
        response = signed and not_modified(signed, known, request.path_info)
        return response or get_response(request)

    return middleware


def not_modified(signed, known, path):
    """304 if a pass is good and its table as the phone knows it, else None."""
    try:
        game, key = SIGNER.unsign(signed).split(".")
    except BadSignature:
        return None
    if not path.endswith(f"/games/{game}/table/"):
        return None
    table = newest(game, key)
    if table is None or etag(table["log_length"]) != known.removeprefix("W/"):
        return None
    return stamped(HttpResponse(status=304), **table)


def newest(game, key):
    """What a poll asks of a game, None if the key is revoked or does not open it."""
    keys = Key.objects.valid().filter(pk=key, circle__game=game)
    return keys.values(
        log_length=F("circle__game__log_length"),
        status=F("circle__game__status"),
        changed_at=F("circle__game__changed_at"),
    ).first()


def pass_for(game):
    """The pass to poll a game (with its `way_in`), for the page that shows it."""
    return SIGNER.sign(f"{game.pk}.{game.way_in['pk']}")


def stamped_for(response, game):
    """A response that shows the table of a game, stamped as the next poll needs it."""
    return stamped(response, game.log_length, game.status, game.changed_at)


def stamped(response, log_length, status, changed_at):
    """A response with the table's ETag and the seconds until the next poll."""
    response["ETag"] = etag(log_length)
    response["Cache-Control"] = "private, no-cache"
    response["Poll-After"] = pace(status, changed_at)
    return response


def etag(log_length):
    return f'"{log_length}"'


def pace(status, changed_at):
    """In how many seconds a phone should ask again; 0 for never."""
    if status == "finished":
        return NEVER
    quiet = (timezone.now() - changed_at).total_seconds()
    return next(again for seconds, again in PACES if quiet < seconds)
