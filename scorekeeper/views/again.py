"""Another game like the one just played: one tap, and the deal passes to the left."""

from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from scorekeeper import recording
from scorekeeper.keys import access
from scorekeeper.posted.change import stamp_of
from scorekeeper.recording.apart import people_of


@require_POST
def again(request, pk):
    """Starts it with the same people, house rules and stake; a refusal leads to the
    form of a new game, where all of that can be changed."""
    game = access.game(request, pk, "enter")
    answer = recording.start_game(
        game.night,
        game.key,
        people_of(game),
        options=game.options,
        dealer=(game.dealer + 1) % len(game.players),
        stake=game.stake,
        client_id=stamp_of(request)["client_id"],
    )
    if answer.refusal:
        return redirect("new_game", game.night_id, game.key)
    return redirect(answer.game)
