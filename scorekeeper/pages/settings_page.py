"""The sections of Settings: which player I am, this phone, and the group.

They are those of one group of this phone: the one that the address names, else the one
that was looked at last, else the first by name.
"""

from django.conf import settings

from scorekeeper.access import me, permissions
from scorekeeper.access.forms import KeyOnce
from scorekeeper.pages.forms import GroupForm
from scorekeeper.pages.places import CHOSEN
from scorekeeper.sharing import links
from scorekeeper.words import night_title

LINKS_SHOWN = 5  # shared links in sight; the older ones are folded
NIGHTS_SHOWN = 3  # open nights whose score confirmation can be set


def context(request, form=None):
    """What Settings shows; with the form of a group that was refused, if any."""
    groups = me.groups_on_phone(request)
    chosen = chosen_of(request, groups)
    shown = {
        "you": chosen,
        "others": [group for group in groups if group is not chosen],
        "is_home_made": settings.HTTPS_AT_HOME,
    }
    if chosen is None:
        return shown
    chosen["people"] = list(me.people_to_choose(chosen))
    if not chosen["is_whole"]:
        return shown
    return shown | group_sections(request, chosen["pk"], form)


def chosen_of(request, groups):
    """The one of some groups that the page is about, or None."""
    opened = getattr(request, "opened", None)
    last = request.session.get(CHOSEN)
    pks = [str(opened.pk)] if opened else [request.GET.get("group"), str(last)]
    found = [group for pk in pks for group in groups if str(group["pk"]) == pk]
    return next(iter(found + groups), None)


def is_named(request, chosen):
    """Whether the chosen group is the one that the address names."""
    return chosen is not None and str(chosen["pk"]) == request.GET["group"]


def group_sections(request, pk, form):
    """The sections of a group, as far as the role of this phone opens them."""
    group = permissions.group(request, pk)
    if not permissions.may(group, "host"):
        return {"group": group}
    shared = list(links.valid(group))
    return {
        "group": group,
        "may_host": True,
        "form": form or GroupForm(instance=group),
        "links": shared[:LINKS_SHOWN],
        "older_links": shared[LINKS_SHOWN:],
        "calendar_form": KeyOnce(auto_id="calendar_%s"),
        "nights": open_nights(group),
    }


def open_nights(group):
    """The latest open nights of a group, and whether each is `agreeing`."""
    nights = group.nights.in_progress().order_by("-date", "-pk")[:NIGHTS_SHOWN]
    return [
        {"pk": night.pk, "title": night_title(night), "agreeing": night.agreeing}
        for night in nights
    ]
