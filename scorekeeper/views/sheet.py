"""The sheet: a whole game read back, and what it is played for."""

from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from scorekeeper import access, recording, scoring
from scorekeeper.stake_form import StakeForm
from scorekeeper.stakes import StakeError
from scorekeeper.story import turned
from scorekeeper.winnings import with_money


@require_safe
def sheet(request, pk):
    """The whole game, deal by deal and entry by entry; a long one in parts."""
    game = access.game(request, pk)
    return page(request, game, form_of(game))


@require_POST
def stake(request, pk):
    """Plays the game for another stake; what it gave is counted again."""
    game = access.game(request, pk, "enter")
    if game.night.closed_at:
        raise access.NotAllowed("The night is closed.")
    form = form_of(game, request.POST)
    if form.is_valid() and restaked(game, form):
        return redirect("sheet", game.pk)
    return page(request, game, form, status=422)


def form_of(game, posted=None):
    """What the game is played for, to be filled in."""
    return StakeForm(posted, stake=game.stake, currency=game.night.currency)


def restaked(game, form):
    """Whether a game takes the stake filled in; the form says why it does not."""
    try:
        recording.restake(game, form.cleaned_data["stake"])
    except StakeError as error:
        form.add_error("stake_per_point", str(error))
    return not form.errors


def page(request, game, form, status=200):
    is_open = not game.night.closed_at
    shown = {
        "game": game,
        "name": game.sheet["name"],
        "review": reviewed(game, request.GET),
        "turned": turned(game),
        "may_enter": access.may(game, "enter") and is_open,
        "may_delete": access.may(game, "host") and is_open,
        "form": form,
    }
    return render(request, "games/sheet.html", shown, status=status)


def reviewed(game, asked):
    """The game read back, with its result if it has one; `asked`: which part of it."""
    result = with_money(scoring.result_screen(game.sheet), game)
    part, deal = number_in(asked, "part"), number_in(asked, "deal")
    return scoring.review(game.record(), part, deal) | {"result": result}


def number_in(asked, name):
    """A number that an address names; 0 where it names none."""
    text = asked.get(name, "")
    return int(text) if text.isdecimal() and len(text) < 7 else 0
