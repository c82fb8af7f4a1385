"""The people of a file and those of the circle: who bears the same name is the same."""

from scorekeeper.models import Person
from scorekeeper.names import is_same


def people_for(circle, people):
    """The Person for each name of a file, made where the circle has none.

    `people`: dicts of name, colour and is_active.
    """
    here = list(circle.people.order_by("pk"))
    by_name = {}
    for content in people:
        by_name[content["name"]] = person_for(circle, content, here)
    return by_name


def person_for(circle, content, here):
    """The Person of a name; no two names of a file become one person."""
    name = content["name"]
    same = [person for person in here if person.name == name]
    same = same or [person for person in here if is_same(person.name, name)]
    if same:
        here.remove(same[0])
        return same[0]
    return Person.objects.create(circle=circle, **content)
