"""What a finished game gave each person, written together with its last entry."""

from decimal import Decimal

from django.db import transaction

from phone import bounds
from scorekeeper import scoring
from scorekeeper.models import Game, Night, Standing
from scorekeeper.money import stakes
from scorekeeper.money.night_unit import stake_of
from scorekeeper.people.statistics import tallies
from scorekeeper.recording.proposal import money_of


def write_standings(game, was_finished, money):
    """Writes the standings of a finished game, or takes back those it had."""
    if was_finished:
        Standing.objects.filter(group_id=game.group_id, game=game).delete()
    if game.status == Game.Status.FINISHED:
        Standing.objects.bulk_create(standings(game, money))


def standings(game, money):
    """A Standing (not saved) for each seat; `money` by seat, in minor units."""
    result = game.sheet["result"]
    side_of = {
        seat: side for side, seats in enumerate(game.sheet["sides"]) for seat in seats
    }
    return [
        Standing(
            group_id=game.group_id,
            night_id=game.night_id,
            game=game,
            person_id=player["person"],
            points=result["scores"][side_of[seat]],
            net=result["net"][seat],
            money=Decimal(money[seat]),
            won=side_of[seat] in result["winners"],
            tags=result["tags"],
        )
        for seat, player in enumerate(game.players)
    ]


@transaction.atomic
def restake(game, stake):
    """Plays a game (not locked) for another stake; raises StakeError."""
    game = Game.objects.for_change().get(pk=game.pk, group_id=game.group_id)
    game.stake = stakes.read_stake(stake)
    money = money_of(game, game.sheet)
    if bounds.is_beyond_counting(game.sheet, money):
        raise stakes.StakeError("This stake is too large. Enter a smaller amount.")
    is_finished = game.status == Game.Status.FINISHED
    if is_finished:
        tallies.mark_again(game)
    game.save(update_fields=["stake", "changed_at", "is_counted"])
    write_standings(game, is_finished, money)
    return game


@transaction.atomic
def restake_night(night, stake, *, so_far=False):
    """Plays a night (not locked) for another stake; raises StakeError.

    It is for the games to come; with `so_far` for those that were begun, too.
    """
    night = Night.objects.select_for_update().get(pk=night.pk, group=night.group_id)
    night.stake = stakes.read_stake(stake)
    night.save(update_fields=["stake"])
    for game in night.games.defer("sheet", "entries") if so_far else ():
        restake(game, stake_of(night, game))
    return night


def tell_story(game):
    """Gives a game (not saved here) its story; one that is open has none."""
    is_finished = game.status == Game.Status.FINISHED
    game.story = scoring.story(game.record()) if is_finished else {}
