"""Closing a night: what is still open there, and what each way to end it comes to."""

from uuid import uuid4

from django.db import transaction
from django.utils import timezone

from scorekeeper import recording, scoring
from scorekeeper.models import Game, Night
from scorekeeper.money.settlement.bills import held_night
from scorekeeper.money.winnings import worth_of
from scorekeeper.unreadable.games import IS_WRONG

STOP = {"type": "stop"}


def open_games(night):
    """The games of a night that are not finished, as they were started."""
    return list(night.games.open().order_by("started_at", "pk"))


def effect_of_stopping(game):
    """What a game comes to if it is stopped: `words`, and what `each` wins or loses.

    None where the rules refuse to stop it, or refuse what another version accepted.
    """
    try:
        return scoring.effect_of_stopping(game.record(), game.sheet, worth_of(game))
    except (scoring.RuleError, *IS_WRONG):
        return None


@transaction.atomic
def resume(game):
    """A game that was left out goes on, in a night that is open: whether it does."""
    held = Night.objects.select_for_update()
    night = held.get(pk=game.night_id, group=game.group_id)
    if night.closed_at is None:
        rows = Game.objects.filter(pk=game.pk, group_id=game.group_id)
        rows.update(is_left_out=False, changed_at=timezone.now())
    return night.closed_at is None


@transaction.atomic
def close(night, stopped=(), key_id=None):
    """Closes a night; each game `stopped` is settled as it stands before.

    Games that are still open then are left out: they give nobody anything, and stay so
    when the night is opened again.
    """
    for pk in stopped:
        game = Game.objects.for_change().get(pk=pk, group_id=night.group_id)
        stamp = {"seen": game.log_length, "client_id": uuid4(), "key_id": key_id}
        recording.enter(game, STOP, **stamp)
    set_closed(night, timezone.now()).games.open().update(is_left_out=True)
    return night


def reopen(night):
    return set_closed(night, None)


@transaction.atomic
def set_closed(night, closed_at):
    """Notes when a night was closed, None for one that goes on: the night, held."""
    held = held_night(night)
    held.closed_at = night.closed_at = closed_at
    held.save(update_fields=["closed_at"])
    return held
