"""Why? What led to a line of the sheet, or to what the referee said."""

from django.http import Http404
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.words import join_with_and, things
from scorekeeper import scoring
from scorekeeper.keys import access
from scorekeeper.views.page import page_of


@require_safe
def lines(request, pk, deal, numbers):
    """Some lines of a deal, by its place on the sheet and their numbers."""
    game = access.game(request, pk)
    why = scoring.why.lines_screen(game.record(), deal, numbers)
    return answer(request, game, why, why and lines_in_words(game, deal, numbers))


def lines_in_words(game, deal, numbers):
    """Which lines of which deal, for the title of a page."""
    is_nothing = not numbers[0].isdigit()  # "n0": the first line without points
    places = [str(int(one.lstrip("n")) + 1) for one in numbers.split("-")]
    lines = f"{things(len(places), 'line')} {join_with_and(places)}"
    number = game.sheet["deals"][deal]["number"]
    return f"{lines}{' without points' * is_nothing} of deal {number}"


@require_safe
def entry(request, pk, place):
    """What was announced at an entry, and what it brought."""
    game = access.game(request, pk)
    why = scoring.why.entry_screen(game.record(), place)
    return answer(request, game, why, f"entry {place + 1}")


def answer(request, game, why, about):
    """The page, or only its part for a line that was opened; `about`: in its title."""
    if why is None:
        raise Http404
    template = "games/_how.html" if request.htmx else "games/why.html"
    context = {"game": game, "why": why, "page": page_of(request, game), "about": about}
    return render(request, template, context)
