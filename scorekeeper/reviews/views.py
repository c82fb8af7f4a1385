"""A review: its curve, its deals, every moment and its stake; and Why?"""

from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_POST, require_safe

from rules.words import join_with_and, things
from scorekeeper import recording, scoring
from scorekeeper.access import permissions
from scorekeeper.money.forms.stake import GameStake
from scorekeeper.money.night_unit import price_of
from scorekeeper.money.stakes import StakeError
from scorekeeper.money.winnings import with_money
from scorekeeper.reviews.steps import at_moment, curve_at, draw_cards, number_in
from scorekeeper.reviews.story import turning_moments
from scorekeeper.tables.table_page import page_of
from scorekeeper.tables.word_meanings import meanings_of
from scorekeeper.words import night_title, progress


@require_safe
def review(request, pk):
    """The whole game (a long one in parts); where htmx asks, only a moment of it."""
    game = permissions.game(request, pk)
    if request.htmx:
        shown = moment_shown(request, game)
        response = render(request, "reviews/_stood.html", shown)
    else:
        response = review_page(request, game, form_of(game))
    patch_vary_headers(response, ["HX-Request"])
    return response


@require_safe
def sheet(request, pk):
    """Leads from where this page once was to where it is."""
    query = request.META["QUERY_STRING"]
    address = reverse("review", args=[pk])
    return redirect(f"{address}?{query}" if query else address)


@require_POST
def stake(request, pk):
    """Plays the game for another stake; what it gave is counted again."""
    game = permissions.game(request, pk, "enter")
    if game.night.closed_at:
        raise permissions.NightClosed()
    form = form_of(game, request.POST)
    if form.is_valid() and take_stake(game, form):
        return redirect("review", game.pk)
    return review_page(request, game, form, status=422)


def form_of(game, posted=None):
    """What the game is played for, to be filled in."""
    worth = {"stake": game.stake, "currency": game.night.currency}
    return GameStake(posted, price=price_of(game), players=game.names(), **worth)


def take_stake(game, form):
    """Whether a game takes the stake filled in; the form says why it does not."""
    try:
        recording.restake(game, form.cleaned_data["stake"])
    except StakeError as error:
        form.add_error("stake_per_point", str(error))
    return not form.errors


def review_page(request, game, form, status=200):
    is_open = not game.night.closed_at
    result = with_money(scoring.result_screen(game.sheet), game)
    form.is_asking = bool(result and result["for_nothing"])
    recording.tell_at_last(game)
    shown = moment_shown(request, game)
    read = review_of_game(game, request.GET, shown["table"]["at"])
    shown |= {
        "name": game.sheet["name"],
        "meanings": meanings_of(game.key),
        "night": night_title(game.night),
        "sentence": result["headline"] if result else progress(game),
        "notes": result["notes"] if result else "",
        "review": read | {"result": result_without_words(result)},
        "may_delete": permissions.may(game, "host") and is_open,
        "form": form,
        "said_by_sides": recording.said_by_sides(game) if game.agreed_length else [],
    }
    return render(request, "reviews/review.html", shown, status=status)


def result_without_words(result):
    """A result whose headline and notes are shown elsewhere; None for none."""
    return result and result | {"headline": "Settlement", "notes": ""}


def review_of_game(game, query, at):
    """The game read back, marked with what turned it, and with the moment shown.

    `query`: which part of it; `at`: so many entries were read at that moment.
    """
    part, deal = number_in(query, "part"), number_in(query, "deal")
    read = scoring.review(game.record(), part, deal, turning_moments(game))
    draw_cards(read["deals"], game.entries)
    early = scoring.with_rulings(read["deals"], recording.rulings_of(game))
    return read | {"rulings": early, "curve": curve_at(read, game, at)}


def moment_shown(request, game):
    """The game at the moment of an address, with what this device may do."""
    shown = at_moment(game, request.GET)
    at, url = shown["table"]["at"], game.get_absolute_url()
    rulings = recording.rulings_of(game)
    return shown | {
        "rulings": [ruling for ruling in rulings if ruling["place"] == at],
        "steps_url": reverse("review", args=[game.pk]),
        "page": {
            "url": url,
            "night_url": game.night.get_absolute_url(),
            "may_enter": False,
        },
        "may_enter": permissions.may(game, "enter") and not game.is_shut,
    }


@require_safe
def why_lines(request, pk, deal, numbers):
    """Some lines of a deal, by its place on the sheet and their numbers."""
    game = permissions.game(request, pk)
    why = scoring.why.lines_screen(game.record(), deal, numbers)
    return why_page(request, game, why, why and lines_in_words(game, deal, numbers))


def lines_in_words(game, deal, numbers):
    """Which lines of which deal, for the title of a page."""
    is_nothing = not numbers[0].isdigit()  # "n0": the first line without points
    places = [str(int(one.lstrip("n")) + 1) for one in numbers.split("-")]
    lines = f"{things(len(places), 'line')} {join_with_and(places)}"
    number = game.sheet["deals"][deal]["number"]
    return f"deal {number}, {lines}{' without points' * is_nothing}"


@require_safe
def why_entry(request, pk, place):
    """What was announced at an entry, and what it brought."""
    game = permissions.game(request, pk)
    why = scoring.why.entry_screen(game.record(), place)
    return why_page(request, game, why, f"entry {place + 1}")


def why_page(request, game, why, about):
    """The page, or only its part for a line that was opened; `about`: in its title."""
    if why is None:
        raise Http404
    template = "reviews/_how.html" if request.htmx else "reviews/why.html"
    context = {"game": game, "why": why, "page": page_of(request, game), "about": about}
    return render(request, template, context)
