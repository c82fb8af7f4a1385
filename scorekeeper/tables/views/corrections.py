"""A correction inside a game, looked at before it is made; and the way back."""

import json

from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from scorekeeper import recording, scoring
from scorekeeper.access import permissions
from scorekeeper.card_games import has_keypad
from scorekeeper.models import Ruling
from scorekeeper.pages import errors
from scorekeeper.tables.answers import change_and_draw
from scorekeeper.tables.request_parsing import (
    anew_in,
    answer_in,
    answers_of,
    corrected_entry,
    fields_of,
    operation_in,
    stamp_of,
)
from scorekeeper.tables.table_page import page_of, with_partials

MEND = scoring.corrections.MEND
# Each operation, and what the buttons of its form begin with.
VERBS = {"replace": "Change entry", "insert": "Insert entry", "remove": "Delete"}


@require_http_methods(["GET", "POST"])
def entry(request, pk, place):
    """The form (GET), what a correction would change (POST), or the change itself.

    It is made once `confirm` comes along, with `along` where later entries go.
    """
    if request.method == "GET":
        return form(request, pk, place)
    fields = fields_of(request)
    operation = operation_in(fields)

    def correct(request, game, **stamp):
        entry = corrected_entry(request, game, place, operation)
        more = {"take_along": "along" in fields, "anew": anew_in(fields)}
        answer = recording.correct(game, operation, place, entry, **more, **stamp)
        if answer.is_made:
            note_ruling(game, fields.get("ruled", ""), place, **stamp)
        return answer

    if "confirm" in fields:
        return change_and_draw(request, pk, correct)
    looked = Look(request, game_to_correct(request, pk), place, operation)
    is_made = MEND in fields and looked.fits()
    return change_and_draw(request, pk, correct) if is_made else looked.page()


def note_ruling(game, ruled, place, *, client_id, key_id, seen):
    """Keeps that a correction was made by a ruling, where one has led to it."""
    name, _, answers = ruled.partition("/")
    if name in scoring.rulings.names(game.key):
        asked = {"situation": name, "answers": answers_of(answers)}
        recording.note(
            game, place, client_id, key_id, came=Ruling.Outcome.RULED, **asked
        )


def game_to_correct(request, pk):
    """The game of a correction: none is looked at that would be refused at its end."""
    game = permissions.game(request, pk, "enter")
    permissions.refuse_shut(game)
    return game


def form(request, pk, place):
    game = game_to_correct(request, pk)
    operation = operation_in(request.GET)
    if place >= len(game.entries):
        raise Http404
    before = scoring.corrections.look(game.record(), place)
    asked = game.record(), place, operation, ruled_in(request)
    by_ruling = scoring.rulings.correction_of(*asked)
    if by_ruling and by_ruling["is_whole"]:
        return RuledLook(request, game, *asked[1:3], by_ruling["entry"], before).page()
    before = scoring.corrections.look_for_prompt(before, by_ruling or {})
    entry = game.entries[place] if operation == "replace" else None
    return correction(request, game, place, operation, entry, before)


def ruled_in(request):
    """The situation and its answers that led to a correction; "" for none."""
    return request.POST.get("ruled") or request.GET.get("ruled", "")


class Look:
    """What a correction would change, before it is made.

    `entry`: what it brings; `anew`: what was re-entered behind it; `preview` of both.
    `missing`: what is asked then, None for nothing.
    """

    def __init__(self, request, game, place, operation):
        stamp_of(request)
        self.request, self.game = request, game
        self.place, self.operation = place, operation
        self.before = scoring.corrections.look(game.record(), place)
        self.entry = corrected_entry(request, game, place, operation, self.before)
        self.anew = anew_in(fields_of(request))
        self.look()
        if "corrected" in fields_of(request):
            self.hear()

    def look(self):
        asked = self.game, self.operation, self.place, self.entry, self.anew
        self.preview = recording.preview(*asked)
        self.missing = self.preview["missing"]

    def hear(self):
        """Takes the answer to what is missing; what is refused is asked again."""
        asked, said = self.missing, self.anew
        if "rest" in fields_of(self.request) or asked is None:
            self.missing = None
            return
        answer = answer_in(self.request, self.game.key, asked)
        self.anew = scoring.entry_gap.with_answer(said, asked, answer)
        self.look()
        if self.preview["refusal"]:
            self.missing, self.anew = asked | {"given": answer}, said

    def fits(self):
        """Whether all that follows stays as it is."""
        seen = self.preview
        return not (seen["refusal"] or seen["goes"] or self.missing)

    def page(self):
        about = self.request, self.game, self.place, self.operation, self.entry
        shown = {"preview": self.preview, "anew": json.dumps(self.anew)}
        if self.missing:
            shown["missing"] = self.missing | self.questions()
        return correction(*about, self.before, **shown)

    def questions(self):
        """What is missing, as forms; and what each of them carries."""
        carried = scoring.entry_gap.carried_fields(
            self.operation, self.entry, self.anew
        )
        form = scoring.entry_gap.form_of(self.missing, carried)
        with_partials(form["likely"] + form["others"])
        return form | {"carried": carried, "may_leave": not self.missing["is_before"]}


