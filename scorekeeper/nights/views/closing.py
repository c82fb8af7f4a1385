"""The end of a night: closed by the host, and opened again."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from scorekeeper.access import permissions
from scorekeeper.nights.end_of_night import close, open_games, reopen, resume
from scorekeeper.nights.forms import Closing
from scorekeeper.nights.night_page import frame


@require_http_methods(["GET", "POST"])
def close_night(request, pk):
    """The host closes the night, asked first about open games; or reopens it."""
    night = permissions.night(request, pk, "host")
    if request.POST.get("closed") == "0":
        reopen(night)
        return redirect(night)
    if night.closed_at:
        return redirect("settlement", night.pk)
    return close_if_decided(request, night)


def close_if_decided(request, night):
    """Closes a night if every game is finished, or each open one was decided on."""
    games = open_games(night)
    is_asked = request.method == "GET" or "asked" in request.POST
    if games and not is_asked:
        return redirect("closing", night.pk)
    form = Closing(request.POST or None, games=games)
    if form.is_valid():
        close(night, form.stopped_games(), night.way_in["pk"])
        return redirect("settlement", night.pk)
    status = 422 if form.is_bound else 200
    return render(
        request, "nights/closing.html", frame(night) | {"form": form}, status=status
    )


@require_POST
def reopen_night(request, pk):
    """The host opens the night again from the table of a game, which goes on."""
    game = permissions.game(request, pk, "host")
    reopen(game.night)
    resume(game)
    return redirect(game)


@require_POST
def resume_game(request, pk):
    """A game goes on that was left out when its night was closed."""
    game = permissions.game(request, pk, "enter")
    if not resume(game):
        raise permissions.NightClosed
    return redirect(game)
