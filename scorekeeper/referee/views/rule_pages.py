"""The rules of the card games, to read with or without a game, and without a key."""

from django.http import Http404
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from scorekeeper import scoring
from scorekeeper.card_games import menu
from scorekeeper.tables.table_page import with_partials


@require_safe
def card_games(request):
    """All card games by family, found by any of their names."""
    context = {"menu": menu(request.GET.get("q", ""))}
    return render(request, "referee/rules/card_games.html", context)


@require_safe
def card_game(request, key):
    """One card game: what scores, the house rules, the rulings, what is recorded."""
    book = scoring.rule_book(key)
    if book is None:
        raise Http404
    context = {"book": book, "players_words": scoring.players_words(book["players"])}
    context["counts"] = scoring.counter(key)
    return render(request, "referee/rules/card_game.html", context)


@require_safe
def referee(request, key):
    """What the referee of a card game may be asked, without a game."""
    shown = in_book(key)
    asked = scoring.rulings.asked_in_book(key, request.GET.get("q", ""))
    return render(request, "referee/rules/referee.html", shown | {"asked": asked})


@require_safe
def situation(request, key, name):
    """What the referee asks about a situation, and rules by the usual house rules."""
    shown, answers = in_book(key), request.GET.get("a", "")
    screen = scoring.rulings.ruled_in_book(key, name, answers)
    if screen is None:
        raise Http404
    return render(request, "referee/rules/ruling.html", shown | {"situation": screen})


@require_safe
def count(request, key):
    """What cards or numbers come to, by the usual house rules or those chosen."""
    shown = in_book(key)
    screen = scoring.count_screen(key, request.GET.getlist)
    return counter_answer(
        request, screen, shown | {"back": reverse("rules_of", args=[key])}
    )


def counter_answer(request, screen, shown):
    """The page of a counter, or only what was counted where a script asks."""
    if screen is None:
        raise Http404
    with_partials([screen["prompt"]])
    page = shown["page"] | {"count": request.path, "is_live": True}
    page["is_swapped"] = bool(request.htmx)  # who taps on keeps the focus
    return render(
        request, "referee/count.html", shown | {"page": page, "count": screen}
    )


@require_safe
def worked_deal(request, key, number):
    """A deal to learn by, with all its steps, so that it needs no network any more."""
    name = scoring.name_of(key)
    lesson = scoring.worked_screen(key, number) if name else None
    if lesson is None:
        raise Http404
    page = {"night_url": reverse("rules_of", args=[key])}
    context = {"key": key, "name": name, "number": number, "page": page}
    return render(request, "referee/rules/worked.html", context | lesson)


def in_book(key):
    """A card game, and where its referee is asked."""
    name = scoring.name_of(key)
    if name is None:
        raise Http404
    count = reverse("count_of", args=[key]) if scoring.counter(key) else ""
    page = {"referee": reverse("referee_of", args=[key]), "way": "", "query": ""}
    page |= {"count": count, "rules": reverse("rules_of", args=[key])}
    return {"key": key, "name": name, "page": page}
