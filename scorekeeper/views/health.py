"""What the machine that hosts Scorekeeper asks: is it alive, is it ready?"""

from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe


@require_safe
@never_cache
def healthz(request):
    return JsonResponse({"status": "alive"})


@require_safe
@never_cache
def readyz(request):
    try:
        waiting = migrations_waiting()
    except DatabaseError:
        return JsonResponse({"status": "no database"}, status=503)
    if waiting:
        return JsonResponse({"status": "migrations waiting"}, status=503)
    return JsonResponse({"status": "ready"})


def migrations_waiting():
    """The migrations that this code has and the database has not yet."""
    executor = MigrationExecutor(connection)
    return executor.migration_plan(executor.loader.graph.leaf_nodes())
