"""The result of a night as a picture, drawn here, to be sent to everybody."""

from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules.words import spelled
from scorekeeper import settling
from scorekeeper.keys import access
from scorekeeper.money.currencies import written
from scorekeeper.nights.picture import picture
from scorekeeper.views.night_parts import balance, course, headline, remembered
from scorekeeper.words import card_game_name, night_title, result_words


@require_safe
def night_picture(request, pk):
    night = access.night(request, pk)
    shown = {"picture": drawn(night)}
    return render(request, "nights/picture.svg", shown, content_type="image/svg+xml")


def drawn(night):
    """The picture of a night as plain data."""
    plan = settling.plan(night)
    games = list(night.games.finished().order_by("started_at", "pk").defer("entries"))
    won = balance(plan.purses, night)
    below = spelled(len(games), "game"), f"in {won['counted_in']}", night.place
    return picture(
        night_title(night),
        " · ".join(part for part in below if part),
        headline(night),
        won,
        course(night, plan.purses, games),
        [f"{one['name']}: {one['text']}" for one in remembered(games)],
        [due_words(due, night.currency) for due in plan.dues],
        [(card_game_name(game.key), result_words(game)) for game in games],
    )


def due_words(due, currency):
    """One payment as (who pays whom, how much)."""
    verb = "paid" if due.is_paid else "pays"
    elsewhere = ", next time" if due.carried_to else ", netted" * due.is_netted
    return f"{due.payer} {verb} {due.payee}{elsewhere}", written(due.amount, currency)
