"""What a phone entered while it was apart: taken in, with what it came to.

All here speak JSON, what is refused too: a code and a sentence.
"""

from django.http import JsonResponse
from django.middleware.csrf import get_token
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from scorekeeper import recording
from scorekeeper.access import permissions, phones
from scorekeeper.offline.outbox_parsing import choice_in, is_form, outbox_in
from scorekeeper.offline.views import outbox_text
from scorekeeper.offline.views.outbox_text import taken_in
from scorekeeper.pages.errors import refused
from scorekeeper.scoring import VERSION, agreement_checks
from scorekeeper.tables.table_page import page_of


@require_POST
def outbox(request, pk):
    """Takes in what a phone has in its outbox for a game."""
    arguments = outbox_in(request)
    take_sides(request, pk, [note["entry"] for note in arguments["notes"]])
    return taken(request, pk, recording.take_in, arguments)


def take_sides(request, pk, notes):
    """A device that sat down at a side of the game first enters for it."""
    claims = [note["side"] for note in notes if note["came"] == "side"]
    game = permissions.game(request, pk, "enter") if claims else None
    if game and game.agreeing:
        count = len(game.sheet["sides"])
        fitting = [side for side in claims if agreement_checks.is_seat(side, count)]
        for side in fitting[-1:]:
            phones.sit(request, pk, side)


@require_POST
def choice(request, pk):
    """Settles which of two entries it was, as the table chose."""
    arguments = choice_in(request)
    if is_form(request):
        return outbox_text.chosen(request, pk, arguments)
    return taken(request, pk, recording.choose, arguments)


def taken(request, pk, take, arguments):
    """Calls `take` under the game's lock; what is said of it to the phone."""
    answer = taken_in(request, pk, take, arguments)
    if answer.refusal:
        return refused(request, 409, answer.refusal["code"], answer.refusal["message"])
    return JsonResponse(answer.summary())


@require_safe
@never_cache
def log(request, pk):
    """A game as a phone keeps it: how long its log is, its record, what it may do."""
    game = permissions.game(request, pk)
    return JsonResponse(
        {
            "seen": game.log_length,
            "record": game.record(),
            "changed": game.sheet.get("changed", ""),
            "version": VERSION,
            "csrf_token": get_token(request),
            **recording.ends_of_log(game),
            "page": page_of(request, game),
            "law": recording.law_at(game),
        }
    )
