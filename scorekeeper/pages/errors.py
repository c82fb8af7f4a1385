"""The page of every request that is not granted: a code and a sentence."""

import sys

from django.conf import settings
from django.core.exceptions import DisallowedHost, MiddlewareNotUsed
from django.http import JsonResponse
from django.shortcuts import render

from scorekeeper.access import permissions, sessions
from scorekeeper.access.keyring import DeadLink
from scorekeeper.database import file_identity, troubles
from scorekeeper.models import Game
from scorekeeper.recording.row_checks import why_no_game
from scorekeeper.server import addresses
from scorekeeper.server.whole_requests import takes_files
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.unreadable.games import UnreadableGameError

NOT_FOUND = (
    "This page doesn't exist, or this phone doesn't have access to it. Check the "
    "address, or ask the host for a link or code."
)
SHUT_OUT = (
    "This phone's access was removed or lost. Ask the host for a new link or code."
)
BROKEN = (
    "Something went wrong. Your earlier entries are safe. Check whether the last one "
    "was saved, then try again."
)
TOO_LARGE_HERE = (
    "This file is too large for the memory of this server. Import a smaller one, such "
    "as one year or one night. Games imported so far are complete."
)
NO_MEMORY = "no_memory", "The server doesn't have enough memory right now."
UNREADABLE = "This request can't be read. Reload the page and try again."
NO_ADDRESS = "No page has this address."
NO_ACCESS = "This doesn't exist, or this phone has no access to it."
STALE = "This page has been open too long. Reload it, then repeat your change."
FORM_ONLY = "This address only accepts a form. Open its page from the home page."
NO_COOKIE = (
    "Your browser sent no cookie with this form, so nothing was changed. Allow cookies "
    "for this address, reload the page, then try again."
)
NO_TOKEN = (
    "A part of the form was missing, so nothing was changed. Reload the page, then try "
    "again."
)
LASTING = ("unreadable_game",)  # a phone shows no copy in place of this page
HEADINGS = {
    "bad_request": "Something was wrong with that request",
    "broken": "Server error",
    "busy": "The server is busy",
    "collided": "Your change was not saved",
    "damaged": "The database is damaged",
    "dead_link": "This link no longer works",
    "form_only": "Nothing to show here",
    "gone": "The database is missing",
    "left_out": "Game left out",
    "night_closed": "Night closed",
    "no_cookie": "Cookies are missing",
    "no_currency": "Nothing in this currency",
    "no_database": "The database doesn't answer",
    "no_memory": "Not enough memory",
    "no_new_groups": "Can't create a group",
    "no_origin": "Page address hidden",
    "no_room": "The server can't save",
    "no_token": "Incomplete form",
    "not_all_deleted": "Not everything was deleted",
    "not_allowed": "You can't do this with your access",
    "not_found": "Page not found",
    "old_database": "The database doesn't match",
    "shut_out": "This phone no longer has access",
    "stale_page": "This page is out of date",
    "too_large": "Too large",
    "too_many": "Limit reached",
    "too_many_keys": "Access limit reached",
    "too_many_tries": "Too many attempts",
    "too_much": "Too much for one file",
    "unreadable_game": "This game can't be read",
    "untrusted_proxy": "Proxy not trusted",
    "wrong_host": "Unknown server name",
    "wrong_origin": "Form from another address",
    "wrong_port": "Wrong port",
    "wrong_scheme": "Mixed http and https",
}


def bad_request(request, exception):
    if isinstance(exception, Unreadable):
        return refusal_response(request, 400, exception.code, str(exception))
    if isinstance(exception, DisallowedHost):
        return refused_address(request, 400, *addresses.wrong_host(request))
    return refusal_response(request, 400, "bad_request", UNREADABLE)


def permission_denied(request, exception):
    code = getattr(exception, "code", "not_allowed")
    message, why = str(exception) or "This is not allowed.", ""
    if code == "too_many_tries":
        why = addresses.why_one_source(request)
    return refusal_response(request, 403, code, f"{message} {why}".rstrip(), why)


def page_not_found(request, exception):
    if isinstance(exception, DeadLink):
        return refusal_response(request, 404, exception.code, str(exception))
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


def explain_form_only(get_response):
    """The middleware that answers a visit to the address of a form with a page."""

    def middleware(request):
        response = get_response(request)
        if response.status_code != 405 or request.method != "GET":
            return response
        refusal = refusal_response(request, 405, "form_only", FORM_ONLY)
        refusal.headers["Allow"] = response.headers["Allow"]
        return refusal

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
    return refusal_response(request, 403, *form_trouble(reason), reason)


def form_trouble(reason):
    """The code and the text for a form whose cookie and token do not go together.

    Only a token of another cookie comes from a page that was open too long.
    """
    if reason.startswith("CSRF cookie"):
        return "no_cookie", NO_COOKIE
    if reason.startswith("CSRF token") and reason.endswith(" incorrect."):
        return "stale_page", STALE
    return "no_token", NO_TOKEN


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
    heading = HEADINGS.get(code, HEADINGS["bad_request"])
    shown = {"heading": heading, "message": message}
    if status >= 500:
        shown["shell"] = None  # the database may be what is broken
    response = render(request, "pages/refused.html", shown, status=status)
    if code in LASTING:
        response.headers["Scorekeeper-Copy"] = "no"
    return response


def note(request, code, reason=""):
    """Keeps for the log why a request is refused."""
    request.refusal = {"code": code, "reason": reason}
