"""The evening of another phone, read in as text: all of it by a plain form."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from scorekeeper import offline
from scorekeeper.keys import access
from scorekeeper.offline import outbox_text
from scorekeeper.posted import Unreadable
from scorekeeper.posted.outbox import object_in
from scorekeeper.views.outbox_text import NOTHING, given

NO_EVENING = "This text is of a game. Read it in at the table of that game."
NO_CIRCLE = "This phone has no key to that circle that may enter. Choose another one."


@require_http_methods(["GET", "POST"])
def text(request):
    """Reads in what another phone gave out, and leads to its night."""
    circles = offline.circles_to_enter(request)
    if request.method == "GET":
        return page(request, circles)
    evening_text = given(request)
    try:
        return redirect(night_of(request, circles, evening_text))
    except (outbox_text.TornTextError, Unreadable, offline.EveningError) as error:
        return page(request, circles, refused=str(error), text=evening_text, status=422)


def night_of(request, circles, evening_text):
    """The Night that a text becomes, in the circle that was chosen or is its own."""
    if not evening_text.strip():
        raise Unreadable(NOTHING)
    body = object_in(outbox_text.read(evening_text)).get("evening")
    if type(body) is not dict:
        raise Unreadable(NO_EVENING)
    pk = circle_for(request, circles, body.get("circle"))
    evening = offline.evening_of(body | {"circle": pk})
    circle = access.circle(request, pk, "enter")
    night, games = offline.take_evening(
        circle, evening, circle.way_in["pk"], circle.phone
    )
    if games is None:
        raise Unreadable(offline.NOT_ALL_YET)
    return night


def circle_for(request, circles, own):
    """The number of the circle that an evening goes into."""
    chosen = request.POST.get("circle") or str(own or "")
    pks = [circle["id"] for circle in circles]
    matches = [pk for pk in pks if str(pk) == chosen]
    matches = matches or (pks if len(pks) == 1 and not chosen else [])
    if not matches:
        raise Unreadable(NO_CIRCLE)
    return matches[0]


def page(request, circles, status=200, **shown):
    context = {"circles": circles, "chosen": request.POST.get("circle"), **shown}
    return render(request, "evening/read_in.html", context, status=status)
