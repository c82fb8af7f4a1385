"""The page of every request that is not granted: a code and a sentence."""

import sys

from django.conf import settings
from django.core.exceptions import DisallowedHost, MiddlewareNotUsed
from django.http import JsonResponse
from django.shortcuts import render

from scorekeeper.access import permissions, sessions
from scorekeeper.database import file_identity, troubles
from scorekeeper.models import Game
from scorekeeper.recording.row_checks import why_no_game
from scorekeeper.server import addresses
from scorekeeper.server.whole_requests import takes_files
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.unreadable.games import UnreadableGameError

NOT_FOUND = "There is nothing here, or no key that you hold opens it."
SHUT_OUT = (
    "This phone was let in once and holds no key now that opens anything. Ask the host "
    "for a key or a code."
)
BROKEN = (
    "Something is broken here. What was entered before is safe; look whether the last "
    "of it is there, then try once more."
)
TOO_LARGE_HERE = (
    "This file is too large for the memory of this server. Import a part of it, such "
    "as one year or one night. What came in so far is whole."
)
NO_MEMORY = "no_memory", "The server has too little memory for this at this moment."
NO_ADDRESS = "No page has this address."
NO_ACCESS = "Nothing with this number, or nothing that this phone's access opens."
STALE = "This page has been open too long. Load it again, then repeat your change."
NO_COOKIE = " If this happens again, allow cookies for this address."
NOT_NOW = (
    "busy",
    "no_memory",
    "no_room",
    "gone",
    "no_database",
    "old_database",
    "damaged",
)
LASTING = ("unreadable_game",)  # a phone shows no copy in place of this page
WRONG_ADDRESS = "wrong_host", "wrong_origin", "wrong_scheme", "wrong_port"
HEADINGS = dict.fromkeys(NOT_NOW, "Not at this moment")
HEADINGS |= dict.fromkeys(WRONG_ADDRESS, "Wrong address") | {
    "not_found": "Nothing here",
    "night_closed": "Over for now",
    "left_out": "Game left out",
    "shut_out": "This phone holds no key",
    "stale_page": "This page is stale",
    "no_origin": "Page without an address",
    "untrusted_proxy": "Proxy not trusted",
    "too_many": "Too many",
    "too_many_tries": "Too many tries",
    "no_new_groups": "Not a new group",
    "too_many_keys": "Too many keys",
    "too_large": "Too much at once",
    "collided": "Not kept",
    "not_all_deleted": "Not all deleted",
    "broken": "Something broke",
    "unreadable_game": "This game can't be read",
    "bad_request": "That made no sense",
}


def bad_request(request, exception):
    if isinstance(exception, Unreadable):
        return refusal_response(request, 400, exception.code, str(exception))
    if isinstance(exception, DisallowedHost):
        return refused_address(request, 400, *addresses.wrong_host(request))
    return refusal_response(request, 400, "bad_request", "This request cannot be read.")


def permission_denied(request, exception):
    code = getattr(exception, "code", "not_allowed")
    message, why = str(exception) or "This is not allowed.", ""
    if code == "too_many_tries":
        why = addresses.why_one_source(request)
    return refusal_response(request, 403, code, f"{message} {why}".rstrip(), why)


def page_not_found(request, exception):
    if is_shut_out(request):
        return refusal_response(request, 404, "shut_out", SHUT_OUT)
    why = NO_ACCESS if request.resolver_match else NO_ADDRESS
    return refusal_response(request, 404, "not_found", NOT_FOUND, why)


def is_shut_out(request):
    """Whether the phone held a key once, and now none."""
    return sessions.was_let_in(request) and not permissions.ways(request)


def server_error(request):
    """What broke: the database, if no view found it out, or a mistake of ours."""
    error = sys.exc_info()[1]
    if isinstance(error, MemoryError):
        return without_memory(request)
    trouble = troubles.code_and_text(request, error)
    if trouble:
        return refusal_response(request, 503, *trouble)
    if asks_for_what_cannot_be_read(request):
        unreadable = UnreadableGameError
        return refusal_response(request, 503, unreadable.code, unreadable.message)
    return refusal_response(request, 500, "broken", BROKEN)


def asks_for_what_cannot_be_read(request):
    """Whether a request that broke is about a game that cannot be read."""
    match = request.resolver_match
    if match is None or not match.route.startswith("games/<int:pk>/"):
        return False
    game = Game.objects.filter(pk=match.kwargs["pk"]).first()
    return game is not None and why_no_game(game) is not None


def without_memory(request):
    """The refusal of a request for which the memory of the server did not suffice."""
    if request.method == "POST" and takes_files(request.path_info):
        return refusal_response(request, 413, "too_large", TOO_LARGE_HERE)
    return refusal_response(request, 503, *troubles.in_full(request, NO_MEMORY))


def refuse_without_file(get_response):
    """The middleware that refuses everything while the file of the database is gone."""
    if not file_identity.is_a_file():
        raise MiddlewareNotUsed

    def middleware(request):
        is_page = not request.path.startswith(settings.STATIC_URL)
        if is_page and file_identity.is_gone():
            gone = troubles.in_full(request, troubles.GONE)
            return refusal_response(request, 503, *gone)
        return get_response(request)

    return middleware


def refuse_untrusted_proxy(get_response):
    """The middleware that refuses what would be sent on to https again and again."""

    def middleware(request):
        if request.META.get(addresses.NOT_TRUSTED):
            sentence = addresses.UNTRUSTED_PROXY
            return refused_address(request, 400, "untrusted_proxy", sentence)
        return get_response(request)

    return middleware


def csrf_failure(request, reason=""):
    """The refusal of a form by Django, for its token or for an address."""
    if not reason.startswith("CSRF "):
        return refused_address(request, 403, *addresses.wrong_origin(request))
    more = "" if settings.CSRF_COOKIE_NAME in request.COOKIES else NO_COOKIE
    return refusal_response(request, 403, "stale_page", STALE + more, reason)


def refused_address(request, status, code, message):
    """A refusal whose text is safe for the log as well."""
    return refusal_response(request, status, code, message, message)


def refusal_response(request, status, code, message, reason=""):
    """A refusal as JSON for a script that asks for it or speaks it, else as a page.

    The log has the `code` and the `reason`, a text without names or secrets.
    """
    note(request, code, reason)
    wanted = request.headers.get("Accept"), request.content_type
    if "application/json" in wanted:
        refusal = {"code": code, "message": message}
        return JsonResponse({"refusal": refusal}, status=status)
    shown = {"heading": HEADINGS.get(code, "Not with this key"), "message": message}
    response = render(request, "pages/refused.html", shown, status=status)
    if code in LASTING:
        response.headers["Scorekeeper-Copy"] = "no"
    return response


def note(request, code, reason=""):
    """Keeps for the log why a request is refused."""
    request.refusal = {"code": code, "reason": reason}
