"""An evening without a server: its page, what a phone keeps for it, and its sending."""

from csp.decorators import csp_update
from django.http import JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from scorekeeper import engine, offline
from scorekeeper.access import permissions
from scorekeeper.pages.errors import refused
from scorekeeper.tables.table_page import RIGHTS_OF_A_TABLE
from scorekeeper.tables.word_meanings import all_meanings


@require_safe
@csp_update(RIGHTS_OF_A_TABLE)
def page(request):
    """The page on which an evening is begun, played and settled; the same for all."""
    shown = {
        "addresses": engine.addresses_for(engine.EVENING),
        "all_meanings": all_meanings(),
    }
    return render(request, "offline/night/page.html", shown)


@require_safe
@never_cache
def groups(request):
    """The groups in which this phone may enter, with what it needs alone.

    Of the addresses that it has `kept` also those that are still open to it.
    """
    return JsonResponse(
        {
            "csrf_token": get_token(request),
            "groups": offline.groups_to_enter(request),
            "engine": engine.addresses_for(engine.EVENING),
            "open": offline.open_of(request),
        }
    )


@require_POST
def send(request):
    """Takes in an evening; the same once more changes nothing."""
    evening = offline.evening_in(request)
    group = permissions.group(request, evening["group"], "enter")
    try:
        night, games = offline.take_evening(
            group, evening, group.way_in["pk"], group.phone
        )
    except offline.EveningError as error:
        return refused(request, 409, error.code, str(error))
    if games is None:
        return refused(request, 409, "not_all_yet", offline.NOT_ALL_YET)
    return JsonResponse({"url": night.get_absolute_url(), "games": games})
