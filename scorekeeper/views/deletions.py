"""What was begun by mistake, taken away by the host."""

from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from scorekeeper import access, evenings

CLOSED = "The night is closed. Reopen it to delete a game of it."
KEPT = "Only a night without a game and without a payment is deleted."


@require_POST
def game(request, pk):
    """Deletes a game with its log and all that it gave."""
    with access.changing(request, pk, "host") as game:
        night = game.night
        if night.closed_at:
            raise access.NotAllowed(CLOSED)
        game.delete()
    return redirect(night)


@require_POST
def night(request, pk):
    """Deletes a night at which nothing was played."""
    night = access.night(request, pk, "host")
    if not evenings.delete_night(night):
        raise access.NotAllowed(KEPT)
    return redirect("home")
