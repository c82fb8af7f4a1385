"""What a phone entered while it was apart: taken in, with what it came to.

All here speak JSON, what is refused too: a code and a sentence.
"""

import json

from django.http import JsonResponse
from django.middleware.csrf import get_token
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import (
    require_http_methods,
    require_POST,
    require_safe,
)

from scorekeeper import recording
from scorekeeper.access import permissions, phones
from scorekeeper.offline import outbox_text
from scorekeeper.offline.outbox_parsing import (
    MOST_IN_A_TEXT,
    choice_in,
    is_form,
    mine_in,
    object_in,
    outbox_in,
    split_operations,
)
from scorekeeper.pages.errors import refusal_response
from scorekeeper.scoring import VERSION, agreement_checks
from scorekeeper.tables.request_parsing import Unreadable
from scorekeeper.tables.table_page import page_of

OTHER_GAME = "This text is from another game. Import it at the table of that game."
NOTHING = "Paste the text, or choose its file."


@require_POST
def outbox(request, pk):
    """Takes in what a phone has in its outbox for a game."""
    arguments = outbox_in(request)
    take_sides(request, pk, [note["entry"] for note in arguments["notes"]])
    return take_locked(request, pk, recording.take_in, arguments)


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
        return make_choice(request, pk, arguments)
    return take_locked(request, pk, recording.choose, arguments)


def take_locked(request, pk, take, arguments):
    """Calls `take` under the game's lock; what is said of it to the phone."""
    answer = taken_in(request, pk, take, arguments)
    if answer.refusal:
        return refusal_response(
            request, 409, answer.refusal["code"], answer.refusal["message"]
        )
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


@require_http_methods(["GET", "POST"])
def text(request, pk):
    """Reads in what another phone gave out; the question it leads to, if any."""
    if request.method == "GET":
        return page(request, permissions.game(request, pk, "enter"))
    return take_text(request, pk, pasted_text(request))


def pasted_text(request):
    """The text that was pasted, or that of the file that was chosen."""
    file = request.FILES.get("file")
    pasted = file.read().decode("ascii", "replace") if file else ""
    return pasted + request.POST.get("text", "")


def make_choice(request, pk, arguments):
    """Makes a choice that came by a form, and goes on with the text it came of."""
    answer = taken_in(request, pk, recording.choose, arguments)
    if answer.refusal or answer.left:
        refused = answer.refusal or answer.left[0]
        return page(request, answer.game, refused=refused["message"], status=422)
    if "text" not in request.POST:
        return redirect(answer.game)
    return take_text(request, pk, request.POST["text"])


def take_text(request, pk, text):
    """Takes in a text, and shows what came of it."""
    try:
        sent = sent_in(outbox_text.json_in_text(text), pk) if text.strip() else None
    except (outbox_text.TornTextError, Unreadable) as error:
        game = permissions.game(request, pk, "enter")
        return page(request, game, refused=str(error), text=text, status=422)
    if sent is None:
        game = permissions.game(request, pk, "enter")
        return page(request, game, refused=NOTHING, status=422)
    answer = taken_in(request, pk, recording.take_in, sent)
    if answer.refusal:
        refused = answer.refusal["message"]
        return page(request, answer.game, refused=refused, status=409)
    return came(request, answer, text)


def sent_in(content, pk):
    """What is in an outbox of a game, as `outbox_in` gives it; raises Unreadable."""
    content_of_file = object_in(content)
    if content_of_file.get("game") != pk:
        raise Unreadable(OTHER_GAME)
    return split_operations(mine_in(content_of_file, MOST_IN_A_TEXT))


def came(request, answer, text):
    """What came of a text: a question, or how much was taken and what was not."""
    question = answer.question
    if question:
        written = json.dumps(question["entry"])
        question |= {"written": written, "text": text}
        question |= recording.question_in_words(
            answer.game, question, "The other phone"
        )
    rest = text if answer.waiting else ""
    return page(request, answer.game, question=question, answer=answer, text=rest)


def page(request, game, status=200, **shown):
    """The page to read in a text, with what came of one."""
    game = (
        game if hasattr(game, "way_in") else permissions.game(request, game.pk, "enter")
    )
    context = {"game": game, "page": page_of(request, game), **shown}
    return render(request, "offline/read_in.html", context, status=status)


def taken_in(request, pk, take, arguments):
    """Calls `take` of the recording under the game's lock."""
    try:
        with permissions.lock_for_change(request, pk) as game:
            return take(game, key_id=game.way_in["pk"], **arguments)
    except recording.AnsweredBeforeError:
        with permissions.lock_for_change(request, pk) as game:
            return take(game, key_id=game.way_in["pk"], is_again=True, **arguments)
