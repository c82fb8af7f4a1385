"""Closing a night: what is still open there, and what each way to end it comes to."""

from uuid import uuid4

from django.db import transaction

from rules.words import signed, things
from scorekeeper import recording, scoring, settling
from scorekeeper.models import Game
from scorekeeper.money.currencies import won_or_lost
from scorekeeper.recording.proposal import money_of

STOP = {"type": "stop"}
NO_MONEY = "nobody wins or owes anything"


def open_games(night):
    """The games of a night that are not finished, as they were started."""
    return list(night.games.open().order_by("started_at", "pk"))


def unpaid(night):
    """The payments of a night, Dues, that are neither made nor carried on."""
    dues = settling.plan(night).dues
    return [due for due in dues if not (due.is_settled)]


def effect_of_stopping(game):
    """What a game gives each if it stops as it stands: ["Ann +€0.40", "Bob −€0.40"].

    In points where no money is at stake; None where the rules refuse to stop it.
    """
    record = game.record()
    try:
        sheet = scoring.score(record | {"entries": [*record["entries"], STOP]})
    except scoring.RuleError:
        return None
    money = money_of(game, sheet)
    if any(money):
        return each(game, money, lambda won: won_or_lost(won, game.night.currency))
    return each(game, sheet["result"]["net"], in_points) or [NO_MONEY]


def each(game, amounts, words):
    """Who wins or loses how much, those with nothing left out."""
    pairs = zip(game.names(), amounts, strict=True)
    return [f"{name} {words(won)}" for name, won in pairs if won]


def in_points(won):
    return f"{signed(won)} {things(won, 'point')}"


@transaction.atomic
def close(night, stopped, key_id):
    """Closes a night; each game `stopped` is settled as it stands before.

    Games that are still open then are left out: they give nobody anything.
    """
    for pk in stopped:
        game = Game.objects.for_change().get(pk=pk, circle_id=night.circle_id)
        stamp = {"seen": game.log_length, "client_id": uuid4(), "key_id": key_id}
        recording.enter(game, STOP, **stamp)
    return settling.close(night)
