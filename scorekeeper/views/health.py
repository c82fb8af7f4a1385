"""What the machine that hosts Scorekeeper asks: is it alive, is it ready?"""

from django.db import DatabaseError, OperationalError, connection, transaction
from django.db.migrations.executor import MigrationExecutor
from django.http import JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from scorekeeper.models import Try
from scorekeeper.trying_again import why_not_kept


@require_safe
@never_cache
def healthz(request):
    return JsonResponse({"status": "alive"})


@require_safe
@never_cache
def readyz(request):
    why = why_not_ready()
    return JsonResponse({"status": why or "ready"}, status=503 if why else 200)


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
        if migrations_waiting():
            return "migrations waiting"
    except DatabaseError:
        return "no database"
    return why_not_written()


def migrations_waiting():
    """The migrations that this code has and the database has not yet."""
    executor = MigrationExecutor(connection)
    return executor.migration_plan(executor.loader.graph.leaf_nodes())


def why_not_written():
    """Why the database takes nothing, or None; what it takes here it forgets."""
    try:
        with transaction.atomic():
            Try.objects.create(kind="ready", source="").delete()
    except OperationalError as error:
        return why_not_kept(error)[0]
    return None
