"""Requests that collide are tried again; a page says what cannot be saved."""

from django.db import DatabaseError, IntegrityError, InterfaceError

from scorekeeper.database import troubles, write_locks
from scorekeeper.models import Game, Group, Night
from scorekeeper.pages.errors import page_not_found, refusal_response, without_memory
from scorekeeper.server.subprocess_request import SHORT
from scorekeeper.server.whole_requests import largest, takes_files
from scorekeeper.tables.request_parsing import refuse_zero_bytes
from scorekeeper.unreadable.games import UnreadableGameError

TIMES = 3  # that a view is called at most
TOO_LARGE = "You sent more than a million characters. Send less at a time."
TOO_LARGE_A_FILE = "A file can have at most 20 MB. Nothing was imported."
COLLIDED = (
    "Someone else changed the same thing just now. Your change was not saved. Try "
    "again."
)
DELETED = (Group.DoesNotExist, Night.DoesNotExist, Game.DoesNotExist)
WHAT_COMES_BETWEEN = (DatabaseError, InterfaceError, *DELETED)
DEADLOCKS = ("40001", "40P01")  # as PostgreSQL names them


class TryAgain:
    """Middleware, the last of all: it calls the view.

    A view that collides with another request is called again: each does what it does in
    one transaction, so that nothing of it was kept.
    """

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        path = request.path_info
        if SHORT in request.META:
            return without_memory(request)
        if int(request.META.get("CONTENT_LENGTH") or 0) > largest(path):
            message = TOO_LARGE_A_FILE if takes_files(path) else TOO_LARGE
            return refusal_response(request, 413, "too_large", message)
        refuse_zero_bytes(request)
        write_locks.hurry(request)
        return self.get_response(request)

    def process_view(self, request, view, args, kwargs):
        for _ in range(TIMES - 1):
            try:
                return view(request, *args, **kwargs)
            except UnreadableGameError as error:
                return refusal_response(request, 503, error.code, error.message)
            except WHAT_COMES_BETWEEN as error:
                if not has_collided(error):
                    return retry_page(request, error)
        return None  # Django calls it, for the last time

    def process_exception(self, request, exception):
        is_ours = isinstance(exception, WHAT_COMES_BETWEEN)
        return retry_page(request, exception) if is_ours else None


def retry_page(request, error):
    """The page for what came between; an error that is a mistake of ours goes on."""
    if isinstance(error, DELETED):
        return page_not_found(request, error)  # deleted since it was found
    if has_collided(error):
        return refusal_response(request, 409, "collided", COLLIDED)
    trouble = troubles.code_and_text(request, error)
    if trouble is None:
        raise error
    return refusal_response(request, 503, *trouble)


def has_collided(error):
    """Whether an error of the database comes of two requests at the same moment.

    Where a row to be changed is gone, Django itself says so, with the plain class.
    """
    state = getattr(error.__cause__, "sqlstate", None)
    is_gone = type(error) is DatabaseError and error.__cause__ is None
    return isinstance(error, IntegrityError) or is_gone or state in DEADLOCKS
