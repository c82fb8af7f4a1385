"""What the machine that hosts Scorekeeper asks: is it alive, is it ready?"""

from django.db import DatabaseError, InterfaceError, transaction
from django.http import JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scorekeeper.database import same_file, version, waiting
from scorekeeper.database.troubles import trouble
from scorekeeper.engine.files import is_here
from scorekeeper.models import Try


@require_safe
@never_cache
def healthz(request):
    return JsonResponse({"status": "alive"})


@require_safe
@never_cache
def readyz(request):
    why = why_not_ready()
    if why == "busy":
        waiting.is_tried_again(request)
    missing = {} if is_here() else {"missing": "engine"}
    given = {"status": why or "ready"} | missing
    return JsonResponse(given, status=503 if why else 200)


PROBES = {"/healthz": healthz, "/readyz": readyz}


def answer_probes(get_response):
    """The middleware that answers under whatever name the machine is asked."""

    def middleware(request):
        probe = PROBES.get(request.path_info)
        return probe(request) if probe else get_response(request)

    return middleware


def why_not_ready():
    """Why nothing can be entered here, in a few words, or None."""
    try:
        if same_file.is_gone():
            return "gone"
        if version.unknown_migrations():
            return "a newer database"
        if version.migrations_waiting():
            return "migrations waiting"
        forget_one()
    except (DatabaseError, InterfaceError) as error:
        known_trouble = trouble(error)
        return known_trouble[0] if known_trouble else "no_database"
    return None


def forget_one():
    """Writes a row and takes it back: the database takes what is entered."""
    with transaction.atomic():
        Try.objects.create(kind="ready", source="").delete()
