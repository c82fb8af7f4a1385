"""Tonight: the page of the group that was looked at last, or of single nights."""

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from scorekeeper import zones
from scorekeeper.access import permissions
from scorekeeper.models import Group
from scorekeeper.nights.forms import FirstNight
from scorekeeper.nights.home_page import home_page
from scorekeeper.nights.views.starts import first_page
from scorekeeper.pages import places

LONGEST_ID = 18  # digits


@require_safe
def home(request):
    """One group: that which is asked for from now on, or that looked at last."""
    if "group" in request.GET:
        return look_at(request, request.GET["group"])
    page = home_page(request, group_shown(request)) if is_let_in(request) else None
    if page is None:
        return first_page(request, FirstNight(zone=zones.name_at(request)))
    return render(request, "nights/home.html", page)


def is_let_in(request):
    return bool(permissions.ways(request))


def look_at(request, asked):
    """Shows another group of this phone from now on; Http404 if it opens none such."""
    if not asked.isdecimal():
        raise Http404
    group = permissions.group(request, int(asked[: LONGEST_ID + 1]))
    request.session[places.CHOSEN] = group.pk
    return redirect("home")


def group_shown(request):
    """The Group looked at last, or the first, with its `way_in`; None for a guest."""
    chosen = places.chosen_of(request, places.groups_of(request))
    if chosen is None:
        return None
    group = Group(pk=chosen["pk"], name=chosen["name"])
    group.way_in = {"role": chosen["role"], "night_id": None}
    request.opened = group
    return group
