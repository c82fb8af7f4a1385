"""An evening without a server: its page, what a phone keeps for it, and its sending."""

from csp.decorators import csp_update
from django.http import JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import engine, offline
from scorekeeper.access import permissions
from scorekeeper.offline import outbox_text
from scorekeeper.offline.outbox_parsing import object_in
from scorekeeper.offline.views.outbox import NOTHING, pasted_text
from scorekeeper.pages import places
from scorekeeper.pages.errors import refusal_response
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.tables.table_page import RIGHTS_OF_A_TABLE
from scorekeeper.tables.word_meanings import all_meanings

NO_EVENING = "This text is from a game. Import it at the table of that game."
NO_GROUP = "This phone can't add entries to that group. Choose another group."


@require_safe
@csp_update(RIGHTS_OF_A_TABLE)
def page(request):
    """The page on which an evening is begun, played and settled; the same for all."""
    shown = {
        "addresses": engine.addresses_for(engine.EVENING),
        "all_meanings": all_meanings(),
        "shell": places.for_all_phones("tonight"),
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
        return refusal_response(request, 409, error.code, str(error))
    if games is None:
        return refusal_response(request, 409, "not_all_yet", offline.NOT_ALL_YET)
    return JsonResponse({"url": night.get_absolute_url(), "games": games})


@require_http_methods(["GET", "POST"])
def text(request):
    """Reads in what another phone gave out, and leads to its night."""
    groups = offline.groups_to_enter(request)
    if request.method == "GET":
        return text_page(request, groups)
    evening_text = pasted_text(request)
    try:
        return redirect(night_of(request, groups, evening_text))
    except (outbox_text.TornTextError, Unreadable, offline.EveningError) as error:
        shown = {"refused": str(error), "text": evening_text}
        return text_page(request, groups, status=422, **shown)


def night_of(request, groups, evening_text):
    """The Night that a text becomes, in the group that was chosen or is its own."""
    if not evening_text.strip():
        raise Unreadable(NOTHING)
    body = object_in(outbox_text.json_in_text(evening_text)).get("evening")
    if type(body) is not dict:
        raise Unreadable(NO_EVENING)
    body = offline.with_group(body)
    pk = group_for(request, groups, body.get("group"))
    evening = offline.evening_of(body | {"group": pk})
    group = permissions.group(request, pk, "enter")
    night, games = offline.take_evening(group, evening, group.way_in["pk"], group.phone)
    if games is None:
        raise Unreadable(offline.NOT_ALL_YET)
    return night


def group_for(request, groups, own):
    """The number of the group that an evening goes into."""
    chosen = request.POST.get("group") or str(own or "")
    pks = [group["id"] for group in groups]
    matches = [pk for pk in pks if str(pk) == chosen]
    matches = matches or (pks if len(pks) == 1 and not chosen else [])
    if not matches:
        raise Unreadable(NO_GROUP)
    return matches[0]


def text_page(request, groups, status=200, **shown):
    context = {"groups": groups, "chosen": request.POST.get("group"), **shown}
    return render(request, "offline/night/read_in.html", context, status=status)
