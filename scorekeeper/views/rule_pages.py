"""The rules of the card games, to read with or without a game, and without a key."""

from django.http import Http404
from django.shortcuts import render
from django.views.decorators.http import require_safe

from scorekeeper import scoring
from scorekeeper.card_games import menu


@require_safe
def card_games(request):
    """All card games by family, found by any of their names."""
    context = {"menu": menu(request.GET.get("q", ""))}
    return render(request, "rules/card_games.html", context)


@require_safe
def card_game(request, key):
    """One card game: what scores, the house rules, the rulings, what is recorded."""
    book = scoring.rule_book(key)
    if book is None:
        raise Http404
    context = {"book": book, "players_words": scoring.players_words(book["players"])}
    return render(request, "rules/card_game.html", context)
