"""What the host takes away: what was begun by mistake, or a whole circle."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper import deleting, nights, recording
from scorekeeper.counting import adding_up
from scorekeeper.forms.files import DeleteCircle
from scorekeeper.keys import access, keyring

CLOSED = "The night is closed. Reopen it to delete a game of it."
KEPT = "Only a night without a game and without a payment is deleted."


@require_POST
def game(request, pk):
    """Deletes a game with its log and all that it gave."""
    with access.changing(request, pk, "host") as game:
        night = game.night
        if night.closed_at:
            raise access.NotAllowed(CLOSED)
        adding_up.take_out(game.circle_id, [game.pk])
        recording.delete_game(game)
    return redirect(night)


@require_POST
def night(request, pk):
    """Deletes a night at which nothing was played."""
    night = access.night(request, pk, "host")
    if not nights.delete_night(night):
        raise access.NotAllowed(KEPT)
    return redirect("home")


@require_http_methods(["GET", "POST"])
def circle(request, pk):
    """Says what goes with a circle, and deletes it once its name is typed."""
    circle = access.circle(request, pk, "host")
    form = DeleteCircle(request.POST or None, circle=circle)
    if form.is_valid():
        deleting.delete_circle(circle)
        keyring.forget(request, circle)
        return redirect("home")
    context = {"circle": circle, "form": form, **deleting.what_goes(circle)}
    status = 422 if request.method == "POST" else 200
    return render(request, "files/delete_circle.html", context, status=status)
