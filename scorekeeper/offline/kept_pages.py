"""What a phone keeps for a time without a network, and which pages it may still see."""

import functools
import re

from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.templatetags.static import static

from scorekeeper import recording, scoring
from scorekeeper.access import permissions
from scorekeeper.card_games import MOST_TITLES
from scorekeeper.game_kinds import Kinds, options_titled
from scorekeeper.models import Game, Group, Night, Person
from scorekeeper.models.querysets import RANKS
from scorekeeper.money.currencies import decimals, unit

MOST_ADDRESSES = 500
ADDRESS = re.compile(r"/(games|nights|groups)/(\d{1,18})/")
ROWS = {"games": Game, "nights": Night, "groups": Group}
MOST_PEOPLE = 100  # people of a group, those who play
NAMED = re.compile(r'{% static "((?:css|js)/[^"]+|icons/[^"]+\.svg)" %}')
HTMX = "django_htmx/htmx-2.min.js"
WORKER = ["files", "copies", "pages", "versions"]


def open_of(request):
    """Those of the addresses that a phone says it has `kept` which its keys open."""
    ways, kept = permissions.ways(request), request.GET.getlist("kept")[:MOST_ADDRESSES]
    named = [found.groups() for found in map(ADDRESS.fullmatch, kept) if found]
    if not ways or not named:
        return []
    return [
        f"/{what}/{pk}/"
        for what, model in ROWS.items()
        for pk in opened_ids(
            model, ways, {int(pk) for name, pk in named if name == what}
        )
    ]


def opened_ids(model, ways, pks):
    """The ids of those of some rows that the keys of a device open."""
    rows = model.objects.open_to(ways).filter(pk__in=pks)
    return rows.values_list("pk", flat=True) if pks else []


def groups_to_enter(request):
    """The groups of a device with the right to enter, as plain data."""
    ways = permissions.ways(request)
    groups = Group.objects.open_to(ways).order_by("pk") if ways else []
    return [group_content(group) for group in groups if may_enter(ways, group)]


def may_enter(ways, group):
    opened = Group.objects.found_by(ways, group.pk)
    return bool(opened) and RANKS.index(opened.way_in["role"]) >= RANKS.index("enter")


def group_content(group):
    """A group: its people in the order in which they came to it, its house rules.

    `number`: that of its latest night.
    """
    people = Person.objects.filter(group_id=group.pk).active().order_by("pk")
    kinds = Kinds(group.pk)
    return {
        "id": group.pk,
        "name": group.name,
        "number": Night(group=group).latest_number() or 0,
        "currency": group.currency,
        "unit": unit(group.currency),
        "places": decimals(group.currency),
        "people": list(people.values_list("name", flat=True)[:MOST_PEOPLE]),
        "house_rules": house_rules(group, kinds),
        "titles": [title_content(one) for one in kinds.titles[:MOST_TITLES]],
        "is_friendly": group.is_friendly,
        "laws": recording.laws_by_card_game(group.pk),
    }


def house_rules(group, kinds):
    """What the group played by last, by the key of a card game; of none with a title.

    `kinds`: the Kinds of the group.
    """
    known = {
        key: {"options": kept["options"]}
        for key, kept in group.house_rules.items()
        if scoring.card_game(key)
    }
    untitled = [one for one in kinds.by_kind.values() if one.kind == one.key]
    return known | {one.key: {"options": one.options} for one in untitled}


def title_content(kind):
    """A title that the group has played, as an offline night offers it."""
    title = options_titled(kind.key, kind.name)
    return {"key": kind.key, "name": kind.name, "options": kind.options, "title": title}


def version():
    """What changes with any style or script; "" where none was collected."""
    return getattr(staticfiles_storage, "manifest_hash", "")


def shell():
    """The addresses of what the pages name, each once."""
    return addresses_of(version())


@functools.lru_cache(maxsize=1)
def addresses_of(version):
    """The same for a version; only the last one asked for is remembered.

    To read all templates would take nine tenths of the answer.
    """
    folder = settings.BASE_DIR / "templates"
    pages = [path.read_text() for path in sorted(folder.rglob("*.html"))]
    names = {name for page in pages for name in NAMED.findall(page)}
    return [static(name) for name in sorted(names | {HTMX})]


def worker_scripts():
    """The addresses of the parts of the service worker, in the order they are run."""
    return [static(f"service-worker/{name}.js") for name in WORKER]
