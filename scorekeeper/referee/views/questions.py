"""What happened? The referee's page of a game, a situation, and what came of it."""

from urllib.parse import urlencode

from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import recording, scoring
from scorekeeper.access import permissions
from scorekeeper.bounds import TooManyError
from scorekeeper.models import Ruling
from scorekeeper.money.winnings import worth_of
from scorekeeper.referee.views.rule_pages import counter_answer
from scorekeeper.tables.answers import (
    at_fault,
    change_and_draw,
    enter,
    is_for_script,
    keep_taps,
    refusal_with_focus,
    table_answer,
)
from scorekeeper.tables.request_parsing import answers_of, fields_of, note_in, stamp_of
from scorekeeper.tables.table_page import address, page_of, way_of, with_partials


@require_http_methods(["GET", "HEAD", "POST"])
def referee(request, pk):
    """The situations of the moment, or those for some words; and all rulings."""
    if request.method == "POST":
        return change_and_draw(request, pk, enter, drawn_again(rulings))
    game = permissions.game(request, pk, "enter")
    about = scoring.rulings.about_code(game.key, request.GET.get("code", ""))
    if about:
        return redirect("situation", pk, about)
    return rulings(request, game)


@require_http_methods(["GET", "HEAD", "POST"])
def situation(request, pk, name):
    """What the referee asks about a situation, and rules; it may be entered."""

    def enter_ruled(request, game, **stamp):
        answer = enter(request, game, **stamp)
        if answer.is_made:
            keep(
                request, game, name, Ruling.Outcome.RULED, len(game.entries) - 1, stamp
            )
        return answer

    def draw(request, game, *refused):
        return situation_page(request, game, name, *refused)

    if request.method == "POST":
        return change_and_draw(request, pk, enter_ruled, drawn_again(draw))
    return draw(request, permissions.game(request, pk, "enter"))


@require_safe
def count(request, pk):
    """What cards or numbers come to, by the house rules of this table."""
    game = permissions.game(request, pk)
    record = game.record()
    given = record["options"], len(record["players"])
    screen = scoring.count_screen(game.key, request.GET.getlist, *given)
    shown = {"game": game, "name": game.sheet["name"], "page": {}}
    return counter_answer(
        request, screen, shown | {"back": reverse("referee", args=[pk])}
    )


@require_POST
def notes(request, pk, name):
    """Keeps that a table let something pass, could not agree, or saved a ruling."""
    stamp, fields = stamp_of(request), fields_of(request).dict()
    fields = {"answers": answers_in(request)} | fields | {"situation": name}
    why = scoring.rulings.why_too_long(fields)
    if why:
        return typed_again(request, pk, fields, why)
    with permissions.lock_for_change(request, pk) as game:
        if name not in scoring.rulings.names(game.key):
            raise Http404
        note = note_in(scoring.rulings.note_of(fields, len(game.entries)))
        row = {"id": stamp["client_id"], "entry": note}
        _kept, left = recording.keep_notes(game, [row], game.way_in["pk"])
    if left:
        raise not_saved(left[0][1])
    return redirect(address_noted(request, game, note))


def typed_again(request, pk, fields, why):
    """The page of a situation with the words of a ruling that are too long to save."""
    game = permissions.game(request, pk, "enter")
    own = {"own_words": fields["words"], "own_refusal": why}
    return situation_page(request, game, fields["situation"], status=422, own=own)


def address_noted(request, game, note):
    """Where the table is, which then says what was noted, until it goes on."""
    table = address(request, game)
    noted = f"{game.log_length}-{scoring.rulings.kind_of(note)}"
    return f"{table}{'&' if '?' in table else '?'}noted={noted}"


def not_saved(why):
    """What a refusal of a note (a dict) is to a page."""
    if why["code"] == TooManyError.code:
        return TooManyError(why["message"])
    return permissions.NotAllowed(why["message"])


def keep(request, game, name, came, place, stamp):
    """Keeps what was asked, with what came of it, at a place of the record."""
    asked = {"situation": name, "answers": answers_in(request), "came": came}
    recording.note(game, place, stamp["client_id"], stamp["key_id"], **asked)


def answers_in(request):
    """What an address or a form says was answered, as `phone.rulings` reads it."""
    return answers_of(request.GET.get("a") or request.POST.get("answers", ""))


def drawn_again(draw):
    """What draws a change: the table, or the page where it was refused."""

    def draw_page(request, answer):
        if answer.refusal and not (answer.is_conflict or is_for_script(request)):
            refusal = refusal_with_focus(request, at_fault(answer))
            return draw(request, answer.game, refusal, answer.status)
        return table_answer(request, answer)

    return draw_page


def rulings(request, game, refusal=None, status=200):
    """The page of what happened; `refusal`: of the ruling that was just asked for."""
    given = game.record(), game.sheet, worth_of(game), request.GET.get("q", "")
    law = recording.law_at(game)
    found = scoring.what_happened(*given, recording.asked_before(game), law)
    if refusal:
        keep_taps(request, found["prompts"], refusal)
    found |= scoring.rulings.rulings_asked(found["prompts"], request.GET.get("stop"))
    with_partials(found["prompts"])
    shown = picture(request, game, reverse("referee", args=[game.pk]), refusal) | found
    return render(request, "referee/referee.html", shown, status=status)


def situation_page(request, game, name, refusal=None, status=200, own=None):
    """The page of a situation; `refusal`: of what was just to be entered.

    `own`: what the page knows of words for a ruling that were refused.
    """
    given = game.record(), game.sheet, name, answers_in(request)
    law = recording.law_at(game)
    screen = scoring.rulings.ruled_situation(*given, law)
    if screen is None:
        raise Http404
    prompts = [screen["entering"]["prompt"]] if prompt_in(screen) else []
    if refusal:
        keep_taps(request, prompts, refusal)
    with_partials(prompts)
    query = urlencode({"a": screen["answers"]})
    action = f"{reverse('situation', args=[game.pk, name])}?{query}"
    screen = scoring.rulings.with_urls(screen, game.get_absolute_url())
    shown = picture(request, game, action, refusal) | {"situation": screen}
    notes = reverse("notes", args=[game.pk, name])
    shown["page"]["referee_notes"] = notes if screen["ruling"] else ""
    shown["page"] |= own or {}
    return render(request, "referee/ruling.html", shown, status=status)


def prompt_in(screen):
    """Whether a situation's page has something to enter."""
    return screen["entering"] and screen["entering"]["prompt"]


def count_address(game):
    """Where something is counted by the rules of a game; "" where nothing is."""
    has_one = scoring.counter(game.key)
    return reverse("count_at_table", args=[game.pk]) if has_one else ""


def rulings_address(game):
    """Where the rulings of the group are; "" for a phone that sees one night only."""
    is_open = permissions.is_of_the_group(game)
    return reverse("laws", args=[game.group_id]) if is_open else ""


def picture(request, game, action, refusal):
    """What both pages get: where forms and links go, and the way back."""
    way = way_of(request)
    more = {
        "referee": reverse("referee", args=[game.pk]),
        "rules": reverse("rules_of", args=[game.key]),
        "is_for_words": True,
        "back": address(request, game),
        "query": f"&{urlencode({'way': way})}" if way else "",
        "count": count_address(game),
        "rulings": rulings_address(game),
    }
    page = page_of(request, game, action=action, refusal=refusal, **more)
    shown = {"game": game, "page": page, "name": game.sheet["name"]}
    return shown | {"back": page["back"]}
