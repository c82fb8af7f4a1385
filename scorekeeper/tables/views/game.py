"""A game at the table: its page, what phones enter into it, and how others follow."""

from csp.decorators import csp_update
from django.http import JsonResponse
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.views.decorators.cache import cache_control
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import engine, recording, scoring
from scorekeeper.access import permissions
from scorekeeper.card_games import has_keypad
from scorekeeper.tables import partials, polling
from scorekeeper.tables.answers import change_and_draw, enter
from scorekeeper.tables.board import for_board
from scorekeeper.tables.likely_numbers import offer_likely_numbers
from scorekeeper.tables.table_page import (
    RIGHTS_OF_A_TABLE,
    picture,
    table_response,
    way_of,
    way_told,
)
from scorekeeper.tables.word_meanings import meanings_of

A_DAY = 24 * 60 * 60  # seconds; its address changes with the rulings of the group


@require_safe
@csp_update(RIGHTS_OF_A_TABLE)
def game(request, pk):
    game = permissions.game(request, pk)
    say_what_was_noted(request, game)
    keypad = has_keypad(game.key)
    if keypad:
        offer_likely_numbers(game)
    shown = picture(request, game, way=way_of(request) or way_told(game))
    shown["has_keypad"] = keypad
    shown["law_mark"] = recording.law_mark(game)
    if not game.entries:
        shown["house"] = scoring.house_rules_of(game.record())
    if shown["page"]["may_enter"]:
        shown["engine"] = engine.files_for(scoring.family_of(game.key))
    return table_response(request, shown)


def say_what_was_noted(request, game):
    """Lets the sheet say what came of a ruling, while nothing was entered since."""
    seen, _, kind = request.GET.get("noted", "").partition("-")
    told = scoring.rulings.told_of(kind)
    if told and seen == str(game.log_length):
        game.sheet = game.sheet | {"changed": told}


@require_safe
@cache_control(private=True, max_age=A_DAY)
def house_rules(request, pk):
    """The house rules of a game; its table fetches them once, for when it is alone.

    With them comes what it says then, where the phone does not keep its page.
    """
    game = permissions.game(request, pk)
    house = scoring.house_rules_of(game.record())
    shown = {"game": game, "name": game.sheet["name"], "house": house}
    shown |= {"meanings": meanings_of(game.key)} | recording.laws_at(game)
    template = "tables/_alone.html" if request.htmx else "tables/house_rules.html"
    response = render(request, template, shown)
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_safe
def board(request, pk):
    """The table in large, for a television: read across the room, entered elsewhere."""
    game = permissions.game(request, pk)
    return render(request, "tables/board.html", for_board(picture(request, game)))


@require_safe
def table(request, pk):
    """What a poll gets that is answered by more than 304."""
    game = permissions.game(request, pk)
    recording.say_what_was_missed(game, polling.seen_by(request))
    shown = picture(request, game)
    if "board" in request.GET:
        response = render(request, "tables/_board.html", for_board(shown))
    else:
        response = partials.answer("tables/_table.html", shown)
    return polling.stamp_response(response, game)


@require_safe
def record(request, pk):
    game = permissions.game(request, pk)
    response = JsonResponse(game.record())
    name = f"{game.key}-{game.pk}.json"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


@require_POST
def entries(request, pk):
    return change_and_draw(request, pk, enter)


@require_http_methods(["POST", "DELETE"])
def last_entry(request, pk):
    return change_and_draw(
        request, pk, lambda _, game, **stamp: recording.undo(game, **stamp)
    )


@require_POST
def next_entry(request, pk):
    return change_and_draw(
        request, pk, lambda _, game, **stamp: recording.redo(game, **stamp)
    )
