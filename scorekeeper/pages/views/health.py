"""The health of the server, for programs that watch it."""

from django.db import DatabaseError, InterfaceError, transaction
from django.http import JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scorekeeper.database import (
    file_identity,
    schema,
    unrecorded_migrations,
    version,
    write_locks,
)
from scorekeeper.database.troubles import trouble
from scorekeeper.engine.files import is_here
from scorekeeper.files.backup import report
from scorekeeper.models import Try
from scorekeeper.pages.errors import note

READY = "ready"


@require_safe
@never_cache
def healthz(request):
    return JsonResponse({"status": "alive"})


@require_safe
@never_cache
def readyz(request):
    given = readiness()
    if given["status"] == "busy":
        write_locks.is_tried_again(request)
    missing = {} if is_here() else {"missing": "engine"}
    backup = {"backup": "failed"} if report.failure() else {}
    is_ready = given["status"] == READY
    if not is_ready:
        note(request, given["status"], ", ".join(given.get("faults", [])))
    status = 200 if is_ready else 503
    return JsonResponse(given | missing | backup, status=status)


PROBES = {"/healthz": healthz, "/readyz": readyz}


def answer_probes(get_response):
    """The middleware that answers under whatever name the machine is asked."""

    def middleware(request):
        probe = PROBES.get(request.path_info)
        return probe(request) if probe else get_response(request)

    return middleware


def readiness():
    """Whether all can be entered here: a dict with the `status`, in a few words.

    With the migrations that are `unrecorded`, if any: the tables have what they make.
    """
    try:
        if file_identity.is_gone():
            return {"status": "gone"}
        if version.unknown_migrations():
            return {"status": "a newer database"}
        plan = version.migrations_waiting()
        names = (
            [name for _app, name in unrecorded_migrations.unrecorded_steps()]
            if plan
            else []
        )
        if len(names) < len(plan):
            return {"status": "migrations waiting"}
        if faults := schema.faults():
            return {"status": "old_database", "faults": faults}
        forget_one()
    except (DatabaseError, InterfaceError) as error:
        known_trouble = trouble(error)
        return {"status": known_trouble[0] if known_trouble else "no_database"}
    return {"status": READY} | ({"unrecorded": names} if names else {})


def forget_one():
    """Writes a row and takes it back: the database takes what is entered."""
    with transaction.atomic():
        Try.objects.create(kind="ready", source="").delete()
