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
    return stakes.fitting_stake(night.stake, scoring.price_of(key, options, players))


def stake_of(night, game):
    """The same for a game that was begun."""
    return stake_for(night, game.key, game.options, game.names())


def why_for_nothing(game):
    """Why a game is played for nothing at a night for money; "" where it is not."""
    tonight = {} if stakes.rate_of(game.stake) else game.stake_tonight()
    if not stakes.rate_of(tonight):
        return ""
    return stakes.why_for_nothing(game.stake, tonight, price_of(game))


def unpriced(night, games):
    """Those of its games that are for nothing, since what they count has no price."""
    return [game for game in with_night(night, games) if why_for_nothing(game)]


def with_night(night, games):
    """The games of a night in a list, each of which has it at hand."""
    games = list(games)
    for game in games:
        game.night = night
    return games


def handed_on(night, stake):
    """The night's stake with that of a game; a rate of another kind stays."""
    kept = {name: night.stake[name] for name in stakes.RATES if name in night.stake}
    return kept | stake
