"""Another game like the one just played: one tap, and the deal passes to the left."""

from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from scorekeeper import recording
from scorekeeper.keys import access
from scorekeeper.models import Person
from scorekeeper.posted.change import asked


@require_POST
def again(request, pk):
    """Starts it with the same people, house rules and stake; a refusal leads to the
    form of a new game, where all of that can be changed."""
    game = access.game(request, pk, "enter")
    answer = recording.start_game(
        game.night,
        game.key,
        seated(game),
        options=game.options,
        dealer=(game.dealer + 1) % len(game.players),
        stake=game.stake,
        client_id=asked(request)["client_id"],
    )
    if answer.refusal:
        return redirect("new_game", game.night_id, game.key)
    return redirect(answer.game)


def seated(game):
    """The people of a game in the order of their seats."""
    of_the_circle = Person.objects.filter(circle_id=game.circle_id)
    by_pk = of_the_circle.in_bulk([player["person"] for player in game.players])
    return [by_pk[player["person"]] for player in game.players]
