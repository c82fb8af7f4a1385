"""What a page adds to the picture of a table: where forms go, and what they carry."""

from contextlib import suppress
from urllib.parse import urlencode
from uuid import uuid4

from csp.constants import WASM_UNSAFE_EVAL
from django.middleware.csrf import get_token
from django.shortcuts import render
from django.utils.safestring import mark_safe

from scorekeeper import recording, scoring
from scorekeeper.access import me, permissions, phones
from scorekeeper.models import Game
from scorekeeper.models.addresses import address_of
from scorekeeper.money.forms.stake import played_for
from scorekeeper.money.winnings import with_money
from scorekeeper.table_options import name_by
from scorekeeper.tables import partials, polling
from scorekeeper.words import APART, night_title

# The engine's WebAssembly, in browsers whose workers have the rights of their page.
RIGHTS_OF_A_TABLE = {"script-src": [WASM_UNSAFE_EVAL]}


def page_of(request, game, **more):
    """What the partials of a table get as `page`, with `more` in place of the usual.

    `action`: where entries go; `way`, `seen` (rows in the log) and `csrf_token` are in
    every form, with `id`, to which each adds two digits of its own; `refusal` of what
    it asked for; `poll`: where it asks for news; `next` game, if this one is over.
    """
    url, following = game.get_absolute_url(), next_game(request, game)
    is_closed = game.is_shut
    return {
        "url": url,
        "game": game.key,
        "action": url + "entries/",
        "seen": game.log_length,
        "colours": game.colours,
        "id": str(uuid4())[:-2],
        "csrf_token": get_token(request),
        "way": way_of(request),
        "mine": seat_of(request, game),
        "is_closed": is_closed,
        "apart": APART if game.apart_from else "",
        "may_undo": game.log_length > 0,
        "may_redo": game.taken_back > 0,
        "refusal": None,
        "poll": poll_url(game, url, following),
        "next": following,
        "stake": played_for(game.stake, game.night.currency),
    } | (ways_out_of(game) | may_of(game, is_closed) | agreements(request, game) | more)


def ways_out_of(game):
    """The pages that a table leads to: its night, with its name, and Settings."""
    return {
        "night_url": game.night.get_absolute_url(),
        "night": night_in_words(game.night),
        "device_url": address_of("device"),
    }


def seat_of(request, game):
    """The seat of the person whose phone asks; None where that person does not play."""
    person = me.person_at(request, game.group_id)
    seats = [player["person"] for player in game.players]
    return seats.index(person) if person in seats else None


def night_in_words(night):
    """How the way back to a night is named: "Tonight", or the date of a closed one."""
    return night_title(night) if night.closed_at else "Tonight"


def may_of(game, is_closed):
    """What this phone may do at a game; `is_closed`: whether it is shut."""
    is_host = permissions.may(game, "host")
    is_over = bool(game.night.closed_at)
    return {
        "may_enter": permissions.may(game, "enter") and not is_closed,
        "may_invite": is_host and not is_closed,
        "may_reopen": is_host and is_over,
        "may_resume": permissions.may(game, "enter") and is_closed and not is_over,
        "is_over": is_over,
        "is_left_out": game.is_left_out,
        "proposes": not permissions.is_of_the_group(game),
    }


def agreements(request, game):
    """How much the sides of a game have said, `agreed`; what is shown, `agreeing`.

    None where the other side is not asked, which then costs nothing.
    """
    asked = statements_of_sides(request, game) if game.agreeing else None
    return {"agreed": polling.agreement_state(game), "agreeing": asked}


def statements_of_sides(request, game):
    """What the sides of a game have said to it, and who is to say something now.

    None where these rules no longer take its record, and so tell no entry in words.
    """
    known = recording.agreements_known(game, phones.side_at(request, game.pk))
    with suppress(scoring.RuleError):
        return scoring.agreements_shown(known, game.record(), game.sheet, game.pk)


def with_partials(prompts):
    """Prompts of a screen, each field of which now names the partial of its shape."""
    for prompt in prompts:
        for field in prompt["fields"] + prompt["extra"]:
            field["template"] = f"tables/prompts/{field['shape']}.html"
    return prompts


def with_partials_in_pad(table):
    """A screen of the table, each field of which now names its partial."""
    pad = table["pad"]
    for group in pad["groups"] + pad["beside"] + pad["more"]:
        with_partials(group["forms"])
    with_partials(pad["main"])
    return table


def address(request, game):
    """Where the table of a game is, in the way of recording that the form was in."""
    way = way_of(request)
    query = f"?{urlencode({'way': way})}" if way else ""
    return game.get_absolute_url() + query


def way_of(request):
    """The way of recording that this phone chose, or ""."""
    return request.POST.get("way") or request.GET.get("way", "")


def way_told(game):
    """The way in which the table recorded this game, or else the one before; or ""."""
    sheet = game.sheet
    if sheet.get("way") or not sheet.get("ways"):
        return sheet.get("way", "")
    return Game.objects.way_told(game.group_id, game.key)


def next_game(request, game):
    """The newest game of the night after one that is over: its name, its table.

    The phone that enters something hears of it when it asks for news.
    """
    if game.status != Game.Status.FINISHED or request.method != "GET":
        return None
    later = {"group_id": game.group_id, "night_id": game.night_id, "pk__gt": game.pk}
    later["is_left_out"] = False
    found = Game.objects.filter(**later).order_by("-pk")
    for pk, *played in found.values_list("pk", "key", "options")[:1]:
        url, name = address_of("game", pk), name_by(*played)
        return {"pk": pk, "url": url, "name": name}
    return None


def poll_url(game, url, following):
    """Where a phone asks for news of a game at a URL; "" once nothing is entered there.

    `following`: the next game, where the page shows that.
    """
    if game.is_shut:
        return ""
    known = f"&next={following['pk']}" if following else ""
    return f"{url}table/?pass={polling.pass_for(game)}{known}"


def table_response(request, shown, status=200):
    """The response that shows a table: alone for htmx, else in its page."""
    if request.htmx:
        return partials.answer("tables/_table.html", shown, status=status)
    shown = shown | {
        "table_band": mark_safe(partials.draw_partial("tables/_table.html", shown)),
        "whose": me.question(request, shown["game"].night),
    }
    return render(request, "tables/game.html", shown, status=status)


def picture(request, game, **more):
    """What the templates of a table get: the game, and its picture as `table`."""
    page = page_of(request, game, **more)
    sheet = scoring.with_people(game.sheet, page)
    table = scoring.table_screen(sheet, page["way"])
    table["result"] = with_money(table["result"], game)
    return {"game": game, "table": with_partials_in_pad(table), "page": page}
