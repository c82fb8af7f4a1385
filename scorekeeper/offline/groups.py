"""What a phone keeps of the groups in which it may begin an evening by itself."""

from scorekeeper import recording, scoring
from scorekeeper.access import permissions
from scorekeeper.models import Group, Night, Person
from scorekeeper.models.querysets import RANKS
from scorekeeper.money.currencies import decimals, unit

MOST = 100  # people of a group, those who play


def groups_to_enter(request):
    """The groups of a device with the right to enter, as plain data."""
    ways = permissions.ways(request)
    groups = Group.objects.open_to(ways).order_by("pk") if ways else []
    return [about(group) for group in groups if may_enter(ways, group)]


def may_enter(ways, group):
    opened = Group.objects.found_by(ways, group.pk)
    return bool(opened) and RANKS.index(opened.way_in["role"]) >= RANKS.index("enter")


def about(group):
    """A group: its people in the order in which they came to it, its house rules.

    `number`: that of its latest night.
    """
    people = Person.objects.filter(group_id=group.pk).active().order_by("pk")
    return {
        "id": group.pk,
        "name": group.name,
        "number": Night(group=group).latest_number() or 0,
        "currency": group.currency,
        "unit": unit(group.currency),
        "places": decimals(group.currency),
        "people": list(people.values_list("name", flat=True)[:MOST]),
        "house_rules": house_rules(group),
        "is_friendly": group.is_friendly,
        "laws": recording.laws_by_card_game(group.pk),
    }


def house_rules(group):
    """What the group played by last, by the key of a card game."""
    return {
        key: {"options": kept["options"]}
        for key, kept in group.house_rules.items()
        if scoring.card_game(key)
    }
