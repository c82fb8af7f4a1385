"""What a game takes of its night's stake: nothing that would mean another there."""

from scorekeeper import scoring
from scorekeeper.money import stakes


def price_of(game):
    """How a game is settled, as `scoring.price_of` has it."""
    return scoring.price_of(game.key, game.options, game.names())


def stake_for(night, key, options, players):
    """The stake that a game among players (names) takes over from its night."""
    if not night.stake:
        return {}
    return stakes.fitting(night.stake, scoring.price_of(key, options, players))


def stake_of(night, game):
    """The same for a game that was begun."""
    return stake_for(night, game.key, game.options, game.names())


def handed_on(night, stake):
    """The night's stake with that of a game; a rate of another kind stays."""
    kept = {name: night.stake[name] for name in stakes.RATES if name in night.stake}
    return kept | stake
