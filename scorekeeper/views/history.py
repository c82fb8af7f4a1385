"""What was played: the nights of a circle, and its games."""

from django.core.paginator import Paginator
from django.db.models import Count, Prefetch
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scorekeeper import access
from scorekeeper.words import game_line, night_line

NIGHTS_A_PAGE = 20
GAMES_A_PAGE = 30


@require_safe
def nights(request, pk):
    """The nights of a circle, the latest first."""
    circle = access.circle(request, pk)
    people = Prefetch("people", circle.people.all())
    nights = circle.nights.annotate(games_played=Count("games"))
    nights = nights.prefetch_related(people)
    page = page_of(request, nights.order_by("-date", "-pk"), NIGHTS_A_PAGE)
    lines = [night_line(night) for night in page]
    context = {"circle": circle, "page": page, "lines": lines}
    context["may_host"] = access.may(circle, "host")
    return render(request, "history/nights.html", context)


@require_safe
def games(request, pk):
    """The games of a circle, the latest first; a finished one opens its sheet."""
    circle = access.circle(request, pk)
    games = circle.game_set.defer("entries").order_by("-started_at", "-pk")
    page = page_of(request, games, GAMES_A_PAGE)
    lines = [game_line(game) for game in page]
    context = {"circle": circle, "page": page, "lines": lines}
    return render(request, "history/games.html", context)


def page_of(request, rows, size):
    """The page of some rows that a request asks for, or the nearest there is."""
    return Paginator(rows, size).get_page(request.GET.get("page"))
