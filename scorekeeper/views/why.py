"""Why? What led to a line of the sheet, or to what the referee said."""

from django.http import Http404
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scorekeeper import scoring
from scorekeeper.keys import access
from scorekeeper.views.page import page_of


@require_safe
def lines(request, pk, deal, numbers):
    """Some lines of a deal, by its place on the sheet and their numbers."""
    game = access.game(request, pk)
    return answer(request, game, scoring.why.lines_screen(game.record(), deal, numbers))


@require_safe
def entry(request, pk, place):
    """What was announced at an entry, and what it brought."""
    game = access.game(request, pk)
    return answer(request, game, scoring.why.entry_screen(game.record(), place))


def answer(request, game, why):
    """The page, or only its part for a line that was opened."""
    if why is None:
        raise Http404
    template = "games/_how.html" if request.htmx else "games/why.html"
    context = {"game": game, "why": why, "page": page_of(request, game)}
    return render(request, template, context)
