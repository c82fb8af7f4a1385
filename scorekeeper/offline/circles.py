"""What a phone keeps of the circles in which it may begin an evening by itself."""

from scorekeeper import recording, scoring
from scorekeeper.keys import access
from scorekeeper.models import Circle, Night, Person
from scorekeeper.models.querysets import RANKS
from scorekeeper.money.currencies import decimals, unit

MOST = 100  # people of a circle, those who play


def circles_to_enter(request):
    """The circles of a device with the right to enter, as plain data."""
    ways = access.ways(request)
    circles = Circle.objects.open_to(ways).order_by("pk") if ways else []
    return [about(circle) for circle in circles if may_enter(ways, circle)]


def may_enter(ways, circle):
    opened = Circle.objects.found_by(ways, circle.pk)
    return bool(opened) and RANKS.index(opened.way_in["role"]) >= RANKS.index("enter")


def about(circle):
    """A circle: its people in the order in which they came to it, its house rules.

    `number`: that of its latest night.
    """
    people = Person.objects.filter(circle_id=circle.pk).active().order_by("pk")
    return {
        "id": circle.pk,
        "name": circle.name,
        "number": Night(circle=circle).latest_number() or 0,
        "currency": circle.currency,
        "unit": unit(circle.currency),
        "places": decimals(circle.currency),
        "people": list(people.values_list("name", flat=True)[:MOST]),
        "house_rules": house_rules(circle),
        "is_friendly": circle.is_friendly,
        "laws": recording.laws_by_card_game(circle.pk),
    }


def house_rules(circle):
    """What the circle played by last, by the key of a card game."""
    return {
        key: {"options": kept["options"]}
        for key, kept in circle.house_rules.items()
        if scoring.card_game(key)
    }
