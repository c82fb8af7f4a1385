"""A name is put under the settlement of a night, or taken back."""

from uuid import uuid4

from django.shortcuts import redirect
from django.urls import reverse
from django.views.decorators.http import require_POST

from scorekeeper import settling
from scorekeeper.keys import access
from scorekeeper.posted.change import number_in
from scorekeeper.views.names_under import PUT, TAKEN_BACK
from scorekeeper.views.settlement import answer, request_id

OTHER_SUMS = (
    "What this night comes to has changed since this page was drawn. Look once more, "
    "then put the name under it."
)


@require_POST
def signatures(request, pk):
    """Puts a name under what the page showed; or takes it back, as its own phone."""
    night = access.night(request, pk, "enter")
    person, key = number_in(request, "person"), night.way_in["pk"]
    if request.POST.get("signed") == "0":
        settling.take_name_back(night, person, key)
    else:
        stamp = {"client_id": request_id(request) or uuid4(), "key_id": key}
        state = request.POST.get("state", "")
        if not settling.sign(night, person, state, **stamp):
            return answer(request, night, 409, OTHER_SUMS)
    if not request.htmx:
        return redirect(reverse("settlement", args=[night.pk]) + "#names")
    return answer(request, night, 200, said=heard(night, person, request.POST))


def heard(night, person, posted):
    """What is heard of a name that was put there, or taken back."""
    words = TAKEN_BACK if posted.get("signed") == "0" else PUT
    names = night.circle.people.filter(pk=person).values_list("name", flat=True)
    return words.format(name=names[0]) if names else ""
