"""The end of a night: closed by the host, and opened again."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_POST

from rules.words import spelled
from scorekeeper import settling
from scorekeeper.forms.closing import Closing
from scorekeeper.keys import access
from scorekeeper.nights.closing import close, open_games, resume, unpaid
from scorekeeper.views.night_parts import due_line, frame


@require_http_methods(["GET", "POST"])
def closing(request, pk):
    """The host closes the night, asked first what is still open; or reopens it."""
    night = access.night(request, pk, "host")
    if request.POST.get("closed") == "0":
        settling.reopen(night)
        return redirect(night)
    if night.closed_at:
        return redirect("settlement", night.pk)
    return closed(request, night)


def closed(request, night):
    """Closes a night if nothing is open there, or all that is was decided."""
    games, dues = open_games(night), unpaid(night)
    is_asked = request.method == "GET" or "asked" in request.POST
    if (games or dues) and not is_asked:
        return redirect("closing", night.pk)
    form = Closing(request.POST or None, games=games)
    if form.is_valid():
        close(night, form.stopped(), night.way_in["pk"])
        return redirect("settlement", night.pk)
    status = 422 if form.is_bound else 200
    context = page(night, form, dues)
    return render(request, "nights/closing.html", context, status=status)


def page(night, form, dues):
    """What the page shows that asks what becomes of what is open."""
    verb = "is" if len(dues) == 1 else "are"
    return frame(night) | {
        "form": form,
        "dues": [due_line(due, night.currency) for due in dues],
        "unpaid_words": f"{spelled(len(dues), 'payment')} {verb} not made".capitalize(),
    }


@require_POST
def reopening(request, pk):
    """The host opens the night again from the table of a game, which goes on."""
    game = access.game(request, pk, "host")
    settling.reopen(game.night)
    resume(game)
    return redirect(game)


@require_POST
def resuming(request, pk):
    """A game goes on that was left out when its night was closed."""
    game = access.game(request, pk, "enter")
    if not resume(game):
        raise access.NightClosed
    return redirect(game)
