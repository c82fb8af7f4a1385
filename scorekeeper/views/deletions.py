"""What the host takes away: what was begun by mistake, or a whole circle."""

import logging

from django.http import Http404
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import deleting, nights, recording
from scorekeeper.counting import adding_up
from scorekeeper.forms.files import DeleteCircle
from scorekeeper.keys import access, keyring
from scorekeeper.models import Circle, Night
from scorekeeper.posted.change import number_in
from scorekeeper.views.errors import refused

LOG = logging.getLogger(__name__)
CLOSED = "The night is closed. Reopen it to delete a game of it."
KEPT = "This night has games, shared costs or payments. Delete them first."


@require_POST
def game(request, pk):
    """Deletes a game with its log and all that it gave.

    Of one that is gone the form says where it was: this is a second tap.
    """
    try:
        return redirect(night_without(request, pk))
    except Http404:
        return redirect(access.night(request, number_in(request, "night"), "host"))


def night_without(request, pk):
    """The night of a game that is deleted now."""
    with access.changing(request, pk, "host") as game:
        if game.night.closed_at:
            raise access.NightClosed(CLOSED)
        adding_up.take_out(game.circle_id, [game.pk])
        recording.delete_game(game)
    return game.night


@require_POST
def night(request, pk):
    """Deletes a night at which nothing was played; see `game` for a second tap."""
    try:
        is_deleted = nights.delete_night(access.night(request, pk, "host"))
    except (Http404, Night.DoesNotExist):
        is_deleted = access.circle(request, number_in(request, "circle"), "host")
    if not is_deleted:
        raise access.NotAllowed(KEPT)
    return redirect("home")


@require_http_methods(["GET", "POST"])
def circle(request, pk):
    """Says what goes with a circle, and deletes it once its name is typed.

    Whoever has deleted it and taps once more is told so by the first page.
    """
    try:
        return without_circle(request, access.circle(request, pk, "host"))
    except deleting.NotAllDeletedError as error:
        LOG.error(f"The database: {error}", exc_info=error)
        return refused(request, 503, "not_all_deleted", str(error))
    except (Http404, Circle.DoesNotExist):
        if request.method == "POST" and keyring.has_forgotten(request, pk):
            return redirect("home")
        raise


def without_circle(request, circle):
    """The page that asks whether a circle is to go, or the first one once it went."""
    form = DeleteCircle(request.POST or None, circle=circle)
    if form.is_valid():
        deleting.delete_circle(circle)
        keyring.forget(request, circle)
        return redirect("home")
    context = {"circle": circle, "form": form, **deleting.what_goes(circle)}
    status = 422 if request.method == "POST" else 200
    return render(request, "files/delete_circle.html", context, status=status)
