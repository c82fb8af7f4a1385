"""The frame of a page: the five places of a group, the current one, and me."""

from django.urls import reverse
from django.utils.functional import SimpleLazyObject

from scorekeeper.access import me
from scorekeeper.access.permissions import ways
from scorekeeper.models import Game, Group, Key
from scorekeeper.models.querysets import RANKS

FOR_ALL = {"group": None, "others": [], "me": None}
CHOSEN = "group"  # in a session: the id of the group that was looked at last
OF_A_KEY = ["group_id", "group__name", "role", "my_pk", "my_name", "my_colour"]
OF_A_GROUP = [
    ("history", "History", "nights"),
    ("people", "People", "people"),
    ("money", "Money", "money"),
]
ME = "me"  # where Settings and its pages belong: to none of the places
# Where a page belongs: by its name, else by its room. A page of a closed night
# belongs to History instead of Tonight.
PLACES_OF_PAGES = {"records": "history", "laws": ME, "delete_group": ME}
PLACES_OF_PAGES |= {"make_calendar": ME, "join": "", "open_key": ""}
OF_A_NIGHT = ["add_record", "invite", "invite_to_game"]
OF_A_NIGHT += ["referee", "situation", "notes", "count_at_table"]
PLACES_OF_PAGES |= dict.fromkeys(OF_A_NIGHT, "tonight")
PLACES_OF_ROOMS = {
    "nights": "tonight",
    "tables": "tonight",
    "reviews": "tonight",
    "referee": "rules",
    "history": "history",
    "people": "people",
    "money": "money",
    "access": ME,
    "files": ME,
    "pages": ME,
}


def frame(request):
    """The context processor that gives each template its `shell`.

    None if a request was refused before its session was known. Looked up only when a
    template uses it.
    """
    if not hasattr(request, "session"):
        return {"shell": None}
    return {"shell": SimpleLazyObject(lambda: shell_of(request))}


def shell_of(request):
    """The frame of a page.

    `group` and `others`: the group that the page is about, and the others on this
    phone, as dicts with `pk` and `name`; `places`: see `places_of`; `me`: a dict with
    `pk`, `name`, `initial` and `colour`, or None; `is_settings`: whether the page is
    Settings or one of its pages.
    """
    groups = groups_of(request) if ways(request) else []
    group, current = chosen_of(request, groups), current_place(request)
    return {
        "group": group,
        "others": [other for other in groups if other is not group],
        "places": places_of(group, current),
        "me": group and me_in(group),
        "is_settings": current == ME,
    }


def for_all_phones(current="", *, is_away=False):
    """The frame of a page that is the same on all phones, which keep it for later.

    It names no group and nobody: a script adds what the phone has remembered.
    `is_away`: whether the page is shown where the server can't be reached.
    """
    hidden = [(key, name, "") for key, name, _ in OF_A_GROUP]
    places = in_the_bar(hidden, current)
    return FOR_ALL | {"places": places, "is_for_all": True, "is_away": is_away}


def groups_of(request):
    """The groups that this phone opens as a whole, by name; looked up once a request.

    `role`: the highest that its keys give.
    """
    if not hasattr(request, "groups"):
        keys = Key.objects.still_valid(ways(request)).filter(night=None)
        keys = me.with_me(keys.order_by(), request)
        rows = keys.values(*OF_A_KEY).distinct()
        known = [row for row in rows if row["role"] in RANKS]
        by_role = sorted(known, key=lambda row: -RANKS.index(row["role"]))
        request.groups = groups_in(request, by_role)
    return request.groups


def groups_in(request, rows):
    """The groups of some rows by name, each as the first of its rows has it."""
    groups = {}
    for row in rows:
        me.follow(request, row["group_id"], row["my_pk"])
        group = {
            "pk": row["group_id"],
            "name": row["group__name"],
            "role": row["role"],
            "my_pk": row["my_pk"],
            "my_name": row["my_name"],
            "my_colour": row["my_colour"],
        }
        groups.setdefault(group["pk"], group)
    return sorted(groups.values(), key=lambda group: (group["name"], group["pk"]))


def chosen_of(request, groups):
    """The group of the page; on a page of none, the one looked at last, or the first.

    None if this phone opens only a part of the group, such as one night.
    """
    opened = group_opened(request)
    if opened is None:
        last, any_group = request.session.get(CHOSEN), next(iter(groups), None)
        return next((group for group in groups if group["pk"] == last), any_group)
    if len(groups) > 1 and request.session.get(CHOSEN) != opened:
        request.session[CHOSEN] = opened
    return next((group for group in groups if group["pk"] == opened), None)


def group_opened(request):
    """The id of the group that the row of a page belongs to, or None."""
    row = getattr(request, "opened", None)
    if row is None:
        return None
    return row.pk if isinstance(row, Group) else row.group_id


def me_in(group):
    """The person of a group whose phone this is, or None."""
    name = group["my_name"]
    if name is None:
        return None
    colour, pk = group["my_colour"], group["my_pk"]
    return {"pk": pk, "name": name, "initial": name[0].upper(), "colour": colour}


def places_of(group, current):
    """The places that this phone can open, as `in_the_bar` gives them."""
    middle = OF_A_GROUP if group else []
    named = [(key, name, reverse(to, args=[group["pk"]])) for key, name, to in middle]
    return in_the_bar(named, current)


def in_the_bar(middle, current):
    """The places in order, with those of a group in the middle, as dicts.

    Each has a `key`, a `name`, a `url` ("" if unknown), and whether it `is_current`.
    """
    places = [("tonight", "Tonight", reverse("home")), *middle]
    places += [("rules", "Rules", reverse("rules"))]
    return [
        {"key": key, "name": name, "url": url, "is_current": key == current}
        for key, name, url in places
    ]


def current_place(request):
    """The key of the place that a page belongs to, or "" ."""
    match = request.resolver_match
    if match is None:
        return ""
    room = match.func.__module__.split(".")[1]
    place = PLACES_OF_PAGES.get(match.url_name, PLACES_OF_ROOMS.get(room, ""))
    row = getattr(request, "opened", None)
    if place != "tonight" or room == "referee":  # it is asked while a game goes on
        return place
    return "history" if is_of_a_closed_night(row) else place


def is_of_a_closed_night(row):
    """Whether a row is a closed night or one of its games."""
    night = row.night if isinstance(row, Game) else row
    return bool(getattr(night, "closed_at", None))
