"""A circle's own law: what its tables settled, how they rule, and what is withdrawn."""

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import recording
from scorekeeper.keys import access
from scorekeeper.posted import Unreadable

MANNERS = {"friendly": True, "book": False}


@require_http_methods(["GET", "HEAD", "POST"])
def laws(request, pk):
    """The laws of a circle; POST chooses whether its tables rule friendly."""
    if request.method == "POST":
        return chosen(request, access.circle(request, pk, "enter"))
    circle = access.circle(request, pk)
    context = {
        "circle": circle,
        "laws": recording.laws_listed(circle),
        "may_enter": access.may(circle, "enter"),
        "may_host": access.may(circle, "host"),
    }
    return render(request, "circles/laws.html", context)


def chosen(request, circle):
    """Keeps how the tables of a circle rule."""
    manner = request.POST.get("manner")
    if manner not in MANNERS:
        raise Unreadable("A table rules friendly, or by the book.")
    circle.is_friendly = MANNERS[manner]
    circle.save(update_fields=["is_friendly"])
    return redirect("laws", circle.pk)


@require_POST
def withdrawal(request, pk, law):
    """The host withdraws a law; it stays readable as one that is no longer."""
    circle = access.circle(request, pk, "host")
    kept = circle.law_set.filter(pk=law).first()
    if kept is None:
        raise Http404
    recording.withdraw_law(kept)
    return redirect("laws", circle.pk)
