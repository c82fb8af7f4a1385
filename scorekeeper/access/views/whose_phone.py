"""The answer to the question which player a phone belongs to."""

from django.http import Http404
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from scorekeeper.access import me
from scorekeeper.access.permissions import ways
from scorekeeper.models import Key
from scorekeeper.pages.ways_back import page_after
from scorekeeper.tables.request_parsing import Unreadable


@require_POST
def answer(request, pk):
    """Keeps whose phone this is in a group, then goes back to the page that asked."""
    me.remember(request, pk, person_named(request, pk))
    return redirect(page_after(request, "home"))


def person_named(request, group_id):
    """The id of the person in a posted answer, or SHARED.

    Raises Http404 if this phone does not open the group, and Unreadable if the person
    is not one of those it may see.
    """
    held = [way for way in ways(request) if way[1] == group_id]
    nights = set(Key.objects.still_valid(held).values_list("night_id", flat=True))
    if not nights:
        raise Http404
    given = request.POST.get("person", "")
    if given == str(me.SHARED):
        return me.SHARED
    people = me.people_seen(group_id, None if None in nights else nights)
    if given not in map(str, people.values_list("pk", flat=True)):
        raise Unreadable("Choose one of the people, or “Shared phone”.")
    return int(given)
