"""The evening of another phone, read in as text: all of it by a plain form."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from scorekeeper import offline
from scorekeeper.access import permissions
from scorekeeper.offline import outbox_text
from scorekeeper.offline.outbox_parsing import object_in
from scorekeeper.offline.views.outbox_text import NOTHING, given
from scorekeeper.tables.request_parsing import Unreadable

NO_EVENING = "This text is of a game. Read it in at the table of that game."
NO_GROUP = "This phone has no key to that group that may enter. Choose another one."


@require_http_methods(["GET", "POST"])
def text(request):
    """Reads in what another phone gave out, and leads to its night."""
    groups = offline.groups_to_enter(request)
    if request.method == "GET":
        return page(request, groups)
    evening_text = given(request)
    try:
        return redirect(night_of(request, groups, evening_text))
    except (outbox_text.TornTextError, Unreadable, offline.EveningError) as error:
        return page(request, groups, refused=str(error), text=evening_text, status=422)


def night_of(request, groups, evening_text):
    """The Night that a text becomes, in the group that was chosen or is its own."""
    if not evening_text.strip():
        raise Unreadable(NOTHING)
    body = object_in(outbox_text.read(evening_text)).get("evening")
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


def page(request, groups, status=200, **shown):
    context = {"groups": groups, "chosen": request.POST.get("group"), **shown}
    return render(request, "offline/night/read_in.html", context, status=status)
