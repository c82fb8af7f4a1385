"""Which of the pages and games that a phone keeps it may still see."""

import re

from scorekeeper.access import permissions
from scorekeeper.models import Game, Night

MOST = 500  # addresses
ADDRESS = re.compile(r"/(games|nights)/(\d{1,18})/")
ROWS = {"games": Game, "nights": Night}


def open_of(request):
    """Those of the addresses that a phone says it has `kept` which its keys open."""
    ways, kept = permissions.ways(request), request.GET.getlist("kept")[:MOST]
    named = [found.groups() for found in map(ADDRESS.fullmatch, kept) if found]
    if not ways or not named:
        return []
    return [
        f"/{what}/{pk}/"
        for what, model in ROWS.items()
        for pk in opened(model, ways, {int(pk) for name, pk in named if name == what})
    ]


def opened(model, ways, pks):
    """The ids of those of some rows that the keys of a device open."""
    rows = model.objects.open_to(ways).filter(pk__in=pks)
    return rows.values_list("pk", flat=True) if pks else []
