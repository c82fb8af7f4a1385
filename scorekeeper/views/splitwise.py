"""A night for Splitwise, which adds it to what people owe each other there."""

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from scorekeeper import settling
from scorekeeper.keys import access
from scorekeeper.sharing import splitwise


@require_safe
def night(request, pk):
    """The table of a night: what all won or lost, and what was paid."""
    night = access.night(request, pk)
    table = splitwise.table(night, settling.plan(night))
    answer = HttpResponse(table, content_type="text/csv; charset=utf-8")
    name = f"splitwise-{night.date:%Y-%m-%d}.csv"
    answer["Content-Disposition"] = f'attachment; filename="{name}"'
    return answer