class RuledLook(Look):
    """What a correction would change to which a ruling has led."""

    def __init__(self, request, game, place, operation, entry, before):
        self.request, self.game = request, game
        self.place, self.operation = place, operation
        self.entry, self.before, self.anew = entry, before, []
        self.look()


def correction(request, game, place, operation, entry, before, **more):
    """The page of a correction, or with htmx its part: the form and the preview.

    `before`: the look at the table before the entry of that place.
    """
    preview = more.get("preview")
    refusal = preview and preview["refusal"]
    if refusal:
        errors.note(request, refusal["code"])
    is_asked = "missing" in more
    action = reverse("entry", args=[game.pk, place])
    verb = None if is_asked else VERBS[operation]
    form = {"action": action, "verb": verb, "ruled": ruled_in(request)}
    shown = {
        "game": game,
        "page": page_of(request, game, **form),
        "place": place,
        "words": before["words"],
        "deal": before["deal"],
        "operation": operation,
        "last": len(game.entries) - 1,
        "entry_json": json.dumps(entry),
        "refusal": refusal,
        "state": state_of(preview, is_asked, operation),
        "is_mended": is_mended(request),
        "has_keypad": has_keypad(game.key),
        **prompts(request, game, place, operation, entry, before, preview is None),
        **more,
    }
    template = "tables/_correction.html" if request.htmx else "tables/correction.html"
    return render(request, template, shown, status=422 if refusal else 200)


def state_of(preview, is_asked, operation):
    """What the page of a correction shows now, for its title; a refusal leads it."""
    if is_asked:
        return "Re-enter"
    if preview and not preview["refusal"]:
        return "Changes"
    return "Insert before" if operation == "insert" else "Correct"


def prompts(request, game, place, operation, entry, before, is_first):
    """What could stand at a place, each prompt a form that asks for a preview.

    On the first page of a change each value says what it would do.
    """
    more = [(MEND, "1")] if is_mended(request) else []
    if is_first and operation == "replace":
        about = game.record(), place, before, entry
        form = scoring.corrections.form_with_effects(*about, more)
    else:
        form = scoring.corrections.form(before, operation, entry, more)
    with_partials(form["likely"] + form["others"])
    return form


def is_mended(request):
    return MEND in request.GET or MEND in request.POST


@require_safe
def correct_newest_deal(request, pk):
    """The entries of the newest deal, each a way to correct it."""
    game = game_to_correct(request, pk)
    deal = scoring.corrections.entries_of_deal(game.record())
    if not deal["entries"]:
        return redirect(game)
    shown = {"game": game, "page": page_of(request, game), "deal": deal}
    return render(request, "tables/newest.html", shown)


@require_safe
def correct_beside_name(request, pk, seat):
    """Leads from what stands beside a name to the entry that said it, to be mended."""
    game = permissions.game(request, pk, "enter")
    place = scoring.corrections.place_beside(game.record(), seat)
    if place is None:
        return redirect(game)
    return redirect(f"{reverse('entry', args=[pk, place])}?{MEND}=1")


@require_safe
def line(request, pk, deal, line, page="entry"):
    """Leads from a line of the sheet to a page of the entry that made it."""
    game = permissions.game(request, pk, "enter")
    place = scoring.corrections.place_of(game.record(), deal, line)
    if place is None:
        raise Http404
    return redirect(page, pk, place)


@require_http_methods(["GET", "POST"])
def return_to_entry(request, pk, place):
    """What goes where a game is taken back to an entry (GET); the way back (POST)."""
    if request.method == "POST":
        return change_and_draw(request, pk, take_back_to(place))
    game = game_to_correct(request, pk)
    if place >= len(game.entries):
        raise Http404
    kept, *gone = scoring.entries_in_words(game.record(), place)
    shown = {
        "game": game,
        "page": page_of(request, game, action=reverse("later", args=[pk, place])),
        "place": place,
        "kept": kept,
        "gone": gone,
        "preview": recording.preview_without_later(game, place),
    }
    return render(request, "tables/later.html", shown)


def take_back_to(place):
    """The change that `change_and_draw` makes, for a place of the record."""
    return lambda _, game, **stamp: recording.take_back_to(game, place, **stamp)
